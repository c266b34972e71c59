#include "bots/search/make_bot.hpp"
#include "engine/games/raufer/raufer.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Raufer>(const BotKind&, std::uint64_t);
