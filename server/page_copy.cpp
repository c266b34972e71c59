#include "server/page_copy.hpp"

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <system_error>
#include <vector>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

namespace fs = std::filesystem;

// Lists what we wrote, so that a newer copy knows what it may remove.
constexpr const char* listName = "sammelsurium-page.txt";
constexpr std::string_view listTitle = "A copy of the page of Sammelsurium. Its files:";

std::map<std::string, std::string> filesOf(std::span<const Asset> assets) {
  std::map<std::string, std::string> files;
  for (const Asset& asset : assets) files.emplace(asset.path.substr(1), asset.bytes);
  const std::string page = files["index.html"];
  std::vector<std::string> addresses{"404.html", "replay/index.html", "notices/index.html", "statistics/index.html"};
  for (const AnyGame* game : games()) {
    for (const char* kind : {"game/", "rules/"})
      addresses.push_back(kind + std::string(game->facts().id) + "/index.html");
  }
  for (const std::string& address : addresses) files[address] = page;
  return files;
}

// Of an older copy. Nothing if there is none; what leads out of the folder is none of ours.
std::set<std::string> listedIn(const fs::path& folder) {
  std::ifstream list(folder / listName);
  std::set<std::string> files;
  std::string line;
  if (!std::getline(list, line) || line != listTitle) return files;
  files.insert(listName);
  while (std::getline(list, line)) {
    const fs::path path(line);
    const bool leadsOut = path.is_absolute() || std::ranges::find(path, "..") != path.end();
    if (!line.empty() && !leadsOut) files.insert(line);
  }
  return files;
}

bool write(const fs::path& file, std::string_view bytes, std::string& why) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  errno = 0;
  std::ofstream out(file, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (out) return true;
  why = error ? error.message() : std::generic_category().message(errno);
  return false;
}

}  // namespace

PageCopy copyPage(std::span<const Asset> assets, const fs::path& folder) {
  using Trouble = PageCopy::Trouble;
  PageCopy copy;
  if (findAsset(assets, "/index.html") == nullptr) return {Trouble::notBuilt, folder, {}};
  std::error_code error;
  const std::set<std::string> before = listedIn(folder);
  const bool isFree = !before.empty() || !fs::exists(folder, error) || fs::is_empty(folder, error);
  if (error) return {Trouble::cannotWrite, folder, error.message()};
  if (!isFree) return {Trouble::notEmpty, folder, {}};

  const std::map<std::string, std::string> files = filesOf(assets);
  std::string list(listTitle);
  for (const auto& [name, bytes] : files) (list += '\n') += name;
  // First, with what was there before, so that a copy that breaks off in the middle is still known as one.
  std::string listOfBoth = list;
  for (const std::string& name : before) (listOfBoth += '\n') += name;
  if (!write(folder / listName, listOfBoth, copy.why)) return {Trouble::cannotWrite, folder / listName, copy.why};
  for (const auto& [name, bytes] : files) {
    if (!write(folder / name, bytes, copy.why)) return {Trouble::cannotWrite, folder / name, copy.why};
    ++copy.files;
    copy.bytes += bytes.size();
  }
  for (const std::string& name : before) {
    if (!files.contains(name) && name != listName) fs::remove(folder / name, error);
  }
  if (!write(folder / listName, list + "\n", copy.why)) return {Trouble::cannotWrite, folder / listName, copy.why};
  return copy;
}

}  // namespace sammel
