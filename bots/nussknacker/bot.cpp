#include "bots/search/make_bot.hpp"
#include "engine/games/nussknacker/nussknacker.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Nussknacker>(const BotKind&, std::uint64_t);
