#include "bots/search/make_bot.hpp"
#include "bots/stamp_collection/expert.hpp"
#include "bots/stamp_collection/thumb.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::StampCollection>(const BotKind&, std::uint64_t);
