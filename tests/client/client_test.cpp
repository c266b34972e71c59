// The client judges the server, so its own reading must be right.
#include <gtest/gtest.h>

#include "tests/client/http.hpp"
#include "tests/client/json_view.hpp"
#include "tests/client/position.hpp"
#include "tests/client/stream.hpp"

namespace sammel::client {
namespace {

TEST(JsonView, FindsMembersBehindNestedOnes) {
  constexpr std::string_view frame = R"({"t":"position","screen":{"a":[{"b":"}"}],"c":"\"]"},"n":42,"ack":null})";
  EXPECT_EQ(memberOf(frame, "n"), "42");
  EXPECT_EQ(memberOf(frame, "ack"), "null");
  EXPECT_EQ(memberOf(memberOf(frame, "screen"), "c"), R"("\"]")");
  EXPECT_EQ(memberOf(frame, "missing"), "");
}

TEST(JsonView, AStringEndsAtTheFirstQuoteThatIsNotEscaped) {
  std::string_view rest = R"("a\\","b")";
  EXPECT_EQ(takeValue(rest), R"("a\\")");
  EXPECT_EQ(rest, R"(,"b")");
}

TEST(JsonView, RefusesWhatIsCutOff) {
  const auto ignore = [](auto...) {};
  constexpr std::string_view whole = R"({"a":[1,{"b":"c"}],"d":-7})";
  ASSERT_TRUE(forEachMember(whole, ignore));
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_FALSE(forEachMember(whole.substr(0, length), ignore)) << whole.substr(0, length);
  }
  EXPECT_FALSE(forEachMember(R"({"a" 1})", ignore));
  EXPECT_FALSE(forEachMember(R"({"a":1 "b":2})", ignore) && memberOf(R"({"a":1 "b":2})", "b") == "2");
  EXPECT_FALSE(forEachElement("{}", ignore));
}

TEST(JsonView, ReadsWholeIntegersOnly) {
  EXPECT_EQ(integerOf("-12"), -12);
  EXPECT_FALSE(integerOf("12x"));
  EXPECT_FALSE(integerOf(""));
  EXPECT_FALSE(integerOf("\"1\""));
}

TEST(Http, WaitsForTheWholeResponse) {
  constexpr std::string_view whole =
      "HTTP/1.1 201 Created\r\nSet-Cookie: sammelsurium=xyz; HttpOnly; SameSite=Lax\r\ncontent-length: 4\r\n\r\nbody";
  for (std::size_t length = 0; length < whole.size(); ++length) {
    Response response;
    EXPECT_EQ(readResponse(whole.substr(0, length), response), 0U) << length;
  }
  Response response;
  EXPECT_EQ(readResponse(std::string(whole) + "HTTP/1.1 200", response), whole.size());
  EXPECT_EQ(response.status, 201);
  EXPECT_EQ(response.cookie, "sammelsurium=xyz");
  EXPECT_EQ(response.body, "body");
}

TEST(Position, HasAllItsMembersOrIsNone) {
  const std::string whole =
      R"({"screen":{},"must":[0,2],"may":[1],"prompt":null,"decision":7,"occasion":3,"answers":)"
      R"([{"notation":"3@b2","label":{},"action":{}},{"notation":"pass","label":{},"action":{}}],"interrupts":[],"undo":true,"outcome":{"over":false,"points":[],"ranks":[]},"sheet":[]})";
  Position position;
  ASSERT_TRUE(readPosition(whole, position));
  EXPECT_TRUE(position.mustAct(0) && !position.mustAct(1) && position.mustAct(2));
  EXPECT_TRUE(position.mayAct(1) && !position.mayAct(0));
  EXPECT_EQ(position.decision, 7);
  EXPECT_TRUE(position.undo);
  EXPECT_FALSE(position.over);
  EXPECT_EQ(notations(position.answers), (std::vector<std::string_view>{"3@b2", "pass"}));
  EXPECT_FALSE(readPosition(R"({"screen":{}})", position));
  std::string wrong = whole;
  wrong.replace(wrong.find("[0,2]"), 5, "[0,x]");
  EXPECT_FALSE(readPosition(wrong, position));
}

TEST(Address, IsANumericHostAndAPort) {
  ASSERT_TRUE(readAddress("127.0.0.1:8080"));
  EXPECT_EQ(ntohs(readAddress("localhost:80")->where.sin_port), 80);
  EXPECT_FALSE(readAddress("127.0.0.1"));
  EXPECT_FALSE(readAddress("127.0.0.1:80x"));
  EXPECT_FALSE(readAddress("somewhere:80"));
}

}  // namespace
}  // namespace sammel::client
