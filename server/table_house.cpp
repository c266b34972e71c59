#include "server/table_house.hpp"

#include <algorithm>

namespace sammel {

// Answers of the journal that are still on their way keep their tables alive, but what these need goes with the house.
TableHouse::~TableHouse() {
  for (const auto& [id, table] : tables_) table->retire();
}

std::shared_ptr<Table> TableHouse::table(const std::string& id) {
  std::shared_ptr<Table>& cached = tables_[id];
  if (!cached || (!cached->isUsable() && cached->isIdle())) cached = Table::load(services_, id);
  return cached;
}

void TableHouse::open(Opening opening, std::function<void(Verdict)> done) {
  const std::string id = opening.state().head().id;
  tables_[id] = Table::open(services_, std::move(opening), std::move(done));
}

void TableHouse::sweep() {
  const std::int64_t now = services_.surroundings.now();
  std::erase_if(tables_, [&](const auto& entry) {
    const Table& table = *entry.second;
    return table.isIdle() && (!table.isUsable() || now - table.lastUse() >= idleAfter_.count());
  });
}

void TableHouse::stop() {
  services_.stopping = true;
  *services_.stopThinking = true;
}

bool TableHouse::isBusy() const {
  return std::any_of(tables_.begin(), tables_.end(), [](const auto& entry) { return entry.second->isBusy(); });
}

HouseVitals TableHouse::vitals() const {
  HouseVitals vitals{.tables = tables_.size(), .halted = halted_.size()};
  for (const auto& [id, table] : tables_) {
    vitals.busy += table->isBusy() ? 1 : 0;
    vitals.waiting += table->waiting();
    vitals.connections += table->connections();
  }
  return vitals;
}

void TableHouse::sayGoodbye() {
  for (const auto& [id, table] : tables_) {
    table->forEachConnection([](Connection& connection) {
      connection.send(protocol::ByeFrame{});
      connection.close(closing::goingAway, "the server stops");
    });
  }
}

// Whoever keeps asking for a table must not fill the log.
void TableHouse::halt(const std::string& table, const std::string& why) {
  constexpr std::size_t mostKnown = 10'000;
  if (why.empty()) {
    halted_.erase(table);
    return;
  }
  const auto known = halted_.find(table);
  if (known != halted_.end() ? known->second == why : halted_.size() >= mostKnown) return;
  halted_[table] = why;
  services_.log({LogLevel::error, why, {{"table", table}}});
}

}  // namespace sammel
