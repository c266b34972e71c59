// One record through everything that reads records: for the fuzzer, and for the tests that run the kept corpus and
// changed golden records.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "cli/commands.hpp"
#include "cli/fake_terminal.hpp"
#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"

// What the page calls, from engine/wasm/exports.cpp.
extern "C" {
const char* answerData();
std::size_t answerSize();
void verifyText(const char* data, std::size_t size, int language);
int openReplay(const char* data, std::size_t size, int language);
void closeReplay(int handle);
void position(int handle, int viewer, int move);
void story(int handle, int viewer);
int moves(int handle, int viewer);
int actionsAt(int handle, int viewer, int move);
void stateHash(int handle);
}

namespace sammel {

inline void require(bool holds) {
  if (!holds) std::abort();
}

// What can be read is written back alike, and every finding has words.
inline std::optional<Record> tryReading(std::string_view text) {
  RecordError error;
  std::optional<Record> record = readRecord(text, error);
  const Phrasebook book({recordPhrases()});
  if (!record) {
    require(!book.render(error.reason, Language::en, {}, Viewer::spectator()).empty());
    return record;
  }
  if (record->form == RecordForm::attested) require(record->attestation.has_value());
  const std::string written = writeRecord(*record);
  const std::optional<Record> again = readRecord(written, error);
  require(again && again->isIntact && writeRecord(*again) == written);
  for (const Message& finding : verify(*record, versions())) {
    require(!book.render(finding, Language::de, record->names, Viewer::spectator()).empty());
  }
  return record;
}

// A command either does its work or fails with a sentence.
template <class Command>
void tryCommand(Command command) {
  try {
    command();
  } catch (const Failure& failure) {
    require(*failure.what() != '\0');
  }
}

// The terminal's `verify`, `replay` and `review`. Long games are watched only in part, because each move is played from
// the start; and only games of Bauab, where bots think fast, are reviewed.
inline void tryCommands(const Record& record) {
  const Speech german(Language::de);
  const Speech english(Language::en);
  constexpr std::size_t fewActions = 24;
  const bool isShort = record.entries.size() <= fewActions;
  for (const int viewer : {0, 1, 2, -1}) {
    tryCommand([&] {
      FakeTerminal terminal(false, {"", "q"});
      const ReplayRequest request{.file = {}, .seat = std::max(viewer, 0), .all = viewer < 0, .step = !isShort};
      (void)replayRecord(terminal, viewer == 0 ? german : english, record, request);
    });
  }
  tryCommand([&] {
    FakeTerminal terminal(false, {});
    (void)verifyRecord(terminal, german, record, std::string());
    (void)verifyRecord(terminal, english, record, std::string(64, '0'));
  });
  if (record.game != "bauab") return;
  tryCommand([&] {
    FakeTerminal terminal(false, {});
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> nowhere(std::fopen("/dev/null", "w"), &std::fclose);
    require(nowhere != nullptr);
    const ReviewRequest request{.file = "file", .level = "1/2000", .moves = 3, .json = false};
    (void)reviewRecord(terminal, english, record, request, nowhere.get());
  });
}

// What the page does with a file.
inline void tryPage(std::string_view text, std::size_t actions) {
  verifyText(text.data(), text.size(), 0);
  require(answerSize() > 0 && *answerData() == '{');
  const int handle = openReplay(text.data(), text.size(), 1);
  require(answerSize() > 0);
  if (handle == 0) return;
  constexpr std::size_t manyActions = 200;
  for (int viewer = -1; viewer <= maxSeats; ++viewer) {
    if (actions > manyActions && viewer > 0) break;
    story(handle, viewer);
    const int last = moves(handle, viewer);
    for (const int move : {0, last, last + 1}) {
      position(handle, viewer, move);
      require(static_cast<std::size_t>(actionsAt(handle, viewer, move)) <= actions);
    }
  }
  stateHash(handle);
  closeReplay(handle);
  story(handle, -1);
  require(answerSize() == 0);
}

inline void tryRecord(std::string_view text) {
  const std::optional<Record> record = tryReading(text);
  if (record) tryCommands(*record);
  tryPage(text, record ? record->entries.size() : 0);
}

}  // namespace sammel
