#include "tests/postgres/scratch_postgres.hpp"

#include <fcntl.h>
#include <pwd.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <thread>

#include "server/postgres.hpp"

namespace sammel::testing {
namespace {

using namespace std::chrono_literals;

[[noreturn]] void giveUp(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(1);
}

// Debian puts them where no path leads, a folder for each version.
std::filesystem::path findPrograms() {
  std::vector<std::filesystem::path> found;
  std::error_code error;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", error)) {
    if (std::filesystem::exists(version.path() / "bin/initdb")) found.push_back(version.path() / "bin");
  }
  if (found.empty()) giveUp("There is no PostgreSQL server here. ./test installs it; its Debian name is postgresql.");
  return *std::max_element(found.begin(), found.end());
}

// PostgreSQL refuses to run as root.
const passwd* somebodyElse() {
  if (::getuid() != 0) return nullptr;
  const passwd* user = ::getpwnam("postgres");
  return user != nullptr ? user : ::getpwnam("nobody");
}

pid_t begin(const std::filesystem::path& program, std::vector<std::string> arguments,
            const std::filesystem::path& log) {
  const passwd* user = somebodyElse();
  arguments.insert(arguments.begin(), program.string());
  std::vector<char*> texts;
  texts.reserve(arguments.size() + 1);
  for (std::string& each : arguments) texts.push_back(each.data());
  texts.push_back(nullptr);
  const pid_t parent = ::getpid();
  const pid_t process = ::fork();
  if (process != 0) return process;
  const int output = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
  ::dup2(output, STDOUT_FILENO);
  ::dup2(output, STDERR_FILENO);
  if (user != nullptr && (::setgid(user->pw_gid) != 0 || ::setuid(user->pw_uid) != 0)) ::_exit(126);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // it does not outlive its test
  if (::getppid() != parent) ::_exit(126);
  if (::chdir("/") != 0) ::_exit(126);
  ::execv(texts[0], texts.data());
  ::_exit(127);
}

int endOf(pid_t process) {
  int status = 0;
  while (::waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string contentOf(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

ScratchPostgres::ScratchPostgres(Durability durability) : programs_(findPrograms()), durability_(durability) {
  std::string pattern = (std::filesystem::temp_directory_path() / "sammelsurium-pg-XXXXXX").string();
  folder_ = ::mkdtemp(pattern.data());
  const passwd* user = somebodyElse();
  if (user != nullptr && ::chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0) giveUp("chown fails");
  const std::filesystem::path log = folder_ / "initdb.log";
  const pid_t making = begin(programs_ / "initdb",
                             {"-D", folder_ / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C",
                              "--no-sync", "--no-instructions"},
                             log);
  if (endOf(making) != 0) giveUp("initdb fails: " + contentOf(log));
  start();
}

ScratchPostgres::~ScratchPostgres() {
  kill();
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::string ScratchPostgres::addressOf(const std::string& database) const {
  return "postgresql:///" + database + "?user=postgres&host=" + folder_.string();
}

std::string ScratchPostgres::freshDatabase() {
  const std::string name = "house" + std::to_string(++databases_);
  ask(addressOf("postgres"), "CREATE DATABASE " + name);
  return addressOf(name);
}

void ScratchPostgres::start() {
  const std::string flush = durability_ == Durability::real ? "on" : "off";
  const std::vector<std::string> arguments{"-D", folder_ / "data",      "-k", folder_,
                                           "-c", "listen_addresses=",   "-c", "fsync=" + flush,
                                           "-c", "shared_buffers=16MB", "-c", "max_wal_size=64MB",
                                           "-c", "autovacuum=off"};
  const auto deadline = std::chrono::steady_clock::now() + 60s;
  for (process_ = -1; std::chrono::steady_clock::now() < deadline;) {
    // One that was killed may still be letting go of its memory; then it ends at once and is tried again.
    if (process_ < 0 || ::waitpid(process_, nullptr, WNOHANG) == process_) {
      process_ = begin(programs_ / "postgres", arguments, folder_ / "log");
    }
    postgres::Trouble trouble;
    if (postgres::Connection::open(addressOf("postgres"), 1000ms, trouble)) return;
    std::this_thread::sleep_for(20ms);
  }
  giveUp("PostgreSQL does not start: " + contentOf(folder_ / "log"));
}

std::vector<pid_t> ScratchPostgres::processes() const {
  std::vector<pid_t> all{process_};
  std::ifstream children("/proc/" + std::to_string(process_) + "/task/" + std::to_string(process_) + "/children");
  for (pid_t child = 0; children >> child;) all.push_back(child);
  return all;
}

void ScratchPostgres::stop() {
  if (process_ <= 0) return;
  ::kill(process_, SIGINT);  // a fast shutdown
  endOf(process_);
  process_ = -1;
}

void ScratchPostgres::kill() {
  if (process_ <= 0) return;
  for (const pid_t each : processes()) ::kill(each, SIGKILL);
  endOf(process_);
  process_ = -1;
}

void ScratchPostgres::suspend() {
  for (const pid_t each : processes()) ::kill(each, SIGSTOP);
}
void ScratchPostgres::goOn() {
  for (const pid_t each : processes()) ::kill(each, SIGCONT);
}

std::vector<std::string> ask(const std::string& address, const std::string& sql) {
  postgres::Trouble trouble;
  const auto connection = postgres::Connection::open(address, 20s, trouble);
  if (!connection) giveUp(trouble.text);
  const postgres::Answers answers = connection->run({{sql.c_str()}});
  if (!answers.areFine()) giveUp(sql + ": " + answers.trouble->text);
  std::vector<std::string> column;
  column.reserve(static_cast<std::size_t>(answers.results[0].rows()));
  for (int i = 0; i < answers.results[0].rows(); ++i) column.push_back(answers.results[0].text(i, 0));
  return column;
}

}  // namespace sammel::testing
