// sammelsurium-load: plays many tables at once against a running server and checks every answer.
#include <sys/resource.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "bench/load/generator.hpp"
#include "engine/games/registry.hpp"

namespace {

using namespace sammel;

void raiseFileLimit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

int run(const load::Plan& plan) {
  client::Loop loop;
  client::Complaints complaints;
  load::Generator generator(loop, complaints, plan);
  std::printf("opening %zu tables of %s …\n", plan.tables, plan.game.c_str());
  std::fflush(stdout);
  const bool opened = generator.openTables();
  if (opened) {
    std::printf("playing for %g seconds, %s …\n", plan.seconds, plan.rate > 0 ? "paced" : "at full speed");
    std::fflush(stdout);
    generator.measure();
  } else if (complaints.count() == 0) {
    complaints.add("only " + std::to_string(generator.tables()) + " tables came up in time");
  }
  for (const std::string& each : complaints.first()) std::fprintf(stderr, "%s\n", each.c_str());

  load::Meter& meter = generator.meter();
  const double rate = generator.seconds() > 0 ? static_cast<double>(meter.count()) / generator.seconds() : 0;
  if (opened)
    std::printf(
        "%.0f moves/s; from sending a move until both players hold it: median %.2f ms, 95 %% %.2f ms, "
        "99 %% %.2f ms, longest %.2f ms\n",
        rate, meter.percentile(0.5), meter.percentile(0.95), meter.percentile(0.99), meter.percentile(1));
  std::printf(
      "load game=%s tables=%zu seconds=%.2f rate=%.0f moves=%zu moves_per_second=%.1f p50_ms=%.3f p95_ms=%.3f "
      "p99_ms=%.3f max_ms=%.3f games_finished=%zu tables_opened=%zu errors=%zu\n",
      plan.game.c_str(), plan.tables, generator.seconds(), plan.rate, meter.count(), rate, meter.percentile(0.5),
      meter.percentile(0.95), meter.percentile(0.99), meter.percentile(1), generator.finished(), generator.opened(),
      complaints.count());
  return complaints.count() == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Plays many tables at once against a running server, two persons each, and checks every answer.");
  load::Plan plan;
  plan.game = "bauab";
  plan.options = "players=2";
  std::string address;
  app.add_option("--address", address, "host:port of the server")->required();
  app.add_option("--tables", plan.tables, "tables at the same time")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--seconds", plan.seconds, "how long to measure")->capture_default_str()->check(CLI::PositiveNumber);
  app.add_option("--rate", plan.rate, "moves a second over all tables (default: as fast as the server answers)");
  app.add_option("--game", plan.game, "which game")->capture_default_str();
  app.add_option("--options", plan.options, "options of the game; it must be one for two")->capture_default_str();
  app.add_option("--seed", plan.seed, "of the players' choices")->capture_default_str();
  CLI11_PARSE(app, argc, argv);

  const auto where = client::readAddress(address);
  if (!where) {
    std::fprintf(stderr, "\"%s\" is not an address; write it as 127.0.0.1:8080\n", address.c_str());
    return 2;
  }
  if (findGame(plan.game) == nullptr) {
    std::fprintf(stderr, "there is no game \"%s\"\n", plan.game.c_str());
    return 2;
  }
  plan.address = *where;
  raiseFileLimit();
  return run(plan);
}
