#include "server/exposition.hpp"

#include "server/test_exposition.hpp"

namespace sammel::testing {
namespace {

TEST(Exposition, WritesWhatPrometheusReads) {
  Counter moves;
  moves.add(3);
  Exposition out;
  out.beginCounter("moves_total", "Moves\\by\nall");
  out.value(moves, {{"game", "a\"b\\c\nd"}, {"by", "bot"}});
  out.gauge("tables", "Tables.", 0.25);
  EXPECT_EQ(out.take(),
            "# HELP moves_total Moves\\\\by\\nall\n"
            "# TYPE moves_total counter\n"
            "moves_total{game=\"a\\\"b\\\\c\\nd\",by=\"bot\"} 3\n"
            "# HELP tables Tables.\n"
            "# TYPE tables gauge\n"
            "tables 0.25\n");
}

TEST(Exposition, PutsDurationsIntoBucketsThatContainSmallerOnes) {
  Durations durations;
  for (const std::int64_t nanoseconds : {-1, 0, 100'000, 100'001, 900'000}) durations.note(nanoseconds);
  durations.note(20'000'000'000);
  Exposition out;
  out.beginHistogram("thinking_seconds", "How long.");
  out.durations(durations, "stage", "one");
  const ExpositionReader read(out.take());
  EXPECT_EQ(read.at("thinking_seconds", R"(_bucket{stage="one",le="1e-04"})"), 3) << "a limit belongs to its bucket";
  EXPECT_EQ(read.at("thinking_seconds", R"(_bucket{stage="one",le="0.00025"})"), 4);
  EXPECT_EQ(read.at("thinking_seconds", R"(_bucket{stage="one",le="10"})"), 5);
  EXPECT_EQ(read.at("thinking_seconds", R"(_bucket{stage="one",le="+Inf"})"), 6);
  EXPECT_EQ(read.at("thinking_seconds", R"(_count{stage="one"})"), 6);
  EXPECT_NEAR(read.at("thinking_seconds", R"(_sum{stage="one"})"), 20.001100001, 1e-9);
}

}  // namespace
}  // namespace sammel::testing
