#include "bots/stamp_collection/expert.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::StampCollection>(const BotKind&, std::uint64_t);
