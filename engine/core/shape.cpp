#include "engine/core/shape.hpp"

#include <algorithm>

namespace sammel {
namespace {

using Kind = JsonShape::Kind;

bool dependsOnGame(const JsonShape& shape) {
  return shape.kind == Kind::game || std::any_of(shape.parts.begin(), shape.parts.end(), dependsOnGame) ||
         std::any_of(shape.members.begin(), shape.members.end(),
                     [](const JsonShape::Member& member) { return dependsOnGame(member.shape); });
}

void collectTypes(const JsonShape& shape, std::vector<JsonShape>& types) {
  for (const JsonShape& part : shape.parts) collectTypes(part, types);
  for (const JsonShape::Member& member : shape.members) collectTypes(member.shape, types);
  const auto isSame = [&](const JsonShape& type) { return type.name == shape.name; };
  if (shape.name.empty() || std::any_of(types.begin(), types.end(), isSame)) return;
  types.push_back(shape);
  types.back().orNull = false;
}

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

template <class List, class Text>
std::string joined(const List& list, Text text, std::string_view between) {
  std::string out;
  for (const auto& item : list) {
    if (!out.empty()) out += between;
    out += text(item);
  }
  return out;
}

// Without its name.
std::string spelledOut(const JsonShape& shape) {
  switch (shape.kind) {
    case Kind::number: return "number";
    case Kind::text: return "string";
    case Kind::flag: return "boolean";
    case Kind::names: return joined(shape.names, quoted, " | ");
    case Kind::list: return "Array<" + typeScript(shape.parts.front()) + ">";
    case Kind::map: return "Record<string, " + typeScript(shape.parts.front()) + ">";
    case Kind::choice: return joined(shape.parts, typeScript, " | ");
    case Kind::game: return "Games[G][" + quoted(nameOf(shape.part)) + "]";
    case Kind::object: break;
  }
  std::string out = "{ ";
  for (const JsonShape::Member& member : shape.members) {
    out += member.name + (member.mayBeLeftOut ? "?: " : ": ") + typeScript(member.shape) + "; ";
  }
  return out + "}";
}

void writeCheck(const JsonShape& shape, Json& json);

// Without its name.
void writeWholeCheck(const JsonShape& shape, Json& json) {
  switch (shape.kind) {
    case Kind::number: json.value("number"); return;
    case Kind::text: json.value("string"); return;
    case Kind::flag: json.value("boolean"); return;
    case Kind::game: json.value("object"); return;
    case Kind::names: json.open('{').member("names", shape.names).close('}'); return;
    case Kind::list: writeCheck(shape.parts.front(), json.open('{').key("list")); break;
    case Kind::map: writeCheck(shape.parts.front(), json.open('{').key("map")); break;
    case Kind::choice:
      json.open('{').key("choice").open('[');
      for (const JsonShape& part : shape.parts) writeCheck(part, json);
      json.close(']');
      break;
    case Kind::object:
      json.open('{').key("members").open('{');
      for (const JsonShape::Member& member : shape.members) writeCheck(member.shape, json.key(member.name));
      json.close('}');
      break;
  }
  json.close('}');
}

void writeCheck(const JsonShape& shape, Json& json) {
  if (shape.orNull) json.open('{').key("orNull");
  if (shape.name.empty()) {
    writeWholeCheck(shape, json);
  } else {
    json.open('{').member("type", shape.name).close('}');
  }
  if (shape.orNull) json.close('}');
}

std::string inACell(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '|' ? std::string("\\|") : std::string(1, c);
  return out;
}

std::string tableOf(const JsonShape& object) {
  std::string out = "\n| member | type | |\n|---|---|---|\n";
  for (const JsonShape::Member& member : object.members) {
    out += "| `" + member.name + (member.mayBeLeftOut ? "?" : "") + "` | `" + inACell(typeScript(member.shape)) +
           "` | " + inACell(member.about) + " |\n";
  }
  return out;
}

}  // namespace

JsonShape JsonShape::of(Kind kind) {
  JsonShape shape;
  shape.kind = kind;
  return shape;
}

JsonShape JsonShape::oneOf(std::vector<std::string> names) {
  JsonShape shape = of(Kind::names);
  shape.names = std::move(names);
  return shape;
}

JsonShape JsonShape::made(Kind kind, std::vector<JsonShape> parts) {
  JsonShape shape = of(kind);
  shape.parts = std::move(parts);
  return shape;
}

JsonShape JsonShape::called(std::string_view typeName) const {
  JsonShape shape = *this;
  shape.name = typeName;
  return shape;
}

JsonShape fromOutside(JsonShape shape) {
  for (JsonShape& part : shape.parts) part = fromOutside(std::move(part));
  for (JsonShape::Member& member : shape.members) {
    member.shape = fromOutside(std::move(member.shape));
    if (!member.shape.orNull) continue;
    member.shape.orNull = false;
    member.mayBeLeftOut = true;
  }
  return shape;
}

std::vector<JsonShape> typesIn(const std::vector<JsonShape>& shapes) {
  std::vector<JsonShape> types;
  for (const JsonShape& shape : shapes) collectTypes(shape, types);
  return types;
}

std::string typeScript(const JsonShape& shape) {
  const std::string type =
      shape.name.empty() ? spelledOut(shape) : shape.name + std::string(dependsOnGame(shape) ? "<G>" : "");
  return shape.orNull ? type + " | null" : type;
}

std::string typeScriptDefinition(const JsonShape& shape) {
  const std::string parameter = dependsOnGame(shape) ? "<G extends GameId = GameId>" : "";
  return "export type " + shape.name + parameter + " = " + spelledOut(shape) + ";\n";
}

void writeChecks(const std::vector<JsonShape>& types, Json& json) {
  json.open('{');
  for (const JsonShape& type : types) writeWholeCheck(type, json.key(type.name));
  json.close('}');
}

std::string documentation(const JsonShape& type) {
  std::string out = "#### " + type.name + "\n";
  if (!type.about.empty()) out += type.about + "\n";
  if (type.kind == Kind::object) return out + tableOf(type);
  const bool hasNewParts = std::any_of(type.parts.begin(), type.parts.end(), [](const JsonShape& part) {
    return part.kind == Kind::object && part.name.empty() && part.members.front().shape.kind == Kind::names;
  });
  if (!hasNewParts) return out + "\n`" + spelledOut(type) + "`\n";
  for (const JsonShape& part : type.parts) out += (part.about.empty() ? "" : "\n" + part.about + "\n") + tableOf(part);
  return out;
}

}  // namespace sammel
