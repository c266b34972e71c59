// Files that users name on the command line. Troubles are Failures that say what is wrong with which file.
#pragma once

#include <string>

#include "cli/speech.hpp"
#include "engine/core/record.hpp"

namespace sammel {

std::string readFile(const std::string& path, const Speech& speech);
void writeFile(const std::string& path, const std::string& text, const Speech& speech);
Record readRecordFile(const std::string& path, const Speech& speech);

}  // namespace sammel
