// The suite is proved by breaking: every law catches the defects that offend against it, and a sound game passes.
#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <set>

#include "engine/conformance/conformance.hpp"
#include "tests/conformance/broken_game.hpp"

namespace sammel::conformance {
namespace {

Report conformWith(Defect defect) {
  BrokenGame::defect = defect;
  const Report report = conform<BrokenGame>({}, {.seed = 5, .steps = 3000, .knowledgeEvery = 3});
  BrokenGame::defect = Defect::none;
  return report;
}

TEST(Laws, HoldForASoundGame) {
  const Report report = conformWith(Defect::none);
  EXPECT_TRUE(report.isFine()) << report.text();
  EXPECT_GT(report.games, 100U);
  EXPECT_GT(report.refusals, 1000U);
  EXPECT_GT(report.differentWorlds, 500U);
  EXPECT_GT(report.twins, 100U);
}

TEST(Laws, APromptMayNameInterruptsThatAreOpen) {
  static constexpr std::array phrases{Phrase{"ask", "Spiel oder klopf.", "Play or knock.", "play knock"}};
  const Texts texts(phrases, {"K1", "K1"});
  EXPECT_FALSE(texts.wrongWithOffers("ask", {"play"}, {"knock", "shout"}));
  EXPECT_TRUE(texts.wrongWithOffers("ask", {"play"}, {"shout"}));
  EXPECT_TRUE(texts.wrongWithOffers("ask", {"play", "draw"}, {"knock"}));
}

struct Breach {
  const char* name;
  Defect defect;
  Law law;                                 // that catches it
  std::optional<Law> also = std::nullopt;  // that the same defect cannot help offending against
};
void PrintTo(const Breach& breach, std::ostream* out) { *out << breach.name; }

class Breaches : public testing::TestWithParam<Breach> {};

TEST_P(Breaches, AreCaughtByTheirLaw) {
  const Report report = conformWith(GetParam().defect);
  std::set<std::string_view> broken;
  for (const Failure& failure : report.failures) broken.insert(nameOf(failure.law));
  std::set<std::string_view> expected{nameOf(GetParam().law)};
  if (GetParam().also) expected.insert(nameOf(*GetParam().also));
  EXPECT_EQ(broken, expected) << report.text();
}

#define BREACH(defect, ...) \
  Breach { #defect, Defect::defect, __VA_ARGS__ }
INSTANTIATE_TEST_SUITE_P(
    Laws, Breaches,
    testing::Values(
        BREACH(missingPhrase, Law::texts), BREACH(missingLanguage, Law::texts), BREACH(unevenPlaceholders, Law::texts),
        BREACH(missingArgument, Law::texts), BREACH(turnAfterTheEnd, Law::turn, Law::legal),
        BREACH(nobodysTurn, Law::turn, Law::legal), BREACH(emptyLegal, Law::legal), BREACH(repeatedLegal, Law::legal),
        BREACH(unstableLegal, Law::legal, Law::frames), BREACH(endlessLegal, Law::legal),
        BREACH(unannouncedInterrupt, Law::legal), BREACH(miscountedAnswers, Law::legal),
        BREACH(laxCheck, Law::check, Law::reveal), BREACH(strictCheck, Law::check), BREACH(unknownClause, Law::refusal),
        BREACH(unknownRefusal, Law::refusal), BREACH(unreadableNotation, Law::notation),
        BREACH(emptyNotation, Law::notation), BREACH(missingLabel, Law::texts), BREACH(missingTitle, Law::texts),
        BREACH(uselessPiece, Law::notation), BREACH(lostCard, Law::invariant),
        BREACH(hiddenMemory, Law::determinism, Law::reveal), BREACH(loudApply, Law::determinism),
        BREACH(undescribedMember, Law::description, Law::view), BREACH(oneMoment, Law::moment),
        BREACH(senselessRanks, Law::outcome), BREACH(otherTotal, Law::outcome), BREACH(endlessGame, Law::length),
        BREACH(usefulMemory, Law::memory), BREACH(quietChance, Law::reveal, Law::frames),
        BREACH(quietReveal, Law::reveal), BREACH(fasterWins, Law::simultaneous), BREACH(misfitWorld, Law::knowledge),
        BREACH(impossibleWorld, Law::knowledge), BREACH(leakyTurn, Law::view, Law::frames),
        BREACH(leakyMoment, Law::view, Law::frames), BREACH(leakyPrompt, Law::view, Law::frames),
        BREACH(leakyLegal, Law::view, Law::frames), BREACH(leakyRefusal, Law::view),
        BREACH(truthfulSampler, Law::imagination), BREACH(halfTruthfulSampler, Law::imagination),
        BREACH(narrowSampler, Law::imagination), BREACH(leakySetup, Law::frames), BREACH(leakyScreen, Law::frames),
        BREACH(leakyEvent, Law::events), BREACH(talkativeEvent, Law::events), BREACH(openBid, Law::events),
        BREACH(undescribedEvent, Law::description), BREACH(leakySpectator, Law::events),
        BREACH(leakyOutcome, Law::frames), BREACH(emptyPromise, Law::prompt), BREACH(withheldOffer, Law::prompt),
        BREACH(silentPrompt, Law::prompt)),
    [](const testing::TestParamInfo<Breach>& breach) { return std::string(breach.param.name); });

}  // namespace
}  // namespace sammel::conformance
