// Reads JSON into described values, strictly: every member once and none too many, numbers that fit, names that exist.
// A refusal says where and why. The opposite of `Json` in describe.hpp; the engine needs nothing else for it.
#pragma once

#include <bitset>
#include <limits>
#include <string>
#include <string_view>

#include "engine/core/describe.hpp"

namespace sammel {

// Walks over JSON text. The first thing that is wrong stays; everything after it is ignored.
class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  template <class T>
  void read(T& value) {
    if (failed()) return;
    if constexpr (std::is_same_v<T, bool>) {
      value = boolean();
    } else if constexpr (NamedEnum<T>) {
      readName(value);
    } else if constexpr (std::is_integral_v<T>) {
      value = static_cast<T>(integer(std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
    } else if constexpr (Described<T>) {
      readMembers(value);
    } else if constexpr (isFixedText<T>) {
      const std::string text = string();
      if (!T::fits(text)) return fail("core.json.long", static_cast<int>(T::capacity()));
      value = T(text);
    } else {
      static_assert(ListLike<T>);
      readList(value);
    }
  }

  void end();
  Verdict verdict() const;

 private:
  bool failed() const { return !problem_.empty(); }
  void fail(std::string_view problem, int limit = 0);
  void skipSpace();
  bool take(char c);
  void expect(char c);
  bool boolean();
  std::int64_t integer(std::int64_t lowest, std::int64_t highest);
  std::string string();

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

  template <class T>
  void readMembers(T& value) {
    constexpr std::size_t count = std::tuple_size_v<decltype(T::describe())>;
    std::bitset<count + 1> seen;
    expect('{');
    if (!take('}')) {
      do {
        const std::string name = string();
        const std::size_t before = enter("." + name);
        expect(':');
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
        if (!known) fail("core.json.unknown");
        leave(before);
      } while (!failed() && take(','));
      expect('}');
    }
    std::size_t i = 0;
    forEachField<T>([&](const auto& f) {
      if (failed() || seen[i++]) return;
      enter("." + std::string(f.name));
      fail("core.json.missing");
    });
  }

  template <class T>
  void readList(T& list) {
    std::size_t size = 0;
    expect('[');
    if (!take(']')) {
      do {
        const std::size_t before = enter("[" + std::to_string(size) + "]");
        if (size == mostItems(list)) return fail("core.json.many", static_cast<int>(size));
        if constexpr (requires { list.push_back({}); }) {
          list.push_back({});
          read(list.back());
        } else {
          read(list[size]);
        }
        ++size;
        leave(before);
      } while (!failed() && take(','));
      expect(']');
    }
    if constexpr (!requires { list.push_back({}); }) {
      if (size < list.size()) fail("core.json.few", static_cast<int>(list.size()));
    }
  }
  template <class T>
  static constexpr std::size_t mostItems(const T& list) {
    if constexpr (requires { T::capacity(); }) {
      return T::capacity();
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
  std::size_t at_ = 0;
  std::string path_;
  std::string_view problem_;
  int limit_ = 0;
};

// The value is fresh: lists in it are empty. After a refusal its contents mean nothing.
template <Described T>
Verdict readJson(std::string_view text, T& value) {
  JsonReader reader(text);
  reader.read(value);
  reader.end();
  return reader.verdict();
}

}  // namespace sammel
