// JSON from clients into described structs. Tolerant: unknown members are ignored, missing ones keep their default.
// Strict: what is there must have the right type and fit. The error names the place with a JSON pointer.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/describe.hpp"

namespace sammel {

inline constexpr std::size_t longestList = 128;

template <class T>
bool decode(const boost::json::value& json, T& target, std::string& pointer) {
  if constexpr (Described<T>) {
    const boost::json::object* object = json.if_object();
    if (object == nullptr) return false;
    bool fine = true;
    forEachField<T>([&](const auto& f) {
      const boost::json::value* member = fine ? object->if_contains({f.name.data(), f.name.size()}) : nullptr;
      if (member == nullptr) return;
      const std::size_t parent = pointer.size();
      (pointer += '/') += f.name;
      fine = decode(*member, target.*(f.pointer), pointer);
      if (fine) pointer.resize(parent);
    });
    return fine;
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
