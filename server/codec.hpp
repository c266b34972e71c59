// JSON from clients into described structs. Tolerant: unknown members are ignored, missing ones keep their default.
// Strict: what is there must have the right type and fit; and whatever is one of several things must say which, and
// have all its members but the optional ones. The error names the place with a JSON pointer.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/core/describe.hpp"

namespace sammel {

inline constexpr std::size_t longestList = 128;

enum class Missing : std::uint8_t { keepsDefault, isWrong };

template <class T>
bool decode(const boost::json::value& json, T& target, std::string& pointer);

template <Described T>
bool decodeMembers(const boost::json::object& object, T& target, std::string& pointer, Missing missing) {
  bool fine = true;
  forEachField<T>([&](const auto& f) {
    if (!fine) return;
    auto& value = target.*(f.pointer);
    const boost::json::value* member = object.if_contains({f.name.data(), f.name.size()});
    const bool isNeeded = missing == Missing::isWrong && !isOptional<std::remove_cvref_t<decltype(value)>>;
    if (member == nullptr && !isNeeded) return;
    const std::size_t parent = pointer.size();
    (pointer += '/') += f.name;
    fine = member != nullptr && decode(*member, value, pointer);
    if (fine) pointer.resize(parent);
  });
  return fine;
}

template <class... A>
bool decodeOneOf(const boost::json::object& object, std::variant<A...>& target, std::string& pointer) {
  constexpr std::string_view tag = std::variant_alternative_t<0, std::variant<A...>>::tag;
  const boost::json::value* member = object.if_contains({tag.data(), tag.size()});
  const boost::json::string* text = member == nullptr ? nullptr : member->if_string();
  const std::string_view kind = text == nullptr ? std::string_view() : std::string_view(text->data(), text->size());
  bool fine = false;
  const bool isKnown =
      ((A::kind == kind &&
        (fine = decodeMembers(object, target.template emplace<A>(), pointer, Missing::isWrong), true)) ||
       ...);
  if (!isKnown) (pointer += '/') += tag;
  return fine;
}

template <class T>
bool decode(const boost::json::value& json, T& target, std::string& pointer) {
  if constexpr (Described<T>) {
    const boost::json::object* object = json.if_object();
    return object != nullptr && decodeMembers(*object, target, pointer, Missing::keepsDefault);
  } else if constexpr (isVariant<T>) {
    const boost::json::object* object = json.if_object();
    return object != nullptr && decodeOneOf(*object, target, pointer);
  } else if constexpr (isOptional<T>) {
    target.reset();
    return json.is_null() || decode(json, target.emplace(), pointer);
  } else if constexpr (std::is_same_v<T, bool>) {
    if (!json.is_bool()) return false;
    target = json.get_bool();
    return true;
  } else if constexpr (std::is_same_v<T, std::string>) {
    if (!json.is_string()) return false;
    target.assign(json.get_string().data(), json.get_string().size());
    return true;
  } else if constexpr (NamedEnum<T>) {
    if (!json.is_string()) return false;
    const std::string_view name(json.get_string().data(), json.get_string().size());
    constexpr auto names = enumNames(T{});
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] != name) continue;
      target = static_cast<T>(i);
      return true;
    }
    return false;
  } else if constexpr (std::is_integral_v<T>) {
    const std::int64_t* number = json.if_int64();
    if (number == nullptr || *number < std::numeric_limits<T>::min() || *number > std::numeric_limits<T>::max()) {
      return false;
    }
    target = static_cast<T>(*number);
    return true;
  } else {
    const boost::json::array* array = json.if_array();
    if (array == nullptr || array->size() > longestList) return false;
    target.clear();
    for (std::size_t i = 0; i < array->size(); ++i) {
      const std::size_t parent = pointer.size();
      (pointer += '/') += std::to_string(i);
      if (!decode((*array)[i], target.emplace_back(), pointer)) return false;
      pointer.resize(parent);
    }
    return true;
  }
}

// Parses and decodes a text; at most 32 levels deep. On failure `pointer` names the place; it is empty for the whole.
template <class T>
std::optional<T> decodeText(std::string_view text, std::string& pointer);

}  // namespace sammel
