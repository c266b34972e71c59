#include "server/guests.hpp"

namespace sammel {
namespace {

constexpr std::int64_t rememberedFor = 3'600'000;  // milliseconds

bool isOwnMachine(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

}  // namespace

bool Guests::mayOpenTable(const std::string& address, std::int64_t now) {
  return isOwnMachine(address) || find(address, now).tables.take(limits_.tables, now);
}

bool Guests::mayVisit(const std::string& address, std::int64_t now) {
  return isOwnMachine(address) || find(address, now).visits.take(limits_.visits, now);
}

bool Guests::mayBringGame(const std::string& address, std::int64_t now) {
  return isOwnMachine(address) || find(address, now).histories.take(limits_.histories, now);
}

void Guests::sweep(std::int64_t now) {
  while (!guests_.empty() && now - guests_.back().seen > rememberedFor) {
    known_.erase(guests_.back().address);
    guests_.pop_back();
  }
}

Guests::Guest& Guests::find(const std::string& address, std::int64_t now) {
  if (const auto found = known_.find(address); found != known_.end()) {
    guests_.splice(guests_.begin(), guests_, found->second);
  } else {
    guests_.push_front({address, {}, {}, {}, now});
    known_.emplace(guests_.front().address, guests_.begin());
  }
  guests_.front().seen = now;
  if (guests_.size() > limits_.addresses) {
    known_.erase(guests_.back().address);
    guests_.pop_back();
  }
  return guests_.front();
}

}  // namespace sammel
