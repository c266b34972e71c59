// The file of a contest, `games.jsonl`: what is compared in the first line, then a line for every finished deal, in the
// order in which they were finished. Whatever was written is there after a crash, so a contest can go on where it was
// stopped.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "arena/deal.hpp"

namespace sammel::arena {

// Why a folder cannot be used.
class FolderError : public std::runtime_error {
 public:
  enum class Kind : std::uint8_t { notWritable, otherContest, inUse, damaged };
  FolderError(Kind kind, const std::string& file, const std::string& why = {})
      : std::runtime_error(file + ": " + why), kind_(kind), file_(file), why_(why) {}
  Kind kind() const { return kind_; }
  const std::string& file() const { return file_; }
  const std::string& why() const { return why_; }

 private:
  Kind kind_;
  std::string file_;
  std::string why_;
};

class Journal {
 public:
  // Makes the folder if there is none, and reads what was played so far. A last line that was torn off is dropped.
  Journal(const std::string& folder, const Contest& contest);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  const std::vector<Deal>& deals() const { return deals_; }
  void append(const Deal& deal);

 private:
  void write(const std::string& line);

  std::string file_;
  int descriptor_ = -1;
  std::vector<Deal> deals_;
};

void writeText(const std::string& file, const std::string& text);

}  // namespace sammel::arena
