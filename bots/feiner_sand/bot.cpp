#include "bots/feiner_sand/expert.hpp"
#include "bots/feiner_sand/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::FeinerSand>(const BotKind&, std::uint64_t);
