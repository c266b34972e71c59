#include "server/table/after_game.hpp"

#include <utility>

#include "engine/games/registry.hpp"
#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/table/opening.hpp"

namespace sammel {

using protocol::Phase;

namespace {

// Where nobody signs, no signature is promised either.
Record recordOf(const TableState& state, const TableServices& services) {
  Record record = state.record();
  if (!services.signing && record.form == RecordForm::attested) record.form = RecordForm::sealed;
  return record;
}

// The same options at a new table, or those of the campaign's following game. A game of a campaign that was given up is
// played again, where it was.
TableHead nextHead(const TableState& state, const TableServices& services, std::string id) {
  TableHead head = state.head();
  head.id = std::move(id);
  head.created = services.surroundings.now();
  if (state.play()->givenUpBy()) return head;
  head.previous.clear();
  if (std::string following = state.nextOptions(); !following.empty()) {
    head.options = std::move(following);
    head.previous = toHex(digestOf(recordOf(state, services)));
  } else {
    head.options = state.game()->afresh(head.options);
  }
  return head;
}

// Whatever rules were played by, the next game follows those of today, with today's standard pieces if they were the
// standard ones. Refused if there is no such game any more.
Verdict bringUpToDate(TableHead& head, const AnyGame& played) {
  if (!earlierRules(played.facts())) return Verdict::fine();
  const AnyGame& today = *findGame(head.game);
  const std::shared_ptr<const AnyContent> before = played.standardContent();
  std::shared_ptr<const AnyContent> content = today.standardContent();
  Verdict verdict;
  if (before && before->hash() != head.content) content = today.readContent(head.pack, verdict);
  if (!verdict.isFine()) return verdict;
  head.content = content ? content->hash() : std::string();
  head.pack = content ? content->json() : std::string();
  const std::string given = head.options;
  return today.completeOptions(given, head.options, content.get());
}

}  // namespace

void AfterGame::record(std::function<void(Verdict, std::string)> done) {
  desk_.whenReady([this, done = std::move(done)] {
    if (const Verdict verdict = desk_.whyUnusable(); !verdict.isFine()) return done(verdict, {});
    if (desk_.state()->phase() != Phase::over) return done(refuse("server.running"), {});
    const std::optional<Signing>& signing = desk_.services().signing;
    if (record_.empty()) {
      Record record = recordOf(*desk_.state(), desk_.services());
      record_ = signing ? signing->write(std::move(record)) : writeRecord(record);
    }
    done(Verdict::fine(), record_);
  });
}

void AfterGame::addTo(protocol::TableFrame& frame) const {
  frame.next = desk_.state()->next();
  frame.goesOn = !desk_.state()->nextOptions().empty();
  frame.ended = desk_.state()->endedAt();
  frame.took = desk_.state()->took();
}

// The same people, with all their devices.
void AfterGame::carryOut(const protocol::Rematch& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  const TableState& state = *desk_.state();
  const TableServices& services = desk_.services();
  if (!state.next().empty()) return desk_.showing().acknowledge(*asker.from, command.id);
  const std::string newId = newTableId(services.surroundings);
  if (services.isOff(state.head().game)) return no(refuse("server.titleOff"));
  TableHead head = nextHead(state, services, newId);
  if (const Verdict verdict = bringUpToDate(head, *state.game()); !verdict.isFine()) return no(verdict);
  Batch batch;
  const Verdict verdict = desk_.add(
      batch, {.at = asker.seat, .entry = writeEntry(EntryKind::next, newId), .by = asker.seat, .id = command.id});
  if (!verdict.isFine()) return no(verdict);

  Opening opening(head, state.hints());
  if (state.talk()) opening.chooseTalk(*state.talk());
  for (std::size_t i = 0; i < state.seats().size(); ++i) {
    const SeatState& player = state.seats()[i];
    const Seat seat(static_cast<int>(i));
    if (player.isPerson()) {
      opening.seatPerson(seat, player.tokens, player.name);
    } else {
      opening.seatBot(seat, player.bot, player.name);
    }
  }
  opening.addTo(batch);
  desk_.append(std::move(batch), [this, from = asker.from, id = command.id](const Verdict& stored) {
    if (!stored.isFine()) return desk_.showing().refuse(*from, id, stored);
    desk_.showing().acknowledge(*from, id);
    desk_.showing().showTable();
  });
}

}  // namespace sammel
