#include "tests/crash/ledger_table.hpp"

#include <algorithm>

#include "engine/games/registry.hpp"

namespace sammel::crash {
namespace {

using client::Clock;
using client::Player;

constexpr unsigned interruptOneIn = 48;
constexpr unsigned undoOneIn = 16;
constexpr unsigned speakOneIn = 24;
constexpr auto beforeTryingAgain = std::chrono::milliseconds(50);

bool isAction(const client::Order& order) {
  return order.what == protocol::Act::kind || order.what == protocol::Undo::kind;
}

}  // namespace

LedgerTable::LedgerTable(client::Loop& loop, client::Complaints& complaints, Owner& owner,
                         const client::TwoPlaces& places, std::uint64_t seed)
    : loop_(loop),
      complaints_(complaints),
      owner_(owner),
      random_(static_cast<std::uint32_t>(seed)),
      undoes_(seed % 2 == 0) {
  players_[0] = std::make_unique<Player>(loop, complaints, *this, places.first, seed);
  players_[1] = std::make_unique<Player>(loop, complaints, *this, places.second, seed);
}

void LedgerTable::connect(const client::Address& address) {
  bye_ = {};
  for (const auto& player : players_) {
    if (!player->isConnected()) player->connect(address);
  }
}

void LedgerTable::tableChanged(Player& player) {
  if (player.phase() == protocol::Phase::frozen) complain("is frozen");
  arrived_[indexOf(player)] = true;
  if (!started_ && arrived_[0] && arrived_[1]) {
    started_ = true;
    players_[0]->start();
  }
}

void LedgerTable::positionChanged(Player& player, const client::Order* done) {
  if (done != nullptr) acknowledged(player, *done);
  compareWithBefore(player);
  playOn(indexOf(player));
  reportOver();
}

// What was shown before the crash was durable, so it must be there after it, unless somebody took it back.
void LedgerTable::compareWithBefore(const Player& player) {
  Before& before = before_[indexOf(player)];
  if (!std::exchange(before.toCompare, false)) return;
  const std::vector<std::uint64_t>& now = player.story();
  const bool kept =
      now.size() >= before.story.size() && std::equal(before.story.begin(), before.story.end(), now.begin());
  if (!kept && !undoes_) complain("has lost a part of its story");
}

void LedgerTable::acknowledged(Player& player, const client::Order& order) {
  if (isAction(order)) {
    ledger_[indexOf(player)].push_back(order.action);
    owner_.acknowledged();
  } else if (order.what == protocol::Say::kind) {
    said_[indexOf(player)].push_back(order.action);
    reportOver();
  }
}

void LedgerTable::refused(Player& player, const client::Order& order, std::string_view key, std::string_view sentence) {
  if (sentence.empty()) complain("refuses " + order.text + " without a word");
  const bool raced = player.positions() != order.positions;  // the other person was faster
  const bool late = !isAction(order);                        // the ceremony went on without it, or began anew
  const bool expected = owner_.expectedTrouble() == Trouble::refusals || bye_[indexOf(player)];
  if (!raced && !late && !expected) {
    return complain("refuses " + order.text + ": " + std::string(key) + ", " + std::string(sentence));
  }
  if (!raced && isAction(order)) owner_.refusedForTrouble(key, sentence);
  if (order.what == protocol::Start::kind && owner_.expectedTrouble() == Trouble::refusals) {
    loop_.at(Clock::now() + beforeTryingAgain, [this, alive = std::weak_ptr<bool>(alive_)] {
      if (!alive.expired()) players_[0]->start();
    });
  }
  if (isAction(order)) playOnLater(indexOf(player), Clock::now() + beforeTryingAgain);
  reportOver();
}

void LedgerTable::playOnLater(std::size_t seat, Clock::time_point when) {
  if (std::exchange(waiting_[seat], true)) return;
  loop_.at(when, [this, seat, alive = std::weak_ptr<bool>(alive_)] {
    if (alive.expired()) return;
    waiting_[seat] = false;
    playOn(seat);
  });
}

void LedgerTable::toldToWait(Player& player) { bye_[indexOf(player)] = true; }

void LedgerTable::disconnected(Player& player, std::string_view why) {
  if (owner_.expectsBye() && player.wasGreeted() && !bye_[indexOf(player)])
    complain("sends people away without a word");
  if (owner_.expectedTrouble() != Trouble::lostConnections) complain("is gone: " + std::string(why));
  Before& before = before_[indexOf(player)];
  if (before.toCompare) return;  // it broke again before there was anything to compare
  before = {.toCompare = player.hasPosition(), .story = player.story()};
}

void LedgerTable::playOn(std::size_t seat) {
  Player& player = *players_[seat];
  const bool busy = std::any_of(player.pending().begin(), player.pending().end(), isAction);
  if (busy || waiting_[seat] || bye_[seat] || !player.isConnected() || !player.hasPosition()) return;
  if (player.position().over) return;
  const Clock::time_point allowed = player.allowedFrom();
  if (allowed <= Clock::now()) return decide(player);
  playOnLater(seat, allowed);
}

void LedgerTable::decide(Player& player) {
  const client::Position& position = player.position();
  const bool speaks = random_() % speakOneIn == 0;  // one line at a time, so that they are said in order
  const bool isSpeaking = std::any_of(player.pending().begin(), player.pending().end(),
                                      [](const client::Order& order) { return order.what == protocol::Say::kind; });
  if (speaks && !isSpeaking) player.say("line " + std::to_string(++lines_));
  if (undoes_ && position.undo && random_() % undoOneIn == 0) return player.undo();
  const bool interrupt = position.interrupts != "[]" && random_() % interruptOneIn == 0;
  const auto choices = client::notations(interrupt ? position.interrupts : position.answers);
  if (choices.empty()) return;
  player.act(choices[random_() % choices.size()], interrupt ? position.occasion : position.decision);
}

void LedgerTable::reportOver() {
  for (const auto& player : players_) {
    if (!player->hasPosition() || !player->position().over || !player->pending().empty()) return;
  }
  if (!std::exchange(over_, true)) owner_.over(*this);
}

void LedgerTable::check(std::string_view recordText) {
  checkTalk();
  RecordError error;
  const std::optional<Record> record = readRecord(recordText, error);
  if (!record) return complain("has a record that cannot be read, line " + std::to_string(error.line));
  for (const Message& difference : verify(*record, games())) {
    complain("has a record that does not verify: " + std::string(difference.key));
  }
  std::array<std::vector<std::string>, 2> recorded;
  for (const Entry& entry : record->entries) {
    if (entry.seat.isTable()) continue;
    recorded[entry.seat.slot()].emplace_back(entry.action.view());
  }
  if (recorded != ledger_)
    complain("has a record that differs from what was acknowledged:\n" + std::string(recordText));
  for (const auto& player : players_) {
    const bool mixedIn = std::any_of(record->nonces.begin(), record->nonces.end(), [&](const Nonce& nonce) {
      return nonce.seat.index() == player->place().seat && nonce.value == player->nonce();
    });
    if (!mixedIn) complain("was dealt without a person's nonce");
  }
}

// A line whose answer was lost is sent again, and must not be heard twice; one that was refused is not heard at all.
// What the other one has said last may still be on its way.
void LedgerTable::checkTalk() {
  for (const auto& listener : players_) {
    std::array<std::vector<std::string>, 2> heard;
    for (const Player::Line& line : listener->heard()) {
      if (line.seat) heard[static_cast<std::size_t>(*line.seat)].push_back(line.text);
    }
    const std::size_t own = indexOf(*listener);
    const std::size_t other = 1 - own;
    const bool isPart = heard[other].size() <= said_[other].size() &&
                        std::equal(heard[other].begin(), heard[other].end(), said_[other].begin());
    if (heard[own] != said_[own] || !isPart) complain("has not kept what was said");
  }
}

std::string LedgerTable::describe() const {
  std::string text = "table " + name();
  for (const auto& player : players_) {
    text += "; seat " + std::to_string(player->place().seat) + (player->isConnected() ? " connected" : " away") + ", " +
            std::string(nameOf(player->phase()));
    if (player->hasPosition()) {
      text += ", decision " + std::to_string(player->position().decision) + ", answers " +
              player->position().answers.substr(0, 40);
    }
    for (const client::Order& order : player->pending()) text += ", waits for an answer to " + order.text;
  }
  return text;
}

void LedgerTable::complain(const std::string& what) { complaints_.add("table " + name() + " " + what); }

}  // namespace sammel::crash
