// The law of texts: everything that a game says exists in both languages, with the same placeholders, and every
// placeholder is filled.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace sammel::conformance {

// The names in `{n}` and `{n|card|cards}`, each once.
inline std::set<std::string_view> placeholders(std::string_view phrase) {
  std::set<std::string_view> names;
  for (std::size_t open = phrase.find('{'); open != std::string_view::npos; open = phrase.find('{', open + 1)) {
    const std::size_t end = phrase.find_first_of("|}", open);
    if (end == std::string_view::npos) break;
    names.insert(phrase.substr(open + 1, end - open - 1));
  }
  return names;
}

// The words of a text with single spaces between them.
inline std::set<std::string_view> words(std::string_view text) {
  std::set<std::string_view> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    found.insert(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

// The words of one game. Every question is answered by what is wrong; nothing means that all is well.
class Texts {
 public:
  Texts(std::span<const Phrase> phrases, const Text& rulebook) : rulebook_(rulebook) {
    for (const std::span<const Phrase> table : {phrases, corePhrases()}) {
      for (const Phrase& phrase : table) {
        if (!byKey_.emplace(phrase.key, &phrase).second) twice_ = phrase.key;
      }
    }
  }

  std::optional<std::string> wrongWithPhrases() const {
    if (!twice_.empty()) return "the phrase " + std::string(twice_) + " is there twice";
    if (rulebook_.de.empty() || rulebook_.en.empty()) return "the rulebook is not written in both languages";
    for (const auto& [key, phrase] : byKey_) {
      if (phrase->text.de.empty() || phrase->text.en.empty())
        return "the phrase " + std::string(key) + " lacks a language";
      if (placeholders(phrase->text.de) != placeholders(phrase->text.en)) {
        return "the phrase " + std::string(key) + " has different placeholders in German and English";
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> wrongWithKey(std::string_view key) const {
    if (byKey_.count(key) != 0) return std::nullopt;
    return "there is no phrase " + std::string(key);
  }

  std::optional<std::string> wrongWithMessage(const Message& message, int seats) const {
    if (auto wrong = wrongWithKey(message.key)) return wrong;
    for (const Arg& arg : message.args) {
      if (arg.kind == Arg::Kind::word) {
        if (auto wrong = wrongWithKey(arg.word)) return *wrong + " (a word in " + std::string(message.key) + ")";
      }
      if (arg.kind == Arg::Kind::seat && (arg.number < 0 || arg.number >= seats)) {
        return "the phrase " + std::string(message.key) + " names a seat that does not exist";
      }
    }
    for (const std::string& key : {std::string(message.key), std::string(message.key) + ".you"}) {
      const auto phrase = byKey_.find(key);
      if (phrase == byKey_.end()) continue;
      for (const std::string_view name : placeholders(phrase->second->text.de)) {
        const bool given =
            std::any_of(message.args.begin(), message.args.end(), [name](const Arg& arg) { return arg.name == name; });
        if (!given) return "the phrase " + key + " needs {" + std::string(name) + "}, which is not given";
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> wrongWithRefusal(const Verdict& refusal, int seats) const {
    const std::string_view clause = refusal.clause();
    if (rulebook_.de.find(clause) == std::string_view::npos || rulebook_.en.find(clause) == std::string_view::npos) {
      return "the rulebook has no clause " + std::string(clause);
    }
    return wrongWithMessage(refusal.reason(), seats);
  }

  // A question speaks of every kind of answer that is legal, and of nothing that is not. It may also speak of
  // interrupts that are open.
  std::optional<std::string> wrongWithOffers(std::string_view key, const std::set<std::string_view>& answers,
                                             const std::set<std::string_view>& interrupts) const {
    const auto phrase = byKey_.find(key);
    if (phrase == byKey_.end()) return std::nullopt;  // the law of texts says so
    const std::set<std::string_view> offered = words(phrase->second->offers);
    const std::string prompt = "the prompt " + std::string(key);
    if (offered.empty()) return prompt + " does not say what it offers (`offers` of its phrase)";
    for (const std::string_view kind : offered) {
      if (answers.count(kind) + interrupts.count(kind) == 0) {
        return prompt + " offers `" + std::string(kind) + "`, which is not possible";
      }
    }
    for (const std::string_view kind : answers) {
      if (offered.count(kind) == 0) return prompt + " does not speak of `" + std::string(kind) + "`, which is possible";
    }
    return std::nullopt;
  }

  // Labels of the options, and of the values that have names.
  template <Described Options>
  std::optional<std::string> wrongWithOptions(std::string_view id) const {
    std::optional<std::string> wrong;
    forEachField<Options>([&]<class Owner, class Member>(const Field<Owner, Member>& f) {
      if (f.name == "players") return;
      const std::string label = std::string(id) + ".option." + std::string(f.name);
      if (!wrong) wrong = wrongWithKey(label);
      if constexpr (NamedEnum<Member>) {
        for (const std::string_view value : enumNames(Member{})) {
          if (!wrong) wrong = wrongWithKey(label + "." + std::string(value));
        }
      }
    });
    return wrong;
  }

 private:
  Text rulebook_;
  std::map<std::string_view, const Phrase*, std::less<>> byKey_;
  std::string_view twice_;
};

}  // namespace sammel::conformance
