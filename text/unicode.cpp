#include "text/unicode.hpp"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

namespace sammel::unicode {
namespace {

std::string mapped(std::string_view text, int options) {
  utf8proc_uint8_t* out = nullptr;
  const utf8proc_ssize_t length =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()), static_cast<utf8proc_ssize_t>(text.size()),
                   &out, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, std::free);
  if (length < 0) return {};
  return {reinterpret_cast<const char*>(out), static_cast<std::size_t>(length)};
}

}  // namespace

Kind kindOf(Codepoint codepoint) {
  switch (utf8proc_category(codepoint)) {
    case UTF8PROC_CATEGORY_ZS: return Kind::space;
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return Kind::lineEnd;
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO: return Kind::treacherous;
    case UTF8PROC_CATEGORY_CN: return Kind::unassigned;
    default: break;
  }
  if (utf8proc_get_property(codepoint)->ignorable != 0U) return Kind::ignorable;
  switch (utf8proc_category(codepoint)) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME: return Kind::mark;
    default: return Kind::plain;
  }
}

bool isPictograph(Codepoint codepoint) {
  return utf8proc_get_property(codepoint)->boundclass == UTF8PROC_BOUNDCLASS_EXTENDED_PICTOGRAPHIC;
}

int columnsOf(Codepoint codepoint) { return utf8proc_charwidth(codepoint); }

std::string composed(std::string_view text) { return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE); }

std::string forNames(std::string_view text) {
  return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD);
}

std::string stripped(std::string_view text) {
  return mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK |
                          UTF8PROC_IGNORE);
}

int graphemesOf(std::string_view text) {
  int count = 0;
  Codepoint before = -1;
  utf8proc_int32_t state = 0;
  while (!text.empty()) {
    Codepoint codepoint = -1;
    const utf8proc_ssize_t length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                                     static_cast<utf8proc_ssize_t>(text.size()), &codepoint);
    const bool begins = before < 0 || codepoint < 0 || utf8proc_grapheme_break_stateful(before, codepoint, &state) != 0;
    count += begins ? 1 : 0;
    before = codepoint;
    text.remove_prefix(length > 0 ? static_cast<std::size_t>(length) : 1);
  }
  return count;
}

}  // namespace sammel::unicode
