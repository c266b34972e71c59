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
  EXPECT_EQ(problemIn(replaced("A\\\"b", "A\\nb")),
            ".cards.value[0].name (line 2): texts may only use the escapes \\\" \\\\ \\/.");
  EXPECT_EQ(problemIn(replaced("[1, 2]", "[1, 2, 3]")), ".pair[2] (line 3): there can be no more than 2 entries.");
  EXPECT_EQ(problemIn(replaced("[1, 2]", "[1]")), ".pair (line 3): there must be 2 entries.");
  EXPECT_EQ(problemIn(replaced("true", "1")), ".loud (line 4): this must be true or false.");
  EXPECT_EQ(problemIn(replaced("\"loud\"", "\"pair\"")), ".pair (line 4): this was given before.");
  EXPECT_EQ(problemIn(replaced("\"loud\"", "\"quiet\"")), ".quiet (line 4): this does not belong here.");
  EXPECT_EQ(problemIn(replaced(",\n  \"loud\": true", "")), ".loud is missing (before line 4).");
  EXPECT_EQ(problemIn(replaced("}]", "}")), ".cards.value (line 2): this is not valid JSON.");
}

TEST(ReadJson, RefusesTextThatIsCutOffAnywhere) {
  for (std::size_t size = 0; size < good.size(); ++size) EXPECT_NE(problemIn(good.substr(0, size)), "") << size;
  EXPECT_NE(problemIn(std::string(good) + "x"), "");
}

}  // namespace
}  // namespace sammel
