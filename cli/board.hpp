// The table on a screen that may be small. What belongs to the person in front of it comes last, next to the question;
// if all of it does not fit, the others' things are told in short, then the middle.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/layout.hpp"

namespace sammel {

struct BoardWishes {
  std::optional<Seat> near;  // whose things come last
  int width = 0;             // columns; 0: as wide as it gets
  int lines = 0;             // 0: as many as it takes
};

struct Board {
  std::string text;
  bool isShort = false;  // something was left out
};

Board drawBoard(const Layout& layout, const Phrasebook& book, std::span<const std::string> names, Language language,
                const BoardWishes& wishes);

// A kind of card or piece that lies on the table, and what the rules say about it.
struct PieceInfo {
  std::string name;
  std::vector<std::string> sentences;
};
// All different ones that the rules speak of, those nearest to `near` first.
std::vector<PieceInfo> pieceInfos(const Layout& layout, const Phrasebook& book, std::span<const std::string> names,
                                  Language language, std::string_view rulebook, std::optional<Seat> near);

}  // namespace sammel
