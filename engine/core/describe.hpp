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
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include "engine/core/fixed.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seat.hpp"

namespace sammel {

template <class Owner, class Member>
struct Field {
  std::string_view name;
  Member Owner::* pointer;
};

template <class Owner, class Member>
constexpr Field<Owner, Member> field(std::string_view name, Member Owner::* pointer) {
  return {name, pointer};
}

template <class T>
concept Described = requires { T::describe(); };

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

// ---- hashing (FNV-1a, 64 bit; the same on every machine) ----

class StateHash {
 public:
  template <class T>
  StateHash& add(const T& value) {
    if constexpr (Described<T>) {
      forEachField<T>([&](const auto& f) { add(value.*(f.pointer)); });
    } else if constexpr (isFixedText<T>) {
      for (const char c : value.view()) mix(static_cast<std::uint8_t>(c));
      mix(0);
    } else if constexpr (isOptional<T>) {
      mix(value ? 1 : 0);
      if (value) add(*value);
    } else if constexpr (ListLike<T>) {
      mix(static_cast<std::uint64_t>(value.size()));
      for (const auto& item : value) add(item);
    } else if constexpr (std::is_same_v<T, Seat>) {
      mix(static_cast<std::uint64_t>(value.index()));
    } else {
      mix(static_cast<std::uint64_t>(value));
    }
    return *this;
  }
  std::uint64_t value() const { return hash_; }

 private:
  void mix(std::uint64_t word) { hash_ = (hash_ ^ word) * 0x100000001b3ULL ^ (hash_ >> 29); }
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

// ---- JSON ----

// Writes JSON text. Commas take care of themselves.
class Json {
 public:
  Json() = default;
  explicit Json(std::size_t room) { out_.reserve(room); }  // for long texts of known size

  Json& key(std::string_view name) {  // a plain name: nothing in it needs escaping
    comma();
    out_ += '"';
    out_ += name;
    out_ += "\":";
    fresh_ = true;
    return *this;
  }
  Json& open(char bracket) {
    comma();
    out_ += bracket;
    fresh_ = true;
    return *this;
  }
  Json& close(char bracket) {
    out_ += bracket;
    fresh_ = false;
    return *this;
  }
  Json& raw(std::string_view json) {  // a complete JSON value
    comma();
    out_ += json;
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
    } else if constexpr (std::is_integral_v<T>) {
      integer(static_cast<std::int64_t>(item));
    } else if constexpr (NamedEnum<T>) {
      string(nameOf(item));
    } else if constexpr (Described<T>) {
      open('{');
      forEachField<T>([&](const auto& f) { key(f.name).value(item.*(f.pointer)); });
      close('}');
    } else if constexpr (isOptional<T>) {
      if (item) {
        value(*item);
      } else {
        raw("null");
      }
    } else if constexpr (std::is_same_v<T, Message>) {
      message(item);
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

  const std::string& str() const { return out_; }
  std::string take() { return std::move(out_); }

 private:
  void comma() {
    if (!fresh_) out_ += ',';
    fresh_ = false;
  }
  void integer(std::int64_t number);
  void string(std::string_view text) {
    comma();
    quote(text);
  }
  void quote(std::string_view text);
  void message(const Message& message);

  std::string out_;
  bool fresh_ = true;
};

// ---- TypeScript ----

// The TypeScript type of T. Described structs are written out in place.
template <class T>
std::string typeScriptOf() {
  if constexpr (std::is_same_v<T, bool>) {
    return "boolean";
  } else if constexpr (std::is_same_v<T, Seat> || (std::is_integral_v<T> && !NamedEnum<T>)) {
    return "number";
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return "number[]";
  } else if constexpr (std::is_same_v<T, Message>) {
    return "Message";
  } else if constexpr (NamedEnum<T>) {
    std::string out;
    for (const auto name : enumNames(T{})) out += (out.empty() ? "'" : " | '") + std::string(name) + "'";
    return out;
  } else if constexpr (Described<T>) {
    std::string out = "{ ";
    forEachField<T>([&]<class Owner, class Member>(const Field<Owner, Member>& f) {
      out += std::string(f.name) + ": " + typeScriptOf<Member>() + "; ";
    });
    return out + "}";
  } else if constexpr (isOptional<T>) {
    return typeScriptOf<typename T::value_type>() + " | null";
  } else if constexpr (ListLike<T> && !std::is_convertible_v<T, std::string_view>) {
    return "Array<" + typeScriptOf<typename T::value_type>() + ">";
  } else {
    return "string";
  }
}

}  // namespace sammel
