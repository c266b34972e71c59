// A PostgreSQL for tests: made in a second, reachable only through a socket in its own folder, gone with the test.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace sammel::testing {

class ScratchPostgres {
 public:
  enum class Durability { none, real };  // real: it flushes, so that it can be killed
  // Ends the test program with a sentence if PostgreSQL's server is not installed.
  explicit ScratchPostgres(Durability durability = Durability::none);
  ~ScratchPostgres();
  ScratchPostgres(const ScratchPostgres&) = delete;
  ScratchPostgres& operator=(const ScratchPostgres&) = delete;

  // The address of a new, empty database.
  std::string freshDatabase();
  std::string addressOf(const std::string& database) const;
  const std::filesystem::path& folder() const { return folder_; }

  void start();    // and waits until it answers
  void stop();     // as its host would
  void kill();     // all of it at once, with SIGKILL
  void suspend();  // it hangs
  void goOn();

 private:
  std::vector<pid_t> processes() const;

  std::filesystem::path programs_;
  std::filesystem::path folder_;
  Durability durability_;
  pid_t process_ = -1;
  int databases_ = 0;
};

// Runs one statement and gives the first column of its answer.
std::vector<std::string> ask(const std::string& address, const std::string& sql);

}  // namespace sammel::testing
