// Speech, rules pages, look-ups, self-play: the parts of the program that need no terminal.
#include <gtest/gtest.h>

#include <set>

#include "cli/lookup.hpp"
#include "cli/markdown.hpp"
#include "cli/progress.hpp"
#include "cli/selfplay.hpp"
#include "cli/sheet.hpp"
#include "cli/speech.hpp"
#include "cli/terminal.hpp"
#include "engine/core/fairness.hpp"
#include "engine/core/play.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"

namespace sammel {
namespace {

std::set<std::string> placeholders(std::string_view pattern) {
  std::set<std::string> names;
  for (std::size_t open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{', open + 1)) {
    const std::string_view inside = pattern.substr(open + 1, pattern.find('}', open) - open - 1);
    names.emplace(inside.substr(0, inside.find('|')));
  }
  return names;
}

TEST(Speech, EveryPhraseHasBothLanguagesWithTheSamePlaceholders) {
  std::set<std::string_view> keys;
  for (const Phrase& phrase : cliPhrases()) {
    EXPECT_TRUE(keys.insert(phrase.key).second) << phrase.key << " twice";
    EXPECT_FALSE(phrase.text.de.empty() || phrase.text.en.empty()) << phrase.key;
    EXPECT_EQ(placeholders(phrase.text.de), placeholders(phrase.text.en)) << phrase.key;
  }
}

TEST(Speech, FillsInTextsOfAnyLengthAndPicksTheNumber) {
  const Speech german(Language::de);
  const std::string path(200, 'x');
  EXPECT_EQ(german("cli.file.read", {{"file", path}, {"why", "weg"}}), path + " lässt sich nicht lesen: weg.");
  EXPECT_TRUE(german("cli.arena.tooManyBots", {{"bots", "3"}, {"n", "1"}}).ends_with("1 Platz."));
  EXPECT_TRUE(german("cli.arena.tooManyBots", {{"bots", "3"}, {"n", "2"}}).ends_with("2 Plätzen."));
}

TEST(Speech, ListsNamesLikePeopleDo) {
  const std::vector<std::string> names{"Anna", "Ben", "Carla"};
  EXPECT_EQ(Speech(Language::en).list(std::span(names).first(1)), "Anna");
  EXPECT_EQ(Speech(Language::en).list(std::span(names).first(2)), "Anna and Ben");
  EXPECT_EQ(Speech(Language::de).list(names), "Anna, Ben und Carla");
}

TEST(Speech, TheLanguageIsAskedForOrThatOfTheEnvironment) {
  const auto german = [](const char* name) { return std::string_view(name) == "LANG" ? "de_AT.UTF-8" : nullptr; };
  const auto override = [](const char* name) { return std::string_view(name) == "LC_ALL" ? "C" : "de_DE"; };
  const auto nothing = [](const char*) -> const char* { return nullptr; };
  EXPECT_EQ(preferredLanguage("", german), Language::de);
  EXPECT_EQ(preferredLanguage("en", german), Language::en);
  EXPECT_EQ(preferredLanguage("", override), Language::en);
  EXPECT_EQ(preferredLanguage("", nothing), Language::en);
}

TEST(Markdown, WrapsParagraphsAndHangsLists) {
  EXPECT_EQ(renderMarkdown("# Über uns\none two three\n\n- **B1** four five six\n", 11, false),
            "Über uns\n========\none two\nthree\n\n- B1 four\n  five six\n");
}

TEST(Markdown, MarksTakeNoRoomAndNeverBleed) {
  EXPECT_EQ(renderMarkdown("- **B1** is `3@b2`\n", 80, true), "- \x1b[1mB1\x1b[0m is \x1b[36m3@b2\x1b[0m\n");
  EXPECT_EQ(renderMarkdown("aa *bb cc* dd\n", 5, true), "aa \x1b[3mbb\x1b[0m\n\x1b[3mcc\x1b[0m dd\n");
}

TEST(Markdown, ShowsEveryRulebookWithinTheWidthAndWithoutMarks) {
  for (const AnyGame* game : games()) {
    for (const std::string_view text : {game->rulebook().de, game->rulebook().en}) {
      const std::string shown = renderMarkdown(text, 60, false);
      EXPECT_EQ(shown.find("**"), std::string::npos);
      for (std::size_t at = 0; at < shown.size();) {
        const std::size_t end = shown.find('\n', at);
        EXPECT_LE(columnsOf(std::string_view(shown).substr(at, end - at)), 60);
        at = end + 1;
      }
    }
  }
}

TEST(Terminal, WrapsBetweenWordsAndShortensVisibly) {
  EXPECT_EQ(wrapped("grüne und blaue Karten", 10), "grüne und\nblaue\nKarten");
  EXPECT_EQ(wrapped("a\n  b c", 10), "a\n  b c");
  EXPECT_EQ(wrapped("\x1b[2mdim words\x1b[0m", 5), "\x1b[2mdim\nwords\x1b[0m");
  EXPECT_EQ(shortened("grüne Karten", 6), "grüne…");
  EXPECT_EQ(shortened("grün", 4), "grün");
}

TEST(Lookup, GuessesWhatWasMeant) {
  const std::vector<std::string_view> known{"bauab", "nussknacker", "play"};
  EXPECT_EQ(closest("buaab", known), "bauab");
  EXPECT_EQ(closest("nuss", known), "nussknacker");
  EXPECT_EQ(closest("Nusknaker", known), "nussknacker");
  EXPECT_EQ(closest("ply", known), "play");
  EXPECT_EQ(closest("chess", known), "");
  EXPECT_EQ(closest("", known), "");
}

TEST(Lookup, FindsGamesByNameAndCompletesOptions) {
  const Speech speech(Language::en);
  EXPECT_EQ(gameNamed("BauAb", speech).facts().id, "bauab");
  EXPECT_THROW((void)gameNamed("chess", speech), Failure);
  const std::vector<std::string> ring{"layout=ring"};
  EXPECT_EQ(completedOptions(gameNamed("bauab", speech), ring, speech), "players=2 layout=ring");
  const std::vector<std::string> wrong{"layout=cube"};
  EXPECT_THROW((void)completedOptions(gameNamed("bauab", speech), wrong, speech), Failure);
}

// Everybody has a place, in the order of ranks, and a tie is explained by a line of the sheet that broke it.
TEST(ScoreSheet, TellsAllPlacesWithReasonsThatHold) {
  const Speech speech(Language::en);
  const std::vector<std::string> names{"Anna", "Ben", "Carla", "David", "Eva", "Fritz", "Greta", "Hans"};
  std::set<std::string_view> withTies;
  for (const AnyGame* game : games()) {
    const std::string options = "players=" + std::to_string(game->facts().maxSeats);
    for (int seed = 0; seed < 60; ++seed) {
      std::unique_ptr<Play> play = Play::start(*game, options, Rng::keyed(sha256(std::to_string(seed))));
      Rng rng = Rng::simulation(static_cast<std::uint64_t>(seed));
      while (!play->match().outcome().over) {
        const SeatSet must = play->match().turn().must;
        if (must.empty()) {
          ASSERT_TRUE(play->act(Seat::table(), play->match().alarm()->action, 0).isFine());
          continue;
        }
        const std::vector<Notation> answers = answersOf(play->match(), must.first());
        const auto pick = rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(answers.size()));
        ASSERT_TRUE(play->act(must.first(), answers[pick], 0).isFine());
      }
      const Match& match = play->match();
      const std::span<const std::string> seated(names.data(), static_cast<std::size_t>(match.seats()));
      const std::string text = scoreSheet(*play, seated, speech);
      const std::size_t places = text.find("\n1. ");
      ASSERT_NE(places, std::string::npos) << text;
      for (const std::string& name : seated) EXPECT_NE(text.find(name, places), std::string::npos) << text;
      if (text.find("the tie is broken by") != std::string::npos) withTies.insert(game->facts().id);
    }
  }
  for (const std::string_view game : {"raufer", "schlauraff", "schollenschubser"}) {
    EXPECT_TRUE(withTies.contains(game)) << game;
  }
}

TEST(SelfPlay, TheResultDoesNotDependOnTheNumberOfThreads) {
  for (const AnyGame* game : games()) {
    std::uint64_t last = 0;
    const auto progress = [&last](std::uint64_t done) {
      EXPECT_GT(done, last);
      last = done;
    };
    const std::string options = game->variants().front();
    const Tally alone = selfPlayOnThreads(*game, options, 7, 1000, 1, progress);
    EXPECT_EQ(last, 1000U);
    last = 0;
    EXPECT_EQ(selfPlayOnThreads(*game, options, 7, 1000, 5, progress), alone);
    last = 0;
    EXPECT_NE(selfPlayOnThreads(*game, options, 8, 1000, 2, progress).signature, alone.signature);
    EXPECT_EQ(alone.games, 1000U);
    std::uint64_t wins = 0;
    for (const Tally::SeatTally& seat : alone.seats) wins += seat.wins;
    EXPECT_LE(wins, 1000U);
    EXPECT_GT(wins, 100U);  // in a race of guesses most games are shared
  }
}

TEST(Progress, WritesALineForEveryTenthWhereThereIsNoScreen) {
  std::FILE* file = std::tmpfile();
  Progress progress(file, false, "games", 1000);
  for (std::uint64_t done = 0; done <= 1000; done += 50) progress.show(done);
  std::fseek(file, 0, SEEK_SET);
  std::string text(4096, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), file));
  std::fclose(file);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 10);
  EXPECT_TRUE(text.ends_with("1000/1000 games\n"));
}

}  // namespace
}  // namespace sammel
