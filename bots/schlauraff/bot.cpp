#include "bots/search/make_bot.hpp"
#include "engine/games/schlauraff/schlauraff.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Schlauraff>(const BotKind&, std::uint64_t);
