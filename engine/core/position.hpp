// What one viewer is shown of a play, as JSON. Server, browser replay and the twin tests all use this one encoder.
#pragma once

#include "engine/core/play.hpp"

namespace sammel {

struct Position {
  static constexpr std::string_view typeName = "Position";
  static constexpr std::string_view about =
      "What one viewer is shown of the game. Lists, prompt and counters are those of the viewer's own seat.";
  GameJson<GamePart::screen> screen;
  SeatSet must;
  SeatSet may;
  std::optional<Message> prompt;
  std::uint32_t decision = 0;
  std::uint32_t occasion = 0;
  Written<std::vector<Offer>> answers;
  Written<std::vector<Offer>> interrupts;
  bool undo = false;
  Outcome outcome;
  std::optional<Seat> givenUpBy;
  Sheet sheet;
  std::optional<Layout> zones;
  static constexpr auto describe() {
    return std::tuple(field("screen", &Position::screen, "what the game's table shows"),
                      field("must", &Position::must, "the seats for which the game waits"),
                      field("may", &Position::may, "the seats with interrupts"),
                      field("prompt", &Position::prompt, "what you are asked"),
                      field("decision", &Position::decision, "changes whenever the question put to you changes"),
                      field("occasion", &Position::occasion, "changes whenever an interrupt would mean something else"),
                      field("answers", &Position::answers, "what you may answer"),
                      field("interrupts", &Position::interrupts, "what you may do out of turn"),
                      field("undo", &Position::undo, "whether you can take something back"),
                      field("outcome", &Position::outcome),
                      field("givenUpBy", &Position::givenUpBy, "who has ended the game by giving up"),
                      field("sheet", &Position::sheet, "has rows only when the game is over"),
                      field("zones", &Position::zones, "null where only the game's own table can show it"));
  }
};
Position positionFor(const Play& play, Viewer viewer);
void writePosition(const Play& play, Viewer viewer, Json& json);

// The lines of the story that the viewer may hear, from the `from`-th of them on, as a list of StoryLine. Returns how
// many of them last: the lines after those are gone, or others, when the story goes on (see Events::glimpse).
std::size_t writeStory(const Play& play, Viewer viewer, std::size_t from, Json& json);

// How many lines the viewer was told before those of entry number `entry`, up to the first that may fade.
std::size_t linesBefore(const Play& play, Viewer viewer, std::size_t entry);

// How many visible moments the viewer has had after the opening.
std::size_t countMoves(const Play& play, Viewer viewer);

// The play as it stood at one of the viewer's visible moments: 0 is the opening, 1 after the first thing seen.
std::unique_ptr<Play> lookBack(const Play& play, Viewer viewer, std::size_t move);

struct Refusal {
  static constexpr std::string_view typeName = "Refusal";
  std::string_view clause;
  Message message;
  static constexpr auto describe() {
    return std::tuple(field("clause", &Refusal::clause, "of the rules"), field("message", &Refusal::message));
  }
};

struct Preview {
  static constexpr std::string_view typeName = "Preview";
  static constexpr std::string_view about = "What an action would do.";
  std::string action;
  std::optional<Refusal> refusal;
  std::optional<GameJson<GamePart::screen>> screen;
  static constexpr auto describe() {
    return std::tuple(field("action", &Preview::action, "its notation"),
                      field("refusal", &Preview::refusal, "why it is not allowed"),
                      field("screen", &Preview::screen, "after it; null if it would reveal something, or is refused"));
  }
};
Preview previewOf(const Play& play, Seat seat, std::string_view action);

}  // namespace sammel
