#include <algorithm>
#include <chrono>
#include <filesystem>
#include <random>
#include <utility>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/input.hpp"
#include "cli/lookup.hpp"
#include "cli/session.hpp"
#include "engine/games/registry.hpp"
#include "server/packs.hpp"

namespace sammel {
namespace {

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

// The names in the order of seats. As many names as seats name everybody; fewer name the people, and the computer sits
// where --bots says.
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
  const bool namesAll = request.players.size() == players.size();
  const auto people = static_cast<std::size_t>(
      std::count_if(players.begin(), players.end(), [](const Player& player) { return !player.bot; }));
  if (!namesAll && request.players.size() > people) {
    throw Failure(speech("cli.play.tooMany", {{"n", std::to_string(people)}}));
  }
  std::vector<std::string> taken;
  std::size_t next = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const bool isNamed = next < request.players.size() && (namesAll || !players[i].bot);
    if (isNamed) {
      const std::string& given = request.players[next++];
      const std::optional<std::string> name = cleanName(given);
      if (!name || name->empty()) {
        throw Failure(speech("cli.play.name", {{"name", shortened(given, 40)}, {"n", std::to_string(longestName)}}));
      }
      players[i].name = distinctName(*name, taken);
    } else {
      players[i].name = distinctName(
          speech(players[i].bot ? "cli.play.bot" : "cli.play.player", {{"n", std::to_string(i + 1)}}), taken);
    }
    taken.push_back(players[i].name);
  }
  return players;
}

// How many play if nobody says so: everybody who is named, and the computer at the seats that it was given.
std::optional<std::size_t> seatsNamed(const PlayRequest& request) {
  if (request.players.empty()) return std::nullopt;
  const int highest = request.bots.empty() ? 0 : *std::max_element(request.bots.begin(), request.bots.end());
  const auto lastBot = static_cast<std::size_t>(std::max(0, highest));
  if (lastBot <= request.players.size()) return request.players.size();  // names for all, also for bots
  std::vector<int> bots = request.bots;
  std::sort(bots.begin(), bots.end());
  bots.erase(std::unique(bots.begin(), bots.end()), bots.end());
  return std::max(lastBot, request.players.size() + bots.size());
}

Table newTable(const PlayRequest& request, const Speech& speech) {
  if (request.game.empty()) throw Failure(speech("cli.play.which"));
  const AnyGame& game = gameNamed(request.game, speech);
  std::vector<std::string> given;
  const auto saysPlayers = [](const std::string& option) { return option.starts_with("players="); };
  const std::optional<std::size_t> seated = seatsNamed(request);
  if (seated && std::none_of(request.options.begin(), request.options.end(), saysPlayers)) {
    given.push_back("players=" + std::to_string(*seated));
  }
  given.insert(given.end(), request.options.begin(), request.options.end());
  Packs packs;
  if (!request.content.empty()) {
    const std::string problem = readPacks(request.content, speech.language(), packs);
    if (!problem.empty()) throw Failure(problem);
  }
  const auto pack = packs.find(game.facts().id);
  if (!request.content.empty() && pack == packs.end()) {
    throw Failure(speech("cli.content.missing", {{"folder", request.content}, {"game", std::string(game.facts().id)}}));
  }
  const std::shared_ptr<const AnyContent> content = pack == packs.end() ? nullptr : pack->second;
  Table table;
  table.options = completedOptions(game, given, speech, content.get());
  table.secret = secretFrom(request.seed);
  table.botSeed = request.seed ? *request.seed : std::random_device()();
  table.play = Play::start(game, table.options, Rng::keyed(mixSeed(table.secret, {})), content);
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
  const AnyGame& game = *findGame(record.game);  // by the rules of today, whatever was played by
  Verdict verdict;
  table.play = Play::start(game, table.options, Rng::keyed(mixSeed(table.secret, {})),
                           record.pack.empty() ? nullptr : game.readContent(record.pack, verdict));
  return table;
}

Table savedTable(const PlayRequest& request, const Speech& speech) {
  const Record record = readRecordFile(request.resume, speech);
  Table table;
  Verdict refusal;
  table.play = replay(record, versions(), refusal);
  if (!refusal.isFine()) {
    const AnyGame* game = findGame(record.game);
    const Phrasebook book({recordPhrases(), game == nullptr ? corePhrases() : game->phrases()});
    throw Failure(request.resume + ": " + book.render(refusal, speech.language(), record.names, Viewer::spectator()));
  }
  if (!record.nonces.empty()) throw Failure(speech("cli.play.online", {{"file", request.resume}}));
  std::vector<Player> players = seatPlayers(table.play->match().seats(), request, speech);
  for (std::size_t i = 0; request.players.empty() && i < players.size() && i < record.names.size(); ++i) {
    players[i].name = record.names[i];  // as it is in the file, and stays there
  }
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

std::string typedLine(Terminal& terminal, bool& ended) {
  const std::optional<std::string> typed = terminal.readLine();
  ended = !typed;
  return std::string(trimmed(printable(typed.value_or(""))));
}

// A clear yes or no; the end of the input is a no.
bool agrees(Terminal& terminal, const Speech& speech, const std::string& question) {
  while (true) {
    terminal.write(question + " ");
    bool ended = false;
    const std::string typed = typedLine(terminal, ended);
    const Answer answer = readAnswer(typed);
    if (ended || answer == Answer::no || readOrder(typed).command == Command::quit) return false;
    if (answer == Answer::yes) return true;
    terminal.write(speech("cli.play.yesOrNo") + "\n");
  }
}

bool isThere(const std::string& file) {
  std::error_code ignored;
  return std::filesystem::exists(file, ignored);
}

// Where a game is kept. Only a file that is the game's own is ever written over without a question.
class Keeper {
 public:
  Keeper(StandardTerminal& terminal, const Speech& speech, std::string_view game)
      : terminal_(terminal), speech_(speech), game_(game) {}

  // From now on the game belongs into this file: it was resumed from there, or the user named it.
  void useFile(std::string file) { file_ = std::move(file); }
  // A name that was given before the game; nothing is played that could not be written afterwards.
  void useNamed(const std::string& file) {
    if (isThere(file) &&
        (!terminal_.isScreen() || !agrees(terminal_, speech_, speech_("cli.play.exists", {{"file", file}})))) {
      throw Failure(speech_("cli.play.existsAlready", {{"file", file}}));
    }
    expectWritable(file, speech_);
    file_ = file;
  }
  const std::string& file() const { return file_; }

  void write(const Record& record, bool over) {
    writeFile(file_, writeRecord(record), speech_);
    terminal_.write(speech_(over ? "cli.play.saved" : "cli.play.savedOpen", {{"file", file_}}) + "\n");
  }

  // `save` in the middle of a game, with or without a name.
  void saveNow(const Record& record, std::string_view named) {
    std::string file(named);
    if (file.empty()) file = file_.empty() ? suggestion() : file_;
    if (file != file_ && isThere(file) && !agrees(terminal_, speech_, speech_("cli.play.exists", {{"file", file}}))) {
      return terminal_.write(speech_("cli.play.notSaved") + "\n");
    }
    tryToWrite(record, file, false);
  }

  enum class Wish : std::uint8_t { leave, goOn };
  // Asks where to keep a game that has no file yet, until that is clear. Whoever says nothing any more loses nothing.
  Wish ask(const Record& record, bool over, std::string_view question) {
    while (true) {
      const std::string suggested = suggestion();
      terminal_.write("\n" + wrapped(speech_(question, {{"file", suggested}}) + " ", terminal_.width()));
      bool ended = false;
      const std::string typed = typedLine(terminal_, ended);
      const Answer answer = readAnswer(typed);
      if (ended) terminal_.write("\n");
      if (answer == Answer::no) {
        terminal_.write(speech_("cli.play.notSaved") + "\n");
        return Wish::leave;
      }
      if (!over && isGoOn(typed)) return Wish::goOn;
      const Command command = readOrder(typed).command;
      const bool isOrder = command != Command::none && typed.find('.') == std::string::npos;
      if (isOrder && command != Command::quit && command != Command::save) continue;  // what could be asked in the game
      const bool isName = !typed.empty() && answer == Answer::unclear && !isOrder;
      if (isName && isThere(typed) && !agrees(terminal_, speech_, speech_("cli.play.exists", {{"file", typed}}))) {
        continue;
      }
      if (tryToWrite(record, isName ? typed : suggested, over) || ended) return Wish::leave;
    }
  }

 private:
  static bool isGoOn(const std::string& typed) {
    for (const std::string_view word : {"w", "weiter", "weiterspielen", "c", "continue"}) {
      if (folded(typed) == word) return true;
    }
    return false;
  }

  // "bauab.record", or "bauab-2.record" if there is one.
  std::string suggestion() const {
    const std::string first = game_ + ".record";
    return isThere(first) ? followingFile(first) : first;
  }

  bool tryToWrite(const Record& record, const std::string& file, bool over) {
    const std::string before = std::exchange(file_, file);
    try {
      write(record, over);
      return true;
    } catch (const Failure& failure) {
      file_ = before;
      terminal_.write(std::string(failure.what()) + "\n");
      return false;
    }
  }

  StandardTerminal& terminal_;
  const Speech& speech_;
  std::string game_;
  std::string file_;  // empty: none yet
};

// Plays one game to its end or until somebody leaves, and keeps it.
Record playOne(StandardTerminal& terminal, const Speech& speech, Table& table, Keeper& keeper) {
  const std::int64_t before = table.play->entries().empty() ? 0 : table.play->entries().back().at;
  const auto start = std::chrono::steady_clock::now();
  const auto clock = [before, start] {
    const auto elapsed = std::chrono::steady_clock::now() - start;
    return before + std::chrono::duration_cast<std::chrono::milliseconds>(elapsed).count();
  };
  Session session(terminal, speech, std::move(table.play), table.players, table.botSeed, clock);
  session.onSave([&](const Session& now, std::string_view file) {
    keeper.saveNow(recordOf(now, table.secret, table.previous), file);
  });
  while (true) {
    const bool over = session.run();
    const Record record = recordOf(session, table.secret, table.previous);
    const bool hasSomething = over || !session.play().entries().empty();
    if (!keeper.file().empty()) {
      keeper.write(record, over);
    } else if (terminal.isScreen() && hasSomething) {
      (void)terminal.listenAgain();
      const std::string_view question = over ? "cli.play.saveAs" : "cli.play.leave";
      if (keeper.ask(record, over, question) == Keeper::Wish::goOn) continue;
    }
    table.play = session.play().clone();
    return record;
  }
}

// Whether a campaign goes on now. If not, nothing of it is lost unasked.
bool wantsToGoOn(StandardTerminal& terminal, const Speech& speech, const Record& record, Keeper& keeper) {
  while (true) {
    terminal.write("\n" + speech("cli.play.campaign") + " ");
    bool ended = false;
    const std::string typed = typedLine(terminal, ended);
    const Answer answer = readAnswer(typed);
    if (!ended && (typed.empty() || answer == Answer::yes)) return true;
    if (ended || answer == Answer::no || readOrder(typed).command == Command::quit) break;
    terminal.write(speech("cli.play.yesOrNo") + "\n");
  }
  if (keeper.file().empty() && terminal.isScreen()) (void)keeper.ask(record, true, "cli.play.campaignLost");
  if (!keeper.file().empty()) {
    terminal.write("\n" + speech("cli.play.campaignLater", {{"file", keeper.file()}}) + "\n");
  }
  return false;
}

}  // namespace

int play(StandardTerminal& terminal, const Speech& speech, const PlayRequest& request) {
  Table table = request.resume.empty() ? newTable(request, speech) : savedTable(request, speech);
  Keeper keeper(terminal, speech, table.play->game().facts().id);
  // A finished game of a campaign is resumed with the game after it: its own file stays as it is.
  if (!request.save.empty() && request.save != request.resume) {
    keeper.useNamed(request.save);
  } else {
    keeper.useFile(table.follows ? followingFile(request.resume) : request.resume);
  }
  terminal.write(earlierRulesLine(table.play->game(), speech.language()));
  terminal.endInputOnInterrupt();
  while (true) {
    const Record record = playOne(terminal, speech, table, keeper);
    if (table.play->match().next().empty() || !wantsToGoOn(terminal, speech, record, keeper)) return 0;
    table = followingTable(*table.play, record, table.players, request.seed);
    keeper.useFile(followingFile(keeper.file()));
  }
}

}  // namespace sammel
