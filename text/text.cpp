#include "text/text.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <vector>

namespace sammel {
namespace {

using Codepoint = utf8proc_int32_t;

constexpr Codepoint joiner = 0x200d;
constexpr Codepoint blankBraille = 0x2800;  // a symbol by its category, and empty
constexpr Codepoint firstSkinTone = 0x1f3fb;
constexpr Codepoint lastSkinTone = 0x1f3ff;
constexpr std::string_view replacement = "\xef\xbf\xbd";  // U+FFFD
constexpr int mostMarks = 3;                              // on one letter

// The character at the front, which is cut off; negative if there is none (then it is a single byte).
Codepoint takeFront(std::string_view& text) {
  Codepoint codepoint = -1;
  const utf8proc_ssize_t length =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                       static_cast<utf8proc_ssize_t>(std::min<std::size_t>(text.size(), 4)), &codepoint);
  text.remove_prefix(length > 0 ? static_cast<std::size_t>(length) : 1);
  return length > 0 ? codepoint : -1;
}

void append(std::string& text, Codepoint codepoint) {
  utf8proc_uint8_t bytes[4];
  const utf8proc_ssize_t length = utf8proc_encode_char(codepoint, bytes);
  text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
}

std::string mapped(std::string_view text, int options) {
  utf8proc_uint8_t* out = nullptr;
  const utf8proc_ssize_t length =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &out, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, std::free);
  if (length < 0) return {};
  return {reinterpret_cast<const char*>(out), static_cast<std::size_t>(length)};
}

bool isMark(utf8proc_category_t category) {
  return category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC || category == UTF8PROC_CATEGORY_ME;
}

bool isSpace(utf8proc_category_t category) {
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL || category == UTF8PROC_CATEGORY_ZP;
}

// Control characters, and those that hide or reorder what stands around them.
bool isTreacherous(utf8proc_category_t category) {
  switch (category) {
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return true;
    default: return false;
  }
}

bool isSeen(Codepoint codepoint) {
  const utf8proc_category_t category = utf8proc_category(codepoint);
  if (isSpace(category)) return true;
  return !isTreacherous(category) && category != UTF8PROC_CATEGORY_CN && codepoint != blankBraille &&
         utf8proc_get_property(codepoint)->ignorable == 0U;
}

bool isPictograph(Codepoint codepoint) {
  return utf8proc_get_property(codepoint)->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

// Joins the pictures of one emoji; anywhere else nobody sees it.
bool joins(const std::vector<Codepoint>& line, std::size_t at) {
  if (at == 0 || at + 1 == line.size()) return false;
  const Codepoint before = line[at - 1];
  return (isPictograph(before) || (before >= firstSkinTone && before <= lastSkinTone)) && isPictograph(line[at + 1]);
}

bool isTaken(std::string_view name, std::span<const std::string> taken) {
  return std::any_of(taken.begin(), taken.end(), [name](const std::string& other) {
    constexpr int same = UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD;
    return mapped(other, same) == mapped(name, same);
  });
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
    if (isSpace(utf8proc_category(codepoint))) {
      seen.push_back(' ');
    } else if (codepoint == joiner || isSeen(codepoint)) {
      seen.push_back(codepoint);
    }
  }
  std::string joined;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    if (seen[i] != joiner || joins(seen, i)) append(joined, seen[i]);
  }

  const std::string normal = mapped(joined, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
  std::string clean;
  int marks = mostMarks;  // that the character before carries; as if full where there is none
  for (std::string_view rest = normal; !rest.empty();) {
    const Codepoint codepoint = takeFront(rest);
    if (codepoint == ' ') {
      if (clean.empty() || clean.back() == ' ') continue;
      marks = mostMarks;
    } else if (isMark(utf8proc_category(codepoint))) {
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
    const bool harmless = codepoint >= 0 && (codepoint == joiner || !isTreacherous(utf8proc_category(codepoint)));
    out += harmless ? before.substr(0, before.size() - text.size()) : replacement;
  }
  return out;
}

std::string folded(std::string_view text) {
  const std::string bare = mapped(printable(text), UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE |
                                                       UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
  std::string out;
  for (const char c : bare) {
    const bool afterVowel = !out.empty() && (out.back() == 'a' || out.back() == 'o' || out.back() == 'u');
    if (c == 'e' && afterVowel) continue;  // ae, oe, ue
    out += c;
  }
  return out;
}

int graphemesOf(std::string_view text) {
  int count = 0;
  Codepoint before = -1;
  utf8proc_int32_t state = 0;
  while (!text.empty()) {
    const Codepoint codepoint = takeFront(text);
    const bool begins = before < 0 || codepoint < 0 || utf8proc_grapheme_break_stateful(before, codepoint, &state) != 0;
    count += begins ? 1 : 0;
    before = codepoint;
  }
  return count;
}

int columnsOf(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    if (text.starts_with("\x1b[")) {
      const std::size_t end = text.find('m');
      text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
      continue;
    }
    const Codepoint codepoint = takeFront(text);
    columns += codepoint < 0 ? 1 : utf8proc_charwidth(codepoint);
  }
  return columns;
}

}  // namespace sammel
