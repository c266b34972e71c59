// A small value of a game without its type. Only what belongs to the same game can make anything of it again.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <type_traits>

namespace sammel {

// `Role` keeps apart what it is: an event is no action.
template <class Role, std::size_t Capacity>
class AnyValue {
 public:
  static constexpr std::size_t capacity = Capacity;

  AnyValue() = default;
  template <class Value>
    requires(!std::is_same_v<Value, AnyValue>)
  explicit AnyValue(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value> && sizeof(Value) <= capacity);
    std::memcpy(bytes_.data(), &value, sizeof value);
  }
  template <class Value>
  Value as() const {
    Value value{};
    std::memcpy(static_cast<void*>(&value), bytes_.data(), sizeof value);
    return value;
  }

 private:
  alignas(8) std::array<std::byte, Capacity> bytes_{};
};

using AnyEvent = AnyValue<struct EventRole, 32>;
using AnyAction = AnyValue<struct ActionRole, 8>;

}  // namespace sammel
