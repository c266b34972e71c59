#include "bots/misd/expert.hpp"
#include "bots/misd/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Misd>(const BotKind&, std::uint64_t);
