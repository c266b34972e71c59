#include "server/private_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <string>
#include <system_error>

namespace sammel {
namespace {

constexpr mode_t othersBits = 077;

void closeToOthers(const std::filesystem::path& path, mode_t wanted, const std::function<void(std::string_view)>& log) {
  struct stat status{};
  if (::stat(path.c_str(), &status) != 0 || (status.st_mode & othersBits) == 0) return;
  if (::chmod(path.c_str(), wanted) == 0) {
    log(path.string() + " could be read by others on this machine; now only by you.");
  } else {
    log(path.string() +
        " can be read by others on this machine, and its rights cannot be changed. Run: chmod go= " + path.string());
  }
}

bool writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool flushFolder(const std::filesystem::path& folder) {
  const int file = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const bool isFlushed = file >= 0 && ::fsync(file) == 0;
  if (file >= 0) ::close(file);
  return isFlushed;
}

}  // namespace

bool writeDurably(const std::filesystem::path& file, std::string_view text) {
  std::filesystem::path draft = file;
  draft += ".new";
  const int open = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (open < 0) return false;
  const bool isWritten = ::fchmod(open, S_IRUSR | S_IWUSR) == 0 && writeAll(open, text) && ::fsync(open) == 0;
  ::close(open);
  return isWritten && std::rename(draft.c_str(), file.c_str()) == 0 && flushFolder(file.parent_path());
}

void createPrivately(const std::filesystem::path& file) {
  const int created = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
  if (created >= 0) ::close(created);
}

void keepPrivate(const std::filesystem::path& folder, const std::function<void(std::string_view)>& log) {
  bool isOursAlone = true;
  std::error_code error;
  for (std::filesystem::directory_iterator each(folder, error), end; !error && each != end; each.increment(error)) {
    const std::filesystem::file_status status = each->symlink_status(error);
    if (std::filesystem::is_directory(status)) isOursAlone = false;
    const bool isOurs = each->path().filename().string().starts_with("sammelsurium.");
    if (isOurs && std::filesystem::is_regular_file(status)) closeToOthers(each->path(), S_IRUSR | S_IWUSR, log);
  }
  if (isOursAlone) closeToOthers(folder, S_IRWXU, log);
}

}  // namespace sammel
