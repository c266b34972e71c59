#include "server/texts.hpp"

#include <algorithm>

#include "engine/core/record.hpp"
#include "server/phrases.hpp"

namespace sammel {

std::string freeName(std::string_view name, std::span<const std::string> taken, Language language) {
  return distinctName(!name.empty() ? name : Text{"Gast", "Guest"}.in(language), taken);
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
  const Phrasebook book(
      {serverPhrases(), recordPhrases(), game != nullptr ? game->phrases() : std::span<const Phrase>()});
  const bool isClause = !refusal.clause().empty() && refusal.clause()[0] >= 'A' && refusal.clause()[0] <= 'Z';
  return isClause ? book.render(refusal, language, names, reader)
                  : book.render(refusal.reason(), language, names, reader);
}

std::string sentence(const Message& message, Language language) {
  return Phrasebook({serverPhrases()}).render(message, language, {}, Viewer::spectator());
}

}  // namespace sammel
