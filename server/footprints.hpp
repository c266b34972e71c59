// Whether the files that we have open are still the ones that a restart would find: a file that was deleted, replaced
// or written to by somebody else must not swallow what we acknowledge.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>
#include <vector>

namespace sammel {

enum class Trace : std::uint8_t {
  same,
  changed,   // somebody else has written to a file
  replaced,  // another file has its name
  gone,
};

class Footprints {
 public:
  explicit Footprints(std::vector<std::filesystem::path> files) : files_(std::move(files)), seen_(files_.size()) {}
  void remember();  // after every write of our own
  Trace compare() const;

 private:
  struct Print {
    dev_t device = 0;
    ino_t number = 0;
    off_t size = 0;
    timespec written{};
  };
  static std::optional<Print> printOf(const std::filesystem::path& file);

  std::vector<std::filesystem::path> files_;
  std::vector<std::optional<Print>> seen_;
};

}  // namespace sammel
