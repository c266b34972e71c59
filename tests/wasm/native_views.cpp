// Plays one game of every variant, or reads the records named, and writes for each what its viewers see at every
// moment, hashed: one JSON object per line. agree.mjs compares it with what the WebAssembly engine makes of the record.
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "engine/core/position.hpp"
#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"
#include "tests/listed.hpp"

namespace {

using namespace sammel;

Record randomRecord(const AnyGame& game, const std::string& options) {
  const Seed secret = sha256(std::string(game.facts().id) + " " + options);
  const std::unique_ptr<Play> play = Play::start(game, options, Rng::keyed(mixSeed(secret, {})));
  Rng rng = Rng::simulation(1);
  const auto below = [&rng](std::size_t bound) {
    return rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(bound));
  };
  while (!play->match().outcome().over) {
    const Turn turn = play->match().turn();
    if (turn.must.empty()) {
      (void)play->act(Seat::table(), play->match().alarm()->action, 0);
      continue;
    }
    Seat seat = turn.must.nth(static_cast<int>(below(static_cast<std::size_t>(turn.must.size()))));
    std::vector<Notation> actions = answersOf(play->match(), seat);
    if (!turn.may.empty() && below(10) == 0) {  // short games will do
      const Seat other = turn.may.nth(static_cast<int>(below(static_cast<std::size_t>(turn.may.size()))));
      const std::vector<Notation> interrupts = interruptsOf(play->match(), other);
      if (!interrupts.empty()) seat = other;
      if (!interrupts.empty()) actions = interrupts;
    }
    (void)play->act(seat, actions[below(actions.size())], 0);  // legal actions are fine
  }
  Record record = recordOf(*play);
  record.secret = secret;
  record.commitments.push_back({Seat::table(), commitment(secret)});
  for (int seat = 0; seat < play->match().seats(); ++seat)
    record.names.push_back("Müller \"" + std::to_string(seat + 1));
  return record;
}

std::string hashed(const Json& json) { return toHex(sha256(json.str())); }

void writeViews(const std::string& text, const Record& record) {
  Verdict refusal;
  const std::unique_ptr<Play> play = replay(record, versions(), refusal);
  Json out;
  std::array<char, 17> hash{};
  std::snprintf(hash.data(), hash.size(), "%016llx", static_cast<unsigned long long>(play->match().hash()));
  out.open('{').member("record", text).member("hash", std::string(hash.data())).key("views").open('[');
  for (int seat = -1; seat < play->match().seats(); ++seat) {
    const Viewer viewer = seat < 0 ? Viewer::spectator() : Viewer(Seat(seat));
    Json story;
    writeStory(*play, viewer, 0, story);
    const std::size_t moves = countMoves(*play, viewer);
    out.open('{').member("viewer", seat).member("story", hashed(story)).member("moves", moves);
    out.key("positions").open('[');
    for (std::size_t move = 0; move <= moves; move += 1 + moves / 12) {  // each is replayed from the start
      Json position;
      writePosition(*lookBack(*play, viewer, move), viewer, position);
      out.open('{').member("move", move).member("hash", hashed(position)).close('}');
    }
    out.close(']').close('}');
  }
  out.close(']').close('}');
  std::puts(out.take().c_str());
}

std::string contentsOf(const char* path) {
  std::string text;
  std::FILE* file = std::fopen(path, "rb");
  if (file == nullptr) return text;
  std::array<char, 4096> chunk{};
  while (const std::size_t size = std::fread(chunk.data(), 1, chunk.size(), file)) text.append(chunk.data(), size);
  std::fclose(file);
  return text;
}

}  // namespace

int main(int argc, char** argv) {
  for (const AnyGame* game : games()) {
    const Record record = randomRecord(*game, game->variants().front());
    writeViews(writeRecord(record), record);
  }
  for (int i = 1; i < argc; ++i) {
    const std::string text = contentsOf(argv[i]);
    RecordError error;
    const std::optional<Record> record = readRecord(text, error);
    if (!record) {
      std::fprintf(stderr, "%s is no record (line %d)\n", argv[i], error.line);
      return 1;
    }
    writeViews(text, *record);
  }
}
