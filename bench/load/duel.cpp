#include "bench/load/duel.hpp"

#include <utility>

namespace sammel::load {
namespace {

// Out-of-turn actions are offered all the time; taken at every chance they would end every deal at once.
constexpr unsigned interruptOneIn = 64;

// Members of screens that belong to one person. A watcher must find all of them empty.
constexpr std::array<std::string_view, 4> personal{"\"hand\":", "\"offered\":", "\"gave\":", "\"got\":"};

bool showsSomethingPersonal(std::string_view screen) {
  for (const std::string_view name : personal) {
    for (std::size_t at = screen.find(name); at != std::string_view::npos; at = screen.find(name, at + 1)) {
      if (screen.substr(at + name.size(), 2) != "[]") return true;
    }
  }
  return false;
}

}  // namespace

Duel::Duel(client::Loop& loop, client::Complaints& complaints, Owner& owner, const client::TwoPlaces& places,
           Setting setting)
    : complaints_(complaints),
      owner_(owner),
      setting_(std::move(setting)),
      random_(static_cast<std::uint32_t>(setting_.seed ^ setting_.seed >> 32U)) {
  const auto sit = [&](const client::Place& place) {
    auto player = std::make_unique<client::Player>(loop, complaints_, *this, place, setting_.seed);
    player->connect(setting_.address);
    return player;
  };
  players_ = {sit(places.first), sit(places.second)};
  if (setting_.watched) watcher_ = sit({.table = places.first.table, .cookie = {}});
}

void Duel::tableChanged(client::Player& player) {
  if (player.phase() == protocol::Phase::frozen) complain("is frozen");
  if (started_ || player.watches()) return;
  arrived_[static_cast<std::size_t>(player.place().seat)] = true;
  if (arrived_[0] && arrived_[1]) {
    started_ = true;
    players_[0]->start();
  }
}

void Duel::positionChanged(client::Player& player, const client::Order* done) {
  if (finished_) return;
  if (player.watches()) return checkWatcher();
  if (player.positions() > moves_ + 1) complain("shows a position for which nobody has moved");
  if (done != nullptr) {
    if (!moving_ || acknowledged_ || &player != players_[actor_].get()) complain("acknowledges what was not ordered");
    acknowledged_ = true;
  }
  if (bothHoldTheMove()) settleMove();
}

void Duel::checkWatcher() {
  const client::Position& seen = watcher_->position();
  if (showsSomethingPersonal(seen.screen)) complain("shows a watcher somebody's hand: " + seen.screen);
  for (const auto& player : players_) {
    const bool same = player->hasPosition() && player->story().size() == watcher_->story().size();
    if (setting_.open && same && player->position().screen != seen.screen) complain("shows a watcher another game");
  }
}

// In a game with secrets a move may concern its actor only; then the other person is sent nothing, and it is enough
// that both agree on whose turn it is.
bool Duel::bothHoldTheMove() const {
  if (moving_ && !acknowledged_) return false;
  if (!players_[0]->hasPosition() || !players_[1]->hasPosition()) return false;
  const client::Position& first = players_[0]->position();
  const client::Position& second = players_[1]->position();
  if (setting_.open) return players_[0]->positions() == moves_ + 1 && players_[1]->positions() == moves_ + 1;
  return first.must == second.must && first.may == second.may && first.outcome == second.outcome;
}

void Duel::settleMove() {
  if (moves_ > 0 && !moving_) return;
  const bool moved = std::exchange(moving_, false);
  compareViews();
  if (finished_) return;
  if (moved) owner_.moved(*this, Clock::now() - due_);
  if (players_[0]->position().over) {
    finished_ = true;
    owner_.over(*this);
  } else {
    prepareMove();
  }
}

void Duel::prepareMove() {
  const bool choice = players_[0]->position().mustAct(0) && players_[0]->position().mustAct(1);
  actor_ = choice ? random_() % 2 : (players_[0]->position().mustAct(0) ? 0 : 1);
  if (random_() % interruptOneIn == 0 && players_[1 - actor_]->position().interrupts != "[]") actor_ = 1 - actor_;
  owner_.ready(*this);
}

void Duel::move(Clock::time_point due) {
  const client::Position& position = players_[actor_]->position();
  const bool interrupt = position.answers == "[]" || (position.interrupts != "[]" && random_() % interruptOneIn == 0);
  const auto choices = client::notations(interrupt ? position.interrupts : position.answers);
  if (choices.empty()) return complain("offers no legal move");
  moving_ = true;
  acknowledged_ = false;
  due_ = due;
  ++moves_;
  players_[actor_]->act(choices[random_() % choices.size()], interrupt ? position.occasion : position.decision);
}

void Duel::compareViews() {
  const client::Position& first = players_[0]->position();
  const client::Position& second = players_[1]->position();
  if (first.must != second.must || first.may != second.may) complain("tells two stories of whose turn it is");
  if (first.outcome != second.outcome || first.sheet != second.sheet) complain("tells two stories of the result");
  if (!first.over && first.must == 0) complain("waits for nobody");
  if (setting_.open && first.screen != second.screen) complain("shows two screens of an open game");
  if (setting_.open && players_[0]->story() != players_[1]->story()) complain("tells two stories of an open game");
}

void Duel::acknowledged(client::Player&, const client::Order&) {}

void Duel::refused(client::Player&, const client::Order& order, std::string_view key, std::string_view sentence) {
  complain("refuses " + order.text + ": " + std::string(key) + ", " + std::string(sentence));
}

void Duel::toldToWait(client::Player&) { complain("says bye"); }

void Duel::disconnected(client::Player&, std::string_view why) { complain("is gone: " + std::string(why)); }

void Duel::complain(const std::string& what) {
  complaints_.add("table " + players_[0]->place().table + " " + what);
  if (finished_) return;
  finished_ = true;
  owner_.broken(*this);
}

}  // namespace sammel::load
