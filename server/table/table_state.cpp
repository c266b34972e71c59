#include "server/table/table_state.hpp"

#include <algorithm>
#include <charconv>

#include "bots/bot.hpp"
#include "engine/core/read_json.hpp"
#include "engine/games/registry.hpp"
#include "server/daily.hpp"
#include "server/entry.hpp"
#include "text/text.hpp"

namespace sammel {

using protocol::Phase;
using protocol::SeatKind;

namespace {

std::optional<int> parseInt(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// Every game's options begin with `players=`.
int playersIn(std::string_view options) {
  constexpr std::string_view key = "players=";
  if (!options.starts_with(key)) return 0;
  options.remove_prefix(key.size());
  return parseInt(takeWord(options)).value_or(0);
}

constexpr std::string_view signedForm = "2";  // of a record, as in its first line

}  // namespace

Verdict refuse(std::string_view key, std::initializer_list<Arg> arguments) {
  return Verdict::refuse("server", Message(key, arguments));
}

Verdict verdictOf(Stored stored) {
  switch (stored) {
    case Stored::durable: return Verdict::fine();
    case Stored::taken: return refuse("server.stale");
    case Stored::full: return refuse("server.full");
    case Stored::unsafe: return refuse("server.unsafe");
    case Stored::failed: break;
  }
  return refuse("server.unsaved");
}

bool isBotForTables(std::string_view text) {
  const std::optional<BotKind> kind = BotKind::read(text);
  if (!kind) return false;
  const auto* level = std::get_if<BotKind::Level>(&kind->is);
  return std::holds_alternative<BotKind::Random>(kind->is) || std::holds_alternative<BotKind::ByThumb>(kind->is) ||
         (level != nullptr && level->divisor == 1);
}

bool isProgramName(std::string_view text) {
  const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto isFit = [&](char c) { return isLetter(c) || (c >= '0' && c <= '9') || c == '-'; };
  return !text.empty() && text.size() <= longestProgramName && isLetter(text.front()) &&
         std::all_of(text.begin(), text.end(), isFit) && !BotKind::read(text);
}

TableState::TableState(TableHead head) : head_(std::move(head)), game_(findGame(head_.game)) {
  const int players = playersIn(head_.options);
  if (game_ == nullptr || players < 1 || players > maxSeats) {
    freeze(Message("server.frozen.game", {arg::text("game", head_.game)}));
    return;
  }
  seats_.resize(static_cast<std::size_t>(players));
}

// By the rules and with the content that it began with. Where this program lacks them, nothing is wrong with the table:
// it waits for one that has them.
Verdict TableState::open(std::string_view rest) {
  const std::optional<int> version = parseInt(takeWord(rest));
  const bool isKnownForm = rest.empty() || rest == signedForm;
  if (rows_ != 0 || !version || !isKnownForm) return refuse("server.entry");
  recordForm_ = rest.empty() ? RecordForm::bare : RecordForm::attested;
  const int newest = game_->facts().rulesVersion;
  game_ = findGame(head_.game, *version);
  if (game_ == nullptr) {
    freeze(
        Message(*version > newest ? "server.frozen.newer" : "server.frozen.older", {arg::number("version", *version)}));
    return Verdict::fine();
  }
  content_ = game_->standardContent();
  if (head_.content == (content_ ? content_->hash() : std::string())) return Verdict::fine();
  Verdict verdict;
  content_ = game_->readContent(head_.pack, verdict);
  if (!verdict.isFine() || content_->hash() != head_.content) freeze(Message("server.frozen.content"));
  return Verdict::fine();
}

void TableState::replay(const JournalRow& row) {
  if (phase_ == Phase::frozen) return;
  const bool fits = row.n == rows_ && apply(row).isFine();
  if (!fits) {
    freeze(Message("server.frozen.entry", {arg::number("n", static_cast<int>(row.n))}));
  } else if (row.state && (!play_ || play_->match().hash() != *row.state)) {
    freeze(Message("server.frozen.hash", {arg::number("n", static_cast<int>(row.n))}));
  }
}

void TableState::freezeFor(const Damage& damage) {
  freeze(Message("server.frozen.damage", {arg::number("kept", static_cast<int>(damage.kept)),
                                          arg::number("known", static_cast<int>(damage.known))}));
}

void TableState::freeze(Message trouble) {
  phase_ = Phase::frozen;
  trouble_ = trouble;
}

JournalRow TableState::row(Seat seat, std::string entry, std::int64_t at, std::string client) const {
  return {head_.id, rows_, seat, std::move(entry), at, std::move(client), std::nullopt};
}

std::string TableState::opening(const AnyGame& game) {
  return writeEntry(EntryKind::opened, std::to_string(game.facts().rulesVersion) + ' ' + std::string(signedForm));
}

// The name is kept in the journal, because records bind names: another list must not change old ones.
std::string TableState::botComes(std::string_view bot, std::string_view name) const {
  std::string entry(bot);
  const Digest chance = sha256(head_.id);
  entry += ' ';
  entry += name.empty() ? botName(chance[0], names()) : name;
  return writeEntry(EntryKind::bot, entry);
}

std::optional<std::uint64_t> TableState::hashNow() const {
  if (!acted_ || !play_) return std::nullopt;
  if (phase_ != Phase::over && play_->entries().size() % hashEvery != 0) return std::nullopt;
  return play_->match().hash();
}

Verdict TableState::apply(const JournalRow& row, const Considered* action) {
  const std::optional<ParsedEntry> entry = parseEntry(row.entry);
  if (!entry || phase_ == Phase::frozen) return refuse("server.entry");
  Verdict verdict = carryOut(row, *entry, action);
  if (!verdict.isFine()) return verdict;
  ++rows_;
  count(row, entry->kind);
  if (row.client.empty()) return verdict;
  const bool gaveUpSeat = phase_ == Phase::seating && row.entry == nameOf(EntryKind::leave);
  if (gaveUpSeat) {  // whoever sits there next may use the same ids
    carriedOut_.dropThoseThatStartWith(std::to_string(row.seat.index()) + ':');
  } else {
    carriedOut_.add(row.client);
  }
  return verdict;
}

// Whoever has asked for a row, or else whom it is about.
void TableState::count(const JournalRow& row, EntryKind kind) {
  const bool leadsOn = kind == EntryKind::act || kind == EntryKind::deal || kind == EntryKind::next ||
                       kind == EntryKind::past || kind == EntryKind::taken;
  if (leadsOn || kind == EntryKind::comeBack) return;  // which needs somebody to be sent away before
  const std::string_view client = row.client;
  const int by = parseInt(client.substr(0, std::min(client.find(':'), client.size()))).value_or(row.seat.index());
  if (by < 0 || by > maxSeats) return;
  ++(kind == EntryKind::undo ? undos_ : changes_)[static_cast<std::size_t>(by)];
}

std::string TableState::clientKey(Seat by, const std::string& id) {
  return id.empty() ? std::string() : std::to_string(by.index()) + ':' + id;
}

// Who may ask for an entry, and for which of the host's programs, is decided where commands are handled; here is
// decided what fits the table. So a table goes on when the host no longer offers a program.
Verdict TableState::carryOut(const JournalRow& row, const ParsedEntry& entry, const Considered* action) {
  const std::string_view rest = entry.rest;
  acted_ = false;

  switch (entry.kind) {
    case EntryKind::opened: return open(rest);
    case EntryKind::round: {
      const std::optional<Seed> secret = digestFromHex(rest);
      if (!secret || known_) return refuse("server.entry");
      if (phase_ != Phase::seating && phase_ != Phase::ceremony) return refuse("server.phase.seating");
      for (const SeatState& seat : seats_) {
        if (seat.kind == SeatKind::empty) return refuse("server.seatsFree");
      }
      if (phase_ == Phase::seating) waitedSince_.fill(row.at);
      phase_ = Phase::ceremony;
      secret_ = *secret;
      ++round_;
      commitments_ = {{Seat::table(), commitment(secret_)}};
      return Verdict::fine();
    }
    case EntryKind::deal: return deal(row, rest);
    case EntryKind::next:
      if (phase_ != Phase::over || !next_.empty()) return refuse("server.phase.over");
      next_ = rest;
      return Verdict::fine();
    case EntryKind::hints:
      if (phase_ != Phase::seating || (rest != "on" && rest != "off")) return refuse("server.entry");
      hints_ = rest == "on";
      return Verdict::fine();
    case EntryKind::talk: return chooseTalk(rest);
    case EntryKind::lesson: return takeLesson(rest);
    case EntryKind::puzzle: return takePuzzle(rest);
    case EntryKind::daily:
      if (phase_ != Phase::seating || !daily::isDay(rest)) return refuse("server.entry");
      day_ = rest;
      return Verdict::fine();
    case EntryKind::known: return knowDeal(rest);
    case EntryKind::from: return comeFrom(rest);
    case EntryKind::past: return goThroughPast(row.seat, rest);
    default: break;
  }

  const bool byTable = row.seat.isTable() && entry.kind == EntryKind::act;  // an alarm went off
  if (byTable) return act(row, rest, action);
  if (!has(row.seat)) return Verdict::refuse("seat", Message("core.noSeat"));
  SeatState& seat = seats_[row.seat.slot()];
  const bool begun = phase_ != Phase::seating;

  switch (entry.kind) {
    case EntryKind::sit: return sit(row.seat, rest);
    case EntryKind::device: {
      std::string_view manner = rest;
      const std::optional<Digest> token = digestFromHex(takeWord(manner));
      if (!token || !seat.isPerson() || (!manner.empty() && manner != besideOthers)) return refuse("server.notPerson");
      if (seat.tokens.size() >= mostDevices) return refuse("server.devices");
      // A screen that several people share lets go of whoever takes their seat to another one.
      std::erase_if(seat.tokens, [this](const Digest& old) { return seatsOf(old).size() > 1; });
      if (manner.empty()) {
        for (SeatState& other : seats_) std::erase(other.tokens, *token);
      }
      seat.tokens.push_back(*token);
      break;
    }
    case EntryKind::bot: return seatBot(row.seat, rest);
    case EntryKind::clear:
      if (begun) return refuse("server.phase.seating");
      if (seat.kind != SeatKind::bot) return refuse("server.notBot");
      seat = {};
      break;
    case EntryKind::name:
      if (!seat.isPerson()) return refuse("server.notPerson");
      seat.name = rest;
      break;
    case EntryKind::leave:
      if (!seat.isPerson()) return refuse("server.notPerson");
      if (begun) {
        seat.left = true;
      } else {
        seat = {};
      }
      break;
    case EntryKind::standIn:
      if (phase_ != Phase::ceremony && phase_ != Phase::playing) return refuse("server.phase.playing");
      if (!seat.isPerson() || seat.standIn) return refuse("server.notPerson");
      if (!day_.empty()) return refuse("server.daily.own");
      if (!isBotForTables(rest) && !isProgramName(rest)) return refuse("server.unknownBot");
      seat.standIn = true;
      seat.bot = rest;
      seat.failures = 0;
      break;
    case EntryKind::comeBack:
      if (!seat.isPerson() || !seat.isAway()) return refuse("server.notAway");
      seat.standIn = seat.left = false;
      seat.bot.clear();
      waitedSince_[row.seat.slot()] = row.at;
      seat.failures = 0;
      break;
    case EntryKind::failed:
      if (phase_ != Phase::playing) return refuse("server.phase.playing");
      if (!seat.isPlayedByBot() || !isProgramName(seat.bot) || seat.isLeftToChance()) return refuse("server.notBot");
      ++seat.failures;
      break;
    case EntryKind::taken: {
      const Verdict verdict = checkTaking(row.seat);
      if (verdict.isFine()) phase_ = Phase::taken;
      return verdict;
    }
    case EntryKind::act: return act(row, rest, action);
    case EntryKind::undo:
      if (!canTakeBack(row.seat)) return Verdict::refuse("undo", Message("core.undo.nothing"));
      return act(row, undoAction, nullptr);
    case EntryKind::resign: {
      const Verdict verdict = checkResign(row.seat);
      return verdict.isFine() ? act(row, resignAction, nullptr) : verdict;
    }
    default: return refuse("server.entry");
  }
  return Verdict::fine();
}

Verdict TableState::chooseTalk(std::string_view rest) {
  using protocol::TalkRule;
  if (phase_ != Phase::seating) return refuse("server.phase.seating");
  for (const TalkRule rule : {TalkRule::off, TalkRule::phrases, TalkRule::free}) {
    if (nameOf(rule) != rest) continue;
    talk_ = rule;
    return Verdict::fine();
  }
  return refuse("server.entry");
}

Verdict TableState::act(const JournalRow& row, std::string_view text, const Considered* action) {
  if (phase_ != Phase::playing) return refuse("server.phase.playing");
  const std::int64_t at = row.at - dealtAt_;
  const Verdict verdict = action != nullptr ? action->verdict : play_->act(row.seat, text, at);
  if (!verdict.isFine()) return verdict;
  if (action != nullptr) play_->carryOut(*action, at);
  acted_ = true;
  noteTime(row.at);
  noteWaiting(row.at, row.seat);
  noteEnd(row.at);
  return verdict;
}

// Taking back does not count as acting.
void TableState::noteWaiting(std::int64_t at, std::optional<Seat> actor) {
  const bool tookBack = play_->undone().has_value();
  const bool acted = actor && !tookBack && toldEverybody();
  const SeatSet asked = play_->match().turn().must;
  for (const Seat seat : asked) {
    const bool isNew = !waitedFor_.has(seat) && !(tookBack && seat == actor);
    if (isNew || (acted && seat == actor)) waitedSince_[seat.slot()] = at;
  }
  waitedFor_ = asked;
}

// Whether the latest entry did.
bool TableState::toldEverybody() const {
  const Story& story = play_->story();
  for (std::size_t line = story.size(); line > 0 && !story.isOpening(line - 1); --line) {
    if (story.entryOf(line - 1) + 1 != play_->entries().size()) return false;
    bool all = story.mayHear(line - 1, Viewer::spectator());
    for (int i = 0; i < play_->match().seats(); ++i) all = all && story.mayHear(line - 1, Seat(i));
    if (all) return true;
  }
  return false;
}

void TableState::noteEnd(std::int64_t at) {
  if (!play_->match().outcome().over) return;
  phase_ = Phase::over;
  endedAt_ = at;
  namesAtEnd_ = names();
}

void TableState::noteTime(std::int64_t at) {
  if (!game_->facts().race) return;
  lastActAt_ = at;
  const SeatSet asked = play_->match().turn().must;
  const std::optional<std::uint32_t> question =
      asked.empty() ? std::nullopt : std::optional(play_->moment(asked.first()).decision);
  if (question != question_) askedSince_ = at;
  question_ = question;
}

Verdict TableState::sit(Seat seat, std::string_view rest) {
  if (phase_ != Phase::seating) return refuse("server.phase.seating");
  if (at(seat).kind != SeatKind::empty) return refuse("server.seatTaken");
  SeatState person{SeatKind::person, {}, {}, false, false, {}};
  // In a rematch a person arrives with all their devices: hash,hash,…
  for (std::string_view hashes = takeWord(rest); !hashes.empty();) {
    const std::size_t comma = hashes.find(',');
    const std::optional<Digest> token = digestFromHex(hashes.substr(0, comma));
    if (!token || person.tokens.size() >= mostDevices) return refuse("server.entry");
    person.tokens.push_back(*token);
    hashes = comma == std::string_view::npos ? std::string_view() : hashes.substr(comma + 1);
  }
  person.name = rest;
  seats_[seat.slot()] = std::move(person);
  return Verdict::fine();
}

Verdict TableState::seatBot(Seat seat, std::string_view rest) {
  if (phase_ != Phase::seating) return refuse("server.phase.seating");
  if (at(seat).kind != SeatKind::empty) return refuse("server.seatTaken");
  const std::string_view bot = takeWord(rest);
  if (!isBotForTables(bot) && !isProgramName(bot)) return refuse("server.unknownBot");
  std::string name = rest.empty() ? "Bot " + std::to_string(seat.index() + 1) : std::string(rest);
  seats_[seat.slot()] = {SeatKind::bot, std::move(name), {}, false, false, std::string(bot)};
  return Verdict::fine();
}

// 1:<commitment>:<nonce> for every person who took part, seats counted from 1.
Verdict TableState::deal(const JournalRow& row, std::string_view rest) {
  if (known_ && rest.empty()) return dealKnown(row);
  if (phase_ != Phase::ceremony) return refuse("server.entry");
  std::vector<Commitment> commitments{{Seat::table(), commitment(secret_)}};
  std::vector<Nonce> nonces;
  while (!rest.empty()) {
    const std::string_view part = takeWord(rest);
    constexpr std::size_t hex = 64;
    if (part.size() != 2 + hex + 1 + hex || part[1] != ':' || part[2 + hex] != ':') return refuse("server.entry");
    const std::optional<int> number = parseInt(part.substr(0, 1));
    const std::optional<Digest> committed = digestFromHex(part.substr(2, hex));
    const std::optional<Seed> nonce = digestFromHex(part.substr(3 + hex));
    if (!number || !committed || !nonce || !has(Seat(*number - 1))) return refuse("server.entry");
    if (commitment(*nonce) != *committed) return refuse("server.nonce");
    commitments.push_back({Seat(*number - 1), *committed});
    nonces.push_back({Seat(*number - 1), *nonce});
  }
  std::unique_ptr<Play> play = Play::start(*game_, head_.options, Rng::keyed(mixSeed(secret_, nonces)), content_);
  if (!play) return refuse("server.entry");
  commitments_ = std::move(commitments);
  nonces_ = std::move(nonces);
  begin(std::move(play), row.at);
  return Verdict::fine();
}

void TableState::begin(std::unique_ptr<Play> play, std::int64_t at) {
  play_ = std::move(play);
  // Times go on where those of a past have ended.
  dealtAt_ = play_->entries().empty() ? at : at - play_->entries().back().at;
  noteTime(at);
  noteWaiting(at, std::nullopt);
  phase_ = Phase::playing;
  noteEnd(at);
}

Verdict TableState::dealKnown(const JournalRow& row) {
  for (const SeatState& seat : seats_) {
    if (seat.kind == SeatKind::empty) return refuse("server.seatsFree");
  }
  commitments_ = {{Seat::table(), commitment(secret_)}};
  for (const Nonce& nonce : nonces_) commitments_.push_back({nonce.seat, commitment(nonce.value)});
  waitedSince_.fill(row.at);
  begin(std::move(known_), row.at);
  return Verdict::fine();
}

Verdict TableState::knowDeal(std::string_view rest) {
  const std::optional<Seed> secret = digestFromHex(takeWord(rest));
  if (!secret || known_ || phase_ != Phase::seating) return refuse("server.entry");
  std::vector<Nonce> nonces;
  SeatSet owners;
  while (!rest.empty()) {
    std::string_view part = takeWord(rest);
    const std::size_t colon = part.find(':');
    const std::optional<int> number = parseInt(part.substr(0, colon));
    const std::optional<Seed> nonce =
        colon == std::string_view::npos ? std::nullopt : digestFromHex(part.substr(colon + 1));
    if (!number || *number < 1 || !nonce) return refuse("server.entry");
    const Seat owner(*number - 1);
    if (!has(owner) || owners.has(owner)) return refuse("server.entry");
    owners = owners.with(owner);
    nonces.push_back({owner, *nonce});
  }
  known_ = Play::start(*game_, head_.options, Rng::keyed(mixSeed(*secret, nonces)), content_);
  if (!known_) return refuse("server.entry");
  secret_ = *secret;
  nonces_ = std::move(nonces);
  return Verdict::fine();
}

Verdict TableState::comeFrom(std::string_view rest) {
  const std::optional<Digest> digest = digestFromHex(takeWord(rest));
  const std::optional<int> actions = parseInt(takeWord(rest));
  if (!digest || !actions || *actions < 0 || phase_ != Phase::seating) return refuse("server.entry");
  origin_ = BranchPoint{*digest, static_cast<std::size_t>(*actions)};
  originTable_ = rest;
  return Verdict::fine();
}

// Neither taking back nor giving up belongs to a past that one can go on from.
Verdict TableState::goThroughPast(Seat seat, std::string_view rest) {
  std::int64_t at = 0;
  const std::string_view time = takeWord(rest);
  const auto [end, error] = std::from_chars(time.data(), time.data() + time.size(), at);
  const bool isTime = error == std::errc() && end == time.data() + time.size() && at >= 0;
  if (!known_ || !isTime || rest == undoAction || rest == resignAction) return refuse("server.entry");
  return known_->act(seat, rest, at);
}

// One that cannot be read, which the tests do not let happen, leaves an ordinary table.
Verdict TableState::takeLesson(std::string_view rest) {
  if (rest == "off") {
    if (!lesson_) return refuse("server.lesson.none");
    lesson_.reset();
    return Verdict::fine();
  }
  if (phase_ != Phase::seating || rest != "on") return refuse("server.entry");
  auto lesson = std::make_shared<Lesson>();
  if (readLesson(lessonFile(head_.game), *lesson).isFine()) lesson_ = std::move(lesson);
  return Verdict::fine();
}

// It teaches the rules of today; a table that began with others goes on without it.
std::optional<std::size_t> TableState::lessonStepsDone() const {
  const bool isOn = lesson_ && !earlierRules(game_->facts()) && (phase_ == Phase::playing || phase_ == Phase::over);
  return isOn ? stepsDone(*lesson_, *play_) : std::nullopt;
}

const LessonStep* TableState::lessonStep() const {
  const std::optional<std::size_t> done = lessonStepsDone();
  return done && *done < lesson_->steps.size() ? &lesson_->steps[*done] : nullptr;
}

Verdict TableState::takePuzzle(std::string_view rest) {
  if (rest == "off" || rest == "shown") {
    if (!puzzle_) return refuse("server.puzzle.none");
    isPuzzleShown_ = true;
    if (rest == "off") puzzle_.reset();
    return Verdict::fine();
  }
  if (phase_ != Phase::seating) return refuse("server.entry");
  auto puzzle = std::make_shared<Puzzle>();
  if (!readJson(rest, *puzzle, tolerantly).isFine()) return refuse("server.entry");
  puzzle_ = std::move(puzzle);
  return Verdict::fine();
}

std::optional<TableState::PuzzleStage> TableState::puzzleStage() const {
  const bool isOn = puzzle_ && (phase_ == Phase::playing || phase_ == Phase::over) && !play_->givenUpBy();
  if (!isOn) return std::nullopt;
  const std::size_t done = play_->entriesInForce();
  if (done == actionsBeforePuzzle()) return PuzzleStage::asked;
  return done == actionsBeforePuzzle() + 1 ? std::optional(PuzzleStage::solved) : std::nullopt;
}

std::string TableState::puzzleId() const {
  constexpr std::size_t enough = 16;  // digits
  if (!origin_) return puzzle_->id();
  return toHex(origin_->digest).substr(0, enough) + '-' + std::to_string(origin_->actions);
}

SeatSet TableState::seatsOf(const Digest& token) const {
  SeatSet seats;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const std::vector<Digest>& tokens = seats_[i].tokens;
    if (std::find(tokens.begin(), tokens.end(), token) != tokens.end()) seats = seats.with(Seat(static_cast<int>(i)));
  }
  return seats;
}

std::vector<std::string> TableState::names() const {
  std::vector<std::string> names;
  names.reserve(seats_.size());
  for (const SeatState& seat : seats_) names.push_back(seat.name);
  return names;
}

bool TableState::areOthersBots(Seat than) const {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (i != than.slot() && seats_[i].kind != SeatKind::bot) return false;
  }
  return true;
}

// Somebody for whom a bot stands in may come back, and is a person here.
Verdict TableState::checkResign(Seat seat) const {
  if (!at(seat).isPerson()) return refuse("server.notPerson");
  return seats_.size() <= 2 || areOthersBots(seat) ? Verdict::fine() : refuse("server.resign");
}

Verdict TableState::checkTaking(Seat seat) const {
  if (phase_ != Phase::playing) return refuse("server.phase.playing");
  return at(seat).isPerson() && areOthersBots(seat) && !lesson_ && !puzzle_ ? Verdict::fine() : refuse("server.take");
}

bool TableState::canTakeBack(Seat seat) const {
  if (!origin_ || !play_) return true;
  int since = 0;
  for (std::size_t i = origin_->actions; i < play_->entries().size(); ++i) {
    const Entry& entry = play_->entries()[i];
    if (entry.seat == seat) since += entry.action.view() == undoAction ? -1 : 1;
  }
  return since > 0;
}

// What a bot does in a game with hidden cards tells something of its hand, whatever the game says of revealing. Where
// people compare how they played, what was answered stands.
std::vector<Seat> TableState::undoersFor(Seat seat) const {
  if (isPuzzleAsked() || !canTakeBack(seat)) return {};
  std::vector<Seat> undoers = play_->undoers(seat);
  const Facts& facts = game_->facts();
  const bool isAlone = undoers.size() == 1;
  const bool didTheTableAct = std::any_of(undoers.begin(), undoers.end(), [](Seat each) { return each.isTable(); });
  const bool tellsSomething =
      (facts.hidden || !day_.empty()) && lessonStep() == nullptr;  // in a lesson they do what is written
  if (!isAlone && (!areOthersBots(seat) || didTheTableAct || tellsSomething || facts.race)) undoers.clear();
  return undoers;
}

Record TableState::record() const {
  Record record = recordOf(*play_);
  record.form = recordForm_;
  record.names = phase_ == Phase::over ? namesAtEnd_ : names();
  record.previous = digestFromHex(head_.previous);
  record.origin = origin_;
  record.commitments = commitments_;
  record.nonces = nonces_;
  record.secret = secret_;
  return record;
}

}  // namespace sammel
