// Options of a game: described once, so that forms, command lines, records and validation come for free.
//
//   struct Options {
//     std::int8_t players = 2;
//     Layout layout = Layout::square;
//     static constexpr auto describe() {
//       return std::tuple(choices("players", &Options::players, {2}), option("layout", &Options::layout));
//     }
//   };
//
// Every Options has `players` as its first field. In text an option is `name=value`.
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/describe.hpp"

namespace sammel {

// An integer option: a list of allowed values. Where there are many, `tried` names the few that stand for all of them
// in tests of every combination; empty: all are tried.
template <class Owner, class Member>
struct ChoiceField : Field<Owner, Member> {
  FixedVector<std::int16_t, 48> allowed;
  FixedVector<std::int16_t, 8> tried;
};
template <class Owner, class Member>
constexpr ChoiceField<Owner, Member> choices(std::string_view name, Member Owner::* pointer,
                                             std::initializer_list<std::int16_t> allowed,
                                             std::initializer_list<std::int16_t> tried = {}) {
  return {{name, pointer}, allowed, tried};
}
template <class Owner, class Member>
constexpr ChoiceField<Owner, Member> range(std::string_view name, Member Owner::* pointer, int first, int last,
                                           std::initializer_list<std::int16_t> tried = {}) {
  ChoiceField<Owner, Member> result{{name, pointer}, {}, tried};
  for (int value = first; value <= last; ++value) result.allowed.push_back(static_cast<std::int16_t>(value));
  return result;
}
// An option whose type says what is allowed: a bool, a named enum, or a text.
template <class Owner, class Member>
constexpr Field<Owner, Member> option(std::string_view name, Member Owner::* pointer) {
  return {name, pointer};
}

// An option that people are asked for only if another one has a certain value.
template <class Owner, class Member>
struct ConditionalField : Field<Owner, Member> {
  std::string_view other;
  std::string_view value;
};
template <class Owner, class Member>
constexpr ConditionalField<Owner, Member> optionIf(std::string_view other, std::string_view value,
                                                   std::string_view name, Member Owner::* pointer) {
  return {{name, pointer}, other, value};
}

template <class F>
inline constexpr bool isConditionalField = false;
template <class O, class M>
inline constexpr bool isConditionalField<ConditionalField<O, M>> = true;
// The course of a campaign so far, as a text: nobody chooses it, and another campaign begins without it.
template <class Owner, class Member>
struct CourseField : Field<Owner, Member> {};
template <class Owner, class Member>
constexpr CourseField<Owner, Member> course(std::string_view name, Member Owner::* pointer) {
  return {{name, pointer}};
}

template <class F>
inline constexpr bool isCourseField = false;
template <class O, class M>
inline constexpr bool isCourseField<CourseField<O, M>> = true;
template <class F>
inline constexpr bool isChoiceField = false;
template <class O, class M>
inline constexpr bool isChoiceField<ChoiceField<O, M>> = true;

// The values that an option can be chosen from, as text; empty for free text.
template <class F>
std::vector<std::string> allowedTexts(const F& f) {
  std::vector<std::string> texts;
  if constexpr (isChoiceField<F>) {
    for (const auto value : f.allowed) texts.push_back(std::to_string(value));
  } else {
    const auto member = [&]<class O, class M>(const Field<O, M>&) {
      if constexpr (std::is_same_v<M, bool>) {
        texts = {"off", "on"};
      } else if constexpr (NamedEnum<M>) {
        for (const auto name : enumNames(M{})) texts.emplace_back(name);
      }
    };
    member(f);
  }
  return texts;
}

// Those of them that tests of every combination try.
template <class F>
std::vector<std::string> triedTexts(const F& f) {
  if constexpr (isChoiceField<F>) {
    std::vector<std::string> texts;
    for (const auto value : f.tried) texts.push_back(std::to_string(value));
    if (!texts.empty()) return texts;
  }
  return allowedTexts(f);
}

template <class Member>
std::string optionText(const Member& value) {
  if constexpr (std::is_same_v<Member, bool>) {
    return value ? "on" : "off";
  } else if constexpr (NamedEnum<Member>) {
    return std::string(nameOf(value));
  } else if constexpr (std::is_integral_v<Member>) {
    return std::to_string(value);
  } else {
    return std::string(std::string_view(value));
  }
}

// Sets one option from text; a refusal says what is wrong.
template <Described Options>
Verdict setOption(Options& options, std::string_view name, std::string_view value) {
  Verdict verdict = Verdict::refuse("option", Message("core.option.unknown", {arg::text("option", name)}));
  forEachField<Options>([&](const auto& f) {
    if (f.name != name) return;
    auto& target = options.*(f.pointer);
    using Member = std::remove_cvref_t<decltype(target)>;
    verdict =
        Verdict::refuse("option", Message("core.option.value", {arg::text("option", name), arg::text("value", value)}));
    if constexpr (isFixedText<Member>) {
      if (!Member::fits(value)) return;
      target = Member(value);
      verdict = Verdict::fine();
    } else {
      const std::vector<std::string> allowed = allowedTexts(f);
      for (std::size_t i = 0; i < allowed.size(); ++i) {
        if (allowed[i] != value) continue;
        if constexpr (isChoiceField<std::remove_cvref_t<decltype(f)>>) {
          target = static_cast<Member>(f.allowed[i]);
        } else {
          target = static_cast<Member>(i);
        }
        verdict = Verdict::fine();
      }
    }
  });
  return verdict;
}

// All options in one line: `players=2 layout=ring`. Empty texts are left out.
template <Described Options>
std::string optionsText(const Options& options) {
  std::string line;
  forEachField<Options>([&](const auto& f) {
    const std::string value = optionText(options.*(f.pointer));
    if (!value.empty()) line += (line.empty() ? "" : " ") + std::string(f.name) + "=" + value;
  });
  return line;
}

// A line of options without the course of a campaign.
template <Described Options>
std::string withoutCourse(std::string line) {
  forEachField<Options>([&line]<class F>(const F& f) {
    if constexpr (isCourseField<F>) {
      const std::size_t at = line.find(' ' + std::string(f.name) + '=');
      if (at != std::string::npos) line.erase(at, line.find(' ', at + 1) - at);
    }
  });
  return line;
}

// All combinations of the options that are worth trying; texts keep their default. The conformance suite plays each.
template <Described Options>
std::vector<Options> allOptions() {
  std::vector<Options> combinations{Options{}};
  forEachField<Options>([&](const auto& f) {
    const std::vector<std::string> texts = triedTexts(f);
    if (texts.empty()) return;
    std::vector<Options> extended;
    for (const Options& base : combinations) {
      for (const std::string& value : texts) {
        Options options = base;
        if (setOption(options, f.name, value).isFine()) extended.push_back(options);
      }
    }
    combinations = std::move(extended);
  });
  return combinations;
}

struct OnlyIf {
  static constexpr std::string_view typeName = "OnlyIf";
  std::string_view option;
  std::string_view value;
  static constexpr auto describe() {
    return std::tuple(field("option", &OnlyIf::option), field("value", &OnlyIf::value));
  }
};
struct OptionInfo {
  static constexpr std::string_view typeName = "Option";
  std::string_view name;
  std::vector<std::string> values;
  std::string value;
  std::optional<std::size_t> length;
  bool asked = true;
  std::optional<OnlyIf> onlyIf;
  static constexpr auto describe() {
    return std::tuple(field("name", &OptionInfo::name), field("values", &OptionInfo::values, "empty for free text"),
                      field("value", &OptionInfo::value, "as it is by default"),
                      field("length", &OptionInfo::length, "of free text, at most"),
                      field("asked", &OptionInfo::asked, "whether people choose it"),
                      field("onlyIf", &OptionInfo::onlyIf, "asked for only if another option has this value"));
  }
};
template <Described Options>
std::vector<OptionInfo> optionInfos(const Options& options) {
  std::vector<OptionInfo> infos;
  forEachField<Options>([&](const auto& f) {
    const auto& value = options.*(f.pointer);
    using Member = std::remove_cvref_t<decltype(value)>;
    OptionInfo& info = infos.emplace_back(OptionInfo{
        f.name, allowedTexts(f), optionText(value), {}, !isCourseField<std::remove_cvref_t<decltype(f)>>, {}});
    if constexpr (isFixedText<Member>) info.length = Member::capacity();
    if constexpr (isConditionalField<std::remove_cvref_t<decltype(f)>>) info.onlyIf = {f.other, f.value};
  });
  return infos;
}

}  // namespace sammel
