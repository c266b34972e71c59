#include "bots/search/make_bot.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::FairEnough>(const BotKind&, std::uint64_t);
