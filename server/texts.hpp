// Text from and for people: names, languages, sentences.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/any_game.hpp"
#include "text/text.hpp"

namespace sammel {

// What is said before there is anybody with a phrasebook: in this language.
inline std::string either(Language language, std::string de, std::string en) {
  return Bilingual<std::string>{std::move(de), std::move(en)}.in(language);
}

// The name itself, or a guest's if it is empty; numbered if somebody else is called so.
std::string freeName(std::string_view name, std::span<const std::string> taken, Language language);

// Short, printable ASCII: what notations, options and ids consist of. Other text must not even be quoted in a refusal,
// because refusals cut their arguments and could cut a character in two.
bool isPlain(std::string_view text, std::size_t longest);

// `lang` of the query if it is a language of ours, else the first one of Accept-Language that is, else English.
Language chooseLanguage(std::string_view lang, std::string_view acceptLanguage);

// The whole sentence of a refusal; with the clause in brackets if it is one of the game's rules.
std::string sentence(const Verdict& refusal, const AnyGame* game, Language language, std::span<const std::string> names,
                     Viewer reader);
std::string sentence(const Message& message, Language language);

}  // namespace sammel
