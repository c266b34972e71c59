// The results of a contest as one page for the browser: tables, and plots as inline SVG. It needs nothing else.
#pragma once

#include <string>
#include <vector>

#include "arena/summary.hpp"
#include "engine/core/message.hpp"

namespace sammel::arena {

std::string reportHtml(const Contest& contest, const Summary& summary, const std::vector<Deal>& deals,
                       Language language);

// How people read them: `+44`, `+∞`.
std::string eloText(double elo);
std::string eloText(const Interval& elo);
std::string percentText(const Interval& share);
std::string pointsText(const Interval& points);  // `12.50 [11.20, 13.80]`, `12.50 [–]` for a single deal, `–` for none

// Why the bot has lost by rule, a line for each cause that happened: how often, and the first time in detail.
std::vector<std::string> lossesTold(const BotSummary& bot, Language language);

}  // namespace sammel::arena
