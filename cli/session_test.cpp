#include "cli/session.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "cli/fake_terminal.hpp"
#include "engine/core/fairness.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

const Speech english(Language::en);
const Speech german(Language::de);

std::unique_ptr<Play> dealt(std::string_view game, std::string_view options, std::string_view seed = "test") {
  return Play::start(*findGame(game), options, Rng::keyed(sha256(seed)));
}

std::int64_t noTime() { return 0; }

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }
std::string lastLine(const std::string& text) { return text.substr(text.rfind('\n') + 1); }
std::size_t countOf(const std::string& text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

const std::vector<Player> twoPeople{{"Anna"}, {"Ben"}};
const std::vector<Player> threePeople{{"Anna"}, {"Ben"}, {"Carla"}};

TEST(OpenTable, EverybodyReadsAlongWithoutCurtain) {
  FakeTerminal terminal(true, {"3@b2", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  EXPECT_FALSE(session.run());
  EXPECT_EQ(terminal.screens().size(), 1U);
  EXPECT_FALSE(contains(terminal.text(), "press Enter"));
  const std::string first = session.names()[session.play().entries()[0].seat.slot()];
  EXPECT_TRUE(contains(terminal.text(), first + " places 3 on b2."));
}

TEST(OpenTable, AWrongActionIsRefusedWithItsClauseAndAskedAgain) {
  FakeTerminal terminal(false, {"3@b2", "3@b3", "hello", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_EQ(session.play().entries().size(), 1U);
  EXPECT_TRUE(contains(terminal.text(), "(B2)"));
  EXPECT_TRUE(contains(terminal.text(), "“hello” is not an action here. Possible is, for example, "));
}

TEST(OpenTable, AHintIsOneOfTheActions) {
  FakeTerminal terminal(false, {"h", "q"});
  Session session(terminal, english, dealt("schollenschubser", "players=2"), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "A strong player would: "));
}

TEST(OpenTable, AHintCanBeAskedWhy) {
  FakeTerminal terminal(false, {"why", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "What is to be expected:\n  "));
  EXPECT_TRUE(contains(terminal.text(), "Chance to win, with it and with other moves:\n  █"));
  EXPECT_FALSE(contains(terminal.text(), "What is hidden"));
}

// A bot forgets nothing: its advice would tell what one has to remember.
TEST(MemoryTable, HasNoHints) {
  for (const auto& [game, helped] :
       {std::pair("raufer", "players=3 openDiscards=on"), std::pair("fair-enough", "players=3 openCollections=on")}) {
    for (const std::string options : {"players=3", helped}) {
      FakeTerminal terminal(false, {"h", "why", "q"});
      Session session(terminal, english, dealt(game, options), threePeople, 1, noTime);
      const bool mustRemember = session.play().match().mustRemember();
      EXPECT_EQ(mustRemember, options != helped);
      session.run();
      EXPECT_EQ(contains(terminal.text(), "remembering is part of the game"), mustRemember) << game;
      EXPECT_EQ(contains(terminal.text(), "A strong player would: "), !mustRemember) << game;
      EXPECT_EQ(contains(terminal.text(), "Chance to win, with it"), !mustRemember) << game;
    }
  }
}

TEST(OpenTable, ANumberFromTheListIsAnAction) {
  FakeTerminal terminal(false, {"7", "?", "2", "2", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  const std::string second(answersOf(session.play().match(), session.play().match().turn().must.first())[1]);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "“7” is not an action here. "));  // no list was shown yet
  ASSERT_EQ(session.play().entries().size(), 1U);                         // and after the action it is void
  EXPECT_EQ(session.play().entries()[0].action.view(), second);
}

TEST(Words, AnyCaseAndEitherLanguageWillDo) {
  for (const std::string typed : {"3@B2", "3 auf b2 legen", "lege 3 auf b2", "Place 3 on B2", "3 b2"}) {
    for (const Speech* speech : {&english, &german}) {
      FakeTerminal terminal(false, {typed, "q"});
      Session session(terminal, *speech, dealt("bauab", ""), twoPeople, 1, noTime);
      session.run();
      ASSERT_EQ(session.play().entries().size(), 1U) << typed;
      EXPECT_EQ(session.play().entries()[0].action.view(), "3@b2") << "records keep the notation";
    }
  }
}

TEST(Words, WhatIsNotClearIsAskedAndAnsweredByNumber) {
  FakeTerminal terminal(false, {"auf b2", "2", "q"});
  Session session(terminal, german, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "„auf b2“ kann mehreres heißen"));
  ASSERT_EQ(session.play().entries().size(), 1U);
  EXPECT_TRUE(session.play().entries()[0].action.view().ends_with("@b2"));
}

TEST(Words, AMissNamesTheNearestActionAndHowToSeeAll) {
  FakeTerminal terminal(false, {"3@b9", "q"});
  Session session(terminal, german, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "Meintest du 3@b"));
  EXPECT_TRUE(contains(terminal.text(), "? zeigt, was geht"));
}

// What could be done before and cannot now is refused with its rule, however it was said.
TEST(Words, ARefusalKnowsTheWordsToo) {
  FakeTerminal terminal(false, {"3 auf b2 legen", "4 auf c2 legen", "5 auf b2 legen", "q"});
  Session session(terminal, german, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_EQ(session.play().entries().size(), 2U);
  EXPECT_TRUE(contains(terminal.text(), "b2 ist nicht frei. (B1)")) << terminal.text();
}

TEST(Words, HelpIsThereInBothLanguages) {
  for (const std::string asked : {"help", "Hilfe"}) {
    FakeTerminal terminal(false, {asked, "q"});
    Session session(terminal, german, dealt("bauab", ""), twoPeople, 1, noTime);
    session.run();
    EXPECT_TRUE(contains(terminal.text(), "aufhören    den Tisch verlassen"));
  }
}

TEST(Words, GermanPlayersAreNeverAskedForEnglish) {
  for (const AnyGame* game : games()) {
    const std::string options = "players=" + std::to_string(game->facts().minSeats);
    std::vector<Player> people(static_cast<std::size_t>(game->facts().minSeats));
    for (std::size_t i = 0; i < people.size(); ++i) people[i].name = "Person " + std::to_string(i + 1);
    std::string example;
    FakeTerminal terminal(false, [&](const std::string& screen) -> std::optional<std::string> {
      if (!example.empty()) return std::nullopt;
      const std::string before = "etwa: ";
      const std::size_t at = screen.find(before);
      if (at == std::string::npos) return std::nullopt;
      example = screen.substr(at + before.size(), screen.find(". ?: ", at) - at - before.size());
      return (people.size() > 1 && game->facts().race ? "1: " : "") + example;
    });
    Session session(terminal, german, dealt(game->facts().id, options), people, 1, noTime);
    session.run();
    EXPECT_FALSE(example.empty()) << game->facts().id;
    bool acted = false;
    for (const Entry& entry : session.play().entries()) acted |= !entry.seat.isTable();
    EXPECT_TRUE(acted) << game->facts().id << ": " << example << "\n" << terminal.text();
  }
}

TEST(Words, ALongListIsToldByKinds) {
  FakeTerminal terminal(false, {"?", "? option", "q"});
  Session session(terminal, german, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  const std::string text = terminal.text();
  const std::size_t kinds = text.find("Möglich");
  const std::size_t filtered = text.find("> ", kinds);
  EXPECT_TRUE(contains(text, "… auf … legen: "));
  EXPECT_LT(countOf(text.substr(kinds, text.find("> ", kinds) - kinds), "\n"), 12U);
  EXPECT_EQ(countOf(text.substr(filtered), "Option auf"), 16U);
}

TEST(Words, ACardIsExplainedByItsNumberOrName) {
  FakeTerminal terminal(false, {"i", "i 1", "i sandburg", "i unfug", "q"});
  Session session(terminal, german, dealt("feiner-sand", "players=2"), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "Was erklärt werden kann"));
  EXPECT_TRUE(contains(terminal.text(), "- Hat keine Wirkung"));
  EXPECT_TRUE(contains(terminal.text(), "Zu „unfug“ passt hier nichts."));
}

TEST(Terminal, NothingFromOutsideControlsIt) {
  const std::vector<Player> players{{"\u009b2JAn\u202ena"}, {"Ben"}};
  FakeTerminal terminal(true, {"\x1b[2J\x1b[1mhello", "i \x1b]0;x\a", "? \x1b[31m", "q"});
  Session session(terminal, english, dealt("stamp-collection", "players=2"), players, 1, noTime);
  std::string written;
  session.run();
  for (std::string line = terminal.text(); !line.empty();) {  // what was typed is echoed by the terminal, not by us
    const std::size_t end = std::min(line.find('\n'), line.size());
    if (!contains(line.substr(0, end), "> ")) written += line.substr(0, end) + "\n";
    line.erase(0, end + 1);
  }
  EXPECT_FALSE(contains(written, "\x1b[2J"));
  EXPECT_FALSE(contains(written, "\x1b[1mhello"));
  EXPECT_FALSE(contains(written, "\x1b]"));
  EXPECT_FALSE(contains(written, "\u009b"));
  EXPECT_FALSE(contains(written, "\u202e"));
  EXPECT_TRUE(contains(written, "\ufffd"));
}

TEST(Ending, AllPlacesHaveTheirReason) {
  FakeTerminal terminal(false, std::initializer_list<std::string>{});
  Session session(terminal, english, dealt("schlauraff", "players=4"),
                  {{"Eins", true}, {"Zwei", true}, {"Drei", true}, {"Vier", true}}, 1, noTime);
  EXPECT_TRUE(session.run());
  for (const std::string name : {"Eins", "Zwei", "Drei", "Vier"}) {
    EXPECT_TRUE(contains(terminal.text().substr(terminal.text().find("\n1. ")), name));
  }
  EXPECT_TRUE(contains(terminal.text(), "(Points: "));
}

TEST(Leaving, WhoeverComesBackGoesOn) {
  FakeTerminal terminal(true, {"", "q", "", "q"});
  Session session(terminal, english, dealt("nussknacker", "players=3"), threePeople, 1, noTime);
  EXPECT_FALSE(session.run());
  EXPECT_FALSE(session.run());
  EXPECT_EQ(countOf(terminal.text(), "press Enter when only you"), 2U);
}

TEST(OpenTable, TakingBackConcernsWhoeverActedLast) {
  FakeTerminal terminal(false, {"u", "3@b2", "u", "4@b2", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "You have done nothing yet that could be taken back."));
  ASSERT_EQ(session.play().entriesInForce(), 1U);
  EXPECT_EQ(session.play().entries().back().action.view(), "4@b2");
}

TEST(OpenTable, AgainstABotTakingBackIncludesItsAnswer) {
  const Seat person = dealt("bauab", "")->match().turn().must.first();
  std::vector<Player> players{{"Bot", true}, {"Bot", true}};
  players[person.slot()] = {"Anna", false};
  FakeTerminal terminal(false, {"3@b2", "u", "4@b2", "q"});
  Session session(terminal, english, dealt("bauab", ""), players, 1, noTime);
  session.run();
  ASSERT_EQ(session.play().entriesInForce(), 2U);
  EXPECT_EQ(session.play().entries().size(), 6U);  // two actions, two taken back, two more
  EXPECT_EQ(session.play().entries()[4].action.view(), "4@b2");
}

TEST(OpenTable, HowToAnswerIsToldOnceWithAnExampleThatWorks) {
  FakeTerminal terminal(false, {"3@b2", "x@a1", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  const std::string example(answersOf(session.play().match(), session.play().match().turn().must.first())[0]);
  session.run();
  EXPECT_EQ(countOf(terminal.text(), "Type what you do, such as "), 1U);
  EXPECT_TRUE(contains(terminal.text(), "such as " + example + "."));
}

TEST(OpenTable, RulesAndLogAreAtHand) {
  FakeTerminal terminal(false, {"3@b2", "r", "log", "q"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  session.run();
  EXPECT_TRUE(contains(terminal.text(), "The start player is drawn by lot."));
  EXPECT_EQ(countOf(terminal.text(), "places 3 on b2."), 2U);
}

TEST(OpenTable, BotsAmongThemselvesPlayToTheEnd) {
  FakeTerminal terminal(false, std::initializer_list<std::string>{});
  Session session(terminal, english, dealt("bauab", ""), {{"Eins", true}, {"Zwei", true}}, 1, noTime);
  EXPECT_TRUE(session.run());
  EXPECT_TRUE(contains(terminal.text(), "On the board"));
  EXPECT_TRUE(contains(terminal.text(), " wins.") || contains(terminal.text(), " share the win."));
}

TEST(OpenTable, TheEndOfTheInputEndsTheSessionAndKeepsThePlay) {
  FakeTerminal terminal(false, {"3@b2"});
  Session session(terminal, english, dealt("bauab", ""), twoPeople, 1, noTime);
  EXPECT_FALSE(session.run());
  EXPECT_EQ(session.play().entries().size(), 1U);
}

constexpr std::string_view handLabel = "Your hand:";

// The line of the drawing that shows a seat's own cards.
std::string handLine(const Play& play, Seat seat) {
  const std::vector<std::string> names{"Anna", "Ben", "Carla"};
  const std::string drawing = play.match().draw(seat, names, Language::en);
  const std::size_t at = drawing.find(handLabel);
  return drawing.substr(at, drawing.find('\n', at) - at + 1);
}

// Three people at one screen type legal actions at random, sometimes out of turn, and look at the screen.
class Watchful {
 public:
  explicit Watchful(std::uint64_t seed) : rng_(Rng::simulation(seed)) {}
  void watch(const Session& session) { session_ = &session; }

  std::optional<std::string> operator()(const std::string& screen) {
    const Play& play = session_->play();
    if (contains(lastLine(screen), "press Enter when only you can see the screen.")) {
      EXPECT_FALSE(contains(screen, handLabel)) << screen;
      EXPECT_EQ(countOf(screen, "\n"), 0U) << "a curtain hides everything: " << screen;
      ++curtains;
      for (std::size_t i = 0; i < 3; ++i) {
        if (screen.starts_with(session_->names()[i])) alone_ = Seat(static_cast<int>(i));
      }
      return "";
    }
    expectNoStoryOfOthers(screen);
    if (contains(lastLine(screen), "(u: take back)")) return "";
    for (int other = 0; other < 3; ++other) {
      if (Seat(other) == alone_ || handLine(play, Seat(other)) == handLine(play, alone_)) continue;
      EXPECT_FALSE(contains(screen, handLine(play, Seat(other)))) << screen;
    }
    EXPECT_TRUE(contains(screen, handLine(play, alone_))) << screen;
    EXPECT_TRUE(contains(screen, session_->names()[alone_.slot()])) << screen;
    ++questions;
    if (below(20) == 0) return std::to_string(1 + below(3)) + ": announce " + std::to_string(1 + below(8));
    const std::vector<Notation> answers = answersOf(play.match(), alone_);
    if (answers.empty()) {
      ADD_FAILURE() << "asked on the wrong screen: " << screen;
      return std::nullopt;
    }
    return std::string(answers[below(answers.size())].view());
  }

  int curtains = 0;
  int questions = 0;

 private:
  // Lines that the person in front may not hear, unless the same words were meant for them too.
  void expectNoStoryOfOthers(const std::string& screen) const {
    const Phrasebook book({session_->play().game().phrases()});
    std::set<std::string> heard;
    std::set<std::string> unheard;
    for (const Play::Line& past : session_->play().story()) {
      const bool mine = past.told.audience.includes(alone_);
      (mine ? heard : unheard)
          .insert(book.render(session_->play().words(past), Language::en, session_->names(), alone_));
    }
    for (const std::string& text : unheard) {
      EXPECT_TRUE(heard.contains(text) || !contains(screen, text)) << text << "\n\n" << screen;
    }
  }

  std::uint32_t below(std::size_t bound) {
    return rng_.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(bound));
  }
  const Session* session_ = nullptr;
  Seat alone_;
  Rng rng_;
};

TEST(Curtain, NobodySeesAHandThatIsNotTheirs) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Watchful people(seed);
    FakeTerminal terminal(true, std::ref(people));
    Session session(terminal, english, dealt("nussknacker", "players=3", std::to_string(seed)), threePeople, 1, noTime);
    people.watch(session);
    EXPECT_TRUE(session.run());
    EXPECT_GT(people.curtains, 5);
    EXPECT_GT(people.questions, 5);
    EXPECT_FALSE(contains(terminal.screens().back(), handLabel)) << "the end is shown to all";
    EXPECT_TRUE(contains(terminal.screens().back(), " wins."));
  }
}

// What the person in front of the screen reads is the same in every world that they cannot tell from this one; so a
// refusal for somebody else must not appear on their screen.
TEST(Curtain, AnAnswerOutOfTurnIsForItsAuthorOnly) {
  std::unique_ptr<Play> play = dealt("nussknacker", "players=3");
  const Seat asked = play->match().turn().must.first();
  const Seat other(asked.index() == 0 ? 1 : 0);
  const std::string prefix = std::to_string(other.index() + 1) + ": ";
  FakeTerminal terminal(true, {"", prefix + "ask 3 8+8", "", "", "q"});
  Session session(terminal, english, std::move(play), threePeople, 1, noTime);
  session.run();
  ASSERT_GE(terminal.screens().size(), 5U);
  EXPECT_FALSE(contains(terminal.screens()[2], "(N"));  // the screen on which it was typed
  EXPECT_TRUE(terminal.screens()[3].starts_with(threePeople[other.slot()].name));
  EXPECT_TRUE(contains(terminal.screens()[4], "(N"));  // alone with the screen
}

TEST(Curtain, ActingOutOfTurnIsExplainedWhereItIsPossibleAndOnlyThere) {
  for (const auto& [game, possible] : {std::pair("nussknacker", true), std::pair("fair-enough", false)}) {
    FakeTerminal terminal(true, {"what?", "q"});
    Session session(terminal, english, dealt(game, "players=3"), threePeople, 1, noTime);
    session.run();
    EXPECT_EQ(contains(terminal.text(), "Out of turn"), possible) << game;
    EXPECT_EQ(contains(terminal.text(), "1: Announce … as the nut"), possible) << game;
    EXPECT_FALSE(contains(terminal.text(), "announce 5"));
  }
}

TEST(Curtain, AnnouncingWorksAtTheCurtainItself) {
  FakeTerminal terminal(true, {"Ben: announce 3", "", "q"});
  Session session(terminal, english, dealt("nussknacker", "players=3"), threePeople, 1, noTime);
  session.run();
  ASSERT_EQ(session.play().entries().size(), 1U);
  EXPECT_EQ(session.play().entries()[0].seat, Seat(1));
}

TEST(Curtain, WhetherAnActionCanBeTakenBackIsToldBeforeTheScreenGoesOn) {
  std::unique_ptr<Play> play = dealt("nussknacker", "players=3");
  const std::string question(answersOf(play->match(), play->match().turn().must.first())[0]);
  FakeTerminal terminal(true, {"", question, "u", "q"});
  Session session(terminal, english, std::move(play), threePeople, 1, noTime);
  session.run();
  EXPECT_EQ(session.play().entriesInForce(), 1U);  // the others have heard the question
  EXPECT_TRUE(contains(terminal.screens()[2], "That revealed something; it cannot be taken back."));
}

TEST(Curtain, LeavingLeavesAnEmptyScreen) {
  FakeTerminal terminal(true, {"", "q"});
  Session session(terminal, english, dealt("nussknacker", "players=3"), threePeople, 1, noTime);
  EXPECT_FALSE(session.run());
  EXPECT_EQ(terminal.screens().back(), "");
}

TEST(HiddenTable, ASinglePersonNeedsNoCurtainAndMayAnnounceAfterEveryMoveOfABot) {
  const Session* table = nullptr;
  int offers = 0;
  FakeTerminal terminal(true, [&](const std::string& screen) -> std::optional<std::string> {
    if (contains(lastLine(screen), "go on, or an announcement")) {
      constexpr std::array typed{"announce 9", "announce 1", "q"};
      return typed.at(static_cast<std::size_t>(offers++));
    }
    return std::string(answersOf(table->play().match(), Seat(0))[0].view());
  });
  Session session(terminal, english, dealt("nussknacker", "players=3"), {{"Anna"}, {"B2", true}, {"B3", true}}, 1,
                  noTime);
  table = &session;
  EXPECT_FALSE(session.run());
  EXPECT_EQ(offers, 3);
  EXPECT_EQ(terminal.screens().size(), 1U);
  EXPECT_TRUE(contains(terminal.text(), "(N5)"));  // no card is worth 9
  bool announced = false;
  for (const Entry& entry : session.play().entries()) {
    announced |= entry.seat == Seat(0) && entry.action.view() == "announce 1";
  }
  EXPECT_TRUE(announced);
}

TEST(HiddenTable, InAPipeNobodyIsWaitedForAndNothingIsCleared) {
  std::unique_ptr<Play> play = dealt("nussknacker", "players=3");
  const std::string question(answersOf(play->match(), play->match().turn().must.first())[0]);
  FakeTerminal terminal(false, {question, "?"});
  Session session(terminal, english, std::move(play), threePeople, 1, noTime);
  EXPECT_FALSE(session.run());
  EXPECT_FALSE(contains(terminal.text(), "press Enter"));
  EXPECT_EQ(session.play().entries().size(), 1U);
}

// A table of Misd; every line typed takes as long as the test says.
struct RaceTable {
  RaceTable(bool screen, std::string_view options, const std::vector<Player>& players,
            std::vector<std::pair<std::int64_t, std::string>> lines)
      : terminal(screen,
                 [this, lines = std::move(lines), next = std::size_t{0}](const std::string&) mutable {
                   if (next == lines.size()) return std::optional<std::string>();
                   now += lines[next].first;
                   return std::optional(lines[next++].second);
                 }),
        session(terminal, english, dealt("misd", options), players, 1, [this] { return now; }) {
    EXPECT_FALSE(session.run());
  }
  std::string entry(std::size_t i) const {
    const Entry& entry = session.play().entries().at(i);
    return (entry.seat.isTable() ? "table" : std::to_string(entry.seat.index() + 1)) + " " +
           std::string(entry.action.view());
  }
  std::size_t entries() const { return session.play().entries().size(); }

  std::int64_t now = 0;
  FakeTerminal terminal;
  Session session;
};

TEST(RaceTable, TheFirstClaimCountsAndTheTableOpensTheNextRound) {
  const RaceTable table(false, "players=2", {{"Anna"}, {"Bot", true}}, {{3000, "claim star yellow"}, {0, "q"}});
  ASSERT_GE(table.entries(), 3U);
  EXPECT_EQ(table.entry(0), "table open");
  EXPECT_EQ(table.entry(1), "1 claim star yellow");
  EXPECT_EQ(table.entry(2), "table open");
}

TEST(RaceTable, WhoeverThinksLongerThanABotIsTooLate) {
  const RaceTable table(false, "players=2", {{"Anna"}, {"Bot", true}}, {{12001, "claim star yellow"}, {0, "q"}});
  ASSERT_GE(table.entries(), 2U);
  EXPECT_TRUE(table.entry(1).starts_with("2 claim "));
  EXPECT_TRUE(contains(table.terminal.text(), "Too late."));
}

TEST(RaceTable, AfterAMinuteTheRoundIsSkipped) {
  const RaceTable table(false, "players=2", twoPeople, {{60000, "1: claim star yellow"}, {0, "q"}});
  EXPECT_EQ(table.entry(1), "table skip");
}

TEST(RaceTable, SeveralPeopleSayWhoClaims) {
  const RaceTable table(true, "players=2", twoPeople,
                        {{0, ""}, {10, "claim star yellow"}, {10, "2: claim star yellow"}, {0, "q"}});
  ASSERT_EQ(table.entries(), 2U);
  EXPECT_EQ(table.entry(1), "2 claim star yellow");
  EXPECT_TRUE(contains(table.terminal.text(), "Who claims? Write the seat in front, such as 2: claim star yellow"));
  EXPECT_FALSE(contains(table.terminal.text(), "press Enter when only you"));
}

TEST(RaceTable, WhereEveryoneAnswersEachHasTheirOwnTime) {
  const RaceTable table(false, "players=3 mode=everyone", {{"Anna"}, {"Ben"}, {"Bot", true}},
                        {{1500, "claim star yellow"}, {2500, "claim heart red"}, {0, "q"}});
  ASSERT_GE(table.entries(), 7U);
  EXPECT_TRUE(table.entry(1).starts_with("3 claim "));
  EXPECT_TRUE(table.entry(2).starts_with("table took 3 "));
  EXPECT_EQ(table.entry(3), "1 claim star yellow");
  EXPECT_EQ(table.entry(4), "table took 1 1500");
  EXPECT_EQ(table.entry(5), "2 claim heart red");
  EXPECT_EQ(table.entry(6), "table took 2 2500");
}

TEST(RaceTable, HasNoHints) {
  const RaceTable table(false, "players=2", {{"Anna"}, {"Bot", true}}, {{0, "h"}, {0, "q"}});
  EXPECT_FALSE(contains(table.terminal.text(), "A strong player would"));
  EXPECT_TRUE(contains(table.terminal.text(), "who sees it first"));
}

TEST(RaceTable, CardAndTimeStandAtTheEndOfAnEmptyScreen) {
  const RaceTable table(true, "players=2", {{"Anna"}, {"Bot", true}}, {{0, ""}, {0, "q"}});
  ASSERT_GE(table.terminal.screens().size(), 2U);
  const std::string& screen = table.terminal.screens().back();
  EXPECT_LE(countOf(screen, "\n"), 20U);
  EXPECT_TRUE(contains(screen, "Time: 60 seconds."));
}

TEST(RaceTable, BotsAlonePlayToTheEnd) {
  FakeTerminal terminal(false, std::initializer_list<std::string>{});
  Session session(terminal, english, dealt("misd", "players=2 chips=5"), {{"Bot 1", true}, {"Bot 2", true}}, 1, noTime);
  EXPECT_TRUE(session.run());
}

}  // namespace
}  // namespace sammel
