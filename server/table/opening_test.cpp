#include "server/table/opening.hpp"

#include <gtest/gtest.h>

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
  EXPECT_EQ(opening.state().names(), (std::vector<std::string>{"Anna B.", "Bot 2"}));
  EXPECT_EQ(opening.state().seatOf(sha256("tablet")), Seat(0));
  EXPECT_EQ(opening.state().at(Seat(1)).bot, "4");
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
