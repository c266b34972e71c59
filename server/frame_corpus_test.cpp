// What the fuzzer once found must never hurt again.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/fuzz/frame_fuzz.hpp"

namespace sammel::testing {
namespace {

TEST(FrameCorpus, DoesNoHarm) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(FRAME_CORPUS)) {
    SCOPED_TRACE(file.path().filename().string());
    std::ostringstream text;
    text << std::ifstream(file.path(), std::ios::binary).rdbuf();
    tryFrames(text.str());
    ++files;
  }
  EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace sammel::testing
