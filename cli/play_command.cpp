#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/lookup.hpp"
#include "cli/session.hpp"
#include "engine/games/registry.hpp"
#include "server/packs.hpp"

namespace sammel {
namespace {

constexpr int longestName = 24;

// A table as it is before the first line is typed.
struct Table {
  std::string options;
  std::vector<Player> players;
  Seed secret{};
  std::uint64_t botSeed = 0;
  std::unique_ptr<Play> play;
  std::optional<Digest> previous;  // in a campaign: the record of the game before
  bool follows = false;            // ... which has just ended, or was finished when it was saved
};

Seed secretFrom(std::optional<std::uint64_t> seed) {
  if (seed) return sha256("sammelsurium play " + std::to_string(*seed));
  std::random_device device;
  Seed secret;
  for (std::uint8_t& byte : secret) byte = static_cast<std::uint8_t>(device());
  return secret;
}

std::vector<Player> seatPlayers(int seats, const PlayRequest& request, const Speech& speech) {
  std::vector<Player> players(static_cast<std::size_t>(seats));
  const BotKind kind = ownBotNamed(request.level, speech);
  for (const int bot : request.bots) {
    if (bot < 1 || bot > seats) {
      throw Failure(speech("cli.seat.unknown", {{"seat", std::to_string(bot)}, {"n", std::to_string(seats)}}));
    }
    players[static_cast<std::size_t>(bot) - 1].bot = true;
    players[static_cast<std::size_t>(bot) - 1].kind = kind;
  }
  for (std::size_t i = 0; i < players.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    players[i].name = i < request.players.size()
                          ? request.players[i]
                          : speech(players[i].bot ? "cli.play.bot" : "cli.play.player", {{"n", number}});
    const std::string& name = players[i].name;
    const bool control = std::any_of(name.begin(), name.end(), [](char c) { return c >= 0 && c < ' '; });
    if (name.empty() || columnsOf(name) > longestName || control) {
      throw Failure(speech("cli.play.name", {{"n", std::to_string(longestName)}}));
    }
  }
  return players;
}

Table newTable(const PlayRequest& request, const Speech& speech) {
  if (request.game.empty()) throw Failure(speech("cli.play.which"));
  const AnyGame& game = gameNamed(request.game, speech);
  std::vector<std::string> given;
  if (!request.players.empty()) given.push_back("players=" + std::to_string(request.players.size()));
  given.insert(given.end(), request.options.begin(), request.options.end());
  Packs packs;
  if (!request.content.empty()) {
    const std::string problem = readPacks(request.content, speech.language(), packs);
    if (!problem.empty()) throw Failure(problem);
  }
  const auto pack = packs.find(game.facts().id);
  const std::shared_ptr<const AnyContent> content = pack == packs.end() ? nullptr : pack->second;
  Table table;
  table.options = completedOptions(game, given, speech, content.get());
  table.secret = secretFrom(request.seed);
  table.botSeed = request.seed ? *request.seed : std::random_device()();
  table.play = Play::start(game, table.options, Rng::keyed(mixSeed(table.secret, {})), content);
  const auto seats = static_cast<std::size_t>(table.play->match().seats());
  if (request.players.size() > seats) {
    throw Failure(speech("cli.play.tooMany", {{"n", std::to_string(seats)}}));
  }
  table.players = seatPlayers(table.play->match().seats(), request, speech);
  return table;
}

// The next game of a campaign, with the same players.
Table followingTable(const Play& finished, const Record& record, const std::vector<Player>& players,
                     std::optional<std::uint64_t> seed) {
  Table table;
  table.options = finished.match().next();
  table.secret = secretFrom(seed ? std::optional(*seed + finished.entries().size()) : std::nullopt);
  table.botSeed = seed ? *seed : std::random_device()();
  table.players = players;
  table.previous = digestOf(record);
  table.follows = true;
  Verdict verdict;
  table.play = Play::start(finished.game(), table.options, Rng::keyed(mixSeed(table.secret, {})),
                           record.pack.empty() ? nullptr : finished.game().readContent(record.pack, verdict));
  return table;
}

Table savedTable(const PlayRequest& request, const Speech& speech) {
  const Record record = readRecordFile(request.resume, speech);
  Table table;
  Verdict refusal;
  table.play = replay(record, games(), refusal);
  if (!refusal.isFine()) {
    const AnyGame* game = findGame(record.game);
    const Phrasebook book({recordPhrases(), game == nullptr ? corePhrases() : game->phrases()});
    throw Failure(request.resume + ": " + book.render(refusal, speech.language(), record.names, Viewer::spectator()));
  }
  if (!record.nonces.empty()) throw Failure(speech("cli.play.online", {{"file", request.resume}}));
  PlayRequest seated = request;
  if (seated.players.empty()) seated.players = record.names;
  const std::vector<Player> players = seatPlayers(table.play->match().seats(), seated, speech);
  if (!table.play->match().next().empty()) return followingTable(*table.play, record, players, request.seed);
  if (table.play->match().outcome().over) throw Failure(speech("cli.play.finished", {{"file", request.resume}}));
  table.options = record.options;
  table.previous = record.previous;
  table.secret = *record.secret;
  table.botSeed = request.seed ? *request.seed : std::random_device()();
  table.players = players;
  return table;
}

// Everything is in the record, the secret included: it is the players' own table.
Record recordOf(const Session& session, const Seed& secret, const std::optional<Digest>& previous) {
  Record record = sammel::recordOf(session.play());
  record.previous = previous;
  record.names = session.names();
  record.commitments.push_back({Seat::table(), commitment(secret)});
  record.secret = secret;
  return record;
}

// `beach.record` is followed by `beach-2.record`, and that by `beach-3.record`. A file that is there already may belong
// to the campaign as it went on another time, so it is passed over.
std::string followingFile(const std::string& file) {
  if (file.empty()) return {};
  const std::filesystem::path path(file);
  std::string stem = path.stem().string();
  int number = 1;
  const std::size_t dash = stem.rfind('-');
  const std::string_view digits =
      dash == std::string::npos ? std::string_view() : std::string_view(stem).substr(dash + 1);
  if (!digits.empty() && digits.size() <= 3 && digits.find_first_not_of("0123456789") == std::string_view::npos) {
    number = std::stoi(std::string(digits));
    stem.resize(dash);
  }
  std::filesystem::path following;
  std::error_code ignored;  // what cannot be looked up will be told when it is written
  do {
    following = path.parent_path() / (stem + "-" + std::to_string(++number) + path.extension().string());
  } while (std::filesystem::exists(following, ignored));
  return following.string();
}

// Plays one game to its end or until somebody leaves; writes it to the file, if there is one.
Record playOne(StandardTerminal& terminal, const Speech& speech, Table& table, std::string& file) {
  const std::int64_t before = table.play->entries().empty() ? 0 : table.play->entries().back().at;
  const auto start = std::chrono::steady_clock::now();
  const auto clock = [before, start] {
    const auto elapsed = std::chrono::steady_clock::now() - start;
    return before + std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
  };
  Session session(terminal, speech, std::move(table.play), table.players, table.botSeed, clock);
  const bool over = session.run();
  if (file.empty() && terminal.isScreen()) {
    terminal.write("\n" + speech("cli.play.saveAs") + " ");
    file = terminal.readLine().value_or("");
  }
  Record record = recordOf(session, table.secret, table.previous);
  if (!file.empty()) {
    writeFile(file, writeRecord(record), speech);
    terminal.write(speech(over ? "cli.play.saved" : "cli.play.savedOpen", {{"file", file}}) + "\n");
  }
  table.play = session.play().clone();
  return record;
}

bool wantsToGoOn(Terminal& terminal, const Speech& speech, const std::string& file) {
  terminal.write("\n" + speech("cli.play.campaign") + " ");
  const std::optional<std::string> typed = terminal.readLine();
  if (typed && *typed != "q") return true;
  if (!file.empty()) terminal.write("\n" + speech("cli.play.campaignLater", {{"file", file}}) + "\n");
  return false;
}

}  // namespace

int play(StandardTerminal& terminal, const Speech& speech, const PlayRequest& request) {
  Table table = request.resume.empty() ? newTable(request, speech) : savedTable(request, speech);
  terminal.endInputOnInterrupt();
  // A finished game of a campaign is resumed with the game after it: its own file stays as it is.
  std::string file = !request.save.empty() ? request.save
                     : table.follows       ? followingFile(request.resume)
                                           : request.resume;
  while (true) {
    const Record record = playOne(terminal, speech, table, file);
    if (table.play->match().next().empty() || !wantsToGoOn(terminal, speech, file)) return 0;
    table = followingTable(*table.play, record, table.players, request.seed);
    file = followingFile(file);
  }
}

}  // namespace sammel
