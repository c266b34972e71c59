// A copy of the page in a folder, for web hosts without this server.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "server/assets.hpp"

namespace sammel {

struct PageCopy {
  enum class Trouble { none, notBuilt, notEmpty, cannotWrite };
  Trouble trouble = Trouble::none;
  std::filesystem::path where;  // of the trouble
  std::string why;              // in the words of the system; only if something cannot be written
  int files = 0;
  std::uintmax_t bytes = 0;
};

// The folder is new, empty or has an older copy in it, whose files that are no longer needed are removed. Every address
// of the page that can be known beforehand has a file, and 404.html stands for the others, as many hosts have it.
PageCopy copyPage(std::span<const Asset> assets, const std::filesystem::path& folder);

}  // namespace sammel
