#include "bots/program/program_bot.hpp"

namespace sammel {

std::unique_ptr<Bot> makeBot(const AnyGame& game, const BotKind& kind, std::uint64_t seed) {
  if (const auto* program = std::get_if<BotKind::Program>(&kind.is)) {
    return std::make_unique<ProgramBot>(program->command, seed);
  }
  return makeOwnBot(game, kind, seed);
}

}  // namespace sammel
