// A table without a drawing of its own: zones with pieces in them. The terminal writes it as text and the browser lays
// it out as cards, so that a game can be played everywhere before anybody has drawn a table for it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/describe.hpp"
#include "engine/core/message.hpp"

namespace sammel {

enum class Tone : std::uint8_t { plain, white, black, grey, red, orange, yellow, green, blue, violet, pink, brown };
constexpr auto enumNames(Tone) {
  return std::array<std::string_view, 12>{"plain",  "white", "black", "grey",   "red",  "orange",
                                          "yellow", "green", "blue",  "violet", "pink", "brown"};
}

struct Piece {
  static constexpr std::string_view typeName = "Piece";
  Message label;
  Tone tone = Tone::plain;
  bool faceDown = false;
  bool lit = false;
  Notation action;

  static constexpr auto describe() {
    return std::tuple(field("label", &Piece::label, "what it is; without a key it is an empty field"),
                      field("tone", &Piece::tone), field("faceDown", &Piece::faceDown),
                      field("lit", &Piece::lit, "the one that matters now"),
                      field("action", &Piece::action, "what touching it does, if that is legal now; or empty"));
  }
};

struct Zone {
  static constexpr std::string_view typeName = "Zone";
  static constexpr std::string_view about = "Pieces that lie together, for games without a table of their own.";
  Message title;
  std::optional<Seat> owner;
  std::int8_t columns = 0;
  std::vector<Piece> pieces;

  static constexpr auto describe() {
    return std::tuple(field("title", &Zone::title),
                      field("owner", &Zone::owner, "whose it is; null: it lies in the middle"),
                      field("columns", &Zone::columns, "of a grid, filled row by row; 0: all in one row"),
                      field("pieces", &Zone::pieces));
  }
};

// The middle first, then what belongs to the seats.
using Layout = std::vector<Zone>;

std::string drawLayout(const Layout& layout, const Phrasebook& phrasebook, std::span<const std::string> names,
                       Language language);

}  // namespace sammel
