// Descriptions: a struct lists its members once, and hashing, JSON, option forms and the client's TypeScript types
// all come from that list.
//
//   struct Screen {
//     std::int8_t turn;
//     static constexpr auto describe() { return std::tuple(field("turn", &Screen::turn)); }
//   };
//
// An enum lists its names with a function found beside it: `constexpr auto enumNames(Colour) { return std::array{...};
// }`
//
// What is one of several things comes in two forms that look alike outside: an object whose member `kind` names the
// thing, and a discriminated union in TypeScript. A variant of described structs, each with a `kind` of its own:
//
//   struct Passes {
//     static constexpr std::string_view kind = "passes";
//     Seat who;
//     static constexpr auto describe() { return std::tuple(field("who", &Passes::who)); }
//   };
//   using Event = std::variant<Places, Passes>;
//
// (the member is called otherwise where an alternative names it: `static constexpr std::string_view tag = "t";`)
//
// or, where millions are copied and compared, one flat struct with a `kind` (a member or a function, of a named enum)
// that lists for every kind what it means (again members or functions):
//
//   struct Action {
//     Kind kind;
//     std::int8_t at;
//     static constexpr auto cases() {
//       return std::tuple(when(Kind::place, field("plot", &Action::at)), when(Kind::pass));
//     }
//   };
//
// What is told otherwise than it is kept has a `form()`: a variant, of which just the alternative is written. A list of
// such with names is an object outside, member by member (see Arg in message.hpp).
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/field.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seat.hpp"

namespace sammel {

template <class T>
concept Described = requires { T::describe(); };

// One of several described structs.
template <class T>
concept Alternative = Described<T> && std::is_same_v<decltype(&T::kind), const std::string_view*>;
// The member that tells alternatives apart.
template <Alternative T>
constexpr std::string_view tagOf() {
  if constexpr (requires { T::tag; }) {
    return T::tag;
  } else {
    return "kind";
  }
}
template <class T>
inline constexpr bool isVariant = false;
template <class... T>
inline constexpr bool isVariant<std::variant<T...>> = (Alternative<T> && ...);

// Functions for `std::visit`, one an alternative.
template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

template <class Kind, class... Fields>
struct Case {
  Kind kind;
  std::tuple<Fields...> fields;
};
template <class Kind, class... Fields>
constexpr Case<Kind, Fields...> when(Kind kind, const Fields&... fields) {
  return {kind, {fields...}};
}
template <class T>
concept Cased = requires { T::cases(); };

template <class T>
concept NamedEnum = std::is_enum_v<T> && requires(T value) { enumNames(value); };

template <NamedEnum E>
constexpr std::string_view nameOf(E value) {
  return enumNames(value)[static_cast<std::size_t>(value)];
}

template <Described T, class Visit>
constexpr void forEachField(Visit&& visit) {
  std::apply([&visit](const auto&... fields) { (visit(fields), ...); }, T::describe());
}

template <Cased T>
constexpr auto kindOf(const T& value) {
  if constexpr (requires { value.kind(); }) {
    return value.kind();
  } else {
    return value.kind;
  }
}
template <Cased T, class Visit>
constexpr void forEachCase(Visit&& visit) {
  std::apply([&visit](const auto&... cases) { (visit(cases), ...); }, T::cases());
}

// Part of something told about every game alike whose shape is the game's own. It is written by the game.
enum class GamePart : std::uint8_t { screen, action, event };
constexpr auto enumNames(GamePart) { return std::array<std::string_view, 3>{"screen", "action", "event"}; }
template <GamePart part>
struct GameJson {
  std::string text;
};
template <class T>
inline constexpr bool isGameJson = false;
template <GamePart part>
inline constexpr bool isGameJson<GameJson<part>> = true;

// Any JSON value, kept as text.
struct AnyJson {
  std::string text = "null";
};

// A T that is written already, because several get the same or because it would be too large a value.
template <class T>
struct Written {
  std::shared_ptr<const std::string> text;
  Written() : text(nothing()) {}
  explicit Written(std::string json) : text(std::make_shared<const std::string>(std::move(json))) {}

 private:
  static const std::shared_ptr<const std::string>& nothing() {
    static const auto null = std::make_shared<const std::string>("null");
    return null;
  }
};
template <class T>
inline constexpr bool isWritten = false;
template <class T>
inline constexpr bool isWritten<Written<T>> = true;

template <class T>
inline constexpr bool isFixedText = false;
template <std::size_t N>
inline constexpr bool isFixedText<FixedText<N>> = true;
template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;
template <class T>
concept ListLike = !isFixedText<T> && !std::is_same_v<T, std::string> && requires(const T& list) {
  typename T::value_type;
  list.begin();
  list.size();
};
template <class T>
concept Formed = requires(const T& value) { value.form(); };
template <class T>
using FormOf = decltype(std::declval<const T&>().form());
template <class T>
concept MapLike = ListLike<T> && Formed<typename T::value_type> && requires(const typename T::value_type& item) {
  { item.name } -> std::convertible_to<std::string_view>;
};

// Takes a value apart into words: all that its description names, in that order.
template <class T, class Take>
constexpr void forEachWord(const T& value, Take&& take) {
  if constexpr (Described<T>) {
    forEachField<T>([&](const auto& f) { forEachWord(value.*(f.pointer), take); });
  } else if constexpr (isVariant<T>) {
    take(static_cast<std::uint64_t>(value.index()));
    std::visit([&](const auto& alternative) { forEachWord(alternative, take); }, value);
  } else if constexpr (isFixedText<T>) {
    for (const char c : value.view()) take(static_cast<std::uint64_t>(static_cast<std::uint8_t>(c)));
    take(std::uint64_t{0});
  } else if constexpr (isOptional<T>) {
    take(static_cast<std::uint64_t>(value ? 1 : 0));
    if (value) forEachWord(*value, take);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    take(static_cast<std::uint64_t>(value.bits()));
  } else if constexpr (ListLike<T>) {
    take(static_cast<std::uint64_t>(value.size()));
    for (const auto& item : value) forEachWord(item, take);
  } else if constexpr (std::is_same_v<T, Seat>) {
    take(static_cast<std::uint64_t>(value.index()));
  } else {
    take(static_cast<std::uint64_t>(value));
  }
}

// FNV-1a, 64 bit; the same on every machine.
class StateHash {
 public:
  template <class T>
  StateHash& add(const T& value) {
    forEachWord(value, [this](std::uint64_t word) { mix(word); });
    return *this;
  }
  std::uint64_t value() const { return hash_; }

 private:
  void mix(std::uint64_t word) { hash_ = (hash_ ^ word) * 0x100000001b3ULL ^ (hash_ >> 29); }
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

// Writes JSON text. Commas take care of themselves.
class Json {
 public:
  Json() = default;
  explicit Json(std::size_t room) { out_.resize(room); }  // for long texts of known size

  Json& key(std::string_view name) {  // a plain name: nothing in it needs escaping
    char* at = comma(name.size() + 3);
    *at++ = '"';
    at = std::copy_n(name.data(), name.size(), at);
    *at++ = '"';
    *at++ = ':';
    wroteTo(at);
    fresh_ = true;
    return *this;
  }
  Json& open(char bracket) {
    char* at = comma(1);
    *at++ = bracket;
    wroteTo(at);
    fresh_ = true;
    return *this;
  }
  Json& close(char bracket) {
    char* at = room(1);
    *at++ = bracket;
    wroteTo(at);
    fresh_ = false;
    return *this;
  }
  Json& raw(std::string_view json) {  // a complete JSON value
    char* at = comma(json.size());
    wroteTo(std::copy_n(json.data(), json.size(), at));
    return *this;
  }

  template <class T>
  Json& value(const T& item) {
    if constexpr (std::is_same_v<T, bool>) {
      raw(item ? "true" : "false");
    } else if constexpr (std::is_same_v<T, Seat>) {
      integer(item.index());
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      open('[');
      for (const Seat seat : item) value(seat);
      close(']');
    } else if constexpr (NamedEnum<T>) {
      string(nameOf(item));
    } else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) {
      integer(static_cast<std::int64_t>(item));
    } else if constexpr (std::is_same_v<T, Viewer>) {
      integer(item.seat().index());
    } else if constexpr (Alternative<T>) {
      open('{').member(tagOf<T>(), std::string_view(T::kind)).members(item).close('}');
    } else if constexpr (Described<T>) {
      open('{').members(item).close('}');
    } else if constexpr (isVariant<T>) {
      std::visit([this](const auto& alternative) { this->value(alternative); }, item);
    } else if constexpr (isGameJson<T> || std::is_same_v<T, AnyJson>) {
      raw(item.text);
    } else if constexpr (isWritten<T>) {
      raw(*item.text);
    } else if constexpr (Cased<T>) {
      casedMembers(item);
    } else if constexpr (isOptional<T>) {
      if (item) {
        value(*item);
      } else {
        raw("null");
      }
    } else if constexpr (Formed<T>) {
      std::visit([this](const auto& form) { this->value(form); }, item.form());
    } else if constexpr (MapLike<T>) {
      open('{');
      for (const auto& element : item) member(element.name, element);
      close('}');
    } else if constexpr (ListLike<T> && !std::is_convertible_v<T, std::string_view>) {
      open('[');
      for (const auto& element : item) value(element);
      close(']');
    } else {
      string(std::string_view(item));
    }
    return *this;
  }
  template <class T>
  Json& member(std::string_view name, const T& item) {
    return key(name).value(item);
  }
  template <Described T>
  Json& members(const T& item) {
    forEachField<T>([&](const auto& f) { member(f.name, item.*(f.pointer)); });
    return *this;
  }
  // The same as a client may send it: what would be null is left out.
  template <Described T>
  Json& membersGiven(const T& item) {
    forEachField<T>([&]<class Owner, class Member>(const Field<Owner, Member>& f) {
      if constexpr (isOptional<Member>) {
        if (!(item.*(f.pointer))) return;
      }
      member(f.name, item.*(f.pointer));
    });
    return *this;
  }

  std::string_view str() const { return {out_.data(), size_}; }
  std::string take() {
    out_.resize(std::exchange(size_, 0));
    fresh_ = true;
    return std::move(out_);
  }

 private:
  // At least so many more characters can be written there.
  char* room(std::size_t count) {
    if (out_.size() - size_ < count) grow(count);
    return out_.data() + size_;
  }
  void wroteTo(const char* end) { size_ = static_cast<std::size_t>(end - out_.data()); }
  char* comma(std::size_t more) {
    char* at = room(more + 1);
    if (!fresh_) *at++ = ',';
    fresh_ = false;
    return at;
  }
  void grow(std::size_t count);
  void integer(std::int64_t number);
  void string(std::string_view text);
  template <Cased T>
  void casedMembers(const T& item) {
    const auto kind = kindOf(item);
    open('{').member("kind", kind);
    forEachCase<T>([&](const auto& it) {
      if (it.kind != kind) return;
      std::apply([&](const auto&... fields) { (member(fields.name, std::invoke(fields.pointer, item)), ...); },
                 it.fields);
    });
    close('}');
  }

  std::string out_;  // longer than what is written
  std::size_t size_ = 0;
  bool fresh_ = true;
};

template <class T>
Written<T> written(const T& value) {
  return Written<T>(Json().value(value).take());
}

}  // namespace sammel
