#include "engine/core/describe.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

enum class Colour : std::uint8_t { red, green };
constexpr auto enumNames(Colour) { return std::array<std::string_view, 2>{"red", "green"}; }

struct Card {
  std::int8_t value = 0;
  Colour colour = Colour::red;
  static constexpr auto describe() { return std::tuple(field("value", &Card::value), field("colour", &Card::colour)); }
};
struct Hand {
  FixedVector<Card, 3> cards;
  std::optional<std::int8_t> trump;
  bool open = false;
  Seat owner;
  SeatSet seenBy;
  FixedText<7> name;
  std::array<std::int16_t, 2> score{};
  Message note;
  static constexpr auto describe() {
    return std::tuple(field("cards", &Hand::cards), field("trump", &Hand::trump), field("open", &Hand::open),
                      field("owner", &Hand::owner), field("seenBy", &Hand::seenBy), field("name", &Hand::name),
                      field("score", &Hand::score), field("note", &Hand::note));
  }
};

Hand example() {
  Hand hand;
  hand.cards = {{7, Colour::green}, {-1, Colour::red}};
  hand.trump = std::int8_t{3};
  hand.open = true;
  hand.owner = Seat(2);
  hand.seenBy = SeatSet(Seat(0)).with(Seat(2));
  hand.name = "Anna";
  hand.score = {4, -5};
  hand.note = Message("a.note",
                      {arg::number("n", 2), arg::text("t", "x"), arg::seat("who", Seat(1)), arg::word("w", "a.word")});
  return hand;
}

TEST(Json, WritesWhatIsDescribed) {
  EXPECT_EQ(Json().value(example()).str(),
            R"({"cards":[{"value":7,"colour":"green"},{"value":-1,"colour":"red"}],"trump":3,"open":true,"owner":2,)"
            R"("seenBy":[0,2],"name":"Anna","score":[4,-5],"note":{"key":"a.note",)"
            R"("args":{"n":2,"t":"x","who":{"seat":1},"w":{"word":"a.word"}}}})");
}

TEST(Json, WritesNothingAsNullAndEmptyLists) {
  Hand hand;
  EXPECT_EQ(Json().value(hand.trump).str(), "null");
  EXPECT_EQ(Json().value(hand.cards).str(), "[]");
}

TEST(Json, EscapesWhatMustBeEscaped) {
  EXPECT_EQ(Json().value(std::string_view("a\"b\\c\nd\x01 ü\"")).str(), R"("a\"b\\c\nd\u0001 ü\"")");
  EXPECT_EQ(Json().value(std::string_view("")).str(), R"("")");
}

TEST(Json, HasRoomForWhateverIsWritten) {
  for (const std::size_t length : {1U, 200U, 255U, 256U, 257U, 5000U}) {
    std::string quotes;
    for (std::size_t i = 0; i < length; ++i) quotes += R"(\")";
    Json json(length);
    json.open('[').value(std::string(length, '"')).value(std::string(length, 'x')).raw(std::string(length, '1'));
    EXPECT_EQ(json.close(']').take(),
              "[\"" + quotes + "\",\"" + std::string(length, 'x') + "\"," + std::string(length, '1') + "]");
    EXPECT_EQ(json.value(std::int64_t{INT64_MIN}).str(), "-9223372036854775808") << "after `take` it is empty";
  }
}

TEST(Json, LeavesOutWhatIsNotGiven) {
  struct Reply {
    int id = 0;
    std::optional<int> card;
    std::optional<bool> wait;
    static constexpr auto describe() {
      return std::tuple(field("id", &Reply::id), field("card", &Reply::card), field("wait", &Reply::wait));
    }
  };
  EXPECT_EQ(Json().open('{').membersGiven(Reply{1, 3, {}}).close('}').str(), R"({"id":1,"card":3})");
  EXPECT_EQ(Json().open('{').membersGiven(Reply{1, {}, false}).close('}').str(), R"({"id":1,"wait":false})");
}

TEST(Json, SetsItsCommas) {
  Json json;
  json.open('{').member("a", 1).key("b").open('[').value(1).raw("{}").close(']').member("c", true).close('}');
  EXPECT_EQ(json.str(), R"({"a":1,"b":[1,{}],"c":true})");
}

struct Pile {
  FixedVector<std::int8_t, 4> cards;
  std::optional<std::int8_t> top;
  FixedText<7> name;
  Seat owner;
  static constexpr auto describe() {
    return std::tuple(field("cards", &Pile::cards), field("top", &Pile::top), field("name", &Pile::name),
                      field("owner", &Pile::owner));
  }
};
std::uint64_t hashOf(const Pile& pile) { return StateHash().add(pile).value(); }

TEST(StateHash, TellsDifferentStatesApart) {
  const Pile pile{{1, 2}, std::int8_t{0}, "a", Seat(1)};
  EXPECT_EQ(hashOf(pile), hashOf(Pile(pile)));
  EXPECT_NE(hashOf(pile), hashOf({{2, 1}, std::int8_t{0}, "a", Seat(1)}));
  EXPECT_NE(hashOf(pile), hashOf({{1}, std::int8_t{0}, "a", Seat(1)}));
  EXPECT_NE(hashOf(pile), hashOf({{1, 2}, std::nullopt, "a", Seat(1)}));
  EXPECT_NE(hashOf(pile), hashOf({{1, 2}, std::int8_t{0}, "b", Seat(1)}));
  EXPECT_NE(hashOf(pile), hashOf({{1, 2}, std::int8_t{0}, "a", Seat(2)}));
}

TEST(StateHash, DoesNotSeeWhatWasRemoved) {
  Pile once{{1, 2, 3}, std::nullopt, "", Seat(0)};
  once.cards.pop_back();
  EXPECT_EQ(hashOf(once), hashOf({{1, 2}, std::nullopt, "", Seat(0)}));
}

}  // namespace
}  // namespace sammel
