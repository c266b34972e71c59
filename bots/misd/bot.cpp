#include "bots/search/make_bot.hpp"
#include "engine/games/misd/misd.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Misd>(const BotKind&, std::uint64_t);
