// One record for the fuzzer, and for the test that runs the kept corpus.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>

#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"

namespace sammel {

inline void tryRecord(std::string_view text) {
  RecordError error;
  const std::optional<Record> record = readRecord(text, error);
  const Phrasebook book({recordPhrases()});
  if (!record) {
    if (book.render(error.reason, Language::en, {}, Viewer::spectator()).empty()) std::abort();
    return;
  }
  const std::string written = writeRecord(*record);
  const std::optional<Record> again = readRecord(written, error);
  if (!again || writeRecord(*again) != written) std::abort();
  for (const Message& finding : verify(*record, games())) {
    if (book.render(finding, Language::de, record->names, Viewer::spectator()).empty()) std::abort();
  }
}

}  // namespace sammel
