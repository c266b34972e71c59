#include "cli/board.hpp"

#include <gtest/gtest.h>

#include "engine/core/fairness.hpp"
#include "engine/core/play.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"
#include "text/text.hpp"

namespace sammel {
namespace {

const std::vector<std::string> names{"Anna", "Ben", "Carla", "David", "Eva", "Fritz", "Greta", "Hans"};

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

// Every game on a terminal of 80 columns and 24 lines, from the beginning to the end: the board fits above the
// question, and everything of the viewer's own that can be touched is on it.
TEST(Board, FitsASmallWindow) {
  constexpr int width = 80;
  constexpr int lines = 18;
  for (const AnyGame* game : games()) {
    const std::string options = "players=" + std::to_string(game->facts().maxSeats);
    const Phrasebook book({game->phrases()});
    Rng rng = Rng::simulation(3);
    std::unique_ptr<Play> play = Play::start(*game, options, Rng::keyed(sha256("board")));
    ASSERT_TRUE(play) << game->facts().id;
    for (int step = 0; step < 300 && !play->match().outcome().over; ++step) {
      const SeatSet must = play->match().turn().must;
      if (must.empty()) {
        ASSERT_TRUE(play->act(Seat::table(), play->match().alarm()->action, 0).isFine());
        continue;
      }
      const Seat seat = must.first();
      const Layout layout = play->match().layout(seat);
      for (const Language language : {Language::de, Language::en}) {
        if (layout.empty()) continue;
        const Board board = drawBoard(layout, book, names, language, {.near = seat, .width = width, .lines = lines});
        const std::vector<std::string> rows = linesOf(board.text);
        EXPECT_LE(rows.size(), static_cast<std::size_t>(lines)) << game->facts().id << "\n" << board.text;
        for (const std::string& row : rows) EXPECT_LE(columnsOf(row), width) << game->facts().id << "\n" << row;
      }
      const std::vector<Notation> answers = answersOf(play->match(), seat);
      const auto pick = rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(answers.size()));
      ASSERT_TRUE(play->act(seat, answers[pick], 0).isFine());
    }
  }
}

TEST(Board, OwnThingsComeLastAndTheOthersStartWithTheNeighbour) {
  const auto play = Play::start(*findGame("stamp-collection"), "players=4", Rng::keyed(sha256("board")));
  const Phrasebook book({play->game().phrases()});
  const Board board =
      drawBoard(play->match().layout(Seat(1)), book, names, Language::en, {.near = Seat(1), .width = 80, .lines = 0});
  EXPECT_FALSE(board.isShort);
  const std::size_t anna = board.text.find("Anna, ");
  const std::size_t ben = board.text.find("Ben, ");
  const std::size_t carla = board.text.find("Carla, ");
  const std::size_t exchange = board.text.find("Exchange");
  EXPECT_LT(carla, anna);
  EXPECT_LT(anna, exchange);
  EXPECT_LT(exchange, ben);
}

TEST(PieceInfo, SaysWhatTheRulesSay) {
  const auto play = Play::start(*findGame("feiner-sand"), "players=2", Rng::keyed(sha256("board")));
  const Phrasebook book({play->game().phrases()});
  Seat seat = play->match().turn().must.first();
  const std::vector<PieceInfo> infos =
      pieceInfos(play->match().layout(seat), book, names, Language::de, play->game().rulebook().de, seat);
  ASSERT_FALSE(infos.empty());
  for (const PieceInfo& info : infos) EXPECT_FALSE(info.sentences.empty()) << info.name;
}

TEST(PieceInfo, EveryCardOfGanzNachPlanHasAText) {
  const auto play = Play::start(*findGame("ganz-nach-plan"), "players=4", Rng::keyed(sha256("board")));
  const Phrasebook book({play->game().phrases()});
  Layout layout{{Message("core.text", {arg::text("text", "cards")}), {}, 0, {}}};
  for (const Phrase& phrase : play->game().phrases()) {
    if (!phrase.key.starts_with("ganz-nach-plan.card.")) continue;
    layout[0].pieces.emplace_back();
    layout[0].pieces.back().label = Message(phrase.key);
    layout[0].pieces.back().tone = Tone::blue;
  }
  for (const Language language : {Language::de, Language::en}) {
    const Text rulebook = play->game().rulebook();
    EXPECT_EQ(pieceInfos(layout, book, names, language, rulebook.in(language), {}).size(), layout[0].pieces.size());
  }
}

}  // namespace
}  // namespace sammel
