#include "server/kept_key.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "server/private_files.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

constexpr mode_t onlyOwner = S_IRUSR | S_IWUSR;

class OpenFile {
 public:
  OpenFile(const std::filesystem::path& path, int how) : file_(::open(path.c_str(), how | O_CLOEXEC, onlyOwner)) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (file_ >= 0) ::close(file_);
  }
  bool isOpen() const { return file_ >= 0; }
  int number() const { return file_; }

 private:
  int file_;
};

std::optional<SigningKey> readKey(int file) {
  std::array<char, 128> chars{};
  const ssize_t size = ::read(file, chars.data(), chars.size());
  std::string_view text(chars.data(), size < 0 ? 0 : static_cast<std::size_t>(size));
  while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
  const std::optional<Seed> seed = digestFromHex(text);
  return seed ? std::optional(SigningKey::from(*seed)) : std::nullopt;
}

}  // namespace

std::optional<SigningKey> readKeptKey(const std::filesystem::path& path) {
  const OpenFile file(path, O_RDONLY);
  return file.isOpen() ? readKey(file.number()) : std::nullopt;
}

std::optional<SigningKey> keptKey(const std::filesystem::path& path, Language language, std::string& problem,
                                  const std::optional<SigningKey>& ifNone) {
  const std::string name = path.string();
  const OpenFile file(path, O_RDONLY);
  if (file.isOpen()) {
    (void)fchmod(file.number(), onlyOwner);  // as far as it is ours to change
    std::optional<SigningKey> key = readKey(file.number());
    if (key) return key;
    problem = either(language,
                     "In " + name +
                         " steht kein Schlüssel (64 Hexadezimalziffern). Stell die Datei aus einer Sicherung wieder "
                         "her, oder lösch sie: Dann unterschreibt der Server mit einem neuen Schlüssel.",
                     "There is no key (64 hexadecimal digits) in " + name +
                         ". Restore the file from a backup, or delete it: then the server signs with a new key.");
    return std::nullopt;
  }
  const int trouble = errno;
  if (trouble == ENOENT) {
    SigningKey key = ifNone ? *ifNone : SigningKey::fresh();
    if (writeDurably(path, toHex(key.seed()) + '\n')) return key;
  }
  const std::string why = std::strerror(trouble == ENOENT ? errno : trouble);
  problem = either(language,
                   "Der Schlüssel " + name + " lässt sich nicht lesen oder anlegen (" + why +
                       "). Gib dir die Rechte dazu, oder wähle mit --data einen anderen Ordner.",
                   "The key " + name + " cannot be read or made (" + why +
                       "). Give yourself the right to, or choose another folder with --data.");
  return std::nullopt;
}

}  // namespace sammel
