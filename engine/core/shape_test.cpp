#include "engine/core/shape.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

enum class Colour : std::uint8_t { red, green };
constexpr auto enumNames(Colour) { return std::array<std::string_view, 2>{"red", "green"}; }

struct Card {
  static constexpr std::string_view typeName = "Card";
  static constexpr std::string_view about = "What one plays.";
  std::int8_t value = 0;
  Colour colour = Colour::red;
  static constexpr auto describe() {
    return std::tuple(field("value", &Card::value, "1 | 2"), field("colour", &Card::colour));
  }
};
struct Played {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "played";
  static constexpr std::string_view typeName = "Played";
  Card card;
  GameJson<GamePart::event> event;
  static constexpr auto describe() { return std::tuple(field("card", &Played::card), field("event", &Played::event)); }
};
struct Passed {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "passed";
  Seat who;
  std::optional<std::string> why;
  static constexpr auto describe() { return std::tuple(field("who", &Passed::who), field("why", &Passed::why)); }
};
using News = std::variant<Played, Passed>;

struct Action {
  Colour kind = Colour::red;
  std::int8_t at = 0;
  constexpr FixedVector<std::int8_t, 2> both() const { return {at, at}; }
  static constexpr auto cases() {
    return std::tuple(when(Colour::red, field("field", &Action::at)),
                      when(Colour::green, field("both", &Action::both)));
  }
};

struct Hand {
  FixedVector<Card, 3> cards;
  std::optional<std::int8_t> trump;
  bool open = false;
  SeatSet seenBy;
  FixedText<7> name;
  std::array<std::int16_t, 2> score{};
  Message note;
  Written<std::vector<Card>> played;
  static constexpr auto describe() {
    return std::tuple(field("cards", &Hand::cards), field("trump", &Hand::trump), field("open", &Hand::open),
                      field("seenBy", &Hand::seenBy), field("name", &Hand::name), field("score", &Hand::score),
                      field("note", &Hand::note), field("played", &Hand::played));
  }
};

TEST(Shape, IsTypeScript) {
  EXPECT_EQ(typeScript(shapeOf<Hand>()),
            "{ cards: Array<Card>; trump: number | null; open: boolean; seenBy: Array<number>; name: string; "
            "score: Array<number>; note: Message; played: Array<Card>; }");
  EXPECT_EQ(typeScriptDefinition(shapeOf<Card>()), "export type Card = { value: number; colour: 'red' | 'green'; };\n");
  EXPECT_EQ(typeScript(shapeOf<Action>()), "{ kind: 'red'; field: number; } | { kind: 'green'; both: Array<number>; }");
}

TEST(Shape, OfWhatDependsOnTheGameHasAParameter) {
  const JsonShape news = shapeOf<News>().called("News");
  EXPECT_EQ(typeScriptDefinition(news),
            "export type News<G extends GameId = GameId> = Played<G> | { t: 'passed'; who: number; "
            "why: string | null; };\n");
  EXPECT_EQ(
      typeScriptDefinition(typesIn({news})[1]),
      "export type Played<G extends GameId = GameId> = { t: 'played'; card: Card; event: Games[G]['event']; };\n");
}

TEST(Shape, NamesEveryTypeOnce) {
  std::vector<std::string> names;
  for (const JsonShape& type : typesIn({shapeOf<Hand>(), shapeOf<News>(), shapeOf<Card>()})) names.push_back(type.name);
  EXPECT_EQ(names, (std::vector<std::string>{"Card", "Arg", "Message", "Played"}));
}

TEST(Shape, FromOutsideMayLeaveOutWhatMayBeNull) {
  EXPECT_EQ(typeScript(fromOutside(shapeOf<Passed>())), "{ t: 'passed'; who: number; why?: string; }");
}

TEST(Shape, IsDataForChecks) {
  Json json;
  writeChecks(typesIn({shapeOf<News>().called("News")}), json);
  EXPECT_EQ(json.str(), R"({"Card":{"members":{"value":"number","colour":{"names":["red","green"]}}},)"
                        R"("Played":{"members":{"t":{"names":["played"]},"card":{"type":"Card"},"event":"object"}},)"
                        R"("News":{"choice":[{"type":"Played"},)"
                        R"({"members":{"t":{"names":["passed"]},"who":"number","why":{"orNull":"string"}}}]}})");
}

TEST(Shape, OfMessagesIsDescribedLikeAllOthers) {
  const std::vector<JsonShape> types = typesIn({shapeOf<Message>()});
  ASSERT_EQ(types.size(), 2U);
  EXPECT_EQ(typeScriptDefinition(types[0]),
            "export type Arg = number | string | { seat: number; } | { word: string; };\n");
  EXPECT_EQ(typeScriptDefinition(types[1]), "export type Message = { key: string; args: Record<string, Arg>; };\n");
}

TEST(Shape, IsATableForReaders) {
  EXPECT_EQ(documentation(shapeOf<Card>()),
            "#### Card\nWhat one plays.\n\n| member | type | |\n|---|---|---|\n| `value` | `number` | 1 \\| 2 |\n"
            "| `colour` | `'red' \\| 'green'` |  |\n");
}

TEST(Json, WritesWhatAThingIs) {
  EXPECT_EQ(Json().value(News(Passed{Seat(1), std::nullopt})).str(), R"({"t":"passed","who":1,"why":null})");
  EXPECT_EQ(Json().value(Played{{7, Colour::green}, {R"({"kind":"x"})"}}).str(),
            R"({"t":"played","card":{"value":7,"colour":"green"},"event":{"kind":"x"}})");
  EXPECT_EQ(Json().value(Action{Colour::red, 3}).str(), R"({"kind":"red","field":3})");
  EXPECT_EQ(Json().value(Action{Colour::green, 3}).str(), R"({"kind":"green","both":[3,3]})");
  EXPECT_EQ(Json().value(written(std::vector<int>{1, 2})).str(), "[1,2]");
}

}  // namespace
}  // namespace sammel
