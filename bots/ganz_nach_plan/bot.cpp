#include "bots/ganz_nach_plan/expert.hpp"
#include "bots/ganz_nach_plan/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::GanzNachPlan>(const BotKind&, std::uint64_t);
