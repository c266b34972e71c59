// Plays random games of all kinds for a while, with random options and under all laws of the conformance suite.
//
//   play_fuzz [--minutes M] [--seed S] [--game ID]
//
// Crashes, dead ends, endless games, undo across a reveal, leaks and every other broken law are reported with a line
// each; the game in which it happened is left in the current folder as a record that `sammelsurium replay` can load.
// Every round is played in a process of its own, so that a crash ends only that round.
#include <sys/wait.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/conformance/conformance.hpp"
#include "engine/core/record.hpp"
#include "engine/games/all_games.hpp"

namespace sammel {
namespace {

using conformance::Report;
using conformance::Settings;

constexpr unsigned longestRound = 300;  // seconds; whoever takes longer hangs
constexpr int broken = 3;               // how a round ends that has found something

struct Player {
  const AnyGame* game;
  std::function<Report(const Settings&)> conform;  // with options that the seed chooses
};

std::vector<Player> playersOf(std::string_view wanted) {
  std::vector<Player> players;
  forEachVersion([&]<class G>() {
    if (!wanted.empty() && wanted != G::facts.id) return;
    players.push_back({&gameOf<G>(), [](const Settings& settings) {
                         std::vector<typename G::Options> variants;
                         for (const auto& options : allOptions<typename G::Options>()) {
                           if (G::validate(options).isFine()) variants.push_back(options);
                         }
                         Rng rng = Rng::simulation(settings.seed);
                         const auto size = static_cast<std::uint32_t>(variants.size());
                         const auto& options = variants[rng.use(Purpose::choice, Seat::table()).below(size)];
                         return conformance::conform<G>(options, settings);
                       }});
  });
  return players;
}

// Plays a round in another process; the answer is how that ended, as `waitpid` says it.
int playApart(const Player& player, const Settings& settings) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child < 0) {
    std::perror("fork");
    std::exit(2);
  }
  if (child == 0) {
    alarm(longestRound);
    const Report report = player.conform(settings);
    for (const auto& failure : report.failures) {
      if (settings.watch) continue;  // told the first time
      std::printf("%s: %s\n", std::string(nameOf(failure.law)).c_str(), failure.sentence.c_str());
    }
    std::fflush(stdout);
    _exit(report.isFine() ? 0 : broken);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return status;
}

void writePlay(const Play& play, const Seed& secret, const std::string& file) {
  Record record = recordOf(play);
  const auto standard = play.game().standardContent();
  record.content = standard ? standard->hash() : "none";
  record.pack.clear();  // the standard pack, which every reader has
  record.secret = secret;
  for (int i = 0; i < play.match().seats(); ++i) record.names.push_back("Seat " + std::to_string(i + 1));
  std::ofstream(file, std::ios::binary) << writeRecord(record);
}

// True if all laws held. Otherwise the round is played once more, leaving a record of every position on the way.
bool playRound(const Player& player, std::uint64_t seed) {
  Settings settings{.seed = seed, .mostFailures = 1};
  const std::string name = std::string(player.game->facts().id) + " with seed " + std::to_string(seed);
  const int status = playApart(player, settings);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return true;
  if (WIFSIGNALED(status)) {
    const int signal = WTERMSIG(status);
    std::printf("%s: %s (%s)\n", signal == SIGALRM ? "hangs" : "crash", name.c_str(), strsignal(signal));
  } else if (WEXITSTATUS(status) != broken) {
    std::printf("crash: %s (exit %d)\n", name.c_str(), WEXITSTATUS(status));
  }
  const std::string file = "play_fuzz-" + std::string(player.game->facts().id) + "-" + std::to_string(seed) + ".record";
  settings.watch = [&file](const Play& play, const Seed& secret) { writePlay(play, secret, file); };
  (void)playApart(player, settings);
  std::printf("  found in %s; the record is %s\n", name.c_str(),
              std::ifstream(file).good() ? file.c_str() : "missing, because it happened before the first move");
  return false;
}

std::uint64_t numberIn(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) {
    std::fprintf(stderr, "play_fuzz: %.*s is not a number\n", static_cast<int>(text.size()), text.data());
    std::exit(2);
  }
  return number;
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  using Clock = std::chrono::steady_clock;
  std::uint64_t minutes = 1;
  std::uint64_t seed = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  std::string_view game;
  for (int i = 1; i < argc; i += 2) {
    const std::string_view option = argv[i];
    const std::string_view value = i + 1 < argc ? argv[i + 1] : "";
    if (option == "--minutes") {
      minutes = sammel::numberIn(value);
    } else if (option == "--seed") {
      seed = sammel::numberIn(value);
    } else if (option == "--game") {
      game = value;
    } else {
      std::fputs("usage: play_fuzz [--minutes M] [--seed S] [--game ID]\n", stderr);
      return 2;
    }
  }
  const auto players = sammel::playersOf(game);
  if (players.empty()) {
    std::fprintf(stderr, "play_fuzz: there is no game %.*s\n", static_cast<int>(game.size()), game.data());
    return 2;
  }
  const auto end = Clock::now() + std::chrono::minutes(minutes);
  int rounds = 0;
  int finds = 0;
  do {
    for (const auto& player : players) {
      finds += sammel::playRound(player, seed) ? 0 : 1;
      ++rounds;
    }
    ++seed;
  } while (Clock::now() < end);
  std::printf("%d rounds of %zu games: %d finds\n", rounds, players.size(), finds);
  return finds == 0 ? 0 : 1;
}
