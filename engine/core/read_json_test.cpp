#include "engine/core/read_json.hpp"

#include <gtest/gtest.h>

#include "engine/core/content.hpp"

namespace sammel {
namespace {

enum class Animal : std::uint8_t { cat, dog };
constexpr auto enumNames(Animal) { return std::array<std::string_view, 2>{"cat", "dog"}; }

struct Card {
  FixedText<8> name;
  std::int8_t value = 0;
  Animal animal = Animal::cat;
  static constexpr auto describe() {
    return std::tuple(field("name", &Card::name), field("value", &Card::value), field("animal", &Card::animal));
  }
};
struct Pack {
  FromBox<FixedVector<Card, 2>> cards;
  std::array<std::int8_t, 2> pair{};
  bool loud = false;
  static constexpr auto describe() {
    return std::tuple(field("cards", &Pack::cards), field("pair", &Pack::pair), field("loud", &Pack::loud));
  }
};

constexpr std::string_view good = R"({
  "cards": {"origin": "reconstructed", "value": [{"name": "A\"b", "value": -7, "animal": "dog"}]},
  "pair": [1, 2],
  "loud": true
})";

std::string replaced(std::string_view what, std::string_view by) {
  std::string text(good);
  text.replace(text.find(what), what.size(), by);
  return text;
}
std::string problemIn(std::string_view text) {
  Pack pack;
  const Verdict verdict = readJson(text, pack);
  return verdict.isFine() ? std::string()
                          : Phrasebook({corePhrases()}).render(verdict.reason(), Language::en, {}, Viewer::spectator());
}

TEST(ReadJson, ReadsWhatIsDescribed) {
  Pack pack;
  ASSERT_TRUE(readJson(good, pack).isFine()) << problemIn(good);
  EXPECT_EQ(pack.cards.origin, Origin::reconstructed);
  ASSERT_EQ(pack.cards.value.size(), 1U);
  EXPECT_EQ(pack.cards.value[0].name.view(), "A\"b");
  EXPECT_EQ(pack.cards.value[0].value, -7);
  EXPECT_EQ(pack.cards.value[0].animal, Animal::dog);
  EXPECT_EQ(pack.pair[1], 2);
  EXPECT_TRUE(pack.loud);
}

TEST(ReadJson, ReadsBackWhatWasWritten) {
  Pack pack;
  ASSERT_TRUE(readJson(good, pack).isFine());
  Pack again;
  ASSERT_TRUE(readJson(packJson(pack), again).isFine());
  EXPECT_EQ(packJson(again), packJson(pack));
}

TEST(ReadJson, SaysWhereAndWhy) {
  EXPECT_EQ(problemIn(replaced("-7", "200")), ".cards.value[0].value (line 2): this number is too large or too small.");
  EXPECT_EQ(problemIn(replaced("-7", "\"x\"")), ".cards.value[0].value (line 2): this must be a whole number.");
  EXPECT_EQ(problemIn(replaced("dog", "cow")), ".cards.value[0].animal (line 2): this word is not known here.");
  EXPECT_EQ(problemIn(replaced("A\\\"b", "much too long")),
            ".cards.value[0].name (line 2): the text has more than 8 bytes.");
  EXPECT_EQ(problemIn(replaced("A\\\"b", "A\\xb")), ".cards.value[0].name (line 2): JSON has no such escape with \\.");
  EXPECT_EQ(problemIn(replaced("[1, 2]", "[1, 2, 3]")), ".pair[2] (line 3): there can be no more than 2 entries.");
  EXPECT_EQ(problemIn(replaced("[1, 2]", "[1]")), ".pair (line 3): there must be 2 entries.");
  EXPECT_EQ(problemIn(replaced("true", "1")), ".loud (line 4): this must be true or false.");
  EXPECT_EQ(problemIn(replaced("\"loud\"", "\"pair\"")), ".pair (line 4): this was given before.");
  EXPECT_EQ(problemIn(replaced("\"loud\"", "\"quiet\"")), ".quiet (line 4): this does not belong here.");
  EXPECT_EQ(problemIn(replaced(",\n  \"loud\": true", "")), ".loud is missing (before line 4).");
  EXPECT_EQ(problemIn(replaced("}]", "}")), ".cards.value (line 2): this is not valid JSON.");
}

// What clients send.
struct Greet {
  static constexpr std::string_view tag = "do";
  static constexpr std::string_view kind = "greet";
  std::string name;
  std::optional<std::int64_t> times;
  static constexpr auto describe() { return std::tuple(field("name", &Greet::name), field("times", &Greet::times)); }
};
struct Count {
  static constexpr std::string_view tag = "do";
  static constexpr std::string_view kind = "count";
  std::vector<std::int8_t> numbers;
  static constexpr auto describe() { return std::tuple(field("numbers", &Count::numbers)); }
};
using Wish = std::variant<Greet, Count>;

std::string whereIn(std::string_view text) {
  std::string pointer;
  return readFromClient<Wish>(text, pointer) ? "nowhere" : pointer;
}
std::string nameIn(std::string_view escaped) {
  std::string pointer;
  const auto wish = readFromClient<Wish>(R"({"do":"greet","name":")" + std::string(escaped) + "\"}", pointer);
  return wish ? std::get<Greet>(*wish).name : pointer;
}

TEST(ReadJson, TellsThingsApartByTheirTagWhereverItStands) {
  std::string pointer;
  const auto first = readFromClient<Wish>(R"({"do":"greet","id":{"a":[1,2.5e3,null]},"name":"Anna"})", pointer);
  ASSERT_TRUE(first) << pointer;
  EXPECT_EQ(std::get<Greet>(*first).name, "Anna");
  const auto second = readFromClient<Wish>(R"({"numbers":[1,-2],"do":"count"})", pointer);
  ASSERT_TRUE(second) << pointer;
  EXPECT_EQ(std::get<Count>(*second).numbers, (std::vector<std::int8_t>{1, -2}));
  EXPECT_EQ(Json().value(*second).str(), R"({"do":"count","numbers":[1,-2]})");
}

TEST(ReadJson, PointsToWhatIsWrong) {
  EXPECT_EQ(whereIn(R"({"do":"greet","name":"A","times":null})"), "nowhere");
  EXPECT_EQ(whereIn(R"({"name":"A"})"), "/do");
  EXPECT_EQ(whereIn(R"({"do":"shout"})"), "/do");
  EXPECT_EQ(whereIn(R"({"do":"greet"})"), "/name") << "it is not optional";
  EXPECT_EQ(whereIn(R"({"do":"greet","name":"A","times":1.5})"), "/times");
  EXPECT_EQ(whereIn(R"({"do":"greet","name":"A","times":99999999999999999999})"), "/times");
  EXPECT_EQ(whereIn(R"({"do":"count","numbers":[1,200]})"), "/numbers/1");
  EXPECT_EQ(whereIn(R"({"do":"count","numbers":[01]})"), "/numbers");
  EXPECT_EQ(whereIn("[]"), "");
  EXPECT_EQ(whereIn(R"({"do":"count","numbers":[]} x)"), "");
}

TEST(ReadJson, UnderstandsAllEscapes) {
  EXPECT_EQ(nameIn(R"(\u0041\u00e4\u20AC\ud83d\ude00\n\t\/)"), "Aä€😀\n\t/");
  for (const std::string_view broken :
       {R"(\ud83d)", R"(\ude00)", R"(\ud83d\u0041)", R"(\u12g4)", R"(\u12)", R"(\x41)"}) {
    EXPECT_EQ(nameIn(broken), "/name") << broken;
  }
  for (const std::string_view broken : {"\xff", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82"}) {
    EXPECT_EQ(whereIn(R"({"do":"greet","name":")" + std::string(broken) + "\"}"), "/name");
  }
}

TEST(ReadJson, HasLimits) {
  const auto nested = [](int levels) {
    return R"({"do":"count","numbers":[],"x":)" + std::string(static_cast<std::size_t>(levels), '[') +
           std::string(static_cast<std::size_t>(levels), ']') + "}";
  };
  EXPECT_EQ(whereIn(nested(31)), "nowhere");
  EXPECT_EQ(whereIn(nested(32)), "/x");
  EXPECT_EQ(whereIn(nested(100'000)), "/x");
  std::string many = "0";
  for (int i = 0; i < 128; ++i) many += ",0";
  EXPECT_EQ(whereIn(R"({"do":"count","numbers":[)" + many + "]}"), "/numbers/128");
}

TEST(ReadJson, RefusesTextThatIsCutOffAnywhere) {
  for (std::size_t size = 0; size < good.size(); ++size) EXPECT_NE(problemIn(good.substr(0, size)), "") << size;
  EXPECT_NE(problemIn(std::string(good) + "x"), "");
}

}  // namespace
}  // namespace sammel
