// What every store has to do, whatever it keeps its rows in: the same tests on SQLite and on a real PostgreSQL.
#include <gtest/gtest.h>

#include <optional>

#include "server/postgres_store.hpp"
#include "server/store_test_base.hpp"

namespace sammel::testing {
namespace {

class AnyStore : public ::testing::TestWithParam<Kind> {
 protected:
  // Another process on the same data: what was open before is closed.
  Store& reopen() {
    store_.reset();
    store_ = place_.open();
    return *store_;
  }
  StorePlace place_{GetParam()};
  std::unique_ptr<Store> store_ = place_.open();
};

TEST_P(AnyStore, KeepsWhatItIsGiven) {
  EXPECT_EQ(commitOne(*store_, opening("t1")), Stored::durable);
  JournalRow second = row("t1", 1, "act 3@b2");
  second.state = 0xfedcba9876543210ULL;
  EXPECT_EQ(commitOne(*store_, {{}, {second}}), Stored::durable);
  const Loaded loaded = reopen().load("t1");
  ASSERT_TRUE(loaded.readable && loaded.table);
  EXPECT_EQ(loaded.table->head.id, "t1");
  EXPECT_EQ(loaded.table->head.game, "bauab");
  EXPECT_EQ(loaded.table->head.options, "players=2");
  EXPECT_EQ(loaded.table->head.created, 42);
  ASSERT_EQ(loaded.table->rows.size(), 2U);
  EXPECT_TRUE(loaded.table->rows[0].seat.isTable());
  EXPECT_EQ(loaded.table->rows[1].table, "t1");
  EXPECT_EQ(loaded.table->rows[1].n, 1);
  EXPECT_EQ(loaded.table->rows[1].entry, "act 3@b2");
  EXPECT_EQ(loaded.table->rows[1].seat, Seat(1));
  EXPECT_EQ(loaded.table->rows[1].client, "0:c1");
  EXPECT_EQ(loaded.table->rows[1].at, 1001);
  EXPECT_EQ(loaded.table->rows[1].state, 0xfedcba9876543210ULL);
  EXPECT_FALSE(loaded.table->rows[0].state);
  EXPECT_FALSE(loaded.table->damage);
  EXPECT_FALSE(store_->load("t2").table);
  EXPECT_TRUE(store_->load("t2").readable);
}

TEST_P(AnyStore, KeepsEveryCharacter) {
  commitOne(*store_, opening("t1"));
  const std::string text = "name Zoë 🦊 'x' \"y\" \\N {} \x01\t\n%s $1";
  EXPECT_EQ(commitOne(*store_, {{}, {row("t1", 1, text)}}), Stored::durable);
  EXPECT_EQ(reopen().load("t1").table->rows.at(1).entry, text);
}

TEST_P(AnyStore, KeepsContentPacksOnceByTheirHash) {
  for (const std::string table : {"t1", "t2"}) {
    Batch batch = opening(table);
    batch.opens[0].content = "abc";
    batch.opens[0].pack = "{}";
    batch.opens[0].previous = table == "t2" ? "def" : "";
    EXPECT_EQ(commitOne(*store_, batch), Stored::durable);
  }
  const TableHead head = reopen().load("t2").table->head;
  EXPECT_EQ(head.content, "abc");
  EXPECT_EQ(head.pack, "{}");
  EXPECT_EQ(head.previous, "def");
}

TEST_P(AnyStore, LetsOnlyOneOfTwoRowsWithTheSameNumberWin) {
  const std::vector<Batch> batches{opening("t1"),
                                   opening("t2"),
                                   {{}, {row("t1", 1), row("t1", 2)}},
                                   {{}, {row("t2", 1), row("t1", 2)}},
                                   {{}, {row("t2", 1)}},
                                   {{}, {row("gone", 0)}}};
  const Outcomes results = store_->commit(batches);
  EXPECT_EQ(results, (Outcomes{Stored::durable, Stored::durable, Stored::durable, Stored::taken, Stored::durable,
                               Stored::taken}));
  EXPECT_EQ(store_->load("t2").table->rows.size(), 2U) << "a refused batch leaves nothing behind";
  EXPECT_EQ(store_->load("t1").table->rows.size(), 3U);
}

TEST_P(AnyStore, RefusesARowWithoutTheOneBeforeIt) {
  commitOne(*store_, opening("t1"));
  EXPECT_EQ(commitOne(*store_, {{}, {row("t1", 2)}}), Stored::taken);
  EXPECT_EQ(commitOne(*store_, opening("t1")), Stored::taken) << "a table is opened once";
  EXPECT_EQ(commitOne(*store_, {{}, {row("t1", 1)}}), Stored::durable);
  EXPECT_EQ(store_->load("t1").table->rows.size(), 2U);
}

TEST_P(AnyStore, GoesOnWithATableOfAnEarlierLife) {
  commitOne(*store_, opening("t1"));
  commitOne(*store_, {{}, {row("t1", 1)}});
  EXPECT_EQ(commitOne(reopen(), {{}, {row("t1", 2), row("t1", 3)}}), Stored::durable) << "without reading it first";
  EXPECT_FALSE(store_->load("t1").table->damage);
  EXPECT_EQ(store_->load("t1").table->rows.size(), 4U);
}

TEST_P(AnyStore, CommitsManyTablesAtOnce) {
  std::vector<Batch> batches;
  batches.reserve(6000);
  for (int i = 0; i < 3000; ++i) batches.push_back(opening("t" + std::to_string(i)));
  for (int i = 0; i < 3000; ++i) {
    batches.push_back({{}, {row("t" + std::to_string(i), 1, std::string(300, 'x')), row("t" + std::to_string(i), 2)}});
  }
  for (const auto& outcome : store_->commit(batches)) ASSERT_EQ(outcome, Stored::durable);
  EXPECT_EQ(store_->load("t2999").table->rows.size(), 3U);
}

TEST_P(AnyStore, TakesTablesAwayForGood) {
  for (const std::string table : {"t1", "t2", "t3"}) commitOne(*store_, opening(table));
  const std::vector<std::string> two{"t1", "t3", "never there"};
  EXPECT_EQ(store_->remove(two), Stored::durable);
  EXPECT_FALSE(store_->load("t1").table);
  EXPECT_EQ(commitOne(*store_, {{}, {row("t1", 1)}}), Stored::taken);
  EXPECT_EQ(commitOne(*store_, {{}, {row("t2", 1)}}), Stored::durable);
  EXPECT_EQ(commitOne(*store_, opening("t4")), Stored::durable);
  Store& again = reopen();
  EXPECT_TRUE(place_.logged().empty()) << joined(place_.logged());
  EXPECT_FALSE(again.load("t3").table);
  EXPECT_EQ(again.load("t2").table->rows.size(), 2U);
  EXPECT_FALSE(again.load("t4").table->damage);
}

TEST_P(AnyStore, NoticesARowThatWasChanged) {
  commitOne(*store_, opening("t1"));
  commitOne(*store_, {{}, {row("t1", 1, "act 3@b2"), row("t1", 2)}});
  store_.reset();
  place_.execute("UPDATE {journal} SET entry = 'act 3@b3' WHERE n = 1");
  const Loaded loaded = reopen().load("t1");
  ASSERT_TRUE(loaded.table && loaded.table->damage);
  EXPECT_EQ(loaded.table->damage->kept, 1);
  EXPECT_EQ(loaded.table->damage->known, 3);
  EXPECT_EQ(store_->check().damagedTables, 1U);
  EXPECT_NE(joined(place_.logged()).find("t1"), std::string::npos);
}

TEST_P(AnyStore, IsHealthy) {
  EXPECT_EQ(store_->check().trouble, StoreTrouble::none);
  EXPECT_EQ(store_->check().damagedTables, 0U);
}

TEST_P(AnyStore, RefusesWhatANewerProgramHasMade) {
  store_.reset();
  place_.execute(GetParam() == Kind::sqlite ? "PRAGMA user_version = 99"
                                            : "INSERT INTO sammelsurium.migrations (version) VALUES (99)");
  std::string problem;
  EXPECT_EQ(place_.tryToOpen(problem), nullptr);
  EXPECT_NE(problem.find("newer"), std::string::npos) << problem;
  EXPECT_NE(problem.find("99"), std::string::npos) << problem;
}

INSTANTIATE_TEST_SUITE_P(Stores, AnyStore, ::testing::Values(Kind::sqlite, Kind::postgres),
                         [](const auto& each) { return nameOfKind(each.param); });

}  // namespace
}  // namespace sammel::testing
