// Taking back at a table: who notices, and what is left of it.
#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

// A table of two, and somebody who watches; all of them begin alike.
struct Table {
  Table() : pair("feiner-sand"), watcher(pair.house, pair.seats.table, "") { pair.begin(); }
  // All that the others were ever sent.
  std::vector<std::string> seenByOthers() const {
    std::vector<std::string> frames = pair.ben->frames();
    frames.insert(frames.end(), watcher.frames().begin(), watcher.frames().end());
    return frames;
  }

  Pair pair;
  Guest watcher;
};

// Where people act in secret at the same time, what one of them does and takes back happens to nobody else.
TEST(HiddenUndo, LooksToTheOthersAsIfNothingHadHappened) {
  std::size_t compared = 0;
  for (std::size_t choice = 0; choice < 12; ++choice) {
    Table quiet;
    Table busy;
    Guest& anna = *busy.pair.anna;
    const json::array answers = anna.position().at("answers").as_array();
    if (choice >= answers.size()) break;
    const std::string action(answers[choice].at("notation").as_string());
    const std::size_t before = busy.seenByOthers().size();
    anna.act(action);
    const bool isSecret = busy.seenByOthers().size() == before;
    if (!isSecret || !anna.position().at("undo").as_bool()) continue;
    ++compared;
    anna.tell("undo");
    EXPECT_EQ(anna.count("error"), 0U);
    EXPECT_TRUE(busy.seenByOthers() == quiet.seenByOthers()) << action;
    // Nor later, when everybody goes on; and beside what somebody else does.
    for (Table* table : {&quiet, &busy}) table->pair.ben->act(firstAnswer(*table->pair.ben));
    anna.act(action);
    quiet.pair.anna->act(action);
    EXPECT_TRUE(busy.seenByOthers() == quiet.seenByOthers()) << action;
    if (!anna.position().at("undo").as_bool()) continue;
    anna.tell("undo");
    anna.act(action);
    EXPECT_TRUE(busy.seenByOthers() == quiet.seenByOthers()) << action;
  }
  EXPECT_GT(compared, 0U);
}

TEST(Undo, KeepsTheStoryShortHoweverOften) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.undos = {1000, 1000};
  Pair pair("bauab", options);
  pair.begin();
  playOn({pair.anna.get(), pair.ben.get()}, 4);
  Guest& mover = pair.mover();
  const std::string action = firstAnswer(mover);
  const auto story = [&] {
    const Guest late(pair.house, pair.seats.table, "");
    return json::serialize(late.last("position").at("story"));
  };
  const std::string before = story();
  const std::size_t rows = pair.rows();
  for (int i = 0; i < 300; ++i) {
    mover.rest();
    mover.act(action);
    mover.rest();
    mover.tell("undo");
    ASSERT_TRUE(mover.last("position").at("story").at("lines").as_array().empty()) << "nothing is told again";
  }
  EXPECT_EQ(mover.count("error"), 0U);
  EXPECT_EQ(pair.rows(), rows + 600) << "every one of them is durable";
  EXPECT_EQ(story(), before);
  pair.house.restart();
  Guest back(pair.house, pair.seats.table, pair.seats.cookies[0]);
  pair.house.wait(0);
  EXPECT_EQ(json::serialize(back.last("position").at("story")), before);
}

}  // namespace
}  // namespace sammel::testing
