// Where a journal is kept: plain blocking calls, used by one thread. See server/writer.hpp for the thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/journal.hpp"

namespace sammel {

// What became of each batch. Nothing: that cannot be told yet, because the database is away; the same batch has to be
// committed again, and nobody may be told anything before.
using Outcomes = std::vector<std::optional<Stored>>;

class Store {
 public:
  virtual ~Store() = default;
  // Makes many batches durable in one go, each all or not at all, and never twice.
  virtual Outcomes commit(std::span<const Batch> batches) = 0;
  virtual Loaded load(const std::string& table) = 0;
  // Writes something of its own the way a batch is written.
  virtual StoreHealth check() = 0;
  // There was nothing to do for a while: time for what need not be done at once.
  virtual void rest() {}
  // Takes whole tables away, all of them or none.
  virtual Stored remove(std::span<const std::string> tables) = 0;
};

inline Stored storedOf(StoreTrouble trouble) {
  switch (trouble) {
    case StoreTrouble::none: return Stored::durable;
    case StoreTrouble::full: return Stored::full;
    case StoreTrouble::gone:
    case StoreTrouble::replaced:
    case StoreTrouble::damaged: return Stored::unsafe;
    default: return Stored::failed;
  }
}

}  // namespace sammel
