#include "cli/input.hpp"

#include <gtest/gtest.h>

#include "engine/core/fairness.hpp"
#include "engine/core/play.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"
#include "text/text.hpp"

namespace sammel {
namespace {

const std::vector<Choice> misd{{"claim star yellow", {"Stern in Gelb", "star in yellow"}},
                               {"claim star black", {"Stern in Schwarz", "star in black"}},
                               {"claim pentagon yellow", {"Fünfeck in Gelb", "pentagon in yellow"}},
                               {"missing", {"Es fehlt", "It is missing"}}};
const std::vector<Choice> fair{{"take dice-7", {"Nimm Würfel 7", "Take Dice 7"}},
                               {"take dice-4", {"Nimm Würfel 4", "Take Dice 4"}},
                               {"take queue", {"Nimm Warteschlange", "Take Queue"}},
                               {"done", {"Nimm nichts", "Take nothing"}}};
const std::vector<Choice> floes{{"step a1 b2", {"Zieh von a1 nach b2", "Move from a1 to b2"}},
                                {"step b2 a1", {"Zieh von b2 nach a1", "Move from b2 to a1"}},
                                {"end", {"Beende deinen Zug", "End your turn"}}};
const std::vector<Choice> nuts{{"ask 2 1", {"Ben nach 1 fragen, mit 1", "Ask Ben for 1, with 1"}},
                               {"ask 2 1+3", {"Ben nach 4 fragen, mit 1+3", "Ask Ben for 4, with 1+3"}},
                               {"ask 3 1", {"Carla nach 1 fragen, mit 1", "Ask Carla for 1, with 1"}},
                               {"no", {"Nein sagen", "Say no"}}};

const std::vector<Choice> stamps{{"coin", {"Nimm eine Goldmünze (+5)", "Take a gold coin (+5)"}},
                                 {"buy 2", {"Kaufe braune Unterlage für 4 (Reihe 1)", "Buy brown mount for 4 (row 1)"}},
                                 {"buy 5", {"Kaufe grüne Unterlage für 4 (Reihe 2)", "Buy green mount for 4 (row 2)"}}};

std::string meant(std::string_view typed, const std::vector<Choice>& choices) {
  std::string all;
  for (const std::size_t i : choicesMeant(typed, choices)) {
    all += (all.empty() ? "" : ", ") + std::string(choices[i].action.view());
  }
  return all;
}

TEST(Input, ForgivesCaseAndAccents) {
  EXPECT_EQ(meant("CLAIM Star YELLOW", misd), "claim star yellow");
  EXPECT_EQ(meant("fuenfeck GELB", misd), "claim pentagon yellow");
  EXPECT_EQ(meant("funfeck gelb", misd), "claim pentagon yellow");
}

TEST(Input, TakesWordsOfBothLanguagesInAnyOrder) {
  EXPECT_EQ(meant("stern gelb", misd), "claim star yellow");
  EXPECT_EQ(meant("gelber Stern", misd), "claim star yellow");
  EXPECT_EQ(meant("claim stern yellow", misd), "claim star yellow");
  EXPECT_EQ(meant("nehme den Würfel 7", fair), "take dice-7");
  EXPECT_EQ(meant("take wuerfel7", fair), "take dice-7");
  EXPECT_EQ(meant("nein", nuts), "no");
}

TEST(Input, WhatIsLeftOutMustNotMatter) {
  EXPECT_EQ(meant("nimm warteschlange", fair), "take queue");
  EXPECT_EQ(meant("würfel 4", fair), "take dice-4");
  EXPECT_EQ(meant("stern", misd), "claim star yellow, claim star black");
  EXPECT_EQ(meant("nimm", fair), "take dice-7, take dice-4, take queue, done");
  EXPECT_EQ(meant("ask 2", nuts), "ask 2 1, ask 2 1+3");
  EXPECT_EQ(meant("nimm nichts", fair), "done");
}

TEST(Input, NumbersAndFieldsAreNeverGuessed) {
  EXPECT_EQ(meant("nimm würfel 8", fair), "");
  EXPECT_EQ(meant("ask 2 3+3", nuts), "");
  EXPECT_EQ(meant("7", fair), "");
  EXPECT_EQ(meant("von a1 nach b2", floes), "step a1 b2");
  EXPECT_EQ(meant("b2 a1", floes), "step b2 a1");
  EXPECT_EQ(meant("frage 2 1+3", nuts), "ask 2 1+3");
  EXPECT_EQ(meant("frage 2 1", nuts), "ask 2 1");
  EXPECT_EQ(meant("ben 1+3", nuts), "ask 2 1+3");
}

TEST(Input, NumbersInALabelAloneNameNothing) {
  EXPECT_EQ(meant("kaufe 1", stamps), "");
  EXPECT_EQ(meant("kaufe 2", stamps), "buy 2");
  EXPECT_EQ(meant("kaufe grün", stamps), "buy 5");
  EXPECT_EQ(meant("nimm goldmünze", stamps), "coin");
  EXPECT_EQ(meant("gold coin +5", stamps), "");
  EXPECT_EQ(meant("take gold coin +5", stamps), "coin");
}

TEST(Input, WhatIsSaidLikeSomethingElseIsReadLikeIt) {
  EXPECT_EQ(readingsOf("kaufe 1", stamps), std::vector<std::string>{"buy 1"});
  EXPECT_EQ(readingsOf("frage 4 8", nuts), std::vector<std::string>{"ask 4 8"});
  EXPECT_EQ(readingsOf("zieh von c3 nach c4", floes), std::vector<std::string>{"step c3 c4"});
  EXPECT_TRUE(readingsOf("verkaufe 1", stamps).empty());
}

TEST(Input, NonsenseIsNothingAndNamesTheNearest) {
  EXPECT_EQ(meant("hello", fair), "");
  EXPECT_EQ(meant("die auf", fair), "");
  EXPECT_EQ(meant("", fair), "");
  EXPECT_EQ(meant("take dice-7 now", fair), "");
  const NearestChoice near = nearestChoice("tke dice 4", fair);
  EXPECT_EQ(near.index, 1U);
  EXPECT_TRUE(near.isSimilar);
  EXPECT_FALSE(nearestChoice("a very long speech about nothing", fair).isSimilar);
}

TEST(Input, OrdersAreUnderstoodInBothLanguages) {
  for (const auto& [words, command] : std::vector<std::pair<std::vector<std::string>, Command>>{
           {{"help", "Hilfe", "HILFE"}, Command::help},
           {{"?", "? stern", "?stern"}, Command::actions},
           {{"r", "rules", "Regeln"}, Command::rules},
           {{"h", "hint", "Rat", "tipp"}, Command::hint},
           {{"w", "why", "Warum"}, Command::why},
           {{"u", "undo", "zurück", "zurueck"}, Command::undo},
           {{"resign", "Aufgeben"}, Command::resign},
           {{"log", "Verlauf"}, Command::log},
           {{"i", "i 3", "info Grube"}, Command::info},
           {{"t", "table", "Tisch"}, Command::table},
           {{"s", "save", "speichern x.record"}, Command::save},
           {{"q", "Q", "quit", "aufhören", "AUFHOEREN"}, Command::quit}}) {
    for (const std::string& word : words) EXPECT_EQ(readOrder(word).command, command) << word;
  }
  EXPECT_EQ(readOrder("? stern gelb").rest, "stern gelb");
  for (const std::string word : {"", "take", "h 3", "quit now", "undo 2"}) {
    EXPECT_EQ(readOrder(word).command, Command::none) << word;
  }
}

TEST(Input, NeinMeansNo) {
  for (const std::string no : {"n", "nein", "Nein", "NO", "no"}) EXPECT_EQ(readAnswer(no), Answer::no);
  for (const std::string yes : {"j", "ja", "Y", "yes"}) EXPECT_EQ(readAnswer(yes), Answer::yes);
  for (const std::string other : {"", "vielleicht", "nix"}) EXPECT_EQ(readAnswer(other), Answer::unclear);
}

std::vector<Choice> choicesAt(const Play& play, Seat seat, std::span<const std::string> names) {
  const Phrasebook book({play.game().phrases()});
  const std::unique_ptr<View> view = play.match().view(seat);
  std::vector<Choice> choices;
  for (const AnyAction& action : view->legal()) {
    const Message label = view->label(action);
    choices.push_back({view->write(action),
                       {book.render(label, Language::de, names, seat), book.render(label, Language::en, names, seat)}});
  }
  return choices;
}

// Whatever can be done can be said: by its notation in any case, and by its words in either language.
TEST(EveryGame, UnderstandsItsOwnWords) {
  const std::vector<std::string> names{"Anna", "Ben", "Carla", "David", "Eva", "Fritz", "Greta", "Hans"};
  for (const AnyGame* game : games()) {
    Rng rng = Rng::simulation(7);
    std::unique_ptr<Play> play = Play::start(*game, game->variants().back(), Rng::keyed(sha256("words")));
    for (int step = 0; step < 60 && !play->match().outcome().over; ++step) {
      const SeatSet must = play->match().turn().must;
      if (must.empty()) {
        ASSERT_TRUE(play->act(Seat::table(), play->match().alarm()->action, 0).isFine());
        continue;
      }
      const Seat seat = must.first();
      const std::vector<Choice> choices = choicesAt(*play, seat, names);
      for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto isAmongMeant = [&](std::string_view typed, const auto& text) {
          const std::vector<std::size_t> found = choicesMeant(typed, choices);
          EXPECT_NE(std::find(found.begin(), found.end(), i), found.end()) << typed;
          for (const std::size_t other : found) EXPECT_EQ(text(choices[other]), text(choices[i])) << typed;
        };
        std::string shouted(choices[i].action.view());
        for (char& c : shouted) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        isAmongMeant(shouted, [](const Choice& choice) { return choice.action.view(); });
        isAmongMeant(folded(choices[i].label.de), [](const Choice& choice) { return choice.label.de; });
        isAmongMeant(" " + choices[i].label.en + " ", [](const Choice& choice) { return choice.label.en; });
        EXPECT_EQ(readOrder(choices[i].label.de).command, Command::none) << choices[i].label.de;
      }
      const std::vector<Notation> answers = answersOf(play->match(), seat);
      const auto pick = rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(answers.size()));
      ASSERT_TRUE(play->act(seat, answers[pick], 0).isFine());
    }
  }
}

}  // namespace
}  // namespace sammel
