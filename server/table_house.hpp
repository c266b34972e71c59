// The house of tables: those in memory, which come from the journal when somebody wants them and go when nobody does.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>

#include "server/table/table.hpp"

namespace sammel {

// How much there is to do.
struct HouseVitals {
  std::size_t tables = 0;       // in memory
  std::size_t busy = 0;         // with something on its way to the disk
  std::size_t waiting = 0;      // tasks behind that
  std::size_t connections = 0;  // of people at tables
  std::size_t halted = 0;       // tables that cannot go on
};

class TableHouse {
 public:
  // `idleAfter`: until a table without visitors is dropped from memory.
  TableHouse(TableServices& services, std::chrono::milliseconds idleAfter)
      : services_(services), idleAfter_(idleAfter) {}
  ~TableHouse();
  TableHouse(const TableHouse&) = delete;
  TableHouse& operator=(const TableHouse&) = delete;

  std::shared_ptr<Table> table(const std::string& id);
  void open(Opening opening, std::function<void(Verdict)> done);
  void sweep();
  // No further commands.
  void stop();
  bool isBusy() const;  // something is on its way to the disk
  void sayGoodbye();    // to everybody

  // This table cannot go on, for this reason; or it can, if the reason is empty.
  void halt(const std::string& table, const std::string& why);
  std::size_t halted() const { return halted_.size(); }
  std::size_t size() const { return tables_.size(); }
  HouseVitals vitals() const;

 private:
  TableServices& services_;
  std::chrono::milliseconds idleAfter_;
  std::map<std::string, std::string> halted_;  // why, by table
  std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
};

}  // namespace sammel
