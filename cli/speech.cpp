#include "cli/speech.hpp"

#include "text/text.hpp"

namespace sammel {

std::string Speech::operator()(std::string_view key, Args args) const {
  std::string_view pattern = key;
  for (const Phrase& phrase : cliPhrases()) {
    if (phrase.key == key) pattern = phrase.text.in(language_);
  }
  std::string out;
  while (!pattern.empty()) {
    const std::size_t open = pattern.find('{');
    out += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    const std::size_t close = pattern.find('}', open);
    const std::string_view inside = pattern.substr(open + 1, close - open - 1);
    pattern.remove_prefix(close + 1);
    const std::size_t bar = inside.find('|');
    for (const auto& [name, value] : args) {
      if (name != inside.substr(0, bar)) continue;
      if (bar == std::string_view::npos) {
        out += printable(value);  // a file name, a typed line
      } else {
        const std::string_view forms = inside.substr(bar + 1);
        const std::size_t second = forms.find('|');
        out += value == "1" ? forms.substr(0, second) : forms.substr(second + 1);
      }
    }
  }
  return out;
}

std::string Speech::list(std::span<const std::string> items) const {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? (*this)("cli.and") : ", ";
    out += items[i];
  }
  return out;
}

Language preferredLanguage(std::string_view asked, const char* (*environment)(const char*)) {
  if (!asked.empty()) return asked == "de" ? Language::de : Language::en;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = environment(name);
    if (value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("de") ? Language::de : Language::en;
  }
  return Language::en;
}

}  // namespace sammel
