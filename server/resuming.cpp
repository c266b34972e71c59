#include "server/resuming.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/games/registry.hpp"
#include "server/texts.hpp"
#include "text/text.hpp"

namespace sammel {

using protocol::SeatKind;

namespace {

constexpr std::size_t mostAtOnce = 8;

Verdict wrong(const Message& reason) { return Verdict::refuse("record", reason); }

// Only what is printed on this house's own pieces is played with; a stranger's pack is not even looked at.
Verdict useOwnContent(Record& record, const AnyGame& game, const Packs& packs) {
  const std::shared_ptr<const AnyContent> standard = game.standardContent();
  const auto pack = packs.find(record.game);
  record.pack.clear();
  if (record.content == (standard ? standard->hash() : "none")) return Verdict::fine();
  if (pack == packs.end() || pack->second->hash() != record.content) return refuse("server.playOn.off");
  record.pack = pack->second->json();
  return Verdict::fine();
}

Message illegal(std::size_t number, const Entry& entry, const Verdict& refusal) {
  return Message("record.illegal", {arg::number("n", static_cast<int>(number)), arg::text("action", entry.action),
                                    arg::seat("who", entry.seat), arg::text("clause", refusal.clause())});
}

}  // namespace

struct Resuming::Work {
  Wish wish;
  Done done;
  std::optional<Opening> opening;
  std::vector<Entry> past;
  std::size_t gone = 0;  // through so many of it
};

void Resuming::open(Wish wish, std::string_view record, const Done& done) {
  if (running_ >= mostAtOnce) return done(refuse("server.playOn.busy"), {});
  const auto work = std::make_shared<Work>(Work{std::move(wish), done, std::nullopt, {}});
  if (const Verdict verdict = begin(*work, record); !verdict.isFine()) return done(verdict, {});
  ++running_;
  goOn(work);
}

Verdict Resuming::begin(Work& work, std::string_view text) const {
  const protocol::PlayOn& from = work.wish.from;
  if (text.size() > longestGameToResume) return wrong(Message("record.tooLong"));
  RecordError error;
  std::optional<Record> record = readRecord(text, error);
  if (!record) return wrong(error.reason);
  if (!record->isIntact) return wrong(Message("record.digestDiffers"));
  const Digest digest = digestOf(*record);
  if (services_.isOff(record->game)) return refuse("server.titleOff");
  Verdict verdict;
  if (const AnyGame* game = findGame(record->game, record->rulesVersion)) {
    verdict = useOwnContent(*record, *game, packs_);
    if (!verdict.isFine()) return verdict;
  }
  const std::unique_ptr<Play> dealt = dealAgain(*record, versions(), verdict);
  if (!dealt) return verdict;
  verdict = checkSeats(from, record->names.size());
  if (!verdict.isFine()) return verdict;

  const TableLimits& limits = services_.options.limits;
  const int most = limits.actionsOfAGame;
  if (record->entries.size() > static_cast<std::size_t>(most) + static_cast<std::size_t>(limits.undosOfAGame)) {
    return refuse("server.playOn.long", {arg::number("n", most)});
  }
  work.past = entriesInForce(*record);
  const auto size = static_cast<int>(work.past.size());
  const std::int64_t actions = from.actions.value_or(size);
  if (actions < 0 || actions > size) return refuse("server.playOn.late", {arg::number("n", size)});
  if (actions >= most) return refuse("server.playOn.long", {arg::number("n", most)});
  work.past.resize(static_cast<std::size_t>(actions));

  TableHead head{newTableId(services_.surroundings),
                 record->game,
                 dealt->options(),
                 services_.surroundings.now(),
                 {},
                 {},
                 record->previous ? toHex(*record->previous) : std::string()};
  if (const AnyContent* content = dealt->content()) {
    head.content = content->hash();
    head.pack = content->json();
  }
  work.opening.emplace(std::move(head), work.wish.hints, dealt->game());
  work.opening->knowDeal(*record->secret, record->nonces);
  work.opening->comeFrom({digest, work.past.size()}, from.table.value_or(std::string()));
  return work.opening->state().isDealKnown() ? Verdict::fine() : wrong(Message("record.twice"));
}

Verdict Resuming::checkSeats(const protocol::PlayOn& from, std::size_t seats) const {
  if (from.others.size() != seats) return refuse("server.playOn.seats");
  if (from.seat < 0 || from.seat >= static_cast<std::int64_t>(seats)) {
    return Verdict::refuse("seat", Message("core.noSeat"));
  }
  for (const protocol::OtherSeat& other : from.others) {
    if (!other.bot.empty() && !services_.options.offersBot(other.bot)) return refuse("server.unknownBot");
    if (other.name && !cleanName(*other.name)) return refuse("server.name");
  }
  return Verdict::fine();
}

void Resuming::goOn(const std::shared_ptr<Work>& work) {
  const std::size_t end = std::min(work->past.size(), work->gone + services_.options.limits.rowsAtOnce);
  for (; work->gone < end; ++work->gone) {
    const Entry& entry = work->past[work->gone];
    const Verdict verdict = work->opening->goThrough(entry);
    if (verdict.isFine()) continue;
    --running_;
    return work->done(wrong(illegal(work->gone + 1, entry, verdict)), {});
  }
  if (work->gone < work->past.size()) {
    return services_.surroundings.after(std::chrono::milliseconds(0), [weak = std::weak_ptr<Resuming*>(self_), work] {
      if (const std::shared_ptr<Resuming*> self = weak.lock()) (*self)->goOn(work);
    });
  }
  --running_;
  if (work->opening->state().known()->match().outcome().over) return work->done(refuse("server.playOn.over"), {});
  if (const std::optional<Judgement>& puzzle = work->wish.from.puzzle) {
    const Verdict verdict = work->opening->askAgain(Seat(static_cast<int>(work->wish.from.seat)), *puzzle);
    if (!verdict.isFine()) return work->done(verdict, {});
  }
  sitDown(*work);
  const std::string id = work->opening->state().head().id;
  house_.open(*std::move(work->opening), [work, id](const Verdict& verdict) { work->done(verdict, id); });
}

// With everybody there the game goes on at once.
void Resuming::sitDown(Work& work) const {
  Opening& opening = *work.opening;
  const Wish& wish = work.wish;
  const Seat own(static_cast<int>(wish.from.seat));
  opening.seatPerson(own, std::array<Digest, 1>{wish.token},
                     freeName(wish.name, opening.state().names(), wish.language));
  for (std::size_t i = 0; i < wish.from.others.size(); ++i) {
    const protocol::OtherSeat& other = wish.from.others[i];
    const Seat seat(static_cast<int>(i));
    if (seat == own || other.bot.empty()) continue;
    const std::string name = other.name ? cleanName(*other.name).value_or(std::string()) : std::string();
    opening.seatBot(seat, other.bot, name.empty() ? name : freeName(name, opening.state().names(), wish.language));
  }
  if (wish.from.puzzle) opening.fillWithBots(usualBot);
  const std::vector<SeatState>& seats = opening.state().seats();
  const bool isFull =
      std::none_of(seats.begin(), seats.end(), [](const SeatState& seat) { return seat.kind == SeatKind::empty; });
  if (isFull) opening.beginWithKnownDeal();
}

}  // namespace sammel
