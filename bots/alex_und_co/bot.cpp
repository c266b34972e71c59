#include "bots/alex_und_co/expert.hpp"
#include "bots/alex_und_co/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::AlexUndCo>(const BotKind&, std::uint64_t);
