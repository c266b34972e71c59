#include "bench/load/generator.hpp"

#include "engine/games/registry.hpp"

namespace sammel::load {
namespace {

using std::chrono::seconds;

constexpr std::size_t httpConnections = 8;
constexpr std::size_t watchOneIn = 20;
constexpr seconds openingTime(120);
constexpr seconds drainingTime(10);

}  // namespace

Generator::Generator(client::Loop& loop, client::Complaints& complaints, Plan plan)
    : loop_(loop), complaints_(complaints), plan_(std::move(plan)) {
  open_ = !findGame(plan_.game)->facts().hidden;
  for (std::size_t i = 0; i < httpConnections; ++i) {
    http_.push_back(std::make_unique<client::Http>(loop_, plan_.address));
  }
  duels_.resize(plan_.tables);
  vacant_ = plan_.tables;
}

bool Generator::openTables() {
  const Clock::time_point deadline = Clock::now() + openingTime;
  for (std::size_t slot = 0; slot < plan_.tables; ++slot) fill(slot);
  while (ready_.size() < plan_.tables && complaints_.count() == 0 && Clock::now() < deadline) loop_.turn(deadline);
  return ready_.size() == plan_.tables;
}

void Generator::fill(std::size_t slot) {
  const auto seated = [this, slot](const client::TwoPlaces& places) {
    const std::uint64_t number = ++opened_;
    --vacant_;
    duels_[slot] = std::make_unique<Duel>(loop_, complaints_, *this, places,
                                          Duel::Setting{.address = plan_.address,
                                                        .open = open_,
                                                        .watched = slot % watchOneIn == 0,
                                                        .seed = plan_.seed * 1'000'003 + number});
    duels_[slot]->slot = slot;
  };
  const auto failed = [this](const client::Response& response) {
    complaints_.add(response.status == 0 ? "nobody answers at " + plan_.address.text
                                         : "no table: status " + std::to_string(response.status) + " " + response.body);
  };
  client::openTable(*http_[slot % http_.size()], plan_.game, plan_.options, seated, failed);
}

void Generator::measure() {
  measuring_ = true;
  const Clock::time_point begin = Clock::now();
  const Clock::time_point end =
      begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(plan_.seconds));
  const bool paced = plan_.rate > 0;
  const auto interval = std::chrono::duration<double>(paced ? 1 / plan_.rate : 0);
  std::int64_t sent = 0;
  const auto dueTime = [&] {
    return begin + std::chrono::duration_cast<Clock::duration>(interval * static_cast<double>(sent));
  };
  while (Clock::now() < end && complaints_.count() == 0) {
    while (!ready_.empty() && (!paced || dueTime() <= Clock::now())) {
      Duel& duel = *duels_[ready_.front()];
      ready_.pop_front();
      send(duel, paced ? dueTime() : Clock::now());
      ++sent;
    }
    loop_.turn(paced && !ready_.empty() ? std::min(end, dueTime()) : end);
  }
  measured_ = std::chrono::duration<double>(Clock::now() - begin).count();
  measuring_ = false;
  const Clock::time_point deadline = Clock::now() + drainingTime;
  while (anyMoving() && complaints_.count() == 0 && Clock::now() < deadline) loop_.turn(deadline);
  if (anyMoving() && complaints_.count() == 0) complaints_.add("some moves were never answered");
}

bool Generator::anyMoving() const {
  return std::any_of(duels_.begin(), duels_.end(), [](const auto& duel) { return duel && duel->isMoving(); });
}

void Generator::ready(Duel& duel) { ready_.push_back(duel.slot); }

void Generator::send(Duel& duel, Clock::time_point due) {
  const Clock::time_point allowed = duel.allowedFrom();
  if (allowed <= Clock::now()) return duel.move(due);
  loop_.at(allowed, [this, slot = duel.slot] {
    if (measuring_ && duels_[slot]) duels_[slot]->move(Clock::now());
  });
}

void Generator::moved(Duel&, Clock::duration latency) {
  if (measuring_) meter_.add(latency);
}

void Generator::over(Duel& duel) {
  ++finished_;
  retire(duel);
}

void Generator::broken(Duel& duel) { retire(duel); }

void Generator::retire(Duel& duel) {
  ++vacant_;
  loop_.later([this, slot = duel.slot] {
    duels_[slot].reset();
    if (complaints_.count() == 0) fill(slot);
  });
}

}  // namespace sammel::load
