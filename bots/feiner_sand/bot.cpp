#include "bots/search/make_bot.hpp"
#include "engine/games/feiner_sand/feiner_sand.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::FeinerSand>(const BotKind&, std::uint64_t);
