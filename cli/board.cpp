#include "cli/board.hpp"

#include <algorithm>
#include <cctype>

#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "text/text.hpp"

namespace sammel {
namespace {

int linesOf(std::string_view text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

class Drawing {
 public:
  Drawing(const Phrasebook& book, std::span<const std::string> names, Language language, int width)
      : book_(book), names_(names), language_(language), width_(width) {}

  std::string zone(const Zone& zone, bool named) const {
    std::string title = named ? nameOf(zone) : std::string();
    title += say(zone.title) + ":";
    return zone.columns == 0 ? row(title, zone) : grid(title, zone);
  }

  // Everything of one owner in a line or two: what takes much room is only counted.
  std::string inShort(std::span<const Zone* const> zones) const {
    constexpr int longestPart = 34;
    std::vector<std::string> parts;
    for (const Zone* zone : zones) {
      std::string part = say(zone->title);
      std::string pieces;
      for (const Piece& piece : zone->pieces) pieces += (pieces.empty() ? " " : ", ") + shown(piece);
      if (zone->columns == 0 && columnsOf(pieces) <= longestPart) {
        part += pieces.empty() ? "" : ":" + pieces;
      } else {
        part += countOf(*zone, part);
      }
      parts.push_back(part);
    }
    return wrapped(zones.empty() ? "" : nameOf(*zones.front(), ": "), parts, "; ");
  }

  std::string say(const Message& message) const {
    return book_.render(message, language_, names_, Viewer::spectator());
  }

 private:
  std::string nameOf(const Zone& zone, std::string_view behind = ", ") const {
    return zone.owner ? names_[zone.owner->slot()] + std::string(behind) : std::string();
  }

  std::string shown(const Piece& piece) const {
    if (piece.label.key.empty()) return piece.faceDown ? "##" : "·";
    const std::string label = say(piece.label);
    return piece.lit ? "[" + label + "]" : piece.faceDown ? "(" + label + ")" : label;
  }

  // Fields of a grid that something lies on, or the pieces of a row; nothing if the title tells a number already.
  static std::string countOf(const Zone& zone, std::string_view title) {
    const auto isThere = [&zone](const Piece& piece) {
      return !piece.label.key.empty() && (zone.columns == 0 || piece.tone != Tone::plain);
    };
    const auto there = std::count_if(zone.pieces.begin(), zone.pieces.end(), isThere);
    if (zone.columns != 0) return " " + std::to_string(there) + "/" + std::to_string(zone.pieces.size());
    const bool isTold = title.find_first_of("0123456789") != std::string_view::npos;
    return isTold ? std::string() : " (" + std::to_string(there) + ")";
  }

  std::string wrapped(const std::string& title, const std::vector<std::string>& parts, std::string_view between) const {
    constexpr std::string_view indent = "    ";
    const int room = width_ > 0 ? width_ : 1'000'000;
    std::string out;
    std::string line = shortened(title, room);
    bool isFirst = true;
    for (const std::string& part : parts) {
      const std::string more = (isFirst ? "" : std::string(between)) + part;
      if (columnsOf(line) + columnsOf(more) <= room) {
        line += more;
      } else {
        out += line + "\n";
        line = std::string(indent) + shortened(part, room - columnsOf(indent));
      }
      isFirst = false;
    }
    return out + line + "\n";
  }

  std::string row(const std::string& title, const Zone& zone) const {
    std::vector<std::string> parts;
    parts.reserve(zone.pieces.size());
    for (const Piece& piece : zone.pieces) parts.push_back(shown(piece));
    return wrapped(parts.empty() ? title : title + " ", parts, " | ");
  }

  std::string grid(const std::string& title, const Zone& zone) const {
    constexpr int gap = 2;
    const auto columns = static_cast<std::size_t>(zone.columns);
    const int room = width_ > 0 ? std::max(4, width_ / static_cast<int>(columns) - gap) : 1000;
    std::vector<int> widths(columns, 0);
    std::vector<std::string> cells;
    for (std::size_t i = 0; i < zone.pieces.size(); ++i) {
      cells.push_back(shortened(shown(zone.pieces[i]), room));
      widths[i % columns] = std::max(widths[i % columns], columnsOf(cells.back()));
    }
    std::string out = title + "\n";
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool last = i % columns == columns - 1 || i + 1 == cells.size();
      out += "  " + (last ? cells[i] + "\n" : padded(cells[i], widths[i % columns]));
    }
    return out;
  }

  const Phrasebook& book_;
  std::span<const std::string> names_;
  Language language_;
  int width_;
};

bool matters(const Zone& zone) {
  return std::any_of(zone.pieces.begin(), zone.pieces.end(),
                     [](const Piece& piece) { return piece.lit || !piece.action.empty(); });
}

// The zones of each owner: first the others, then the middle, at last what is near.
std::vector<std::vector<const Zone*>> inOrder(const Layout& layout, std::optional<Seat> near) {
  std::vector<std::vector<const Zone*>> others;
  std::vector<const Zone*> middle;
  std::vector<const Zone*> own;
  for (const Zone& zone : layout) {
    if (!zone.owner) {
      middle.push_back(&zone);
    } else if (zone.owner == near) {
      own.push_back(&zone);
    } else if (!others.empty() && others.back().front()->owner == zone.owner) {
      others.back().push_back(&zone);
    } else {
      others.push_back({&zone});
    }
  }
  // Whoever sits next comes first.
  if (near) {
    const auto next = std::find_if(others.begin(), others.end(), [near](const std::vector<const Zone*>& zones) {
      return zones.front()->owner->index() > near->index();
    });
    std::rotate(others.begin(), next, others.end());
  }
  std::vector<std::vector<const Zone*>> all = std::move(others);
  all.push_back(std::move(middle));
  all.push_back(std::move(own));
  return all;
}

}  // namespace

Board drawBoard(const Layout& layout, const Phrasebook& book, std::span<const std::string> names, Language language,
                const BoardWishes& wishes) {
  const Drawing drawing(book, names, language, wishes.width);
  const std::vector<std::vector<const Zone*>> groups = inOrder(layout, wishes.near);
  const std::size_t middle = groups.size() - 2;
  Board board;
  // Steps of leaving out: the others in short, then what nothing can be done with in the middle and in rows of one's
  // own, then the same of one's own grids; in the end the middle goes without it.
  constexpr int steps = 4;
  for (int step = 0; step <= steps; ++step) {
    board = {.text = {}, .isShort = step > 0};
    for (std::size_t i = 0; i < groups.size(); ++i) {
      std::vector<const Zone*> aside;
      for (const Zone* zone : groups[i]) {
        const bool isIdle = !matters(*zone);
        const bool isShort = i < middle    ? step >= 1
                             : i == middle ? step >= 2 && isIdle
                                           : (step >= 2 && isIdle && zone->columns == 0) || (step >= 3 && isIdle);
        if (isShort) aside.push_back(zone);
      }
      if (!aside.empty() && (i != middle || step < steps)) board.text += drawing.inShort(aside);
      for (const Zone* zone : groups[i]) {
        const bool isAside = std::find(aside.begin(), aside.end(), zone) != aside.end();
        if (!isAside) board.text += drawing.zone(*zone, i != middle);
      }
    }
    if (wishes.lines == 0 || linesOf(board.text) <= wishes.lines) break;
  }
  return board;
}

namespace {

struct Sentence {
  std::string text;
  std::string folded;
};

// Sentences of the rules, without their marks.
std::vector<Sentence> sentencesOf(std::string_view rulebook) {
  std::vector<Sentence> sentences;
  while (!rulebook.empty()) {
    const std::size_t end = rulebook.find('\n');
    std::string_view line = rulebook.substr(0, end);
    rulebook = end == std::string_view::npos ? std::string_view() : rulebook.substr(end + 1);
    if (line.starts_with('#')) continue;
    if (line.starts_with("- ")) line.remove_prefix(2);
    std::string plain;
    for (const char c : line) {
      if (c != '*' && c != '`') plain += c;
    }
    std::string_view rest = plain;
    while (!rest.empty()) {
      std::size_t stop = rest.find(". ");
      // "1. Gerüst" and "F10. " are no sentences
      while (stop != std::string_view::npos && stop > 0 && rest[stop - 1] >= '0' && rest[stop - 1] <= '9' && stop < 3) {
        stop = rest.find(". ", stop + 1);
      }
      const std::string_view text = trimmed(rest.substr(0, stop == std::string_view::npos ? stop : stop + 1));
      sentences.push_back({std::string(text), folded(text)});
      rest = stop == std::string_view::npos ? std::string_view() : rest.substr(stop + 2);
    }
  }
  return sentences;
}

// Whether a text speaks of something: the words of its name in a row, beginning with whole words.
bool speaksOf(const std::string& sentence, const std::string& name) {
  for (std::size_t at = sentence.find(name); at != std::string::npos; at = sentence.find(name, at + 1)) {
    if (at == 0 || sentence[at - 1] == ' ' || static_cast<unsigned char>(sentence[at - 1]) >= 0x80 ||
        std::string_view("(\"'").find(sentence[at - 1]) != std::string_view::npos) {
      return true;
    }
  }
  return false;
}

// The name by which the rules call a piece: the words in its label, not its numbers. Counters have none.
std::string nameOf(const Piece& piece, const Phrasebook& book, std::span<const std::string> names, Language language) {
  std::string_view word;
  for (const Arg& arg : piece.label.args) {
    if (arg.kind == Arg::Kind::seat) return {};
    if (arg.kind == Arg::Kind::word && word.empty()) word = book.find(arg.word, language);
  }
  if (!word.empty()) return std::string(word);
  return piece.tone == Tone::plain ? "" : book.render(piece.label, language, names, Viewer::spectator());
}

std::vector<std::string> aboutPiece(const Piece& piece, const std::string& name, const Phrasebook& book,
                                    Language language, std::span<const Sentence> sentences) {
  std::vector<std::string> about;
  for (const Arg& arg : piece.label.args) {
    if (arg.kind != Arg::Kind::word) continue;
    const std::string_view text = book.find(std::string(arg.word) + ".text", language);
    if (!text.empty()) about.emplace_back(text);
  }
  const std::string_view text = book.find(std::string(piece.label.key) + ".text", language);
  if (!text.empty()) about.emplace_back(text);
  if (!about.empty()) return about;
  // The rules may call it by its first words only ("Swap seats: left").
  std::string wanted = folded(name);
  while (wanted.size() > 2 && about.empty()) {
    for (const Sentence& sentence : sentences) {
      if (speaksOf(sentence.folded, wanted)) about.push_back(sentence.text);
    }
    const std::size_t space = wanted.find_last_of(" :");
    if (space == std::string::npos) break;
    wanted.resize(space);
  }
  return about;
}

}  // namespace

std::vector<PieceInfo> pieceInfos(const Layout& layout, const Phrasebook& book, std::span<const std::string> names,
                                  Language language, std::string_view rulebook, std::optional<Seat> near) {
  const std::vector<Sentence> sentences = sentencesOf(rulebook);
  std::vector<std::vector<const Zone*>> groups = inOrder(layout, near);
  std::reverse(groups.begin(), groups.end());
  std::vector<PieceInfo> infos;
  for (const std::vector<const Zone*>& zones : groups) {
    for (const Zone* zone : zones) {
      for (const Piece& piece : zone->pieces) {
        const std::string name = piece.label.key.empty() ? std::string() : nameOf(piece, book, names, language);
        const bool hasLetters = std::any_of(name.begin(), name.end(),
                                            [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
        const auto isKnown = [&name](const PieceInfo& info) { return info.name == name; };
        if (!hasLetters || std::any_of(infos.begin(), infos.end(), isKnown)) continue;
        std::vector<std::string> about = aboutPiece(piece, name, book, language, sentences);
        if (!about.empty()) infos.push_back({name, std::move(about)});
      }
    }
  }
  return infos;
}

}  // namespace sammel
