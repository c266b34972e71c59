#include "engine/core/record.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "engine/conformance/texts.hpp"
#include "engine/games/registry.hpp"
#include "tests/golden/played_record.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

Record genuine() { return playedRecord(*findGame("bauab"), "players=2 layout=square", 3); }

std::vector<std::string> keysOf(const std::vector<Message>& findings) {
  std::vector<std::string> keys;
  keys.reserve(findings.size());
  for (const Message& finding : findings) keys.emplace_back(finding.key);
  return keys;
}
std::vector<std::string> findingsOf(const Record& record) {
  const std::vector<Message> findings = verify(record, games());
  const conformance::Texts texts(recordPhrases(), {});
  for (const Message& finding : findings) EXPECT_EQ(texts.wrongWithMessage(finding, maxSeats + 1), std::nullopt);
  return keysOf(findings);
}
using Keys = std::vector<std::string>;

TEST(Record, GoesBothWays) {
  Record record = genuine();
  record.previous = sha256("the game before");
  const std::string text = writeRecord(record);
  RecordError error;
  const std::optional<Record> read = readRecord(text, error);
  ASSERT_TRUE(read) << error.line;
  EXPECT_EQ(writeRecord(*read), text);
  EXPECT_EQ(read->names, record.names);
  EXPECT_EQ(read->previous, record.previous);
  EXPECT_EQ(read->secret, record.secret);
  EXPECT_EQ(read->entries.size(), record.entries.size());
  EXPECT_EQ(read->entries.back().at, record.entries.back().at);
  EXPECT_EQ(read->finalState, record.finalState);
  EXPECT_EQ(read->result, record.result);
  EXPECT_TRUE(verify(*read, games()).empty());
}

TEST(Record, DoesNotMindEmptyLinesAndForeignLineEnds) {
  std::string text = writeRecord(genuine());
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 3)) text.insert(at, "\r");
  RecordError error;
  EXPECT_TRUE(readRecord(text + "\r\n\n", error)) << error.line;
  EXPECT_TRUE(readRecord(writeRecord(genuine()) + "\n", error)) << error.line;
}

TEST(Record, KeepsNamesWithSpacesAndForeignLetters) {
  Record record = genuine();
  record.names = {"Henk van Dam", "Dörte 🌰"};
  RecordError error;
  EXPECT_EQ(readRecord(writeRecord(record), error)->names, record.names);
}

struct BadLine {
  const char* name;
  const char* line;
};
void PrintTo(const BadLine& bad, std::ostream* out) { *out << bad.name; }
class BadLines : public testing::TestWithParam<BadLine> {};

TEST_P(BadLines, AreRefusedWithTheirNumber) {
  const std::string start = "sammelsurium-record 1\ngame bauab\nrules 1\noptions players=2\n";
  RecordError error;
  ASSERT_TRUE(readRecord(start, error));
  EXPECT_FALSE(readRecord(start + GetParam().line + "\n", error));
  EXPECT_EQ(error.line, 5);
  EXPECT_EQ(error.reason.key, "record.line");
  const std::string_view quoted = error.reason.args[1].text.view();
  EXPECT_EQ(quoted.find_first_of("\x1b\r"), std::string_view::npos) << "an error may end up in a terminal";
}

#define HEX_64 "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"
INSTANTIATE_TEST_SUITE_P(
    Record, BadLines,
    testing::Values(BadLine{"NoGame", "game"}, BadLine{"NoOptions", "options "}, BadLine{"RulesInWords", "rules one"},
                    BadLine{"NoContent", "content"}, BadLine{"SeatOutOfTurn", "seat 2 Ben"},
                    BadLine{"TableAsSeat", "seat table Ben"}, BadLine{"SeatZero", "seat 0 Ben"},
                    BadLine{"SeatNine", "9 0 pass"}, BadLine{"ShortPrevious", "previous 00"},
                    BadLine{"FromNowhere", "from"}, BadLine{"FromAShortDigest", "from 00 3"},
                    BadLine{"FromNoAction", "from " HEX_64}, BadLine{"FromANegativeAction", "from " HEX_64 " -1"},
                    BadLine{"FromAnActionAndMore", "from " HEX_64 " 3 4"},
                    BadLine{"CommitmentWithoutOwner", "commitment " HEX_64},
                    BadLine{"CommitmentInCapitals",
                            "commitment 1 AA112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"},
                    BadLine{"NonceOfTheTable", "nonce table " HEX_64}, BadLine{"ShortNonce", "nonce 1 0011"},
                    BadLine{"LongSecret", "secret " HEX_64 "00"}, BadLine{"StateInWords", "state xyz"},
                    BadLine{"StateTooLarge", "state 10000000000000000"}, BadLine{"ResultInWords", "result many"},
                    BadLine{"ResultWithTooManyPoints", "result 1 2 3 4 5 6 7 8 9 ranks 1"},
                    BadLine{"ResultOutOfRange", "result 70000 1 ranks 1 2"},
                    BadLine{"RankOutOfRange", "result 1 1 ranks 1 300"},
                    BadLine{"RanksTwice", "result 1 1 ranks 1 ranks 2"}, BadLine{"EntryWithoutAction", "1 100"},
                    BadLine{"EntryWithoutTime", "1 pass"}, BadLine{"NegativeTime", "1 -5 pass"},
                    BadLine{"EntryTooLong", "1 0 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
                    BadLine{"ControlCharacters", "content a\x1b[2J"}, BadLine{"ManyLineEnds", "content a\r\r"},
                    BadLine{"SecondGame", "game nussknacker"}, BadLine{"SecondOptions", "options players=2"},
                    BadLine{"SecondRules", "rules 1"}, BadLine{"Nonsense", "once upon a time"}),
    [](const testing::TestParamInfo<BadLine>& bad) { return std::string(bad.param.name); });

TEST(Record, SaysWhatIsMissingAltogether) {
  RecordError error;
  EXPECT_FALSE(readRecord("", error));
  EXPECT_EQ(error.reason.key, "record.magic");
  EXPECT_FALSE(readRecord("once upon a time\n", error));
  EXPECT_EQ(error.reason.key, "record.magic");
  EXPECT_EQ(error.line, 1);
  EXPECT_FALSE(readRecord("sammelsurium-record 3\ngame bauab\noptions players=2\n", error));
  EXPECT_EQ(error.reason.key, "record.magic");
  EXPECT_FALSE(readRecord("sammelsurium-record 1\ngame bauab\n", error));
  EXPECT_EQ(error.reason.key, "record.incomplete");
  EXPECT_FALSE(readRecord("sammelsurium-record 1\noptions players=2\n", error));
  EXPECT_EQ(error.reason.key, "record.incomplete");
  EXPECT_FALSE(readRecord(std::string(longestRecord + 1, '\n'), error));
  EXPECT_EQ(error.reason.key, "record.tooLong");
}

TEST(Record, SpeaksBothLanguages) {
  EXPECT_EQ(conformance::Texts(recordPhrases(), {"-", "-"}).wrongWithPhrases(), std::nullopt);
}

// A game that goes on from the third action of another one, which happens to go as that one went.
Record branch() {
  Record record = genuine();
  record.origin = BranchPoint{sha256("the other game"), 3};
  return record;
}

TEST(Branch, GoesBothWays) {
  const std::string text = writeRecord(branch());
  EXPECT_NE(text.find("from " + toHex(sha256("the other game")) + " 3\n"), std::string::npos);
  RecordError error;
  const std::optional<Record> read = readRecord(text, error);
  ASSERT_TRUE(read) << error.line;
  EXPECT_EQ(read->origin->digest, sha256("the other game"));
  EXPECT_EQ(read->origin->actions, 3U);
  EXPECT_EQ(writeRecord(*read), text);
}

TEST(Branch, ProvesNothingAboutLuck) {
  EXPECT_EQ(findingsOf(branch()), Keys{});
  EXPECT_EQ(keysOf(groundsFor(branch())), (Keys{"record.ground.known", "record.ground.nobody"}));
  Record attested = branch();
  attested.attestation = Attestation();
  EXPECT_EQ(keysOf(groundsFor(attested)), (Keys{"record.ground.known", "record.ground.signedSince"}));
}

TEST(Branch, TakesOverNoMoreThanThereIs) {
  Record record = branch();
  record.origin->actions = record.entries.size() + 1;
  EXPECT_EQ(findingsOf(record).back(), "record.originLonger");
}

TEST(Branch, TakesNothingBackThatWasTakenOver) {
  Record record = branch();
  const Entry third = record.entries[2];
  const std::vector<Entry> andAgain{{third.seat, undoAction, third.at}, third};
  record.entries.insert(record.entries.begin() + 3, andAgain.begin(), andAgain.end());
  record.origin->actions = 2;
  EXPECT_EQ(findingsOf(record), Keys{}) << "the third action is the first of its own";
  record.origin->actions = 3;
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
}

TEST(Branch, KnowsTheActionsThatWereNotTakenBack) {
  const Record record = genuine();
  Verdict refusal;
  const std::unique_ptr<Play> play = replay(record, games(), refusal);
  const std::vector<Entry> expected = play->past(play->entriesInForce())->entries();
  const std::vector<Entry> inForce = entriesInForce(record);
  ASSERT_LT(inForce.size(), record.entries.size()) << "something was taken back";
  ASSERT_EQ(inForce.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(inForce[i].action, expected[i].action);
}

TEST(Replay, StopsWhereItIsTold) {
  const Record record = genuine();
  Verdict refusal;
  const std::unique_ptr<Play> play = replay(record, games(), refusal, 5);
  ASSERT_TRUE(play);
  EXPECT_EQ(play->entries().size(), 5U);
  EXPECT_TRUE(refusal.isFine());
}

TEST(Verify, FindsNothingInAGenuineRecord) {
  for (const AnyGame* game : games()) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const Record record = playedRecord(*game, game->variants().front(), seed);
      EXPECT_EQ(findingsOf(record), Keys{}) << game->facts().id << seed;
    }
  }
}

TEST(Verify, NamesAnotherSecret) {
  Record record = genuine();
  (*record.secret)[0] ^= 1;
  const Keys findings = findingsOf(record);
  EXPECT_EQ(findings.at(0), "record.secretDiffers");
}

TEST(Verify, NamesAnotherCommitmentOfTheTable) {
  Record record = genuine();
  record.commitments[0].digest[5] ^= 1;
  EXPECT_EQ(findingsOf(record), Keys{"record.secretDiffers"});
}

TEST(Verify, NamesAMissingSecret) {
  Record record = genuine();
  record.secret.reset();
  EXPECT_EQ(findingsOf(record), Keys{"record.noSecret"});
}

TEST(Verify, NamesAMissingCommitmentOfTheTable) {
  Record record = genuine();
  record.commitments.erase(record.commitments.begin());
  EXPECT_EQ(findingsOf(record), Keys{"record.noCommitment"});
}

TEST(Verify, NamesAnotherCommitmentOfASeat) {
  Record record = genuine();
  record.commitments[2].digest[0] ^= 1;
  const std::vector<Message> findings = verify(record, games());
  EXPECT_EQ(keysOf(findings), Keys{"record.nonceDiffers"});
  EXPECT_EQ(findings.at(0).args[0], arg::seat("who", Seat(1)));
}

TEST(Verify, NamesAnotherNonce) {
  Record record = genuine();
  record.nonces[1].value[0] ^= 1;
  EXPECT_EQ(findingsOf(record).at(0), "record.nonceDiffers");
}

TEST(Verify, NamesAMissingNonce) {
  Record record = genuine();
  record.nonces.pop_back();
  EXPECT_EQ(findingsOf(record).at(0), "record.nonceMissing");
}

TEST(Verify, NamesANonceThatWasNotCommittedTo) {
  Record record = genuine();
  record.commitments.pop_back();
  EXPECT_EQ(findingsOf(record), Keys{"record.nonceUncommitted"});
}

TEST(Verify, NamesASecondCommitmentOrNonceOfOneSeat) {
  Record record = genuine();
  record.commitments.push_back(record.commitments[1]);
  EXPECT_EQ(findingsOf(record), Keys{"record.twice"});
  record = genuine();
  record.nonces.push_back(record.nonces[0]);
  EXPECT_EQ(findingsOf(record).at(0), "record.twice");
}

TEST(Verify, NamesAnIllegalAction) {
  Record record = genuine();
  record.entries[1].action = record.entries[0].action;
  const std::vector<Message> findings = verify(record, games());
  ASSERT_EQ(keysOf(findings), Keys{"record.illegal"});
  EXPECT_EQ(findings[0].args[0], arg::number("n", 2));
  EXPECT_EQ(findings[0].args[2], arg::seat("who", record.entries[1].seat));
}

TEST(Verify, NamesAnActionThatIsNone) {
  Record record = genuine();
  record.entries[1].action = "castle";
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
}

TEST(Verify, NamesActionsInAnotherOrder) {
  Record record = genuine();
  std::swap(record.entries[0], record.entries[1]);
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
}

TEST(Verify, NamesAnActionOfAnotherSeat) {
  Record record = genuine();
  record.entries[0].seat = record.entries[0].seat.left(2);
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
  record.entries[0].seat = Seat(5);
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
  record.entries[0].seat = Seat::table();
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
}

TEST(Verify, NamesALegalButDifferentCourse) {
  Record record = genuine();
  Verdict refusal;
  const std::size_t last = record.entries.size() - 1;
  const auto play = replay(record, games(), refusal, last);
  const std::vector<Notation> answers = answersOf(play->match(), record.entries[last].seat);
  ASSERT_GT(answers.size(), 1U) << "choose another seed";
  record.entries[last].action = answers[0] == record.entries[last].action ? answers[1] : answers[0];
  const Keys findings = findingsOf(record);
  EXPECT_NE(std::find(findings.begin(), findings.end(), "record.stateDiffers"), findings.end());
}

TEST(Verify, NamesAMissingEnd) {
  Record record = genuine();
  record.entries.pop_back();
  EXPECT_EQ(findingsOf(record), (Keys{"record.unfinished", "record.stateDiffers"}));
}

TEST(Verify, NamesActionsAfterTheEnd) {
  Record record = genuine();
  record.entries.push_back({Seat(0), "pass", 1'000'000});
  EXPECT_EQ(findingsOf(record), Keys{"record.illegal"});
}

TEST(Verify, NamesAnotherFinalState) {
  Record record = genuine();
  *record.finalState ^= 1;
  EXPECT_EQ(findingsOf(record), Keys{"record.stateDiffers"});
  record.finalState.reset();
  EXPECT_EQ(findingsOf(record), Keys{"record.stateDiffers"});
}

TEST(Verify, NamesAnotherResult) {
  Record record = genuine();
  ++record.result->points[0];
  EXPECT_EQ(findingsOf(record), Keys{"record.resultDiffers"});
  record = genuine();
  std::swap(record.result->ranks[0], record.result->ranks[1]);
  EXPECT_EQ(findingsOf(record), Keys{"record.resultDiffers"});
  record.result.reset();
  EXPECT_EQ(findingsOf(record), Keys{"record.resultDiffers"});
}

TEST(Verify, NamesAWrongNumberOfSeats) {
  Record record = genuine();
  record.names.emplace_back("Cem");
  EXPECT_EQ(findingsOf(record), Keys{"record.seats"});
  record.names = {"Anna"};
  EXPECT_EQ(findingsOf(record), Keys{"record.seats"});
  Verdict refusal;
  EXPECT_EQ(replay(record, games(), refusal), nullptr) << "whoever shows it asks for every seat's name";
}

TEST(Verify, NamesAnUnknownGameVersionOrOption) {
  Record record = genuine();
  record.game = "chess";
  EXPECT_EQ(findingsOf(record), Keys{"record.game"});
  record = genuine();
  record.rulesVersion = 99;
  EXPECT_EQ(findingsOf(record), Keys{"record.rules.newer"});
  record = genuine();
  record.options = "players=2 layout=moon";
  EXPECT_EQ(findingsOf(record), Keys{"core.option.value"});
}

TEST(Verify, NamesOtherOptions) {
  Record record = genuine();
  record.options = "players=2 layout=strip";
  EXPECT_FALSE(findingsOf(record).empty());
}

struct Tampering {
  const char* name;
  std::string (*change)(std::string text);
};
void PrintTo(const Tampering& tampering, std::ostream* out) { *out << tampering.name; }
class Tamperings : public testing::TestWithParam<Tampering> {};

std::vector<std::string> linesIn(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}
std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}
std::size_t firstWith(const std::vector<std::string>& lines, std::string_view start) {
  std::size_t at = 0;
  while (at < lines.size() && !lines[at].starts_with(start)) ++at;
  EXPECT_LT(at, lines.size()) << start;
  return at;
}
std::string withInserted(const std::string& text, std::string_view before, std::initializer_list<const char*> added) {
  std::vector<std::string> lines = linesIn(text);
  lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(firstWith(lines, before)), added.begin(), added.end());
  return joined(lines);
}
std::string withSwapped(const std::string& text, std::string_view one, std::string_view other) {
  std::vector<std::string> lines = linesIn(text);
  std::swap(lines[firstWith(lines, one)], lines[firstWith(lines, other)]);
  return joined(lines);
}

// The rules and the ceremony have nothing to say about any of these.
TEST_P(Tamperings, AreNoticed) {
  Record record = genuine();
  const std::string text = writeRecord(record);
  const std::string changed = GetParam().change(text);
  ASSERT_NE(changed, text);
  RecordError error;
  const std::optional<Record> read = readRecord(changed, error);
  ASSERT_TRUE(read) << "line " << error.line;
  EXPECT_EQ(findingsOf(*read), Keys{"record.digestDiffers"});

  std::string old = changed.substr(0, changed.find("digest "));
  old.replace(0, old.find('\n'), "sammelsurium-record 1");
  const std::optional<Record> withoutDigest = readRecord(old, error);
  ASSERT_TRUE(withoutDigest) << "line " << error.line;
  EXPECT_EQ(findingsOf(*withoutDigest), Keys{}) << "or the digest would not be needed";
  EXPECT_EQ(groundsFor(*withoutDigest).back().key, "record.ground.nobody");
}

INSTANTIATE_TEST_SUITE_P(
    Record, Tamperings,
    testing::Values(Tampering{"NamesSwapped",
                              [](std::string text) {
                                std::swap(text[text.find("Anna")], text[text.find("Ben")]);
                                return text;
                              }},
                    Tampering{"TimeRewritten",
                              [](std::string text) {
                                std::vector<std::string> lines = linesIn(text);
                                std::string& first = lines[firstWith(lines, "secret ") + 1];
                                first.replace(2, first.find(' ', 2) - 2, "17");
                                return joined(lines);
                              }},
                    Tampering{"PreviousAdded",
                              [](std::string text) { return withInserted(text, "secret ", {"previous " HEX_64}); }},
                    Tampering{"ActAndUndoInserted",
                              [](std::string text) {
                                std::vector<std::string> lines = linesIn(text);
                                const std::size_t first = firstWith(lines, "secret ") + 1;
                                const std::string undo = lines[first].substr(0, lines[first].rfind(' ')) + " undo";
                                const std::string again = lines[first];
                                lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(first) + 1, {undo, again});
                                return joined(lines);
                              }},
                    Tampering{"LinesSwapped",
                              [](std::string text) { return withSwapped(text, "commitment 1", "commitment 2"); }},
                    Tampering{"HeaderSwapped", [](std::string text) { return withSwapped(text, "game", "rules"); }},
                    Tampering{"NumberWrittenOtherwise",
                              [](std::string text) { return text.replace(text.find("rules 1"), 7, "rules 01"); }}),
    [](const testing::TestParamInfo<Tampering>& tampering) { return std::string(tampering.param.name); });

TEST(Seal, ADroppedEndIsMissed) {
  const std::vector<std::string> lines = linesIn(writeRecord(genuine()));
  RecordError error;
  EXPECT_FALSE(readRecord(joined({lines.begin(), lines.end() - 1}), error));
  EXPECT_EQ(error.reason.key, "record.cutOff");
}

TEST(Seal, NothingFollowsTheDigest) {
  const std::string text = writeRecord(genuine());
  RecordError error;
  for (const std::string more :
       {"1 99999 undo", "previous " HEX_64, "digest " HEX_64, "key " HEX_64, "signature " HEX_64 HEX_64}) {
    EXPECT_FALSE(readRecord(text + more + '\n', error)) << more;
    EXPECT_EQ(error.reason.key, "record.afterDigest") << more;
  }
}

TEST(Seal, IsTheHashOfTheLinesAboveIt) {
  const Record record = genuine();
  const std::string text = writeRecord(record);
  const std::size_t at = text.find("digest ");
  EXPECT_EQ(text.substr(at), "digest " + toHex(sha256(text.substr(0, at))) + '\n');
  EXPECT_EQ(digestOf(record), sha256(text.substr(0, at)));
}

TEST(Seal, RecordsOfOldHaveNoneAndStayAsTheyAre) {
  Record record = genuine();
  record.form = RecordForm::bare;
  const std::string text = writeRecord(record);
  EXPECT_EQ(text.find("digest"), std::string::npos);
  EXPECT_EQ(digestOf(record), sha256(text));
  RecordError error;
  EXPECT_FALSE(readRecord(text + "digest " + toHex(sha256(text)) + '\n', error)) << "then the first line says so";
}

TEST(Seal, AnAttestationIsReadAndWrittenAndItsLackIsMissed) {
  Record record = genuine();
  record.form = RecordForm::attested;
  record.attestation = Attestation{sha256("key"), {1, 2, 3}};
  const std::string text = writeRecord(record);
  RecordError error;
  const std::optional<Record> read = readRecord(text, error);
  ASSERT_TRUE(read) << error.line;
  EXPECT_EQ(writeRecord(*read), text);
  EXPECT_EQ(read->attestation->key, record.attestation->key);
  EXPECT_EQ(read->attestation->signature, record.attestation->signature);
  EXPECT_EQ(groundsFor(*read).back().key, "record.ground.signed");
  const std::vector<std::string> lines = linesIn(text);
  for (int dropped = 1; dropped <= 3; ++dropped) {
    EXPECT_FALSE(readRecord(joined({lines.begin(), lines.end() - dropped}), error));
    EXPECT_EQ(error.reason.key, "record.cutOff");
  }
  EXPECT_FALSE(readRecord(withSwapped(text, "key ", "signature "), error));
}

TEST(Grounds, TellWhoHadAShareInTheDeal) {
  Record record = genuine();
  EXPECT_EQ(groundsFor(record).front().key, "record.ground.ceremony");
  record.nonces.clear();
  EXPECT_EQ(groundsFor(record).front().key, "record.ground.table");
  const conformance::Texts texts(recordPhrases(), {});
  for (const Message& ground : groundsFor(record)) EXPECT_EQ(texts.wrongWithMessage(ground, 2), std::nullopt);
}

TEST(Fairness, EveryPartOfTheCeremonyMatters) {
  const Seed secret = sha256("secret");
  const Nonce anna{Seat(0), sha256("anna")};
  const Nonce ben{Seat(1), sha256("ben")};
  const Seed seed = mixSeed(secret, {anna, ben});
  EXPECT_EQ(seed, mixSeed(secret, {ben, anna})) << "the order of arrival must not matter";
  EXPECT_NE(seed, mixSeed(secret, {anna}));
  EXPECT_NE(seed, mixSeed(secret, {}));
  EXPECT_NE(seed, mixSeed(sha256("another"), {anna, ben}));
  EXPECT_NE(seed, mixSeed(secret, {{Seat(0), ben.value}, {Seat(1), anna.value}}));
}

TEST(Fairness, ACommitmentDoesNotShowTheSecret) {
  const Seed secret = sha256("secret");
  EXPECT_NE(commitment(secret), secret);
  EXPECT_NE(commitment(secret), commitment(sha256("another")));
  EXPECT_EQ(toHex(commitment(Seed{})), "61351b01aee5f5b78d42c73a451d58edf554a82de73bb4ab706e1cc8e2e70765");
}

}  // namespace
}  // namespace sammel
