// What the fuzzer once found must never hurt again.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/fuzz/record_fuzz.hpp"

namespace sammel {
namespace {

TEST(RecordCorpus, DoesNoHarm) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(RECORD_CORPUS)) {
    SCOPED_TRACE(file.path().filename().string());
    std::ostringstream text;
    text << std::ifstream(file.path(), std::ios::binary).rdbuf();
    tryRecord(text.str());
    ++files;
  }
  EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace sammel
