#include "server/log.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace sammel::testing {
namespace {

const LogEntry failed{LogLevel::warning, "the program has failed", {{"table", "abc"}, {"seat", 2}}};

TEST(Log, BeginsWithTheTimeAndHowMuchItMatters) {
  EXPECT_EQ(logLine(1'700'000'000'042, failed),
            "2023-11-14T22:13:20.042Z warning table=abc seat=2 the program has failed");
  EXPECT_EQ(logLine(0, {LogLevel::info, "started"}), "1970-01-01T00:00:00.000Z info started");
}

TEST(Log, IsJsonForMachines) {
  EXPECT_EQ(logLine(1'700'000'000'042, failed, LogFormat::json),
            R"({"time":"2023-11-14T22:13:20.042Z","level":"warning","table":"abc","seat":2,)"
            R"("text":"the program has failed"})");
  const LogEntry slow{LogLevel::info, "slow", {LogField::milliseconds("ms", 1'023'000'000)}};
  EXPECT_NE(logLine(0, slow, LogFormat::json).find(R"("ms":1023.000,)"), std::string::npos);
  const std::string_view rough = "\"}\n\\ \xff \x1b[2J Jürgen";
  const boost::json::value line =
      boost::json::parse(logLine(0, {LogLevel::error, std::string(rough), {{"table", "\","}}}, LogFormat::json));
  EXPECT_EQ(line.at("text").as_string(), "\"}\\x0a\\ \\xff \\x1b[2J Jürgen");
  EXPECT_EQ(line.at("table").as_string(), "\",");
}

TEST(Log, CannotForgeLinesOrCommandTerminals) {
  const auto text = [](std::string_view raw) { return logLine(0, raw).substr(33); };
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
