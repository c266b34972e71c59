#include "server/table/opening.hpp"

#include <gtest/gtest.h>

#include <set>

namespace sammel {
namespace {

std::vector<std::string> entriesOf(const Opening& opening) {
  Batch batch;
  opening.addTo(batch);
  std::vector<std::string> entries;
  for (const JournalRow& row : batch.rows) {
    EXPECT_EQ(row.n, std::ssize(entries));
    EXPECT_EQ(row.table, batch.opens.front().id);
    EXPECT_EQ(row.at, 42);
    entries.push_back(row.entry.substr(0, row.entry.find(' ')));
  }
  return entries;
}
TableHead head() { return {"abc", "bauab", "players=2 layout=square", 42, {}, {}, {}}; }
using Entries = std::vector<std::string>;

TEST(Opening, SeatsPeopleAndBots) {
  Opening opening(head(), std::nullopt);
  EXPECT_EQ(entriesOf(opening), Entries{"opened"});
  opening.seatPerson(Seat(0), std::vector<Digest>{sha256("phone"), sha256("tablet")}, "Anna B.");
  opening.seatBot(Seat(1), "4");
  EXPECT_EQ(entriesOf(opening), (Entries{"opened", "sit", "bot"}));
  EXPECT_EQ(opening.state().names().front(), "Anna B.");
  EXPECT_EQ(opening.state().seatsOf(sha256("tablet")), SeatSet(Seat(0)));
  EXPECT_EQ(opening.state().at(Seat(1)).bot, "4");
}

// Names are in the journal: whatever list there is later, a table that is built again has them still.
TEST(Opening, BotsHaveNamesThatLast) {
  TableHead four{"abc", "raufer", "players=4", 42, {}, {}, {}};
  Opening first(four, std::nullopt);
  first.fillWithBots("2");
  const std::string hers = first.state().names()[1];
  Opening opening(four, std::nullopt);
  opening.seatPerson(Seat(0), std::vector<Digest>{sha256("phone")}, hers);
  opening.fillWithBots("2");
  const std::vector<std::string> names = opening.state().names();
  EXPECT_EQ((std::set<std::string>(names.begin(), names.end()).size()), 4U) << "nobody is called like somebody else";
  for (const std::string& name : names) EXPECT_EQ(name.find("Bot"), std::string::npos);

  Batch batch;
  opening.addTo(batch);
  TableState again(four);
  for (const JournalRow& row : batch.rows) again.replay(row);
  EXPECT_EQ(again.names(), names);
  EXPECT_EQ(again.at(Seat(3)).bot, "2");
}

TEST(Opening, BotsOfOldJournalsAreCalledAsTheyWere) {
  Opening opening(head(), std::nullopt);
  TableState state(head());
  Batch batch;
  opening.addTo(batch);
  for (const JournalRow& row : batch.rows) state.replay(row);
  EXPECT_TRUE(state.apply(state.row(Seat(1), "bot 3", 42, {})).isFine());
  EXPECT_EQ(state.at(Seat(1)).name, "Bot 2");
  EXPECT_EQ(state.at(Seat(1)).bot, "3");
}

TEST(Opening, AgainstBotsGoesOnToTheCeremony) {
  Opening opening(head(), true);
  opening.seatPerson(Seat(0), std::vector<Digest>{sha256("phone")}, "Anna");
  opening.fillWithBots("random");
  opening.beginCeremony(sha256("secret"));
  EXPECT_EQ(entriesOf(opening), (Entries{"opened", "hints", "sit", "bot", "round"}));
  EXPECT_EQ(opening.state().phase(), protocol::Phase::ceremony);
  EXPECT_EQ(opening.state().hints(), true);
}

}  // namespace
}  // namespace sammel
