#include "server/table/key_set.hpp"

#include <gtest/gtest.h>

#include <set>

namespace sammel {
namespace {

TEST(KeySet, HasWhatWasAdded) {
  KeySet keys;
  EXPECT_FALSE(keys.has("0:a"));
  std::set<std::string> added;
  for (int i = 0; i < 3000; ++i) {
    const std::string key = std::to_string(i % 3) + ':' + std::to_string(i * i % 2003);
    EXPECT_EQ(keys.has(key), added.contains(key)) << key;
    keys.add(key);
    added.insert(key);
    EXPECT_TRUE(keys.has(key)) << key;
    EXPECT_EQ(keys.size(), added.size());
  }
  for (const std::string& key : added) EXPECT_TRUE(keys.has(key)) << key;
  EXPECT_FALSE(keys.has("0:"));
  EXPECT_FALSE(keys.has("3:1"));
}

TEST(KeySet, DropsThoseThatStartAlike) {
  KeySet keys;
  for (int i = 0; i < 100; ++i) keys.add(std::to_string(i % 4) + ':' + std::to_string(i));
  keys.dropThoseThatStartWith("2:");
  EXPECT_EQ(keys.size(), 75U);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(keys.has(std::to_string(i % 4) + ':' + std::to_string(i)), i % 4 != 2) << i;
}

}  // namespace
}  // namespace sammel
