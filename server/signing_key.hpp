// The Ed25519 key with which a server signs the records of its tables, and the check of such signatures.
//
// The same key signs the same record always alike, so signatures are not kept: whoever asks for a record gets it signed
// as it follows from the journal.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "engine/core/record.hpp"

namespace sammel {

class SigningKey {
 public:
  static SigningKey fresh();
  static SigningKey from(const Seed& seed);

  const Seed& seed() const { return seed_; }  // all of the secret
  const Digest& publicKey() const { return public_; }
  std::string publicText() const { return toHex(public_); }

  // The text of a record, signed if its form has room for a signature.
  std::string write(Record record) const;

 private:
  SigningKey() = default;

  Seed seed_{};
  Digest public_{};
  std::array<std::uint8_t, 64> secret_{};
};

// What tables need of a key, so that they know nothing of libsodium.
struct Signing {
  std::string key;                           // the public one
  std::function<std::string(Record)> write;  // the text of a record, signed if its form has room for a signature
};
Signing signingWith(const SigningKey& key);

// Whether the record's attestation was made with its key for its digest; false if it has none.
bool isSigned(const Record& record);

}  // namespace sammel
