#include "arena/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "engine/core/read_json.hpp"

namespace sammel::arena {
namespace {

using Kind = FolderError::Kind;

[[noreturn]] void failed(const std::string& file) { throw FolderError(Kind::notWritable, file, std::strerror(errno)); }

std::string contentOf(int descriptor, const std::string& file) {
  std::string text;
  std::array<char, 65536> chunk{};
  for (;;) {
    const ssize_t size = ::read(descriptor, chunk.data(), chunk.size());
    if (size < 0 && errno != EINTR) failed(file);
    if (size == 0) return text;
    if (size > 0) text.append(chunk.data(), static_cast<std::size_t>(size));
  }
}

void writeAll(int descriptor, std::string_view text, const std::string& file) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno != EINTR) failed(file);
    text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
  }
}

// A line can be good JSON and still not be a deal of this match.
bool fits(const Deal& deal, const Contest& contest, std::size_t seats) {
  const std::size_t bots = contest.bots.size();
  const auto isBelow = [](std::size_t end) {
    return [end](std::int8_t number) { return number >= 0 && static_cast<std::size_t>(number) < end; };
  };
  if (deal.number < 0 || deal.games.size() != bots || deal.thinking.size() != bots) return false;
  const bool fitForfeits = std::all_of(deal.forfeits.begin(), deal.forfeits.end(), [&](const Forfeit& forfeit) {
    return isBelow(bots)(forfeit.game) && isBelow(seats)(forfeit.seat) &&
           deal.games[static_cast<std::size_t>(forfeit.game)].hasLost(static_cast<std::size_t>(forfeit.seat));
  });
  return fitForfeits && std::all_of(deal.games.begin(), deal.games.end(), [&](const Game& game) {
           const bool hasPoints = game.points.size() == seats || (game.points.empty() && !game.lost.empty());
           return game.bots.size() == seats && game.ranks.size() == seats && hasPoints &&
                  std::all_of(game.lost.begin(), game.lost.end(), isBelow(seats)) &&
                  std::all_of(game.bots.begin(), game.bots.end(), isBelow(bots));
         });
}

}  // namespace

Journal::Journal(const std::string& folder, const Contest& contest) : file_(folder + "/games.jsonl") {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw FolderError(Kind::notWritable, folder, error.message());
  descriptor_ = ::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0) failed(file_);
  try {
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) throw FolderError(Kind::inUse, folder);
    const std::string text = contentOf(descriptor_, file_);
    const auto seats = static_cast<std::size_t>(contest.seats());
    std::size_t at = 0;
    for (std::size_t number = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1, ++number) {
      const std::string_view line = std::string_view(text).substr(at, end - at);
      if (number == 0) {
        if (line != contest.text()) throw FolderError(Kind::otherContest, folder);
        continue;
      }
      Deal deal;
      if (!readJson(line, deal).isFine() || !fits(deal, contest, seats)) {
        throw FolderError(Kind::damaged, file_, std::to_string(number + 1));
      }
      deals_.push_back(deal);
    }
    // What follows the last line end was being written when the program was stopped. A first line is no exception, but
    // then the file might also be something else altogether.
    if (at == 0 && !(contest.text() + "\n").starts_with(text)) throw FolderError(Kind::otherContest, folder);
    if (::ftruncate(descriptor_, static_cast<off_t>(at)) != 0) failed(file_);
    if (::lseek(descriptor_, 0, SEEK_END) < 0) failed(file_);
    if (at == 0) write(contest.text());
  } catch (...) {
    ::close(descriptor_);
    throw;
  }
}

Journal::~Journal() { ::close(descriptor_); }

void Journal::append(const Deal& deal) {
  Json json;
  json.value(deal);
  write(json.take());
}

void Journal::write(const std::string& line) { writeAll(descriptor_, line + "\n", file_); }

void writeText(const std::string& file, const std::string& text) {
  const std::string draft = file + ".new";
  const int descriptor = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor < 0) failed(draft);
  try {
    writeAll(descriptor, text, draft);
  } catch (...) {
    ::close(descriptor);
    throw;
  }
  if (::close(descriptor) != 0 || std::rename(draft.c_str(), file.c_str()) != 0) failed(file);
}

}  // namespace sammel::arena
