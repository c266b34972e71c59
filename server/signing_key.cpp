#include "server/signing_key.hpp"

#include <sodium.h>

#include <cstdlib>

namespace sammel {
namespace {

static_assert(crypto_sign_SEEDBYTES == sizeof(Seed));
static_assert(crypto_sign_PUBLICKEYBYTES == sizeof(Digest));
static_assert(crypto_sign_BYTES == sizeof(Attestation::signature));

void useSodium() {
  static const bool isReady = sodium_init() >= 0;
  if (!isReady) std::abort();  // there is no randomness on this machine
}

const unsigned char* bytesOf(const std::string& text) { return reinterpret_cast<const unsigned char*>(text.data()); }

}  // namespace

SigningKey SigningKey::fresh() {
  useSodium();
  Seed seed{};
  randombytes_buf(seed.data(), seed.size());
  return from(seed);
}

SigningKey SigningKey::from(const Seed& seed) {
  useSodium();
  SigningKey key;
  static_assert(crypto_sign_SECRETKEYBYTES == sizeof(key.secret_));
  key.seed_ = seed;
  crypto_sign_seed_keypair(key.public_.data(), key.secret_.data(), seed.data());
  return key;
}

std::string SigningKey::write(Record record) const {
  if (record.form == RecordForm::attested) {
    const std::string message = signedMessage(digestOf(record));
    record.attestation = Attestation{public_, {}};
    crypto_sign_detached(record.attestation->signature.data(), nullptr, bytesOf(message), message.size(),
                         secret_.data());
  }
  return writeRecord(record);
}

Signing signingWith(const SigningKey& key) {
  return {key.publicText(), [key](Record record) { return key.write(std::move(record)); }};
}

bool isSigned(const Record& record) {
  if (!record.attestation || !record.digest) return false;
  useSodium();
  const std::string message = signedMessage(*record.digest);
  return crypto_sign_verify_detached(record.attestation->signature.data(), bytesOf(message), message.size(),
                                     record.attestation->key.data()) == 0;
}

}  // namespace sammel
