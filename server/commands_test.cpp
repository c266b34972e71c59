#include "server/commands.hpp"

#include <gtest/gtest.h>

#include "engine/core/read_json.hpp"

namespace sammel::protocol {
namespace {

std::optional<Command> read(std::string_view text) {
  std::string pointer;
  return readFromClient<Command>(text, pointer);
}
std::string wrongPlace(std::string_view text) {
  std::string pointer;
  return readFromClient<Command>(text, pointer) ? "nowhere" : pointer;
}

TEST(Commands, AreReadByTheirKind) {
  const std::optional<Command> act = read(R"({"do":"act","id":"c7","action":"3@b2","answers":5,"seat":"ignored"})");
  ASSERT_TRUE(act && std::holds_alternative<Act>(*act));
  EXPECT_EQ(idOf(*act), "c7");
  EXPECT_EQ(std::get<Act>(*act).action, "3@b2");
  EXPECT_EQ(std::get<Act>(*act).answers, 5);
  EXPECT_FALSE(std::get<Act>(*act).shownAgo.has_value());
  const std::optional<Command> rename = read(R"({"name":"Anna","id":"c8","do":"name"})");
  ASSERT_TRUE(rename && std::holds_alternative<Rename>(*rename));
  EXPECT_EQ(std::get<Rename>(*rename).name, "Anna");
}

TEST(Commands, NeedAllThatIsNotOptional) {
  EXPECT_EQ(wrongPlace(R"({"id":"1"})"), "/do");
  EXPECT_EQ(wrongPlace(R"({"do":"fly","id":"1"})"), "/do");
  EXPECT_EQ(wrongPlace(R"({"do":7,"id":"1"})"), "/do");
  EXPECT_EQ(wrongPlace(R"({"do":"start"})"), "/id");
  EXPECT_EQ(wrongPlace(R"({"do":"act","id":"1"})"), "/action");
  EXPECT_EQ(wrongPlace(R"({"do":"act","id":"1","action":"3@b2"})"), "/answers");
  EXPECT_EQ(wrongPlace(R"({"do":"act","id":"1","action":null,"answers":1})"), "/action");
  EXPECT_EQ(wrongPlace(R"({"do":"bot","id":"1"})"), "/seat");
  EXPECT_EQ(wrongPlace(R"({"do":"commit","id":"1","round":1})"), "/digest");
  EXPECT_EQ(wrongPlace(R"({"do":"open","id":"1","nonce":""})"), "/round");
  EXPECT_EQ(wrongPlace(R"({"do":"explain","id":"1","actions":["a",2]})"), "/actions/1");
  for (const std::string_view text : {R"({"do":"undo","id":"1"})", R"({"do":"look","id":"1"})",
                                      R"({"do":"explain","id":"1"})", R"({"do":"seen","id":"1","frame":null})"}) {
    EXPECT_EQ(wrongPlace(text), "nowhere") << text;
  }
}

TEST(Commands, CostWhatTheyMakeTheServerDo) {
  EXPECT_EQ(costOf(*read(R"({"do":"undo","id":"1"})")), 1);
  EXPECT_EQ(costOf(*read(R"({"do":"look","id":"1"})")), 2);
  EXPECT_EQ(costOf(*read(R"({"do":"explain","id":"1","actions":["a","b","c","d"]})")), 1.5);
  EXPECT_EQ(costOf(*read(R"({"do":"hint","id":"1"})")), 8);
  EXPECT_EQ(costOf(*read(R"({"do":"link","id":"1"})")), 10);
}

}  // namespace
}  // namespace sammel::protocol
