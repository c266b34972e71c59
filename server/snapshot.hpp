// A house as it stands at one moment, to be read as a whole: for moving it, backing it up and looking at all of it.
// Servers may go on using it meanwhile.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/message.hpp"
#include "server/journal.hpp"
#include "server/signing_key.hpp"

namespace sammel {

class Snapshot {
 public:
  virtual ~Snapshot() = default;
  // In the order of their ids; nothing if they cannot be read. With those that are known to be lost.
  virtual std::optional<std::vector<std::string>> tables() = 0;
  virtual Loaded load(const std::string& table) = 0;
  virtual std::optional<SigningKey> key() = 0;
  // What is wrong with the database as a whole, in its own words; empty if nothing is known to be.
  virtual std::string unsound() { return {}; }
  // Copies all of it, whatever is wrong with it, into a new file that needs nothing beside it. Empty, or what is in the
  // way; nothing if it has no pages that could be copied.
  virtual std::optional<std::string> copyPages(const std::filesystem::path& file) {
    (void)file;
    return std::nullopt;
  }
};

enum class Others : std::uint8_t { mayWrite, mayNot };

// Of a data folder, a PostgreSQL database or the file of a backup. Null, with a sentence, if there is no house to be
// read, or others use it although they may not.
std::unique_ptr<Snapshot> openSnapshot(const std::string& data, Others others, Language language, std::string& problem);

}  // namespace sammel
