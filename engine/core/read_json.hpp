// Reads JSON into described values: the opposite of `Json` in describe.hpp, and the only reader there is. What is there
// must have the right type and fit. A refusal says where and why.
#pragma once

#include <bitset>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/describe.hpp"

namespace sammel {

// What is thought of members that are too many or too few.
struct Reading {
  bool ignoresUnknown = false;
  bool allowsMissing = false;  // they keep their default; but one of several things must have all that is not optional
};
// For what we write ourselves, and content packs: every member once and none too many.
inline constexpr Reading strictly{};
// For what clients of any age send.
inline constexpr Reading tolerantly{true, true};
// For what a program of any age is told of which it needs all that it knows.
inline constexpr Reading completely{true, false};

// Walks over JSON text. The first thing that is wrong stays; everything after it is ignored.
class JsonReader {
 public:
  static constexpr std::size_t longestList = 128;  // of lists without a limit of their own
  static constexpr int deepest = 32;

  explicit JsonReader(std::string_view text, Reading reading = strictly) : text_(text), reading_(reading) {}

  template <class T>
  void read(T& value) {
    if (failed()) return;
    if constexpr (std::is_same_v<T, bool>) {
      value = boolean();
    } else if constexpr (NamedEnum<T>) {
      readName(value);
    } else if constexpr (std::is_enum_v<T>) {
      value = static_cast<T>(whole<std::underlying_type_t<T>>());
    } else if constexpr (std::is_integral_v<T>) {
      value = whole<T>();
    } else if constexpr (std::is_same_v<T, Seat> || std::is_same_v<T, Viewer>) {
      value = Seat(static_cast<int>(integer(0, Seat::table().index())));
    } else if constexpr (std::is_same_v<T, SeatSet>) {
      FixedVector<Seat, maxSeats + 1> seats;
      readList(seats);
      value = {};
      for (const Seat seat : seats) value = value.with(seat);
    } else if constexpr (isVariant<T>) {
      readOneOf(value);
    } else if constexpr (Described<T>) {
      readMembers(value);
    } else if constexpr (isOptional<T>) {
      value.reset();
      if (!takeWord("null")) read(value.emplace());
    } else if constexpr (isFixedText<T>) {
      const std::string text = string();
      if (!T::fits(text)) return fail("core.json.long", static_cast<int>(T::capacity()));
      value = T(text);
    } else if constexpr (std::is_same_v<T, std::string>) {
      value = string();
    } else if constexpr (std::is_same_v<T, AnyJson>) {
      value.text = anything();
    } else if constexpr (requires { value[Seat()]; }) {  // one for every seat
      readList(value.items);
    } else {
      static_assert(ListLike<T>);
      readList(value);
    }
  }

  void end();
  Verdict verdict() const;
  std::string pointer() const;  // to what is wrong, as in RFC 6901; empty: the whole

 private:
  bool failed() const { return !problem_.empty(); }
  void fail(std::string_view problem, int limit = 0);
  void skipSpace();
  bool take(char c);
  bool takeWord(std::string_view word);
  void expect(char c);
  bool boolean();
  std::int64_t integer(std::int64_t lowest, std::int64_t highest);
  std::string_view number();
  std::string string();
  void readEscape(std::string& text);
  std::uint32_t hexadecimal();
  std::string_view anything();
  std::string kindOfObject(std::string_view tag);
  void deeper() {
    if (++depth_ > deepest) fail("core.json.deep", deepest);
  }

  template <class T>
  T whole() {
    if constexpr (sizeof(T) < sizeof(std::int64_t)) {
      return static_cast<T>(integer(std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    } else {  // `Json` writes large ones as negative
      return static_cast<T>(
          integer(std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()));
    }
  }

  template <class T>
  void readName(T& value) {
    const std::string name = string();
    const auto names = enumNames(T{});
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == name) {
        value = static_cast<T>(i);
        return;
      }
    }
    fail("core.json.name");
  }

  // Calls `member(name)` for each of an object's.
  template <class Member>
  void forEachMember(Member member) {
    expect('{');
    deeper();
    if (!take('}')) {
      do {
        const std::string name = string();
        const std::size_t before = enter("." + name);
        expect(':');
        if (!failed()) member(name);
        leave(before);
      } while (!failed() && take(','));
      expect('}');
    }
    --depth_;
  }

  template <Described T>
  void readMembers(T& value) {
    constexpr std::size_t count = std::tuple_size_v<decltype(T::describe())>;
    std::bitset<count + 1> seen;
    forEachMember([&](std::string_view name) {
      if constexpr (Alternative<T>) {
        if (name == tagOf<T>()) return static_cast<void>(anything());
      }
      std::size_t i = 0;
      bool known = false;
      forEachField<T>([&](const auto& f) {
        if (f.name == name && !failed()) {
          known = true;
          if (seen[i]) return fail("core.json.twice");
          seen[i] = true;
          read(value.*(f.pointer));
        }
        ++i;
      });
      if (known) return;
      if (!reading_.ignoresUnknown) return fail("core.json.unknown");
      (void)anything();
    });
    std::size_t i = 0;
    forEachField<T>([&](const auto& f) {
      using Member = std::remove_cvref_t<decltype(value.*(f.pointer))>;
      const bool mayMiss = reading_.allowsMissing && (isOptional<Member> || !Alternative<T>);
      if (failed() || seen[i++] || mayMiss) return;
      enter("." + std::string(f.name));
      fail("core.json.missing");
    });
  }

  template <class... A>
  void readOneOf(std::variant<A...>& value) {
    constexpr std::string_view tag = tagOf<std::variant_alternative_t<0, std::variant<A...>>>();
    const std::size_t begin = at_;
    const std::string kind = kindOfObject(tag);
    if (failed()) return;
    at_ = begin;
    const bool isKnown = ((A::kind == kind && (readMembers(value.template emplace<A>()), true)) || ...);
    if (isKnown) return;
    enter("." + std::string(tag));
    fail("core.json.name");
  }

  template <class T>
  static constexpr bool grows = requires(T& list) { list.resize(1); };
  template <class T>
  void readList(T& list) {
    std::size_t size = 0;
    if constexpr (requires { list.clear(); }) list.clear();
    expect('[');
    deeper();
    if (!take(']')) {
      do {
        const std::size_t before = enter("[" + std::to_string(size) + "]");
        if (size == mostItems(list)) return fail("core.json.many", static_cast<int>(size));
        if constexpr (grows<T>) list.resize(size + 1);
        read(list[size]);
        ++size;
        leave(before);
      } while (!failed() && take(','));
      expect(']');
    }
    --depth_;
    if constexpr (!grows<T>) {
      if (size < list.size()) fail("core.json.few", static_cast<int>(list.size()));
    }
  }
  template <class T>
  static constexpr std::size_t mostItems(const T& list) {
    if constexpr (requires { T::capacity(); }) {
      return T::capacity();
    } else if constexpr (requires(T& growing) { growing.reserve(1); }) {
      return longestList;
    } else {
      return list.size();
    }
  }

  std::size_t enter(std::string_view step) {
    const std::size_t before = path_.size();
    if (!failed()) path_ += step;
    return before;
  }
  void leave(std::size_t before) {
    if (!failed()) path_.resize(before);
  }

  std::string_view text_;
  Reading reading_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string path_;
  std::string_view problem_;
  int limit_ = 0;
};

// The value is fresh: lists in it are empty. After a refusal its contents mean nothing.
template <class T>
Verdict readJson(std::string_view text, T& value, Reading reading = strictly) {
  JsonReader reader(text, reading);
  reader.read(value);
  reader.end();
  return reader.verdict();
}

// What a client sent. If it cannot be read, `pointer` names the place.
template <class T>
std::optional<T> readFromClient(std::string_view text, std::string& pointer) {
  JsonReader reader(text, tolerantly);
  T value{};
  reader.read(value);
  reader.end();
  pointer = reader.pointer();
  return reader.verdict().isFine() ? std::optional<T>(std::move(value)) : std::nullopt;
}

}  // namespace sammel
