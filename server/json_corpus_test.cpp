// What comes from outside is JSON of all kinds; none of it does harm.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/fuzz/json_fuzz.hpp"

namespace sammel {
namespace {

TEST(JsonCorpus, DoesNoHarm) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(JSON_CORPUS)) {
    std::ostringstream text;
    text << std::ifstream(file.path(), std::ios::binary).rdbuf();
    for (std::size_t size = 0; size <= text.str().size(); ++size) testing::tryJson(text.str().substr(0, size));
    ++files;
  }
  EXPECT_GT(files, 0);
}

}  // namespace
}  // namespace sammel
