// Games that were recorded once must come out the same for ever.
#include "tests/golden/golden.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/core/record.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::string contentsOf(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

TEST(GoldenRecords, ComeOutTheSame) {
  for (const auto& file : std::filesystem::directory_iterator(GOLDEN_RECORDS)) {
    SCOPED_TRACE(file.path().filename().string());
    const std::string text = contentsOf(file.path());
    RecordError error;
    const std::optional<Record> record = readRecord(text, error);
    ASSERT_TRUE(record) << "line " << error.line;
    EXPECT_EQ(writeRecord(*record), text);
    for (const Message& finding : verify(*record, versions())) {
      ADD_FAILURE() << Phrasebook({recordPhrases()}).render(finding, Language::en, record->names, Viewer::spectator());
    }
  }
}

Record recordIn(const std::filesystem::path& file) {
  RecordError error;
  return readRecord(contentsOf(file), error).value_or(Record());
}

TEST(GoldenRecords, CoverEveryVariant) {
  std::set<std::string> expected;
  for (const AnyGame* game : games()) {
    for (const std::string& options : goldenVariants(*game)) expected.insert(goldenName(*game, options));
  }
  std::set<std::string> found;
  for (const auto& file : std::filesystem::directory_iterator(GOLDEN_RECORDS)) {
    const Record record = recordIn(file.path());
    const AnyGame* game = findGame(record.game, record.rulesVersion);
    if (game == nullptr || !earlierRules(game->facts())) found.insert(file.path().filename().string());
  }
  EXPECT_EQ(found, expected);
}

// Games of their time that would have gone otherwise by the rules of today.
TEST(GoldenRecords, ShowWhatRulesOfBeforeDidOtherwise) {
  std::set<const AnyGame*> shown;
  for (const auto& file : std::filesystem::directory_iterator(GOLDEN_RECORDS)) {
    SCOPED_TRACE(file.path().filename().string());
    Record record = recordIn(file.path());
    const AnyGame* game = findGame(record.game, record.rulesVersion);
    if (game == nullptr || !earlierRules(game->facts())) continue;
    shown.insert(game);
    record.rulesVersion = findGame(record.game)->facts().rulesVersion;
    EXPECT_FALSE(verify(record, versions()).empty());
  }
  for (const AnyGame* game : versions()) {
    if (earlierRules(game->facts())) EXPECT_TRUE(shown.contains(game)) << game->facts().id;
  }
}

}  // namespace
}  // namespace sammel
