#include "bots/search/make_bot.hpp"
#include "engine/games/bauab/bauab.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Bauab>(const BotKind&, std::uint64_t);
