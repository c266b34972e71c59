// Golden records with lines dropped, doubled, swapped and numbers changed: nothing that reads records is harmed, and
// none of it goes unnoticed where there is a digest.
#include "tests/fuzz/record_mutation.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "server/signing_key.hpp"
#include "tests/fuzz/record_fuzz.hpp"

namespace sammel {
namespace {

// All golden records by name, in the form given.
std::map<std::string, std::string> goldenRecords(RecordForm form) {
  static const SigningKey key = SigningKey::from(sha256("a key for tests"));
  std::map<std::string, std::string> records;
  for (const auto& file : std::filesystem::directory_iterator(GOLDEN_RECORDS)) {
    std::ostringstream text;
    text << std::ifstream(file.path(), std::ios::binary).rdbuf();
    RecordError error;
    std::optional<Record> record = readRecord(text.str(), error);
    if (!record) {
      ADD_FAILURE() << file.path() << " line " << error.line;
      continue;
    }
    record->form = form;
    records[file.path().filename().string()] = key.write(*std::move(record));
  }
  EXPECT_GT(records.size(), 50U);
  return records;
}

TEST(ChangedRecords, DoNoHarm) {
  std::uint64_t seed = 0;
  for (const RecordForm form : {RecordForm::bare, RecordForm::sealed}) {
    for (const auto& [name, text] : goldenRecords(form)) {
      for (int round = 0; round < 2; ++round) {
        SCOPED_TRACE(name + " with seed " + std::to_string(++seed));
        tryRecord(RecordMutation(text, seed).change().seal().text());
      }
    }
  }
}

TEST(ChangedRecords, WithoutSeatsDoNoHarm) {
  for (const auto& [name, text] : goldenRecords(RecordForm::bare)) {
    SCOPED_TRACE(name);
    std::istringstream lines(text);
    std::string without;
    for (std::string line; std::getline(lines, line);) without += line.starts_with("seat ") ? "" : line + '\n';
    RecordError error;
    const std::optional<Record> record = readRecord(without, error);
    ASSERT_TRUE(record);
    Verdict refusal;
    EXPECT_EQ(replay(*record, versions(), refusal), nullptr);
    EXPECT_EQ(refusal.reason().key, "record.seats");
    tryRecord(without);
  }
}

// In order, and not as a record of a lesser form, for which nobody vouches.
bool isInOrder(const std::string& text, RecordForm form) {
  RecordError error;
  const std::optional<Record> record = readRecord(text, error);
  return record && record->form == form && verify(*record, versions()).empty() &&
         (!record->attestation || isSigned(*record));
}

TEST(ChangedRecords, AreNeverInOrderBeforeTheirDigestIsMadeToFit) {
  std::uint64_t seed = 1000;
  for (const auto& [name, text] : goldenRecords(RecordForm::sealed)) {
    EXPECT_TRUE(isInOrder(text, RecordForm::sealed)) << name;
    for (int round = 0; round < 4; ++round) {
      const std::string changed = RecordMutation(text, ++seed).change().text();
      if (changed != text) EXPECT_FALSE(isInOrder(changed, RecordForm::sealed)) << name << " with seed " << seed;
    }
  }
}

TEST(ChangedRecords, AreNeverInOrderUnderTheOldSignature) {
  std::uint64_t seed = 2000;
  for (const auto& [name, text] : goldenRecords(RecordForm::attested)) {
    EXPECT_TRUE(isInOrder(text, RecordForm::attested)) << name;
    for (int round = 0; round < 4; ++round) {
      const std::string changed = RecordMutation(text, ++seed).change().seal().text();
      if (changed != text) EXPECT_FALSE(isInOrder(changed, RecordForm::attested)) << name << " with seed " << seed;
    }
  }
}

}  // namespace
}  // namespace sammel
