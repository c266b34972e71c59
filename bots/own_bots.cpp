#include "bots/bot.hpp"
#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"

namespace sammel {

template <Game G>
std::unique_ptr<Bot> botFor(const BotKind& kind, std::uint64_t seed);  // bots/<id>/bot.cpp

std::unique_ptr<Bot> makeOwnBot(const AnyGame& game, const BotKind& kind, std::uint64_t seed) {
  std::unique_ptr<Bot> bot;
  forEachVersion([&]<class G>() {
    if (&game == &erased<G>()) bot = botFor<CodeOf<G>>(kind, seed);
  });
  return bot;
}

}  // namespace sammel
