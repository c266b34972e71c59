#include "bots/search/make_bot.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::GanzNachPlan>(const BotKind&, std::uint64_t);
