// A place for data that can be made full and empty again.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>

namespace sammel::crash {

class SmallDisk {
 public:
  virtual ~SmallDisk() = default;
  virtual const char* kind() const = 0;
  virtual void fill(pid_t server) = 0;
  virtual void free(pid_t server) = 0;
};

// A file system of its own in `folder` where that is permitted, else a limit on the size of the server's files.
std::unique_ptr<SmallDisk> makeSmallDisk(const std::filesystem::path& folder);

}  // namespace sammel::crash
