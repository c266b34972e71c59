// Where a journal is kept: plain blocking calls, used by one thread. See server/writer.hpp for the thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/journal.hpp"

namespace sammel {

// What became of each batch. Nothing: that cannot be told, because the database went away in the middle; `resolve`
// finds it out later.
using Outcomes = std::vector<std::optional<Stored>>;

class Store {
 public:
  virtual ~Store() = default;
  // Makes many batches durable in one go, each all or not at all.
  virtual Outcomes commit(std::span<const Batch> batches) = 0;
  // Once more the batches that nothing was known about: what is there already is durable, what is not is written.
  virtual Outcomes resolve(std::span<const Batch> batches) { return Outcomes(batches.size(), Stored::failed); }
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
