// Every game of the collection as a type, for what is compiled once per game: registry, bots, conformance, benchmarks.
#pragma once

#include "engine/games/alex_und_co/alex_und_co.hpp"
#include "engine/games/bauab/bauab.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"
#include "engine/games/feiner_sand/earlier.hpp"
#include "engine/games/feiner_sand/feiner_sand.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"
#include "engine/games/misd/misd.hpp"
#include "engine/games/nussknacker/nussknacker.hpp"
#include "engine/games/raufer/raufer.hpp"
#include "engine/games/schlauraff/schlauraff.hpp"
#include "engine/games/schollenschubser/schollenschubser.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel {

template <class... G>
struct GameList {};

using AllGames = GameList<AlexUndCo, Bauab, FairEnough, FeinerSand, GanzNachPlan, Misd, Nussknacker, Raufer, Schlauraff,
                          Schollenschubser, StampCollection>;

// Rules of before. Games and records that began with them keep them; no new game begins with them. docs/new-game.md
// says when some come and when they can go.
using EarlierGames = GameList<FeinerSand2>;

// Calls `visit.template operator()<G>()` for every game.
template <class Visit>
void forEachGame(Visit&& visit) {
  [&visit]<class... G>(GameList<G...>) { (visit.template operator()<G>(), ...); }(AllGames{});
}
// The same for every version of the rules that is known.
template <class Visit>
void forEachVersion(Visit&& visit) {
  forEachGame(visit);
  [&visit]<class... G>(GameList<G...>) { (visit.template operator()<G>(), ...); }(EarlierGames{});
}

}  // namespace sammel
