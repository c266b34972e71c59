// Files that users name on the command line. Troubles are Failures that say what is wrong with which file.
#pragma once

#include <memory>
#include <string>

#include "cli/speech.hpp"
#include "engine/core/record.hpp"

namespace sammel {

std::string readFile(const std::string& path, const Speech& speech);
void writeFile(const std::string& path, const std::string& text, const Speech& speech);
// Whether a file can be written there, before there is anything to lose. A Failure if not.
void expectWritable(const std::string& path, const Speech& speech);
Record readRecordFile(const std::string& path, const Speech& speech);
// Plays a record again; a Failure says at which action it goes against the rules.
std::unique_ptr<Play> playAgain(const Record& record, const Speech& speech);

}  // namespace sammel
