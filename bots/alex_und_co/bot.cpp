#include "bots/search/make_bot.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::AlexUndCo>(const BotKind&, std::uint64_t);
