// Everything the engine says to people: a key into the phrase tables plus arguments, rendered in the reader's
// language at the very end. A verdict is such a message with the clause of the rules that it rests on.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "engine/core/field.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"

namespace sammel {

enum class Language : std::uint8_t { de, en };

// The same in both languages.
template <class String>
struct Bilingual {
  String de;
  String en;

  constexpr const String& in(Language language) const { return language == Language::de ? de : en; }
};

using Text = Bilingual<std::string_view>;

// One phrase in both languages. Placeholders: `{n}` inserts the argument n, `{n|card|cards}` picks by whether n
// is 1. A phrase whose key ends in `.you` replaces the plain one when its argument `who` is the reader.
//
// A phrase that asks a seat what to do names the kinds of actions that it speaks of (see `kind` in game.hpp), one after
// the other with spaces between: they are just those that are legal when it is asked.
struct Phrase {
  std::string_view key;
  Text text;
  std::string_view offers;

  constexpr Phrase(std::string_view phraseKey, std::string_view de, std::string_view en, std::string_view kinds = {})
      : key(phraseKey), text{de, en}, offers(kinds) {}
};

struct Arg {
  static constexpr std::string_view typeName = "Arg";
  static constexpr std::string_view about =
      "What is put into a phrase: a number, a text, the name of a seat, or another phrase.";
  enum class Kind : std::uint8_t { number, text, seat, word };  // word: itself a phrase key
  std::string_view name;
  Kind kind = Kind::number;
  std::int32_t number = 0;
  FixedText<39> text;
  std::string_view word;

  // As it is told: numbers and texts stand for themselves; seats and words are marked, because the reader renders them.
  struct OfSeat {
    std::int32_t seat = 0;
    static constexpr auto describe() { return std::tuple(field("seat", &OfSeat::seat)); }
  };
  struct OfWord {
    std::string_view word;
    static constexpr auto describe() { return std::tuple(field("word", &OfWord::word)); }
  };
  using Form = std::variant<std::int32_t, std::string_view, OfSeat, OfWord>;
  constexpr Form form() const {
    switch (kind) {
      case Kind::number: return number;
      case Kind::text: return text.view();
      case Kind::seat: return OfSeat{number};
      case Kind::word: break;
    }
    return OfWord{word};
  }

  friend bool operator==(const Arg&, const Arg&) = default;
};

namespace arg {
constexpr Arg number(std::string_view name, int value) { return {name, Arg::Kind::number, value, {}, {}}; }
constexpr Arg text(std::string_view name, std::string_view value) { return {name, Arg::Kind::text, 0, value, {}}; }
constexpr Arg seat(std::string_view name, Seat value) { return {name, Arg::Kind::seat, value.index(), {}, {}}; }
constexpr Arg word(std::string_view name, std::string_view key) { return {name, Arg::Kind::word, 0, {}, key}; }
}  // namespace arg

struct Message {
  static constexpr std::string_view typeName = "Message";
  static constexpr std::string_view about =
      "Something said to people: a phrase, to be put into words in the reader's language.";
  std::string_view key;  // a literal: messages are copied freely
  FixedVector<Arg, 6> args;
  static constexpr auto describe() {
    return std::tuple(field("key", &Message::key, "of the phrase; empty where there is nothing to say"),
                      field("args", &Message::args, "by the name of their place in the phrase"));
  }

  constexpr Message() = default;
  constexpr Message(std::string_view messageKey, std::initializer_list<Arg> arguments = {})
      : key(messageKey), args(arguments) {}
  // Written out, so that nothing is copied where there is no message: see Verdict.
  constexpr Message(const Message& other) : key(other.key), args(other.args) {}
  constexpr Message& operator=(const Message& other) {
    key = other.key;
    args = other.args;
    return *this;
  }
  friend bool operator==(const Message&, const Message&) = default;
};

// Whether an action is allowed. A refusal names the clause that forbids it and tells nobody anything that the
// seat may not know.
class [[nodiscard]] Verdict {
 public:
  static constexpr Verdict fine() { return {}; }
  static constexpr Verdict refuse(std::string_view clause, const Message& reason) {
    Verdict verdict;
    verdict.clause_ = clause;
    verdict.reason_.emplace(reason);
    return verdict;
  }
  constexpr bool isFine() const { return clause_.empty(); }
  constexpr std::string_view clause() const { return clause_; }
  constexpr const Message& reason() const { return reason_ ? *reason_ : none; }
  friend bool operator==(const Verdict&, const Verdict&) = default;

 private:
  static constexpr Message none{};
  std::string_view clause_;
  std::optional<Message> reason_;  // nearly all verdicts are fine, and light
};

// Renders messages. Phrase tables are searched in the order given; a key found in none is shown as itself.
class Phrasebook {
 public:
  explicit Phrasebook(std::initializer_list<std::span<const Phrase>> tables);

  // `names` are the players' names by seat; `reader` is who reads (for `.you` phrases).
  std::string render(const Message& message, Language language, std::span<const std::string> names,
                     Viewer reader) const;
  std::string render(const Verdict& refusal, Language language, std::span<const std::string> names,
                     Viewer reader) const;                               // with the clause in brackets
  std::string_view find(std::string_view key, Language language) const;  // empty if there is none

 private:
  FixedVector<std::span<const Phrase>, 4> tables_;
};

// Phrases of the engine itself, used by every game.
std::span<const Phrase> corePhrases();

}  // namespace sammel
