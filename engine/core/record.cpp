#include "engine/core/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace sammel {
namespace {

struct FirstLine {
  RecordForm form;
  std::string_view text;
};
constexpr std::array firstLines{FirstLine{RecordForm::bare, "sammelsurium-record 1"},
                                FirstLine{RecordForm::sealed, "sammelsurium-record 2"},
                                FirstLine{RecordForm::attested, "sammelsurium-record 2 signed"}};

std::string_view takeWord(std::string_view& rest) {
  const std::size_t space = rest.find(' ');
  const std::string_view word = rest.substr(0, space);
  rest = space == std::string_view::npos ? std::string_view() : rest.substr(space + 1);
  return word;
}

template <class Integer>
bool parseInteger(std::string_view text, Integer& value, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc() && end == text.data() + text.size();
}

std::string seatName(Seat seat) { return seat.isTable() ? "table" : std::to_string(seat.index() + 1); }

std::optional<Seat> parseSeat(std::string_view text) {
  int index = 0;
  if (text == "table") return Seat::table();
  if (!parseInteger(text, index) || index < 1 || index > maxSeats) return std::nullopt;
  return Seat(index - 1);
}

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

// What an error quotes of a line: it may end up in a terminal.
FixedText<23> quotable(std::string_view line) {
  FixedText<23> quote;
  for (const char c : line.substr(0, FixedText<23>::capacity())) quote.append(isControl(c) ? '?' : c);
  return quote;
}

// Reads the lines of a record one by one; `parse` returns false for a line that it cannot accept.
class Reader {
 public:
  explicit Reader(Record& record) : record_(record) {}

  bool begin(std::string_view line) {
    for (const FirstLine& known : firstLines) {
      if (line != known.text) continue;
      record_.form = known.form;
      add(line);
      return true;
    }
    return false;
  }

  bool parse(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = takeWord(rest);
    if (isSealed()) return trailer(word, rest);
    if (word == "digest" && record_.form != RecordForm::bare) return seal(rest);
    add(line);
    if (comesOnce(word) && !isNew(word)) return false;
    if (word == "game") return assign(record_.game, rest);
    if (word == "rules") return parseInteger(rest, record_.rulesVersion);
    if (word == "options") return assign(record_.options, rest);
    if (word == "content") return assign(record_.content, rest);
    if (word == "pack") return assign(record_.pack, rest);
    if (word == "seat") return seat(rest);
    if (word == "previous") return assign(record_.previous, digestFromHex(rest));
    if (word == "from") return origin(rest);
    if (word == "commitment") return commitment(rest);
    if (word == "nonce") return nonce(rest);
    if (word == "secret") return assign(record_.secret, digestFromHex(rest));
    if (word == "state") return state(rest);
    if (word == "result") return result(rest);
    return entry(word, rest);
  }

  // After the digest nothing can be said any more but who has signed it.
  bool isSealed() const { return record_.digest.has_value(); }
  // Whether everything is there that the first line promises.
  bool isWhole() const {
    switch (record_.form) {
      case RecordForm::bare: return true;
      case RecordForm::sealed: return isSealed();
      case RecordForm::attested: return isSealed() && record_.attestation;
    }
    return false;
  }

 private:
  void add(std::string_view line) { hash_.add(line).add("\n"); }
  bool seal(std::string_view rest) {
    record_.isIntact = assign(record_.digest, digestFromHex(rest)) && hash_.finish() == *record_.digest;
    return isSealed();
  }
  bool trailer(std::string_view word, std::string_view rest) {
    if (record_.form != RecordForm::attested || record_.attestation) return false;
    if (word == "key" && !key_) return assign(key_, digestFromHex(rest));
    if (word != "signature" || !key_) return false;
    Attestation attestation{*key_, {}};
    const std::size_t half = rest.size() / 2;
    const std::optional<Digest> first = digestFromHex(rest.substr(0, half));
    const std::optional<Digest> second = digestFromHex(rest.substr(half));
    if (!first || !second) return false;
    std::copy(second->begin(), second->end(), std::copy(first->begin(), first->end(), attestation.signature.begin()));
    record_.attestation = attestation;
    return true;
  }
  // Lines that a record has at most once: a second one could hide what the first says.
  static bool comesOnce(std::string_view word) {
    constexpr std::array<std::string_view, 10> once{"game",     "rules", "options", "content", "pack",
                                                    "previous", "from",  "secret",  "state",   "result"};
    return std::find(once.begin(), once.end(), word) != once.end();
  }
  bool isNew(std::string_view word) {
    if (std::find(seen_.begin(), seen_.end(), word) != seen_.end()) return false;
    seen_.push_back(word);
    return true;
  }
  static bool assign(std::string& target, std::string_view value) {
    target = value;
    return !value.empty();
  }
  static bool assign(std::optional<Digest>& target, const std::optional<Digest>& value) {
    target = value;
    return value.has_value();
  }
  bool seat(std::string_view rest) {
    const std::optional<Seat> index = parseSeat(takeWord(rest));
    if (!index || index->isTable() || index->slot() != record_.names.size()) return false;
    record_.names.emplace_back(rest);
    return true;
  }
  bool origin(std::string_view rest) {
    const std::optional<Digest> digest = digestFromHex(takeWord(rest));
    BranchPoint origin;
    if (!digest || !parseInteger(rest, origin.actions)) return false;
    origin.digest = *digest;
    record_.origin = origin;
    return true;
  }
  bool commitment(std::string_view rest) {
    const std::optional<Seat> owner = parseSeat(takeWord(rest));
    const std::optional<Digest> digest = digestFromHex(rest);
    if (!owner || !digest || record_.commitments.size() > maxSeats) return false;
    record_.commitments.push_back({*owner, *digest});
    return true;
  }
  bool nonce(std::string_view rest) {
    const std::optional<Seat> owner = parseSeat(takeWord(rest));
    const std::optional<Digest> value = digestFromHex(rest);
    if (!owner || owner->isTable() || !value || record_.nonces.size() >= maxSeats) return false;
    record_.nonces.push_back({*owner, *value});
    return true;
  }
  bool state(std::string_view rest) {
    std::uint64_t hash = 0;
    if (!parseInteger(rest, hash, 16)) return false;
    record_.finalState = hash;
    return true;
  }
  template <class Numbers>
  static bool append(std::string_view word, Numbers& numbers) {
    typename Numbers::value_type value = 0;
    if (numbers.full() || !parseInteger(word, value)) return false;
    numbers.push_back(value);
    return true;
  }
  bool result(std::string_view rest) {
    Outcome outcome;
    outcome.over = true;
    bool ranks = false;
    while (!rest.empty()) {
      const std::string_view word = takeWord(rest);
      if (word == "ranks") {
        if (ranks) return false;
        ranks = true;
      } else if (!(ranks ? append(word, outcome.ranks) : append(word, outcome.points))) {
        return false;
      }
    }
    record_.result = outcome;
    return true;
  }
  bool entry(std::string_view word, std::string_view rest) {
    const std::optional<Seat> seat = parseSeat(word);
    std::int64_t at = 0;
    if (!seat || !parseInteger(takeWord(rest), at) || at < 0 || rest.empty() || !Notation::fits(rest)) return false;
    record_.entries.push_back({*seat, rest, at});
    return true;
  }

  Record& record_;
  std::vector<std::string_view> seen_;
  Sha256 hash_;
  std::optional<Digest> key_;
};

// Everything above the digest.
std::string linesOf(const Record& record) {
  std::string out;
  const auto line = [&out](std::initializer_list<std::string_view> words) {
    bool first = true;
    for (const std::string_view word : words) {
      if (!first) out += ' ';
      first = false;
      out += word;
    }
    out += '\n';
  };
  for (const FirstLine& known : firstLines) {
    if (known.form == record.form) line({known.text});
  }
  line({"game", record.game});
  line({"rules", std::to_string(record.rulesVersion)});
  line({"options", record.options});
  line({"content", record.content});
  if (!record.pack.empty()) line({"pack", record.pack});
  for (std::size_t i = 0; i < record.names.size(); ++i) line({"seat", std::to_string(i + 1), record.names[i]});
  if (record.previous) line({"previous", toHex(*record.previous)});
  if (record.origin) line({"from", toHex(record.origin->digest), std::to_string(record.origin->actions)});
  for (const Commitment& c : record.commitments) line({"commitment", seatName(c.seat), toHex(c.digest)});
  for (const Nonce& nonce : record.nonces) line({"nonce", seatName(nonce.seat), toHex(nonce.value)});
  if (record.secret) line({"secret", toHex(*record.secret)});
  for (const Entry& entry : record.entries) line({seatName(entry.seat), std::to_string(entry.at), entry.action.view()});
  if (record.finalState) {
    std::array<char, 17> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *record.finalState, 16).ptr;
    line({"state", std::string_view(digits.data(), end)});
  }
  if (record.result) {
    out += "result";
    for (const auto points : record.result->points) out += ' ' + std::to_string(points);
    out += " ranks";
    for (const auto rank : record.result->ranks) out += ' ' + std::to_string(rank);
    out += '\n';
  }
  return out;
}

}  // namespace

std::string writeRecord(const Record& record) {
  std::string out = linesOf(record);
  if (record.form == RecordForm::bare) return out;
  out += "digest " + toHex(sha256(out)) + '\n';
  if (record.form == RecordForm::attested && record.attestation) {
    out += "key " + toHex(record.attestation->key) + '\n';
    out += "signature " + toHex(record.attestation->signature) + '\n';
  }
  return out;
}

Digest digestOf(const Record& record) { return sha256(linesOf(record)); }

std::string signedMessage(const Digest& digest) {
  std::string message = "sammelsurium record\n";
  message.append(digest.begin(), digest.end());
  return message;
}

std::optional<Record> readRecord(std::string_view text, RecordError& error) {
  error = {0, Message("record.tooLong")};
  if (text.size() > longestRecord) return std::nullopt;
  error = {1, Message("record.magic")};
  if (text.empty()) return std::nullopt;
  Record record;
  Reader reader(record);
  int number = 0;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    ++number;
    if (number == 1) {
      if (!reader.begin(line)) return std::nullopt;
      continue;
    }
    error = {number, Message(reader.isSealed() ? "record.afterDigest" : "record.line",
                             {arg::number("line", number), arg::text("text", quotable(line))})};
    if (std::any_of(line.begin(), line.end(), isControl)) return std::nullopt;
    if (!line.empty() && !reader.parse(line)) return std::nullopt;
  }
  error = {number, Message("record.incomplete")};
  if (record.game.empty() || record.options.empty()) return std::nullopt;
  error = {number, Message("record.cutOff")};
  if (!reader.isWhole()) return std::nullopt;
  return record;
}

Record recordOf(const Play& play) {
  Record record;
  record.game = play.game().facts().id;
  record.rulesVersion = play.game().facts().rulesVersion;
  record.options = play.options();
  if (const AnyContent* content = play.content()) {
    record.content = content->hash();
    record.pack = content->json();
  }
  record.entries = play.entries();
  record.finalState = play.match().hash();
  if (play.match().outcome().over) record.result = play.match().outcome();
  return record;
}

namespace {

// The pack that a record was played with; null without a refusal for a game that has none.
std::shared_ptr<const AnyContent> contentOf(const Record& record, const AnyGame& game, Verdict& refusal) {
  std::shared_ptr<const AnyContent> content = game.standardContent();
  refusal = Verdict::fine();
  if (!record.pack.empty()) content = game.readContent(record.pack, refusal);
  if (refusal.isFine() && record.content != (content ? content->hash() : "none")) {
    refusal = Verdict::refuse("record", Message(record.pack.empty() ? "record.packMissing" : "record.packDiffers"));
  }
  return content;
}

}  // namespace

// Taking back cancels the seat's latest action, whatever others have done since.
std::vector<Entry> entriesInForce(const Record& record) {
  std::vector<Entry> entries;
  entries.reserve(record.entries.size());
  for (const Entry& entry : record.entries) {
    if (entry.action.view() != undoAction) {
      entries.push_back(entry);
      continue;
    }
    const auto latest =
        std::find_if(entries.rbegin(), entries.rend(), [&](const Entry& other) { return other.seat == entry.seat; });
    if (latest != entries.rend()) entries.erase(std::next(latest).base());
  }
  return entries;
}

std::unique_ptr<Play> dealAgain(const Record& record, std::span<const AnyGame* const> games, Verdict& refusal) {
  const AnyGame* game = nullptr;
  int newest = 0;
  for (const AnyGame* candidate : games) {
    const Facts& facts = candidate->facts();
    if (facts.id != record.game) continue;
    newest = std::max(newest, facts.rulesVersion);
    if (facts.rulesVersion == record.rulesVersion) game = candidate;
  }
  refusal = Verdict::refuse("record", Message("record.game", {arg::text("game", record.game)}));
  if (newest == 0) return nullptr;
  refusal =
      Verdict::refuse("record", Message(record.rulesVersion > newest ? "record.rules.newer" : "record.rules.older",
                                        {arg::number("version", record.rulesVersion)}));
  if (game == nullptr) return nullptr;
  refusal = Verdict::refuse("record", Message("record.noSecret"));
  if (!record.secret) return nullptr;
  const std::shared_ptr<const AnyContent> content = contentOf(record, *game, refusal);
  if (!refusal.isFine()) return nullptr;
  std::string complete;
  refusal = game->completeOptions(record.options, complete, content.get());
  if (!refusal.isFine()) return nullptr;

  std::unique_ptr<Play> play =
      Play::start(*game, complete, Rng::keyed(mixSeed(*record.secret, record.nonces)), content);
  refusal = Verdict::refuse("record", Message("record.seats"));
  if (!play || record.names.size() != static_cast<std::size_t>(play->match().seats())) return nullptr;
  refusal = Verdict::fine();
  return play;
}

std::unique_ptr<Play> replay(const Record& record, std::span<const AnyGame* const> games, Verdict& refusal,
                             std::size_t actions) {
  std::unique_ptr<Play> play = dealAgain(record, games, refusal);
  std::array<int, maxSeats + 1> since{};  // by seat: actions since the branch point; those before stay as they are
  for (std::size_t i = 0; play && i < record.entries.size() && i < actions; ++i) {
    const Entry& entry = record.entries[i];
    const bool takesBack = entry.action.view() == undoAction;
    if (record.origin && takesBack && since[entry.seat.slot()] == 0) {
      refusal = Verdict::refuse("undo", Message("core.undo.nothing"));
      return play;
    }
    refusal = play->act(entry.seat, entry.action, entry.at);
    if (!refusal.isFine()) return play;
    if (record.origin && i >= record.origin->actions) since[entry.seat.slot()] += takesBack ? -1 : 1;
  }
  return play;
}

namespace {

template <class Owned>
bool hasTwiceOneSeat(const std::vector<Owned>& items) {
  SeatSet seen;
  for (const Owned& item : items) {
    if (seen.has(item.seat)) return true;
    seen = seen.with(item.seat);
  }
  return false;
}

// Whether everybody opened what they had committed to.
void verifyCeremony(const Record& record, std::vector<Message>& findings) {
  bool tableCommitted = false;
  for (const Commitment& committed : record.commitments) {
    if (committed.seat.isTable()) {
      tableCommitted = true;
      if (record.secret && commitment(*record.secret) != committed.digest)
        findings.emplace_back("record.secretDiffers");
      continue;
    }
    bool opened = false;
    for (const Nonce& nonce : record.nonces) {
      if (nonce.seat != committed.seat) continue;
      opened = true;
      if (commitment(nonce.value) != committed.digest) {
        findings.emplace_back("record.nonceDiffers", std::initializer_list<Arg>{arg::seat("who", nonce.seat)});
      }
    }
    if (!opened)
      findings.emplace_back("record.nonceMissing", std::initializer_list<Arg>{arg::seat("who", committed.seat)});
  }
  if (!tableCommitted) findings.emplace_back("record.noCommitment");
  if (hasTwiceOneSeat(record.commitments) || hasTwiceOneSeat(record.nonces)) findings.emplace_back("record.twice");
  for (const Nonce& nonce : record.nonces) {
    bool committed = false;
    for (const Commitment& c : record.commitments) committed |= c.seat == nonce.seat;
    if (!committed)
      findings.emplace_back("record.nonceUncommitted", std::initializer_list<Arg>{arg::seat("who", nonce.seat)});
  }
}

// Giving up ends the game for all, so of more than two nobody can who plays with other people. Who was a person is
// known of those who had a share in the deal, unless others have played on.
bool decidesForOthers(const Record& record, Seat who) {
  return !record.origin && record.names.size() > 2 &&
         std::any_of(record.nonces.begin(), record.nonces.end(),
                     [who](const Nonce& nonce) { return nonce.seat != who; });
}

// Whether the rules lead from the deal through the actions to the result.
void verifyCourse(const Record& record, std::span<const AnyGame* const> games, std::vector<Message>& findings) {
  Verdict refusal;
  const std::unique_ptr<Play> play = replay(record, games, refusal);
  if (!play) {
    findings.push_back(refusal.reason());
    return;
  }
  if (!refusal.isFine()) {
    const std::size_t index = play->entries().size();
    if (const std::optional<Seat> who = play->givenUpBy()) {
      findings.emplace_back(
          "record.afterGivingUp",
          std::initializer_list<Arg>{arg::number("n", static_cast<int>(index) + 1),
                                     arg::text("action", record.entries[index].action), arg::seat("who", *who)});
      return;
    }
    findings.emplace_back("record.illegal",
                          std::initializer_list<Arg>{arg::number("n", static_cast<int>(index) + 1),
                                                     arg::text("action", record.entries[index].action),
                                                     arg::seat("who", record.entries[index].seat),
                                                     arg::text("clause", refusal.clause())});
    return;
  }
  if (const std::optional<Seat> who = play->givenUpBy(); who && decidesForOthers(record, *who)) {
    findings.emplace_back("record.givenUpForOthers", std::initializer_list<Arg>{arg::seat("who", *who)});
  }
  const Outcome outcome = play->match().outcome();
  if (!outcome.over) findings.emplace_back("record.unfinished");
  if (!record.finalState || *record.finalState != play->match().hash()) findings.emplace_back("record.stateDiffers");
  if (outcome.over && (!record.result || !(*record.result == outcome))) findings.emplace_back("record.resultDiffers");
}

}  // namespace

std::vector<Message> verify(const Record& record, std::span<const AnyGame* const> games) {
  std::vector<Message> findings;
  verifyCeremony(record, findings);
  verifyCourse(record, games, findings);
  if (record.origin && record.origin->actions > record.entries.size()) findings.emplace_back("record.originLonger");
  if (!record.isIntact) findings.emplace_back("record.digestDiffers");
  return findings;
}

std::vector<Message> groundsFor(const Record& record) {
  const Arg actions = arg::number("actions", static_cast<int>(record.entries.size()));
  if (record.origin) {
    const Arg known = arg::number("known", static_cast<int>(record.origin->actions));
    return {Message("record.ground.known", {actions, known}),
            Message(record.attestation ? "record.ground.signedSince" : "record.ground.nobody", {known})};
  }
  const auto people = static_cast<int>(record.nonces.size());
  return {people == 0 ? Message("record.ground.table", {actions})
                      : Message("record.ground.ceremony", {actions, arg::number("n", people)}),
          Message(record.attestation ? "record.ground.signed" : "record.ground.nobody")};
}

std::span<const Phrase> recordPhrases() {
  static constexpr std::array phrases{
      Phrase{"record.tooLong", "Die Datei ist zu groß für eine Partie.", "The file is too large for a record."},
      Phrase{"record.magic", "Das ist keine Sammelsurium-Partie: Die erste Zeile fehlt.",
             "This is not a Sammelsurium record: its first line is missing."},
      Phrase{"record.line", "Zeile {line} ist unverständlich: „{text}“.", "Line {line} makes no sense: “{text}”."},
      Phrase{"record.incomplete", "Der Partie fehlen Spiel oder Optionen.", "The record lacks its game or options."},
      Phrase{"record.cutOff", "Das Ende der Partie fehlt: Sie ist abgeschnitten.",
             "The end of the record is missing: it was cut off."},
      Phrase{"record.afterDigest", "Zeile {line} hat hinter der Prüfsumme nichts zu suchen: „{text}“.",
             "Line {line} does not belong after the digest: “{text}”."},
      Phrase{"record.game", "Das Spiel „{game}“ gibt es hier nicht.", "There is no game “{game}” here."},
      Phrase{"record.rules.newer",
             "Die Partie folgt Regelfassung {version}, die dieses Programm noch nicht kennt. Ein neueres liest sie.",
             "The record follows rules version {version}, which this program does not know yet. A newer one reads it."},
      Phrase{"record.rules.older",
             "Die Partie folgt Regelfassung {version}, die dieses Programm nicht mehr kennt. Ein älteres liest sie.",
             "The record follows rules version {version}, which this program does not know any more. An older one "
             "reads it."},
      Phrase{"record.packMissing", "Die Partie wurde mit anderen Spielinhalten gespielt, die ihr nicht beiliegen.",
             "The record was played with other contents of the game, which it does not carry."},
      Phrase{"record.packDiffers", "Die beiliegenden Spielinhalte sind nicht die, mit denen gespielt wurde.",
             "The contents that the record carries are not those that it was played with."},
      Phrase{"record.noSecret",
             "Das Geheimnis des Tisches ist noch nicht offengelegt; nachrechnen geht erst nach dem Spiel.",
             "The table's secret has not been opened yet; recomputing is possible only after the game."},
      Phrase{"record.noCommitment", "Die Festlegung des Tisches fehlt.", "The table's commitment is missing."},
      Phrase{"record.secretDiffers", "Das Geheimnis des Tisches passt nicht zu seiner Festlegung.",
             "The table's secret does not match its commitment."},
      Phrase{"record.nonceDiffers", "Der Zufall von {who} passt nicht zur Festlegung.",
             "The randomness of {who} does not match the commitment."},
      Phrase{"record.nonceMissing", "{who} hat sich festgelegt, aber der Zufall dazu fehlt.",
             "{who} made a commitment, but the randomness for it is missing."},
      Phrase{"record.nonceUncommitted", "Der Zufall von {who} war nicht vorher festgelegt.",
             "The randomness of {who} was not committed to beforehand."},
      Phrase{"record.twice", "Ein Platz hat sich zweimal festgelegt oder zweimal Zufall beigetragen.",
             "A seat made two commitments or added randomness twice."},
      Phrase{"record.illegal", "Aktion {n} ({who}: „{action}“) ist nach {clause} nicht erlaubt.",
             "Action {n} ({who}: “{action}”) is not allowed by {clause}."},
      Phrase{"record.afterGivingUp",
             "{who} hat aufgegeben; danach kann nichts mehr kommen, auch nicht Aktion {n} („{action}“).",
             "{who} has given up; nothing can follow that, nor can action {n} (“{action}”)."},
      Phrase{"record.givenUpForOthers",
             "{who} konnte nicht aufgeben: Zu mehreren endet ein Spiel so nur, wenn die anderen Bots sind.",
             "{who} could not give up: with more than two this ends a game only if the others are bots."},
      Phrase{"record.unfinished", "Nach der letzten Aktion ist das Spiel nicht zu Ende.",
             "The game is not over after the last action."},
      Phrase{"record.stateDiffers", "Der nachgerechnete Endstand ist ein anderer als der aufgezeichnete.",
             "The recomputed final state differs from the recorded one."},
      Phrase{"record.resultDiffers", "Das nachgerechnete Ergebnis ist ein anderes als das aufgezeichnete.",
             "The recomputed result differs from the recorded one."},
      Phrase{"record.seats", "Die Zahl der Plätze passt nicht zu den Optionen.",
             "The number of seats does not fit the options."},
      Phrase{"record.originLonger", "Aus der anderen Partie sollen mehr Aktionen stammen, als hier stehen.",
             "More actions are said to come from the other game than there are."},
      Phrase{"record.digestDiffers",
             "Die Prüfsumme passt nicht: Zeilen wurden verändert, hinzugefügt, gestrichen oder vertauscht.",
             "The digest does not fit: lines were changed, added, dropped or moved."},
      Phrase{"record.signatureDiffers",
             "Die Unterschrift passt nicht: Der Server mit diesem Schlüssel hat die Partie so nicht unterschrieben.",
             "The signature does not fit: the server with this key has not signed the record as it stands."},
      Phrase{"record.ground.ceremony",
             "Nachgerechnet: Die Austeilung folgt aus den Zahlen des Tisches und von {n} {n|Person|Personen}, zu denen "
             "die Festlegungen von vorher passen. {actions} {actions|Aktion|Aktionen} nach den Regeln führen zu diesem "
             "Ergebnis.",
             "Recomputed: the deal follows from the numbers of the table and of {n} {n|person|people}, which match the "
             "commitments made before. {actions} {actions|action|actions} by the rules lead to this result."},
      Phrase{"record.ground.table",
             "Nachgerechnet: Die Austeilung folgt aus der Zahl des Tisches allein; niemand sonst hatte Anteil an ihr. "
             "{actions} {actions|Aktion|Aktionen} nach den Regeln führen zu diesem Ergebnis.",
             "Recomputed: the deal follows from the number of the table alone; nobody else had a share in it. "
             "{actions} {actions|action|actions} by the rules lead to this result."},
      Phrase{"record.ground.signed",
             "Unterschrieben: Dass diese Leute so, in dieser Reihenfolge und zu diesen Zeiten gespielt und "
             "zurückgenommen haben, sagt der Server mit diesem Schlüssel.",
             "Signed: that these people played, and took back, just so, in this order and at these times, is what the "
             "server with this key says."},
      Phrase{"record.ground.known",
             "Nachgerechnet: {actions} {actions|Aktion|Aktionen} nach den Regeln führen zu diesem Ergebnis, die ersten "
             "{known} davon aus einer anderen Partie. Die Austeilung war von Anfang an bekannt; über Glück sagt das "
             "Ergebnis also nichts.",
             "Recomputed: {actions} {actions|action|actions} by the rules lead to this result, the first {known} of "
             "them from another game. The deal was known from the start, so the result says nothing about luck."},
      Phrase{"record.ground.signedSince",
             "Unterschrieben: Dass diese Leute von Aktion {known} an so und zu diesen Zeiten weitergespielt haben, "
             "sagt der Server mit diesem Schlüssel. Was davor war, bezeugt er nicht.",
             "Signed: that these people played on from action {known} just so and at these times is what the server "
             "with this key says. What came before it does not vouch for."},
      Phrase{"record.ground.nobody",
             "Von niemandem bezeugt: Wer gespielt hat, wann, und was zurückgenommen wurde, ist nur, was in der Datei "
             "steht.",
             "Vouched for by nobody: who played, when, and what was taken back is only what the file says."},
  };
  return phrases;
}

}  // namespace sammel
