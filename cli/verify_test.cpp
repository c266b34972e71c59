// What `verify` says of a record: what is proven by the ceremony, by a signature, and by nobody.
#include <gtest/gtest.h>

#include "cli/commands.hpp"
#include "cli/fake_terminal.hpp"
#include "engine/games/registry.hpp"
#include "server/signing_key.hpp"
#include "tests/fuzz/record_mutation.hpp"
#include "tests/golden/played_record.hpp"

namespace sammel {
namespace {

const SigningKey& serversKey() {
  static const SigningKey key = SigningKey::from(sha256("the server's"));
  return key;
}

std::string played(RecordForm form) {
  Record record = playedRecord(*findGame("bauab"), "players=2 layout=square", 3);
  record.form = form;
  return serversKey().write(record);
}

struct Said {
  int code = 0;
  std::string text;
};
Said verified(const std::string& text, const std::string& key = {}, Language language = Language::en) {
  RecordError error;
  const std::optional<Record> record = readRecord(text, error);
  if (!record) return {-1, std::string(error.reason.key)};
  FakeTerminal terminal(false, {});
  const int code = verifyRecord(terminal, Speech(language), *record, key);
  return {code, terminal.text()};
}
std::string replaced(std::string text, std::string_view old, std::string_view with) {
  return text.replace(text.find(old), old.size(), with);
}
std::string sealed(const std::string& text) { return RecordMutation(text, 0).seal().text(); }

TEST(VerifyCommand, TellsThatAServerHasSigned) {
  const Said said = verified(played(RecordForm::attested));
  EXPECT_EQ(said.code, 0) << said.text;
  EXPECT_TRUE(
      said.text.starts_with("In order.\n- Recomputed: the deal follows from the numbers of the table and of 2 people"));
  EXPECT_NE(said.text.find("- Signed: "), std::string::npos) << said.text;
  EXPECT_NE(said.text.find(serversKey().publicText()), std::string::npos) << said.text;
  EXPECT_EQ(said.text.find("nobody"), std::string::npos) << said.text;
  EXPECT_NE(verified(played(RecordForm::attested), {}, Language::de).text.find("- Unterschrieben: "),
            std::string::npos);
}

TEST(VerifyCommand, TellsThatNobodyHasSigned) {
  for (const RecordForm form : {RecordForm::bare, RecordForm::sealed}) {
    const Said said = verified(played(form));
    EXPECT_EQ(said.code, 0) << said.text;
    EXPECT_NE(said.text.find("- Vouched for by nobody: "), std::string::npos) << said.text;
    EXPECT_EQ(said.text.find("Signed"), std::string::npos) << said.text;
  }
}

TEST(VerifyCommand, CanDemandAKey) {
  const std::string key = serversKey().publicText();
  EXPECT_EQ(verified(played(RecordForm::attested), key).code, 0);
  const Said unsignedRecord = verified(played(RecordForm::sealed), key);
  EXPECT_EQ(unsignedRecord.code, 1);
  EXPECT_NE(unsignedRecord.text.find("No server has signed"), std::string::npos) << unsignedRecord.text;
  const Said other = verified(played(RecordForm::attested), toHex(sha256("another")));
  EXPECT_EQ(other.code, 1);
  EXPECT_NE(other.text.find("by another key"), std::string::npos) << other.text;
}

// Whoever can count a digest anew still cannot sign.
TEST(VerifyCommand, NoticesWhatWasChangedUnderASignature) {
  const std::string genuine = played(RecordForm::attested);
  const std::string changed = replaced(genuine, "seat 1 Anna", "seat 1 Zoe");
  const Said broken = verified(changed);
  EXPECT_EQ(broken.code, 1);
  EXPECT_NE(broken.text.find("The digest does not fit"), std::string::npos) << broken.text;
  const Said forged = verified(sealed(changed));
  EXPECT_EQ(forged.code, 1);
  EXPECT_EQ(forged.text.find("The digest does not fit"), std::string::npos) << forged.text;
  EXPECT_NE(forged.text.find("The signature does not fit"), std::string::npos) << forged.text;
}

TEST(VerifyCommand, NoticesAKeyThatDidNotSign) {
  const std::string other = SigningKey::from(sha256("another")).publicText();
  const Said said = verified(replaced(played(RecordForm::attested), serversKey().publicText(), other));
  EXPECT_EQ(said.code, 1);
  EXPECT_NE(said.text.find("The signature does not fit"), std::string::npos) << said.text;
}

TEST(VerifyCommand, RefusesAKeyThatIsNone) {
  FakeTerminal terminal(false, {});
  EXPECT_THROW((void)verifyRecord(terminal, Speech(Language::en), VerifyRequest{.file = "any", .key = "1234"}),
               Failure);
}

}  // namespace
}  // namespace sammel
