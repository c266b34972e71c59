#include "server/signing_key.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "engine/games/registry.hpp"
#include "server/kept_key.hpp"
#include "server/test_house.hpp"

namespace sammel {
namespace {

using testing::Answer;
using testing::begin;
using testing::Guest;
using testing::House;
using testing::playOn;

// The first two tests of RFC 8032, section 7.1.
TEST(SigningKey, FollowsFromItsSeedAsThePublishedExamplesSay) {
  const auto publicKeyOf = [](std::string_view seed) { return SigningKey::from(*digestFromHex(seed)).publicText(); };
  EXPECT_EQ(publicKeyOf("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"),
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  EXPECT_EQ(publicKeyOf("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"),
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
  EXPECT_NE(SigningKey::fresh().publicKey(), SigningKey::fresh().publicKey());
}

Record smallRecord() {
  Record record;
  record.form = RecordForm::attested;
  record.game = "bauab";
  record.options = "players=2";
  record.names = {"Anna", "Ben"};
  return record;
}

// The page's test of signatures (attestation.test.ts) holds the same record: both must agree for ever.
TEST(SigningKey, SignsTheSameRecordAlwaysAlike) {
  const SigningKey key = SigningKey::from(sha256("a key for tests"));
  const std::string text = key.write(smallRecord());
  EXPECT_EQ(text.substr(text.find("digest ")),
            "digest c24092887b49a1025b765ba63b9e4c0fe18f682d7956d554bdfb60d81b74d0b8\n"
            "key 8f1543a1c4eb3b61652685597ecf7b32f43fdb57367de144d99324f0c8aaeb09\n"
            "signature 8019ba5df73dcfb9f65f4c3fef4536ca0faa04b14ef7e636ceb71ea8d78605ab"
            "af864eadd913936c38d5302d06cb323f4492631c4c5da3300e0b04d00f6a7500\n");
  EXPECT_EQ(key.write(smallRecord()), text);
  RecordError error;
  std::optional<Record> record = readRecord(text, error);
  ASSERT_TRUE(record);
  EXPECT_TRUE(isSigned(*record));
  EXPECT_EQ(record->attestation->key, key.publicKey());
}

TEST(SigningKey, NoOtherKeyDigestOrSignatureWillDo) {
  RecordError error;
  const Record record = *readRecord(SigningKey::fresh().write(smallRecord()), error);
  ASSERT_TRUE(isSigned(record));
  Record other = record;
  other.attestation->key = SigningKey::fresh().publicKey();
  EXPECT_FALSE(isSigned(other));
  other = record;
  (*other.digest)[31] ^= 1;
  EXPECT_FALSE(isSigned(other));
  other = record;
  other.attestation->signature[0] ^= 1;
  EXPECT_FALSE(isSigned(other));
  other.attestation.reset();
  EXPECT_FALSE(isSigned(other));
}

class KeptKey : public ::testing::Test {
 protected:
  KeptKey() {
    std::string folder = (std::filesystem::temp_directory_path() / "sammelsurium-key-XXXXXX").string();
    folder_ = mkdtemp(folder.data());
  }
  ~KeptKey() override { std::filesystem::remove_all(folder_); }
  std::filesystem::path file() const { return folder_ / "signing.key"; }
  std::string contents() const {
    std::ostringstream text;
    text << std::ifstream(file(), std::ios::binary).rdbuf();
    return text.str();
  }
  std::optional<SigningKey> key() { return keptKey(file(), Language::en, problem_); }
  unsigned mode() const {
    struct stat status{};
    EXPECT_EQ(stat(file().c_str(), &status), 0);
    return status.st_mode & 0777U;
  }

  std::filesystem::path folder_;
  std::string problem_;
};

TEST_F(KeptKey, IsMadeOnceAndOnlyItsOwnerMayReadIt) {
  const std::optional<SigningKey> first = key();
  ASSERT_TRUE(first) << problem_;
  EXPECT_EQ(mode(), 0600U);
  EXPECT_EQ(contents(), toHex(first->seed()) + '\n');
  EXPECT_EQ(key()->publicKey(), first->publicKey());
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1) << "nothing else is left behind";
}

TEST_F(KeptKey, ThatOthersCouldReadIsClosedToThem) {
  ASSERT_TRUE(key());
  ASSERT_EQ(chmod(file().c_str(), 0644), 0);
  ASSERT_TRUE(key());
  EXPECT_EQ(mode(), 0600U);
}

TEST_F(KeptKey, ThatIsNoneIsNotReplaced) {
  for (const std::string text : {"", "not a key\n", "00112233\n"}) {
    std::ofstream(file(), std::ios::binary) << text;
    EXPECT_FALSE(key());
    EXPECT_NE(problem_.find(file().string()), std::string::npos) << problem_;
    EXPECT_NE(problem_.find("Restore the file"), std::string::npos) << problem_;
    EXPECT_EQ(contents(), text);
  }
}

TEST_F(KeptKey, ThatCannotBeMadeIsAProblem) {
  EXPECT_FALSE(keptKey(folder_ / "missing" / "signing.key", Language::de, problem_));
  EXPECT_NE(problem_.find("--data"), std::string::npos) << problem_;
}

struct Finished {
  Finished() : seats(house.seatPeople("bauab", "players=2", 2)) {
    Guest anna(house, seats.table, seats.cookies[0]);
    Guest ben(house, seats.table, seats.cookies[1]);
    begin({&anna, &ben});
    playOn({&anna, &ben});
  }
  std::string record() { return house.get("/api/tables/" + seats.table + "/record").text; }

  House house;
  House::Seats seats;
};

TEST(SignedRecords, AreSignedWithTheKeyThatTheServerPublishes) {
  Finished game;
  RecordError error;
  const std::optional<Record> record = readRecord(game.record(), error);
  ASSERT_TRUE(record) << error.line;
  EXPECT_TRUE(verify(*record, games()).empty());
  EXPECT_TRUE(isSigned(*record));
  const Answer answer = game.house.get("/api/key");
  EXPECT_EQ(answer.json.at("key").as_string(), toHex(record->attestation->key));
}

TEST(SignedRecords, AreTheSameAfterARestart) {
  Finished game;
  const std::string before = game.record();
  game.house.restart();
  EXPECT_EQ(game.record(), before);
}

TEST(SignedRecords, KeepTheNamesThatPeopleHadAtTheEnd) {
  Finished game;
  const std::string before = game.record();
  Guest anna(game.house, game.seats.table, game.seats.cookies[0]);
  anna.tell("name", R"("name":"Zoe")");
  game.house.settle();
  EXPECT_EQ(anna.last("table").at("seats").at(0).at("name"), "Zoe");
  EXPECT_EQ(game.record(), before);
  game.house.restart();
  EXPECT_EQ(game.record(), before);
}

TEST(SignedRecords, TablesFromBeforeKeepTheFormThatTheyAreKnownBy) {
  Finished game;
  std::string& opened = game.house.journal.tables.at(game.seats.table).rows.front().entry;
  EXPECT_EQ(opened, "opened 1 2");
  opened = "opened 1";
  game.house.restart();
  RecordError error;
  const std::optional<Record> record = readRecord(game.record(), error);
  ASSERT_TRUE(record) << error.line;
  EXPECT_EQ(record->form, RecordForm::bare);
  EXPECT_TRUE(verify(*record, games()).empty());
}

}  // namespace
}  // namespace sammel
