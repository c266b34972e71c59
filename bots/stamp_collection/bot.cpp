#include "bots/search/make_bot.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::StampCollection>(const BotKind&, std::uint64_t);
