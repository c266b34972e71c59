#include "server/texts.hpp"

#include <algorithm>

#include "server/phrases.hpp"

namespace sammel {
namespace {

constexpr std::size_t longestName = 24;

// The length of the UTF-8 character at the beginning of `text`, which is valid UTF-8; bounded by its end anyway.
std::size_t characterLength(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80 ? 1U : lead < 0xe0 ? 2U : lead < 0xf0 ? 3U : 4U;
  return std::min(length, text.size());
}

// Control characters, and those that reorder or hide the text around them.
bool isUnprintable(std::string_view character) {
  if (character.size() == 1) return static_cast<unsigned char>(character[0]) < 0x20 || character[0] == 0x7f;
  if (character.size() == 2) return character[0] == '\xc2' && static_cast<unsigned char>(character[1]) < 0xa0;
  if (character.starts_with("\xe2\x80")) {
    const auto last = static_cast<unsigned char>(character[2]);
    return (last >= 0x8b && last <= 0x8f && last != 0x8d) || (last >= 0xa8 && last <= 0xae);
  }
  return (character.starts_with("\xe2\x81") && static_cast<unsigned char>(character[2]) >= 0xa0) ||
         character == "\xef\xbb\xbf";
}

}  // namespace

std::optional<std::string> cleanName(std::string_view name) {
  std::string clean;
  std::size_t characters = 0;
  for (std::string_view rest = name; !rest.empty();) {
    const std::string_view character = rest.substr(0, characterLength(rest));
    rest.remove_prefix(character.size());
    if (isUnprintable(character) || (character == " " && clean.empty())) continue;
    clean += character;
    ++characters;
  }
  while (!clean.empty() && clean.back() == ' ') {
    clean.pop_back();
    --characters;
  }
  if (characters > longestName) return std::nullopt;
  return clean;
}

std::string freeName(std::string_view name, std::span<const std::string> taken, Language language) {
  const std::string wanted(!name.empty() ? name : language == Language::de ? "Gast" : "Guest");
  std::string free = wanted;
  for (int i = 2; std::find(taken.begin(), taken.end(), free) != taken.end(); ++i) {
    free = wanted + ' ' + std::to_string(i);
  }
  return free;
}

bool isPlain(std::string_view text, std::size_t longest) {
  return text.size() <= longest && std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

Language chooseLanguage(std::string_view lang, std::string_view acceptLanguage) {
  if (lang == "de") return Language::de;
  if (lang == "en") return Language::en;
  const std::size_t german = acceptLanguage.find("de");
  const std::size_t english = acceptLanguage.find("en");
  return german < english ? Language::de : Language::en;
}

std::string sentence(const Verdict& refusal, const AnyGame* game, Language language, std::span<const std::string> names,
                     Viewer reader) {
  const Phrasebook book({serverPhrases(), game != nullptr ? game->phrases() : std::span<const Phrase>()});
  const bool isClause = !refusal.clause().empty() && refusal.clause()[0] >= 'A' && refusal.clause()[0] <= 'Z';
  return isClause ? book.render(refusal, language, names, reader)
                  : book.render(refusal.reason(), language, names, reader);
}

std::string sentence(const Message& message, Language language) {
  return Phrasebook({serverPhrases()}).render(message, language, {}, Viewer::spectator());
}

}  // namespace sammel
