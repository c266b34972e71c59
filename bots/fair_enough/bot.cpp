#include "bots/fair_enough/expert.hpp"
#include "bots/fair_enough/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::FairEnough>(const BotKind&, std::uint64_t);
