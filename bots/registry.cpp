#include "bots/bot.hpp"
#ifndef __wasm__
#include "bots/program/program_bot.hpp"
#endif

namespace sammel {

std::unique_ptr<Bot> makeBot(const AnyGame& game, const BotKind& kind, std::uint64_t seed) {
#ifndef __wasm__  // which cannot start programs
  if (const auto* program = std::get_if<BotKind::Program>(&kind.is)) {
    return std::make_unique<ProgramBot>(program->command, seed);
  }
#endif
  return makeOwnBot(game, kind, seed);
}

}  // namespace sammel
