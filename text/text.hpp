// Text that people enter and others see: names, typed lines, file names in a sentence. What is kept is clean, what goes
// to a terminal is printable; both by the tables of Unicode, not by our own.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sammel {

inline constexpr int longestName = 24;  // in characters as people count them (graphemes)
inline constexpr int widestName = 48;   // in columns: so many wide characters

// One line in its normal form (NFC): without what is invisible, changes the direction of writing, controls a terminal,
// is private or not assigned; without marks that stand on nothing or in heaps, and with single spaces inside only.
// Nothing if it is not UTF-8. May be empty.
std::optional<std::string> cleanLine(std::string_view text);

// A clean line that is short enough for a name; nothing if it is not. May be empty.
std::optional<std::string> cleanName(std::string_view text);

// The name itself, or numbered if somebody is called so already; upper and lower case are the same name.
std::string distinctName(std::string_view name, std::span<const std::string> taken);

// A given name for a bot that nobody here has; the same for the same `chance` and the same people.
std::string botName(std::uint64_t chance, std::span<const std::string> taken);

// What a terminal may be sent: characters that would control it or reorder the text around them are replaced by a mark
// that can be seen, and so is what is not UTF-8. Line ends and tabs stay.
std::string printable(std::string_view text);

// For comparing: lower case, without accents (an umlaut is its vowel, however it is written).
std::string folded(std::string_view text);

int graphemesOf(std::string_view text);
// Places that a text takes up on a screen; styles (ESC [ ... m) take none.
int columnsOf(std::string_view text);

}  // namespace sammel
