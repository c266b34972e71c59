// Where a journal is kept: plain blocking calls, used by one thread. See server/writer.hpp for the thread.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "server/journal.hpp"

namespace sammel {

class Store {
 public:
  virtual ~Store() = default;
  // Makes many batches durable in one go, each all or not at all.
  virtual std::vector<Stored> commit(std::span<const Batch> batches) = 0;
  virtual Loaded load(const std::string& table) = 0;
  // Writes something of its own the way a batch is written.
  virtual StoreHealth check() = 0;
  // There was nothing to do for a while: time for what need not be done at once.
  virtual void rest() {}
};

}  // namespace sammel
