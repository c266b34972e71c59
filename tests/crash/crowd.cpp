#include "tests/crash/crowd.hpp"

#include <algorithm>
#include <vector>

#include "engine/games/registry.hpp"

namespace sammel::crash {

using client::Clock;

Crowd::Crowd(client::Loop& loop, client::Complaints& complaints, std::size_t tables, std::uint64_t seed)
    : loop_(loop), complaints_(complaints), seed_(seed), slots_(tables) {}

void Crowd::come(const client::Address& address) {
  address_ = address;
  http_ = std::make_unique<client::Http>(loop_, address);
  for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
    Slot& each = slots_[slot];
    each.opening = each.fetching = false;
    if (each.table) each.table->connect(address_);
    if (!each.table && !each.done) open(slot);
    if (each.over) fetchRecord(slot);
  }
}

void Crowd::open(std::size_t slot) {
  slots_[slot].opening = true;
  const auto seated = [this, slot](const client::TwoPlaces& places) {
    slots_[slot].opening = false;
    slots_[slot].table = std::make_unique<LedgerTable>(loop_, complaints_, *this, places, seed_ + ++opened_);
    slots_[slot].table->connect(address_);
  };
  const auto failed = [this, slot](const client::Response& response) {
    slots_[slot].opening = false;
    const bool lost = isLost(response);
    if (trouble_ != (lost ? Trouble::lostConnections : Trouble::refusals)) {
      return complaints_.add("no table: status " + std::to_string(response.status) + " " + response.body);
    }
    if (lost) return;  // opened anew after the restart
    loop_.at(Clock::now() + std::chrono::milliseconds(100), [this, slot] { open(slot); });
  };
  std::vector<const AnyGame*> all;
  for (const AnyGame* game : games()) {
    const Facts& facts = game->facts();
    Events ignored;
    const auto duel = game->start("players=2", nullptr, Rng::simulation(1), ignored);
    // Races keep time and would be slow to finish; where memory counts, lines of the story are meant to get lost.
    if (duel && !duel->mustRemember() && !facts.simultaneous && !facts.race) all.push_back(game);
  }
  client::openTable(*http_, all[slot % all.size()]->facts().id, "players=2", seated, failed);
}

// A server that is about to stop turns new requests away.
bool Crowd::isLost(const client::Response& response) const {
  return response.status == 0 || (byeExpected_ && response.status == 503);
}

void Crowd::over(LedgerTable& table) {
  const auto slot =
      std::find_if(slots_.begin(), slots_.end(), [&](const Slot& each) { return each.table.get() == &table; });
  slot->over = true;
  fetchRecord(static_cast<std::size_t>(slot - slots_.begin()));
}

void Crowd::fetchRecord(std::size_t slot) {
  if (std::exchange(slots_[slot].fetching, true)) return;
  http_->get("/api/tables/" + slots_[slot].table->name() + "/record", [this, slot](const client::Response& response) {
    Slot& each = slots_[slot];
    each.fetching = false;
    if (isLost(response)) return;  // fetched again after the restart
    if (response.status != 200) return complaints_.add("no record: status " + std::to_string(response.status));
    each.table->check(response.body);
    ++checked_;
    each.over = false;
    each.done = !replacing_;
    loop_.later([this, slot] {
      slots_[slot].table.reset();
      if (!slots_[slot].done) open(slot);
    });
  });
}

void Crowd::afterAcknowledged(std::size_t count, std::function<void()> call) {
  alarmAt_ = acknowledged_ + count;
  alarm_ = std::move(call);
}

void Crowd::acknowledged() {
  if (++acknowledged_ != alarmAt_) return;
  alarmAt_ = SIZE_MAX;
  alarm_();
}

void Crowd::refusedForTrouble(std::string_view key, std::string_view sentence) {
  ++refusals_;
  lastRefusal_ = std::string(key) + ": " + std::string(sentence);
}

bool Crowd::playUntil(const std::function<bool()>& enough, Clock::duration patience) {
  const Clock::time_point deadline = Clock::now() + patience;
  while (!enough()) {
    if (complaints_.count() != 0 || Clock::now() >= deadline) return false;
    loop_.turn(deadline);
  }
  return true;
}

template <class Condition>
bool Crowd::all(Condition condition) const {
  return std::all_of(slots_.begin(), slots_.end(), condition);
}

bool Crowd::areAllDisconnected() const {
  return all([](const Slot& slot) {
    return !slot.opening && !slot.fetching && (!slot.table || slot.table->isDisconnected());
  });
}

std::string Crowd::describe() const {
  std::string text;
  int left = 4;
  for (const Slot& slot : slots_) {
    if (slot.done || left-- <= 0) continue;
    text += slot.table ? slot.table->describe() : std::string(slot.opening ? "a table is being opened" : "no table");
    text += slot.fetching ? "; its record is asked for\n" : "\n";
  }
  return text;
}

bool Crowd::areAllOver() const {
  return all([](const Slot& slot) { return slot.done; });
}

}  // namespace sammel::crash
