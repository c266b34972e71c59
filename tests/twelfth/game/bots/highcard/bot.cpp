#include "bots/search/make_bot.hpp"
#include "engine/games/highcard/highcard.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::HighCard>(const BotKind&, std::uint64_t);
