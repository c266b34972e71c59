#include "server/private_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

}  // namespace

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
