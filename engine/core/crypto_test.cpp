#include "engine/core/crypto.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

std::string hexOf(const Digest& digest) { return toHex(digest); }

// The examples of FIPS 180-4 and one million times the letter a.
TEST(Sha256, GivesTheOfficialDigests) {
  EXPECT_EQ(hexOf(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hexOf(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hexOf(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(
      hexOf(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrs"
                   "mnopqrstnopqrstu")),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(hexOf(sha256(std::string(1'000'000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, DoesNotCareHowTheTextIsCut) {
  const std::string text(200, 'x');
  for (std::size_t cut = 0; cut <= text.size(); ++cut) {
    Sha256 hash;
    hash.add(std::string_view(text).substr(0, cut)).add(std::string_view(text).substr(cut));
    EXPECT_EQ(hash.finish(), sha256(text)) << cut;
  }
}

// RFC 8439, section 2.3.2.
TEST(ChaCha20, GivesTheOfficialBlock) {
  std::array<std::uint8_t, 32> key{};
  for (std::size_t i = 0; i < key.size(); ++i) key[i] = static_cast<std::uint8_t>(i);
  const std::array<std::uint32_t, 16> expected{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
                                               0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
                                               0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2};
  EXPECT_EQ(chacha20Block(key, 1, {0x09000000, 0x4a000000, 0x00000000}), expected);
}

// RFC 8439, appendix A.1, test vectors 1 and 2: all zero, block counter 0 and 1.
TEST(ChaCha20, GivesTheOfficialBlocksOfZeros) {
  const std::array<std::uint32_t, 16> first{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0,
                                            0xccef36a8, 0xc70d778b, 0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8,
                                            0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2};
  EXPECT_EQ(chacha20Block({}, 0, {}), first);
  const std::array<std::uint32_t, 16> second{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348,
                                             0x3e53c612, 0xed7aee32, 0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874,
                                             0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b};
  EXPECT_EQ(chacha20Block({}, 1, {}), second);
}

TEST(Hex, GoesBothWays) {
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = static_cast<std::uint8_t>(i * 8 + 5);
  EXPECT_EQ(digestFromHex(toHex(digest)), digest);
}

TEST(Hex, RefusesWhatIsNoDigest) {
  const std::string good(64, '0');
  EXPECT_TRUE(digestFromHex(good));
  EXPECT_FALSE(digestFromHex(good.substr(1)));
  EXPECT_FALSE(digestFromHex(good + "0"));
  EXPECT_FALSE(digestFromHex(std::string(63, '0') + "g"));
  EXPECT_FALSE(digestFromHex(std::string(63, '0') + "A")) << "capitals would give one digest two spellings";
  EXPECT_FALSE(digestFromHex(""));
}

}  // namespace
}  // namespace sammel
