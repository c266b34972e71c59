// What described values look like as JSON, as data. The client's TypeScript types, the checks that the page makes and
// the tables of docs/protocol.md are printed from it.
//
// A described struct with `static constexpr std::string_view typeName` is a type of that name outside; others are
// written out where they are used. `static constexpr std::string_view about` says what it is for.
#pragma once

#include <string>
#include <vector>

#include "engine/core/describe.hpp"

namespace sammel {

struct JsonShape {
  enum class Kind : std::uint8_t {
    number,  // a whole one
    text,
    flag,
    names,   // one of some texts
    list,    // of its part
    map,     // of texts to its part
    object,  // with members
    choice,  // one of its parts
    game     // what the game makes of `part`
  };
  struct Member;

  Kind kind = Kind::text;
  std::string name;   // of its type; empty if it has none
  std::string about;  // of the type
  bool orNull = false;
  GamePart part = GamePart::screen;
  std::vector<std::string> names;
  std::vector<JsonShape> parts;
  std::vector<Member> members;

  static JsonShape of(Kind kind);
  static JsonShape oneOf(std::vector<std::string> names);
  static JsonShape made(Kind kind, std::vector<JsonShape> parts);
  JsonShape called(std::string_view typeName) const;
};
struct JsonShape::Member {
  std::string name;
  JsonShape shape;
  std::string about = {};  // NOLINT(readability-redundant-member-init): few members say more than their name
  bool mayBeLeftOut = false;
};

// The shapes of what only a game knows.
struct GameShapes {
  JsonShape screen;
  JsonShape action;
  JsonShape event;
};

// As a client sends it: members that may be null can be left out.
JsonShape fromOutside(JsonShape shape);

// All types with a name in it, each once.
std::vector<JsonShape> typesIn(const std::vector<JsonShape>& shapes);

// Its TypeScript where it is used, and `export type …` for one with a name. Types that depend on the game have a
// parameter G.
std::string typeScript(const JsonShape& shape);
std::string typeScriptDefinition(const JsonShape& shape);

// Data for the page's checks, types by name.
void writeChecks(const std::vector<JsonShape>& types, Json& json);

// A heading, what it is for, and a table of its members, in Markdown.
std::string documentation(const JsonShape& type);

template <class T>
JsonShape shapeOf();

template <class... F>
void addMembers(JsonShape& shape, const std::tuple<F...>& fields) {
  const auto add = [&]<class Owner, class Member>(const Field<Owner, Member>& f) {
    using Value = std::remove_cvref_t<std::invoke_result_t<Member Owner::*, const Owner&>>;
    shape.members.push_back({std::string(f.name), shapeOf<Value>(), std::string(f.about)});
  };
  std::apply([&](const auto&... f) { (add(f), ...); }, fields);
}

template <class T>
JsonShape shapeOf() {
  using Kind = JsonShape::Kind;
  if constexpr (std::is_same_v<T, bool>) {
    return JsonShape::of(Kind::flag);
  } else if constexpr (NamedEnum<T>) {
    const auto names = enumNames(T{});
    return JsonShape::oneOf({names.begin(), names.end()});
  } else if constexpr (std::is_same_v<T, Seat> || std::is_integral_v<T>) {
    return JsonShape::of(Kind::number);
  } else if constexpr (std::is_same_v<T, SeatSet>) {
    return JsonShape::made(Kind::list, {JsonShape::of(Kind::number)});
  } else if constexpr (isWritten<T>) {
    return []<class V>(std::type_identity<Written<V>>) { return shapeOf<V>(); }(std::type_identity<T>{});
  } else if constexpr (isGameJson<T>) {
    JsonShape shape = JsonShape::of(Kind::game);
    shape.part = []<GamePart part>(std::type_identity<GameJson<part>>) { return part; }(std::type_identity<T>{});
    return shape;
  } else if constexpr (Described<T>) {
    JsonShape shape = JsonShape::of(Kind::object);
    if constexpr (requires { T::typeName; }) shape.name = T::typeName;
    if constexpr (requires { T::about; }) shape.about = T::about;
    if constexpr (Alternative<T>) {
      shape.members.push_back({std::string(tagOf<T>()), JsonShape::oneOf({std::string(T::kind)})});
    }
    addMembers(shape, T::describe());
    return shape;
  } else if constexpr (isVariant<T>) {
    return []<class... A>(std::type_identity<std::variant<A...>>) {
      return JsonShape::made(Kind::choice, {shapeOf<A>()...});
    }(std::type_identity<T>{});
  } else if constexpr (Cased<T>) {
    JsonShape shape = JsonShape::of(Kind::choice);
    forEachCase<T>([&](const auto& it) {
      JsonShape& one = shape.parts.emplace_back(JsonShape::of(Kind::object));
      one.members.push_back({"kind", JsonShape::oneOf({std::string(nameOf(it.kind))})});
      addMembers(one, it.fields);
    });
    return shape;
  } else if constexpr (isOptional<T>) {
    JsonShape shape = shapeOf<typename T::value_type>();
    shape.orNull = true;
    return shape;
  } else if constexpr (Formed<T>) {
    JsonShape shape = []<class... F>(std::type_identity<std::variant<F...>>) {
      return JsonShape::made(Kind::choice, {shapeOf<F>()...});
    }(std::type_identity<FormOf<T>>{});
    if constexpr (requires { T::typeName; }) shape.name = T::typeName;
    if constexpr (requires { T::about; }) shape.about = T::about;
    return shape;
  } else if constexpr (MapLike<T>) {
    return JsonShape::made(Kind::map, {shapeOf<typename T::value_type>()});
  } else if constexpr (ListLike<T> && !std::is_convertible_v<T, std::string_view>) {
    return JsonShape::made(Kind::list, {shapeOf<typename T::value_type>()});
  } else {
    return JsonShape::of(Kind::text);
  }
}

}  // namespace sammel
