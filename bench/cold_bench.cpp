// A table that was put away is asked for again: its rows are read from the disk with their checksums, everything that
// ever happened there happens again, and somebody is shown the game and its whole story. In processor time.
//
//   bench_cold [rows] [times] [game]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "bench/processor_time.hpp"
#include "engine/core/position.hpp"
#include "engine/games/registry.hpp"
#include "server/sqlite_store.hpp"
#include "server/table/table_state.hpp"

namespace sammel {
namespace {

enum class Undos : std::uint8_t { none, many };

// A table at which people have played at random, with as many rows as wanted if the game does not end before.
class Played {
 public:
  Played(const AnyGame& game, std::string id, std::size_t wanted, Undos undos, std::uint64_t seed) : wanted_(wanted) {
    TableHead head;
    head.id = std::move(id);
    head.game = game.facts().id;
    (void)game.completeOptions("", head.options);
    if (const auto content = game.standardContent()) {
      head.content = content->hash();
      head.pack = content->json();
    }
    batch_.opens.push_back(head);
    state_ = std::make_unique<TableState>(head);
    enter(Seat::table(), TableState::opening(game));
    for (std::size_t i = 0; i < state_->seats().size(); ++i) {
      const Seat seat(static_cast<int>(i));
      const std::string name = "Player " + std::to_string(i);
      enter(seat, writeEntry(EntryKind::sit, toHex(sha256(name)) + ' ' + name));
    }
    Seed secret{};
    secret[0] = static_cast<std::uint8_t>(seed);
    enter(Seat::table(), writeEntry(EntryKind::round, toHex(secret)));
    enter(Seat::table(), writeEntry(EntryKind::deal));
    play(undos, seed);
  }
  const Batch& batch() const { return batch_; }
  std::size_t rows() const { return batch_.rows.size(); }

 private:
  void play(Undos undos, std::uint64_t seed) {
    Rng rng = Rng::simulation(seed);
    Chance chance = rng.use(Purpose::choice, Seat::table());
    while (state_->phase() == protocol::Phase::playing && rows() < wanted_) {
      const Match& match = state_->play()->match();
      const Turn turn = match.turn();
      if (turn.must.empty()) {  // time passes
        enter(Seat::table(), writeEntry(EntryKind::act, match.alarm()->action));
        continue;
      }
      const Seat seat = turn.must.first();
      const Legal legal = match.legal(seat);
      const auto choice = chance.below(static_cast<std::uint32_t>(legal.answers().size()));
      enter(seat, writeEntry(EntryKind::act, match.write(legal[choice])));
      const bool regrets = undos == Undos::many && chance.below(2) == 0 && state_->play()->canUndo(seat);
      if (regrets) enter(seat, writeEntry(EntryKind::undo));
    }
  }

  void enter(Seat seat, std::string entry) {
    constexpr std::int64_t between = 1000;  // milliseconds
    const auto n = static_cast<std::int64_t>(rows());
    const std::string id = seat.isTable() ? std::string() : toHex(sha256(std::to_string(n))).substr(0, 16);
    JournalRow row = state_->row(seat, std::move(entry), n * between, TableState::clientKey(seat, id));
    if (!state_->apply(row).isFine()) std::abort();
    row.state = state_->hashNow();
    batch_.rows.push_back(std::move(row));
  }

  std::size_t wanted_;
  Batch batch_;
  std::unique_ptr<TableState> state_;
};

Played longest(const AnyGame& game, std::size_t wanted, Undos undos) {
  constexpr std::uint64_t games = 20;
  auto best = std::make_unique<Played>(game, "", wanted, undos, 1);
  std::uint64_t seed = 1;
  for (std::uint64_t next = 2; next <= games && best->rows() < wanted; ++next) {
    auto played = std::make_unique<Played>(game, "", wanted, undos, next);
    if (played->rows() <= best->rows()) continue;
    best = std::move(played);
    seed = next;
  }
  const std::string id = std::string(game.facts().id).substr(0, 8) + (undos == Undos::many ? "-u" : "-n");
  return {game, id, wanted, undos, seed};
}

double medianOf(std::vector<double> times) {
  std::sort(times.begin(), times.end());
  return times[times.size() / 2] * 1'000'000;
}

void report(Store& store, const AnyGame& game, std::size_t wanted, std::size_t times, Undos undos) {
  const Played played = longest(game, wanted, undos);
  if (store.commit(std::span(&played.batch(), 1)).front() != Stored::durable) std::abort();
  const std::string id = played.batch().opens.front().id;
  std::vector<double> reading;
  std::vector<double> replaying;
  std::vector<double> showing;
  for (std::size_t i = 0; i < times; ++i) {
    const double start = processorSeconds();
    Loaded loaded = store.load(id);
    const double read = processorSeconds();
    TableState state(std::move(loaded.table->head));
    for (const JournalRow& row : loaded.table->rows) state.replay(row);
    const double ready = processorSeconds();
    if (state.phase() == protocol::Phase::frozen) std::abort();
    Json json;
    writePosition(*state.play(), Seat(0), json);
    (void)writeStory(*state.play(), Seat(0), 0, json);
    reading.push_back(read - start);
    replaying.push_back(ready - read);
    showing.push_back(processorSeconds() - ready);
  }
  const double read = medianOf(reading);
  const double replayed = medianOf(replaying);
  std::printf("%-18s %6zu %-6s %9.0f %9.0f %9.0f %16.0f %9.0f\n", std::string(game.facts().id).c_str(), played.rows(),
              undos == Undos::many ? "many" : "none", read, replayed, read + replayed,
              (read + replayed) * 1000 / static_cast<double>(played.rows()), medianOf(showing));
}

void run(std::size_t rows, std::size_t times, std::string_view only) {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "sammelsurium-bench-cold";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directory(folder);
  std::string problem;
  const std::unique_ptr<Store> store = openSqlite(folder / "journal", {}, Language::en, problem);
  if (!store) {
    std::fprintf(stderr, "%s\n", problem.c_str());
    std::exit(1);
  }
  std::printf("%-18s %6s %-6s %9s %9s %9s %16s %9s\n", "game", "rows", "undos", "read us", "replay us", "ready us",
              "us per 1000 rows", "show us");
  for (const AnyGame* game : games()) {
    if (!only.empty() && only != game->facts().id) continue;
    report(*store, *game, rows, times, Undos::none);
    report(*store, *game, rows, times, Undos::many);
  }
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace sammel

int main(int argc, char** argv) {
  const long rows = argc > 1 ? std::atol(argv[1]) : 1000;
  const long times = argc > 2 ? std::atol(argv[2]) : 200;
  sammel::run(static_cast<std::size_t>(std::max(1L, rows)), static_cast<std::size_t>(std::max(1L, times)),
              argc > 3 ? argv[3] : "");
}
