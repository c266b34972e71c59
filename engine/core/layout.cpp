#include "engine/core/layout.hpp"

#include <algorithm>

namespace sammel {

std::string drawLayout(const Layout& layout, const Phrasebook& phrasebook, std::span<const std::string> names,
                       Language language) {
  const auto say = [&](const Message& message) {
    return phrasebook.render(message, language, names, Viewer::spectator());
  };
  const auto shown = [&](const Piece& piece) {
    if (piece.label.key.empty()) return std::string(piece.faceDown ? "##" : "·");
    const std::string label = say(piece.label);
    return piece.lit ? "[" + label + "]" : piece.faceDown ? "(" + label + ")" : label;
  };

  std::string out;
  for (const Zone& zone : layout) {
    std::string line;
    if (zone.owner) line.append(names[zone.owner->slot()]).append(", ");
    line.append(say(zone.title)).append(":");
    if (zone.columns == 0) {
      for (std::size_t i = 0; i < zone.pieces.size(); ++i) line += (i == 0 ? " " : " | ") + shown(zone.pieces[i]);
      out += line + "\n";
      continue;
    }
    out += line + "\n";
    // Columns as wide as their widest piece; a German umlaut takes two bytes but one place.
    const auto width = [](const std::string& text) {
      std::size_t places = 0;
      for (const char c : text) places += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
      return places;
    };
    const auto columns = static_cast<std::size_t>(zone.columns);
    std::vector<std::size_t> widths(columns, 0);
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
      widths[i % columns] = std::max(widths[i % columns], width(shown(zone.pieces[i])));
    }
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
      const std::string text = shown(zone.pieces[i]);
      const bool last = i % columns == columns - 1 || i + 1 == zone.pieces.size();
      out += "  " + text + (last ? "\n" : std::string(widths[i % columns] - width(text), ' '));
    }
  }
  return out;
}

}  // namespace sammel
