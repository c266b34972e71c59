#include "bots/search/make_bot.hpp"
#include "engine/games/schollenschubser/schollenschubser.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Schollenschubser>(const BotKind&, std::uint64_t);
