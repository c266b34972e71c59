#include "tests/crash/small_disk.hpp"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string>

namespace sammel::crash {
namespace {

// Mounts into a name space of this process, so that nothing is left behind on the machine.
bool mountInOwnNamespace(const std::filesystem::path& folder) {
  const uid_t user = ::getuid();
  const gid_t group = ::getgid();
  if (::unshare(CLONE_NEWNS) != 0) {
    if (::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) return false;
    std::ofstream("/proc/self/setgroups") << "deny";
    std::ofstream("/proc/self/uid_map") << "0 " << user << " 1";
    std::ofstream("/proc/self/gid_map") << "0 " << group << " 1";
  }
  return ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("sammelsurium-test", folder.c_str(), "tmpfs", 0, "size=12m") == 0;
}

class OwnFileSystem final : public SmallDisk {
 public:
  explicit OwnFileSystem(const std::filesystem::path& folder) : folder_(folder), filler_(folder / "filler") {}
  ~OwnFileSystem() override { ::umount2(folder_.c_str(), MNT_DETACH); }
  const char* kind() const override { return "a file system of 12 MB"; }

  void fill(pid_t) override {
    const int file = ::open(filler_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const std::array<char, 4096> page{};
    while (::write(file, page.data(), page.size()) > 0) continue;
    ::close(file);
  }
  void free(pid_t) override { std::filesystem::remove(filler_); }

 private:
  std::filesystem::path folder_;
  std::filesystem::path filler_;
};

class LimitOfFileSize final : public SmallDisk {
 public:
  explicit LimitOfFileSize(const std::filesystem::path& folder) : folder_(folder) {}
  const char* kind() const override { return "a limit on the size of files"; }

  void fill(pid_t server) override {
    std::uintmax_t largest = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder_)) {
      if (file.is_regular_file()) largest = std::max(largest, file.file_size());
    }
    limit(server, largest);
  }
  void free(pid_t server) override { limit(server, RLIM_INFINITY); }

 private:
  static void limit(pid_t server, rlim_t bytes) {
    const rlimit limit{.rlim_cur = bytes, .rlim_max = RLIM_INFINITY};
    ::prlimit(server, RLIMIT_FSIZE, &limit, nullptr);
  }
  std::filesystem::path folder_;
};

}  // namespace

std::unique_ptr<SmallDisk> makeSmallDisk(const std::filesystem::path& folder) {
  if (mountInOwnNamespace(folder)) return std::make_unique<OwnFileSystem>(folder);
  return std::make_unique<LimitOfFileSize>(folder);
}

}  // namespace sammel::crash
