// What one viewer is shown of a play, as JSON. Server, browser replay and the twin tests all use this one encoder.
#pragma once

#include "engine/core/play.hpp"

namespace sammel {

// {"screen":…, "must":[0], "may":[], "prompt":Message|null, "decision":7, "occasion":0, "answers":["3@b2"],
//  "interrupts":[], "undo":false, "outcome":{…}, "sheet":[…], "generic":{…}|null}
// `sheet` has rows only when the game is over; lists, prompt and counters are those of the viewer's own seat.
void writePosition(const Play& play, Viewer viewer, Json& json);

// The lines of the story that the viewer may hear, from the `from`-th of them on. Returns how many of them last: the
// lines after those are gone, or others, when the story goes on (see Events::glimpse).
// [{"message":…,"event":{"kind":…},"move":3}] where `move` counts the viewer's visible moments (0 is the opening).
std::size_t writeStory(const Play& play, Viewer viewer, std::size_t from, Json& json);

// How many lines the viewer was told before those of entry number `entry`, up to the first that may fade.
std::size_t linesBefore(const Play& play, Viewer viewer, std::size_t entry);

// How many visible moments the viewer has had after the opening.
std::size_t countMoves(const Play& play, Viewer viewer);

// The play as it stood at one of the viewer's visible moments: 0 is the opening, 1 after the first thing seen.
std::unique_ptr<Play> lookBack(const Play& play, Viewer viewer, std::size_t move);

// What an action would do, for a seat that wonders: {"action":"3@b2","refusal":null,"screen":{…}} with the screen
// after it, unless the action would reveal something; or the refusal {"clause":"B2","message":{…}} without a screen.
void writePreview(const Play& play, Seat seat, std::string_view action, Json& json);

void writeRefusal(const Verdict& refusal, Json& json);

}  // namespace sammel
