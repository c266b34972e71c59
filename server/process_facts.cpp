#include "server/process_facts.hpp"

#include <sys/resource.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

namespace sammel {
namespace {

std::string contentOf(const char* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// When the system was started, in seconds since 1970.
double bootTime() {
  std::istringstream lines(contentOf("/proc/stat"));
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("btime ")) return std::stod(line.substr(6));
  }
  return 0;
}

// The fields of proc(5), `stat`, from the third on: the name of the program, in brackets, may contain anything.
std::vector<double> statFields() {
  const std::string text = contentOf("/proc/self/stat");
  const std::size_t name = text.rfind(')');
  if (name == std::string::npos) return {};
  std::istringstream rest(text.substr(name + 1));
  std::string state;
  rest >> state;
  std::vector<double> fields{0};
  for (double field = 0; rest >> field;) fields.push_back(field);
  return fields;
}

double openFiles() {
  std::error_code error;
  double count = -1;  // the folder itself is open while we look
  for (std::filesystem::directory_iterator each("/proc/self/fd", error), end; !error && each != end;
       each.increment(error)) {
    ++count;
  }
  return count < 0 ? 0 : count;
}

}  // namespace

ProcessFacts processFacts() {
  constexpr std::size_t threads = 17, started = 19, virtualSize = 20, resident = 21;  // counted from the third as 0
  ProcessFacts facts;
  rusage used{};
  if (getrusage(RUSAGE_SELF, &used) == 0) {
    const auto seconds = [](const timeval& time) {
      return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    facts.cpuSeconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  }
  if (const std::vector<double> stat = statFields(); stat.size() > resident) {
    static const double boot = bootTime();
    facts.startTime = boot + stat[started] / static_cast<double>(sysconf(_SC_CLK_TCK));
    facts.threads = stat[threads];
    facts.virtualBytes = stat[virtualSize];
    facts.residentBytes = stat[resident] * static_cast<double>(sysconf(_SC_PAGESIZE));
  }
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0) facts.mostFiles = static_cast<double>(limit.rlim_cur);
  facts.openFiles = openFiles();
  return facts;
}

}  // namespace sammel
