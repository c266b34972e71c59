#include "bots/raufer/expert.hpp"
#include "bots/raufer/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Raufer>(const BotKind&, std::uint64_t);
