// Containers of fixed capacity: trivially copyable, without heap.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace sammel {

template <class T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  constexpr void clear() { size_ = 0; }
  constexpr void resize(std::size_t size) {
    assert(size <= Capacity);
    for (std::size_t i = size_; i < size; ++i) items_[i] = T{};
    size_ = static_cast<Size>(size);
  }
  // Makes room at the end without touching it.
  constexpr void grow(std::size_t count) {
    assert(size_ + count <= Capacity);
    size_ = static_cast<Size>(size_ + count);
  }
  constexpr void push_back(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T* data() { return items_.data(); }
  constexpr const T* data() const { return items_.data(); }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  using Size = std::uint16_t;
  static_assert(Capacity <= UINT16_MAX);
  std::array<T, Capacity> items_{};
  Size size_ = 0;
};

// A short text. What does not fit is cut off: callers that must know ask `fits` first.
template <std::size_t Capacity>
class FixedText {
 public:
  constexpr FixedText() = default;
  constexpr FixedText(std::string_view text) { append(text); }
  constexpr FixedText(const char* text) : FixedText(std::string_view(text)) {}

  static constexpr std::size_t capacity() { return Capacity; }
  static constexpr bool fits(std::string_view text) { return text.size() <= Capacity; }
  constexpr std::string_view view() const { return {chars_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }

  constexpr FixedText& append(std::string_view text) {
    for (const char c : text) {
      if (size_ == Capacity) break;
      chars_[size_++] = c;
    }
    return *this;
  }
  constexpr FixedText& append(char c) { return append(std::string_view(&c, 1)); }
  constexpr FixedText& append(int number) {
    std::array<char, 12> digits{};
    std::size_t at = digits.size();
    const bool negative = number < 0;
    auto rest = static_cast<std::uint32_t>(negative ? -static_cast<std::int64_t>(number) : number);
    do {
      digits[--at] = static_cast<char>('0' + rest % 10);
      rest /= 10;
    } while (rest != 0);
    if (negative) digits[--at] = '-';
    return append(std::string_view(digits.data() + at, digits.size() - at));
  }

  friend constexpr bool operator==(const FixedText& a, const FixedText& b) { return a.view() == b.view(); }

 private:
  std::array<char, Capacity> chars_{};
  std::uint8_t size_ = 0;
  static_assert(Capacity < 256);
};

// One action as people write it: `3@b2`, `ask 1 2+4`.
using Notation = FixedText<63>;

// What a seat may do now. First the answers to what it is asked, then its interrupts: actions open to it at
// any moment, which do not answer the question.
template <class Action>
class Moves {
 public:
  static constexpr std::size_t capacity = 128;

  constexpr void clear() {
    list_.clear();
    answers_ = 0;
  }
  constexpr void add(const Action& action) {
    assert(answers_ == list_.size() && "answers come before interrupts");
    addInterrupt(action);
    answers_ = list_.size();
  }
  // For long lists: the place of the next answer. Write answers there one after the other, then say how far you came.
  constexpr Action* room() { return list_.end(); }
  constexpr void addedUpTo(const Action* end) {
    assert(answers_ == list_.size() && "answers come before interrupts");
    list_.grow(static_cast<std::size_t>(end - list_.end()));
    answers_ = list_.size();
  }
  constexpr void addInterrupt(const Action& action) {
    if (!list_.full()) list_.push_back(action);
  }

  constexpr std::size_t size() const { return list_.size(); }
  constexpr bool empty() const { return list_.empty(); }
  constexpr const Action& operator[](std::size_t i) const { return list_[i]; }
  constexpr const Action* begin() const { return list_.begin(); }
  constexpr const Action* end() const { return list_.end(); }
  constexpr std::span<const Action> answers() const { return {list_.data(), answers_}; }
  constexpr std::span<const Action> interrupts() const { return {list_.data() + answers_, list_.size() - answers_}; }
  constexpr bool contains(const Action& action) const { return std::find(begin(), end(), action) != end(); }

 private:
  FixedVector<Action, capacity + 1> list_;  // one place more, so that a list that is too long shows
  std::size_t answers_ = 0;
};

}  // namespace sammel
