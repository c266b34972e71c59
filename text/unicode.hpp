// What Unicode says of characters and words. Natively utf8proc knows it, in a page the browser does
// (pocket/unicode.cpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sammel::unicode {

using Codepoint = std::int32_t;

enum class Kind : std::uint8_t {
  plain,
  mark,         // on the character before it (M)
  space,        // inside a line (Zs)
  lineEnd,      // Zl, Zp
  treacherous,  // controls, hides or reorders what stands around it, or is private (Cc, Cf, Cs, Co)
  unassigned,   // Cn
  ignorable     // none of these, and not to be seen
};
Kind kindOf(Codepoint codepoint);
bool isPictograph(Codepoint codepoint);
int columnsOf(Codepoint codepoint);  // on a screen

// All of this is for text that is UTF-8.
std::string composed(std::string_view text);  // its normal form (NFC)
std::string forNames(std::string_view text);  // equal for what people would take for the same name
std::string stripped(std::string_view text);  // lower case, taken apart, without marks
int graphemesOf(std::string_view text);

}  // namespace sammel::unicode
