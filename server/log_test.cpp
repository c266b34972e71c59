#include "server/log.hpp"

#include <gtest/gtest.h>

namespace sammel::testing {
namespace {

TEST(Log, BeginsWithTheTime) {
  EXPECT_EQ(logLine(1'700'000'000'042, "table abc is frozen"), "2023-11-14T22:13:20.042Z table abc is frozen");
}

TEST(Log, CannotForgeLinesOrCommandTerminals) {
  const auto text = [](std::string_view raw) { return logLine(0, raw).substr(25); };
  EXPECT_EQ(text("Jürgen → 😀"), "Jürgen → 😀");
  EXPECT_EQ(text("one\ntwo\x1b[2J\x7f"), "one\\x0atwo\\x1b[2J\\x7f");
  EXPECT_EQ(text("\xc2\x9b"), "\\xc2\\x9b");
  for (const std::string_view wrong :
       {"\xff", "\x80", "\xc3", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf5\x80\x80\x80"}) {
    EXPECT_EQ(text(wrong).size(), wrong.size() * 4) << text(wrong);
  }
}

}  // namespace
}  // namespace sammel::testing
