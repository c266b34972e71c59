#include "cli/files.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

struct Close {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

[[noreturn]] void fail(const Speech& speech, std::string_view key, const std::string& path) {
  throw Failure(speech(key, {{"file", path}, {"why", std::strerror(errno)}}));
}

}  // namespace

std::string readFile(const std::string& path, const Speech& speech) {
  const File file(std::fopen(path.c_str(), "rb"));
  if (!file) fail(speech, "cli.file.read", path);
  std::string text;
  std::array<char, 16384> chunk{};
  while (std::feof(file.get()) == 0 && text.size() <= longestRecord) {  // readRecord refuses what is longer
    text.append(chunk.data(), std::fread(chunk.data(), 1, chunk.size(), file.get()));
    if (std::ferror(file.get()) != 0) fail(speech, "cli.file.read", path);
  }
  return text;
}

void writeFile(const std::string& path, const std::string& text, const Speech& speech) {
  File file(std::fopen(path.c_str(), "wb"));
  if (!file || std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
      std::fclose(file.release()) != 0) {
    fail(speech, "cli.file.write", path);
  }
}

void expectWritable(const std::string& path, const Speech& speech) {
  std::error_code error;
  const bool isThere = std::filesystem::exists(path, error);
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  const std::string tried = isThere ? path : folder.empty() ? "." : folder.string();
  errno = 0;
  if (isThere && std::filesystem::is_directory(path, error)) errno = EISDIR;
  if (errno != 0 || access(tried.c_str(), W_OK) != 0) fail(speech, "cli.file.write", path);
}

Record readRecordFile(const std::string& path, const Speech& speech) {
  RecordError error;
  const std::optional<Record> record = readRecord(readFile(path, speech), error);
  if (!record) {
    const Phrasebook book({recordPhrases()});
    throw Failure(path + ": " + book.render(error.reason, speech.language(), {}, Viewer::spectator()));
  }
  return *record;
}

std::unique_ptr<Play> playAgain(const Record& record, const Speech& speech) {
  Verdict refusal;
  std::unique_ptr<Play> play = replay(record, versions(), refusal);
  if (refusal.isFine()) return play;
  const AnyGame* game = findGame(record.game);
  const Phrasebook book({recordPhrases(), game == nullptr ? corePhrases() : game->phrases()});
  if (!play) throw Failure(book.render(refusal.reason(), speech.language(), record.names, Viewer::spectator()));
  throw Failure(speech("cli.replay.broken",
                       {{"n", std::to_string(play->entries().size() + 1)},
                        {"why", book.render(refusal, speech.language(), record.names, Viewer::spectator())}}));
}

}  // namespace sammel
