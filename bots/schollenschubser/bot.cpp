#include "bots/schollenschubser/expert.hpp"
#include "bots/schollenschubser/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Schollenschubser>(const BotKind&, std::uint64_t);
