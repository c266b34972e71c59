#include "text/text.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "text/unicode.hpp"

namespace sammel {
namespace {

using unicode::Codepoint;
using unicode::isPictograph;
using unicode::Kind;
using unicode::kindOf;

constexpr Codepoint joiner = 0x200d;
constexpr Codepoint blankBraille = 0x2800;  // a symbol by its category, and empty
constexpr Codepoint firstSkinTone = 0x1f3fb;
constexpr Codepoint lastSkinTone = 0x1f3ff;
constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD
constexpr int mostMarks = 3;                              // on one letter

// The character at the front, which is cut off; negative if there is none (then it is a single byte).
Codepoint takeFront(std::string_view& text) {
  constexpr std::array<Codepoint, 4> least{0, 0x80, 0x800, 0x10000};  // by the bytes that follow the first
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  Codepoint codepoint = more == 0 ? first : first & (0x3f >> more);
  bool isWhole = (first < 0x80 || (first >= 0xc0 && first < 0xf8)) && text.size() > more;
  for (std::size_t i = 1; isWhole && i <= more; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    isWhole = (next & 0xc0U) == 0x80;
    codepoint = (codepoint << 6) | (next & 0x3f);
  }
  const bool isSurrogate = codepoint >= 0xd800 && codepoint < 0xe000;
  if (!isWhole || codepoint < least[more] || codepoint > 0x10ffff || isSurrogate) {
    text.remove_prefix(1);
    return -1;
  }
  text.remove_prefix(more + 1);
  return codepoint;
}

void append(std::string& text, Codepoint codepoint) {
  const std::size_t more = codepoint < 0x80 ? 0 : codepoint < 0x800 ? 1 : codepoint < 0x10000 ? 2 : 3;
  const std::array<int, 4> marks{0, 0xc0, 0xe0, 0xf0};
  text += static_cast<char>(marks[more] | (codepoint >> (6 * more)));
  for (std::size_t i = more; i-- > 0;) text += static_cast<char>(0x80 | ((codepoint >> (6 * i)) & 0x3f));
}

bool isSpace(Kind kind) { return kind == Kind::space || kind == Kind::lineEnd; }

// Control characters, and those that hide or reorder what stands around them.
bool isTreacherous(Codepoint codepoint) {
  const Kind kind = kindOf(codepoint);
  return kind == Kind::treacherous || kind == Kind::lineEnd;
}

bool isSeen(Codepoint codepoint) {
  const Kind kind = kindOf(codepoint);
  return kind != Kind::treacherous && kind != Kind::unassigned && kind != Kind::ignorable && codepoint != blankBraille;
}

// Joins the pictures of one emoji; anywhere else nobody sees it.
bool joins(const std::vector<Codepoint>& line, std::size_t at) {
  if (at == 0 || at + 1 == line.size()) return false;
  const Codepoint before = line[at - 1];
  return (isPictograph(before) || (before >= firstSkinTone && before <= lastSkinTone)) && isPictograph(line[at + 1]);
}

bool isTaken(std::string_view name, std::span<const std::string> taken) {
  return std::any_of(taken.begin(), taken.end(),
                     [name](const std::string& other) { return unicode::forNames(other) == unicode::forNames(name); });
}

// Neighbours in this list meet at a table, so they are well mixed.
constexpr auto botNames =
    std::to_array<std::string_view>({"Hedda",  "Malik", "Pia",   "Fiete", "Yara", "Oskar",  "Lotte", "Zeno", "Ida",
                                     "Quirin", "Selma", "Kalle", "Wanda", "Emre", "Nele",   "Tilo",  "Cleo", "Jonte",
                                     "Ulla",   "Bela",  "Rosa",  "Vito",  "Edda", "Gustav", "Ada",   "Raik"});

}  // namespace

std::optional<std::string> cleanLine(std::string_view text) {
  std::vector<Codepoint> seen;
  while (!text.empty()) {
    const Codepoint codepoint = takeFront(text);
    if (codepoint < 0) return std::nullopt;
    if (isSpace(kindOf(codepoint))) {
      seen.push_back(' ');
    } else if (codepoint == joiner || isSeen(codepoint)) {
      seen.push_back(codepoint);
    }
  }
  std::string joined;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i] != joiner || joins(seen, i)) append(joined, seen[i]);
  }

  const std::string normal = unicode::composed(joined);
  std::string clean;
  int marks = mostMarks;  // that the character before carries; as if full where there is none
  for (std::string_view rest = normal; !rest.empty();) {
    const Codepoint codepoint = takeFront(rest);
    if (codepoint == ' ') {
      if (clean.empty() || clean.back() == ' ') continue;
      marks = mostMarks;
    } else if (kindOf(codepoint) == Kind::mark) {
      if (++marks > mostMarks) continue;
    } else {
      marks = 0;
    }
    append(clean, codepoint);
  }
  if (!clean.empty() && clean.back() == ' ') clean.pop_back();
  return clean;
}

std::optional<std::string> cleanName(std::string_view text) {
  std::optional<std::string> name = cleanLine(text);
  // A single character can be a long chain of joined pictures; so the room that it takes is bounded as well.
  const bool isLong = name && (graphemesOf(*name) > longestName || columnsOf(*name) > widestName);
  if (isLong) return std::nullopt;
  return name;
}

std::string distinctName(std::string_view name, std::span<const std::string> taken) {
  std::string distinct(name);
  for (int i = 2; isTaken(distinct, taken); ++i) distinct = std::string(name) + ' ' + std::to_string(i);
  return distinct;
}

std::string botName(std::uint64_t chance, std::span<const std::string> taken) {
  const std::size_t first = chance % botNames.size();
  for (std::size_t i = 0; i < botNames.size(); ++i) {
    const std::string_view name = botNames[(first + i) % botNames.size()];
    if (!isTaken(name, taken)) return std::string(name);
  }
  return distinctName(botNames[first], taken);
}

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const char first = text.front();
    if ((first >= ' ' && first < 0x7f) || first == '\n' || first == '\t') {
      out += first;
      text.remove_prefix(1);
      continue;
    }
    const std::string_view before = text;
    const Codepoint codepoint = takeFront(text);
    const bool harmless = codepoint >= 0 && (codepoint == joiner || !isTreacherous(codepoint));
    out += harmless ? before.substr(0, before.size() - text.size()) : replacement;
  }
  return out;
}

std::string folded(std::string_view text) {
  const std::string bare = unicode::stripped(printable(text));
  std::string out;
  for (const char c : bare) {
    const bool afterVowel = !out.empty() && (out.back() == 'a' || out.back() == 'o' || out.back() == 'u');
    if (c == 'e' && afterVowel) continue;  // ae, oe, ue
    out += c;
  }
  return out;
}

int graphemesOf(std::string_view text) { return unicode::graphemesOf(text); }

int columnsOf(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    if (text.starts_with("\x1b[")) {
      const std::size_t end = text.find('m');
      text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
      continue;
    }
    const Codepoint codepoint = takeFront(text);
    columns += codepoint < 0 ? 1 : unicode::columnsOf(codepoint);
  }
  return columns;
}

}  // namespace sammel
