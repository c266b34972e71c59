// Asks bots of a level about a position of every game, and writes for each the question, the answer and how long it
// took in processor time: one JSON object per line. think.mjs asks the house's module the same.
//
//   native_thoughts LEVEL
#include <cstdio>
#include <ctime>

#include "bots/question.hpp"
#include "engine/games/registry.hpp"

namespace {

using namespace sammel;

constexpr std::chrono::seconds enough{600};  // the level's own budget ends a thought

// Some moves into a game, where somebody must act; null if the game waits for nobody in particular.
std::unique_ptr<Match> played(const AnyGame& game, const std::string& options) {
  Events events;
  std::unique_ptr<Match> match = game.start(options, nullptr, Rng::simulation(5), events);
  for (int i = 0; i < 4 && !match->turn().must.empty(); ++i) {
    const Seat seat = match->turn().must.first();
    const Legal legal = match->legal(seat);
    if (!match->act(seat, legal.answers()[legal.answers().size() / 2], events).isFine()) return nullptr;
  }
  return match->turn().must.empty() ? nullptr : std::move(match);
}

}  // namespace

int main(int argc, char** argv) {
  const std::optional<BotKind> kind = argc == 2 ? BotKind::read(argv[1]) : std::nullopt;
  if (!kind) return 2;
  for (const AnyGame* game : versions()) {
    std::string options;
    if (!game->completeOptions("", options).isFine()) return 1;
    const std::unique_ptr<Match> match = played(*game, options);
    if (!match) continue;
    const Seat seat = match->turn().must.first();
    const auto content = game->standardContent();
    const Question question{*game, *kind, 1, match->view(seat), enough};
    const std::string told = writeQuestion(question, {*game, options, content.get(), seat, match->seats()});
    const std::clock_t before = std::clock();
    const std::string answer = answerQuestion(told);
    const auto took = static_cast<std::int64_t>(1000.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
    Json json;
    json.open('{').member("game", game->facts().id).key("question").raw(told).key("answer").raw(answer);
    std::puts(json.member("took", took).close('}').take().c_str());
  }
  return 0;
}
