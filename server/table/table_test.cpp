// Tables as people meet them: whole games, refusals, coming and going, and the order of persisting and telling.
#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

TEST(Table, IsPlayedToTheEndAndItsRecordVerifies) {
  for (const std::string_view game : {"bauab", "nussknacker"}) {
    Duel duel(3, game);
    Guest watcher(duel.house, duel.seats.table, "");
    EXPECT_EQ(duel.anna->seat(), 0);
    EXPECT_EQ(duel.ben->seat(), 1);
    EXPECT_EQ(watcher.seat(), -1);
    EXPECT_EQ(duel.phase(), "seating");
    duel.begin();
    EXPECT_EQ(duel.phase(), "playing");
    EXPECT_EQ(duel.house.get("/api/tables/" + duel.seats.table + "/record").status, 409);
    playOn({duel.anna.get(), duel.ben.get()});
    EXPECT_EQ(duel.phase(), "over");
    EXPECT_TRUE(watcher.position().at("outcome").at("over").as_bool());

    const Answer answer = duel.house.get("/api/tables/" + duel.seats.table + "/record");
    EXPECT_EQ(answer.status, 200);
    RecordError error;
    const std::optional<Record> record = readRecord(answer.text, error);
    ASSERT_TRUE(record.has_value());
    EXPECT_TRUE(verify(*record, games()).empty());
    EXPECT_EQ(record->names, (std::vector<std::string>{"Anna", "Ben"}));
    EXPECT_EQ(record->nonces.size(), 2U);
  }
}

TEST(Table, CountsTheFramesOfEveryConnectionWithoutGaps) {
  Duel duel;
  duel.begin();
  playOn({duel.anna.get(), duel.ben.get()}, 10);
  for (const Guest* guest : {duel.anna.get(), duel.ben.get()}) {
    for (std::size_t i = 0; i < guest->frames().size(); ++i) {
      EXPECT_EQ(json::parse(guest->frames()[i]).at("n").as_int64(), static_cast<std::int64_t>(i) + 1);
    }
  }
}

TEST(Table, TellsNobodyBeforeAnActionIsDurable) {
  Duel duel;
  duel.begin();
  Guest& mover = duel.mover();
  Guest& other = duel.other();
  const std::size_t before = duel.rows().size();
  duel.house.journal.held = true;
  const std::size_t moverFrames = mover.frames().size();
  const std::size_t otherFrames = other.frames().size();
  const std::string id = mover.act(firstAnswer(mover));
  Guest late(duel.house, duel.seats.table, "");
  EXPECT_EQ(duel.rows().size(), before);
  EXPECT_EQ(mover.frames().size(), moverFrames);
  EXPECT_EQ(other.frames().size(), otherFrames);
  EXPECT_TRUE(late.frames().empty());

  duel.house.journal.held = false;
  duel.house.settle();
  EXPECT_EQ(duel.rows().size(), before + 1);
  // Acknowledgement and new position are one frame, and the first that the mover gets.
  const json::object answer = json::parse(mover.frames()[moverFrames]).as_object();
  EXPECT_EQ(answer.at("t"), "position");
  EXPECT_EQ(answer.at("ack").as_string(), id);
  EXPECT_TRUE(json::parse(other.frames()[otherFrames]).at("ack").is_null());
  EXPECT_EQ(late.count("position"), 1U);
}

TEST(Table, LetsCommandsWaitWhileABatchIsOnItsWay) {
  Duel duel;
  duel.begin();
  duel.house.journal.held = true;
  const int appends = duel.house.journal.appends;
  Guest& mover = duel.mover();
  mover.act(firstAnswer(mover));
  duel.other().tell("name", "\"name\":\"Berta\"");
  mover.tell("name", "\"name\":\"Amelie\"");
  EXPECT_EQ(duel.house.journal.appends, appends + 1);
  duel.house.journal.held = false;
  duel.house.settle();
  EXPECT_EQ(duel.house.journal.appends, appends + 3);
}

TEST(Table, RefusesWhatCannotBeStoredAndGoesOnFromTheJournal) {
  for (const auto& [trouble, key] : {std::pair{Stored::full, "server.full"},
                                     {Stored::failed, "server.unsaved"},
                                     {Stored::unsafe, "server.unsafe"}}) {
    Duel duel;
    duel.begin();
    Guest& mover = duel.mover();
    Guest& other = duel.other();
    const std::string action = firstAnswer(mover);
    const std::size_t rows = duel.rows().size();
    const std::size_t positions = mover.count("position");
    const std::size_t otherPositions = other.count("position");
    duel.house.journal.failWith = trouble;
    const std::string id = mover.act(action);
    EXPECT_EQ(mover.errorKey(), key);
    EXPECT_EQ(mover.last("error").at("id").as_string(), id);
    EXPECT_FALSE(mover.last("error").at("text").as_string().empty());
    EXPECT_EQ(duel.rows().size(), rows);
    EXPECT_EQ(mover.count("position"), positions);  // nothing changed, so nobody is shown anything
    EXPECT_EQ(other.count("position"), otherPositions);

    duel.house.journal.failWith = Stored::durable;
    mover.act(action);
    EXPECT_EQ(duel.rows().size(), rows + 1);
    EXPECT_EQ(mover.count("position"), positions + 1);
    EXPECT_EQ(other.count("position"), otherPositions + 1);
  }
}

TEST(Table, ShowsWhatSomebodyElseAppendedMeanwhile) {
  Duel duel;
  duel.begin();
  House elsewhere(9);  // another server on the same journal
  elsewhere.journal.tables = duel.house.journal.tables;
  Guest twin(elsewhere, duel.seats.table, duel.seats.cookies[static_cast<std::size_t>(duel.mover().seat())]);
  twin.act(firstAnswer(twin));
  duel.house.journal.tables = elsewhere.journal.tables;

  Guest& mover = duel.mover();
  const json::array answers = mover.position().at("answers").as_array();
  mover.act(std::string_view(answers[1].at("notation").as_string()));
  EXPECT_EQ(mover.errorKey(), "server.stale");
  EXPECT_EQ(json::serialize(mover.position()), json::serialize(twin.position()));
}

TEST(Table, CarriesARepeatedCommandOutOnceAlsoAfterARestart) {
  Duel duel;
  duel.begin();
  Guest& mover = duel.mover();
  const std::string cookie = duel.seats.cookies[static_cast<std::size_t>(mover.seat())];
  const std::string frame = "{\"do\":\"act\",\"id\":\"again\",\"action\":\"" + firstAnswer(mover) +
                            "\",\"answers\":" + std::to_string(mover.position().at("decision").as_int64()) + "}";
  mover.say(frame);
  const std::size_t rows = duel.rows().size();
  mover.say(frame);
  EXPECT_EQ(mover.last("position").at("ack").as_string(), "again");
  EXPECT_EQ(duel.rows().size(), rows);

  duel.anna->leave();
  duel.ben->leave();
  duel.house.restart();
  Guest back(duel.house, duel.seats.table, cookie);
  back.say(frame);
  EXPECT_EQ(back.last("position").at("ack").as_string(), "again");
  EXPECT_EQ(duel.rows().size(), rows);
}

TEST(Table, KeepsTheIdsOfTwoPeopleApart) {
  Duel duel;
  duel.anna->say(R"({"do":"name","id":"1","name":"Amelie"})");
  duel.ben->say(R"({"do":"name","id":"1","name":"Boris"})");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(1).at("name"), "Boris");
}

TEST(Table, RefusesAnAnswerToAnEarlierQuestion) {
  Duel duel;
  duel.begin();
  Guest& mover = duel.mover();
  const std::size_t rows = duel.rows().size();
  mover.tell("act", "\"action\":\"" + firstAnswer(mover) + "\",\"answers\":999");
  EXPECT_EQ(mover.errorKey(), "server.stale");
  mover.tell("act", "\"action\":\"" + firstAnswer(mover) + "\"");
  EXPECT_EQ(mover.errorKey(), "server.malformed");
  EXPECT_EQ(duel.rows().size(), rows);
}

TEST(Table, AcceptsAnInterruptForItsOccasion) {
  Duel duel(1, "nussknacker");
  duel.begin();
  Guest& waiting = duel.other();
  const json::object position = waiting.position();
  ASSERT_TRUE(position.at("answers").as_array().empty());
  ASSERT_FALSE(position.at("interrupts").as_array().empty());
  const std::string announce(position.at("interrupts").at(0).at("notation").as_string());
  waiting.tell("act",
               "\"action\":\"" + announce + "\",\"answers\":" + std::to_string(position.at("occasion").as_int64()));
  EXPECT_EQ(waiting.count("error"), 0U);
  EXPECT_FALSE(waiting.last("position").at("ack").is_null());
}

TEST(Table, RefusesWithClauseAndSentenceInTheReadersLanguage) {
  Duel duel;
  duel.begin();
  Guest& mover = duel.mover();
  mover.act("x@a1");
  Guest& next = duel.mover();
  next.act("x@a1");
  EXPECT_EQ(next.last("error").at("clause"), "B1");
  const std::string text(next.last("error").at("text").as_string());
  EXPECT_EQ(text, &next == duel.ben.get() ? "a1 ist nicht frei. (B1)" : "a1 is not free. (B1)");
}

TEST(Table, TakesBackAndForgetsIt) {
  Duel duel;
  duel.begin();
  Guest& mover = duel.mover();
  const std::string before = json::serialize(mover.position().at("screen"));
  mover.act(firstAnswer(mover));
  EXPECT_TRUE(mover.position().at("undo").as_bool());
  mover.tell("undo");
  EXPECT_EQ(json::serialize(mover.position().at("screen")), before);
  const json::object story = mover.last("position").at("story").as_object();
  EXPECT_EQ(json::serialize(story), R"({"from":1,"lines":[]})") << "only the opening is left";
  EXPECT_EQ(json::serialize(duel.other().last("position").at("story")), json::serialize(story));
  EXPECT_EQ(duel.other().last("undone").at("seat").as_int64(), mover.seat());
  EXPECT_EQ(mover.count("undone"), 0U);
}

TEST(Table, ExplainsAndLooksBack) {
  Duel duel;
  duel.begin();
  Guest& mover = duel.mover();
  mover.act("x@a1");
  Guest& next = duel.mover();
  next.tell("explain", R"("actions":["x@a1","x@b2"])");
  const json::array previews = next.last("explained").at("previews").as_array();
  EXPECT_EQ(previews[0].at("refusal").at("clause"), "B1");
  EXPECT_TRUE(previews[1].at("refusal").is_null());
  EXPECT_TRUE(previews[1].at("screen").is_object());
  next.tell("look", "\"move\":0");
  EXPECT_EQ(next.last("looked").at("position").at("screen").at("plots").at(0).at("chip"), "none");
}

TEST(Table, LetsOnlySeatedPeopleAct) {
  Duel duel;
  duel.begin();
  Guest watcher(duel.house, duel.seats.table, "sammelsurium=abcdefghijkmnpqrstuvwxyz23456789");
  for (const std::string_view what : {"act", "undo", "resign", "start", "bot", "clear", "name", "leave", "standIn",
                                      "comeBack", "commit", "open", "explain", "link", "rematch", "hint"}) {
    watcher.tell(what, R"("seat":0,"action":"x","answers":0,"name":"X","round":1,"digest":"","nonce":"")");
    EXPECT_EQ(watcher.errorKey(), "server.notSeated") << what;
  }
}

// Every command in every phase is answered exactly once, and nothing breaks.
TEST(Table, AnswersEveryCommandOnceInEveryPhase) {
  Duel duel;
  for (int phase = 0; phase < 3; ++phase) {
    if (phase == 1) duel.begin();
    if (phase == 2) playOn({duel.anna.get(), duel.ben.get()});
    for (const std::string_view what :
         {"act", "undo", "bot", "clear", "name", "standIn", "comeBack", "commit", "open", "explain", "look", "link"}) {
      const std::string id = duel.anna->tell(what);
      std::size_t answers = 0;
      for (const std::string& frame : duel.anna->frames()) {
        answers += frame.find("\"id\":\"" + id + "\"") != std::string::npos ||
                           frame.find("\"ack\":\"" + id + "\"") != std::string::npos
                       ? 1U
                       : 0U;
      }
      EXPECT_EQ(answers, 1U) << what << " in phase " << phase;
      duel.house.wait(1000);
    }
  }
}

TEST(Table, LooksTheSameToEveryViewerAfterARestart) {
  for (const std::string_view game : {"bauab", "nussknacker"}) {
    Duel duel(5, game);
    duel.begin();
    playOn({duel.anna.get(), duel.ben.get()}, 37);
    duel.mover().tell("undo");
    duel.anna->leave();
    duel.ben->leave();
    const auto look = [&](const std::string& cookie) {
      const Guest guest(duel.house, duel.seats.table, cookie);
      return guest.frames();
    };
    std::vector<std::vector<std::string>> before;
    for (const std::string& cookie : {duel.seats.cookies[0], duel.seats.cookies[1], std::string()}) {
      before.push_back(look(cookie));
    }
    duel.house.restart();
    EXPECT_EQ(look(duel.seats.cookies[0]), before[0]);
    EXPECT_EQ(look(duel.seats.cookies[1]), before[1]);
    EXPECT_EQ(look(""), before[2]);
  }
}

TEST(Table, IsFrozenIfItIsDamagedOnTheDiskAndSaysSo) {
  Duel duel;
  duel.begin();
  playOn({duel.anna.get(), duel.ben.get()}, 20);
  StoredTable& stored = duel.house.journal.tables.at(duel.seats.table);
  const std::int64_t known = std::ssize(stored.rows);
  stored.rows.resize(stored.rows.size() - 5);
  stored.damage = Damage{known - 5, known};
  duel.house.restart();
  for (int visit = 0; visit < 3; ++visit) {
    Guest back(duel.house, duel.seats.table, duel.seats.cookies[0], "en");
    EXPECT_EQ(back.last("table").at("phase"), "frozen");
    const std::string trouble(back.last("table").at("trouble").as_string());
    EXPECT_NE(trouble.find("of " + std::to_string(known) + " entries"), std::string::npos) << trouble;
    back.tell("name", "\"name\":\"X\"");
    EXPECT_EQ(back.errorKey(), "server.frozen");
    back.leave();
    duel.house.wait(duel.house.options.idleAfter.count() + 60'000);  // forgotten, and read again
  }
  EXPECT_EQ(duel.house.logged.size(), 1U) << "said once";
  EXPECT_NE(duel.house.logged[0].find(duel.seats.table), std::string::npos);
  EXPECT_EQ(duel.house.get("/api/health").json.at("haltedTables"), 1);

  StoredTable lost;  // nothing is left of it but that it was
  lost.head.id = "lost";
  lost.damage = Damage{0, 40};
  duel.house.journal.tables["lost"] = lost;
  const Guest visitor(duel.house, "lost", "", "de");
  EXPECT_EQ(visitor.last("table").at("phase"), "frozen");
  EXPECT_NE(visitor.last("table").at("trouble").as_string().find("Von 40 Einträgen"), std::string::npos);
  EXPECT_EQ(duel.house.get("/api/tables/lost/record").status, 409);
  EXPECT_EQ(duel.house.post("/api/tables/lost/sit", R"({"name":"X"})").status, 409);
}

TEST(Table, IsFrozenIfItsJournalDoesNotFit) {
  const auto spoil = [](const std::function<void(std::vector<JournalRow>&)>& change) {
    Duel duel;
    duel.begin();
    playOn({duel.anna.get(), duel.ben.get()}, 20);
    duel.anna->leave();
    duel.ben->leave();
    change(duel.rows());
    const std::size_t rows = duel.rows().size();
    duel.house.restart();
    Guest back(duel.house, duel.seats.table, duel.seats.cookies[0]);
    EXPECT_EQ(back.last("table").at("phase"), "frozen");
    EXPECT_FALSE(back.last("table").at("trouble").as_string().empty());
    back.tell("name", "\"name\":\"X\"");
    EXPECT_EQ(back.errorKey(), "server.frozen");
    EXPECT_EQ(duel.rows().size(), rows);
    EXPECT_EQ(duel.house.get("/api/tables/" + duel.seats.table + "/record").status, 409);
  };
  spoil([](auto& rows) { rows.back().entry = "act nonsense"; });
  spoil([](auto& rows) { rows[0].entry = "opened 99"; });
  spoil([](auto& rows) { rows.back().entry = "dance"; });
  spoil([](auto& rows) { rows.erase(rows.begin() + 8); });
  spoil([](auto& rows) {
    for (JournalRow& row : rows) {
      if (row.state) row.state = *row.state + 1;
    }
  });
}

TEST(Table, StoresAStateHashEverySixteenActionsAndAtTheEnd) {
  Duel duel;
  duel.begin();
  playOn({duel.anna.get(), duel.ben.get()});
  std::size_t actions = 0;
  for (const JournalRow& row : duel.rows()) {
    if (!row.entry.starts_with("act ")) continue;
    ++actions;
    const bool last = &row == &duel.rows().back();
    EXPECT_EQ(row.state.has_value(), actions % TableState::hashEvery == 0 || last);
  }
  EXPECT_GT(actions, TableState::hashEvery);
}

TEST(Table, NeverStoresATokenOrCookie) {
  Duel duel;
  duel.begin();
  for (const std::string& cookie : duel.seats.cookies) {
    const std::string token = cookie.substr(cookie.find('=') + 1);
    EXPECT_GE(token.size(), 26U);  // 130 bits
    for (const JournalRow& row : duel.rows()) EXPECT_EQ(row.entry.find(token), std::string::npos);
  }
}

// Worlds that differ only in what is hidden look the same, to the byte, to everybody who cannot see the difference.
TEST(Table, ShowsAWatcherNothingHidden) {
  struct World {
    std::string hand;
    std::vector<std::string> watcher;
  };
  std::map<std::string, std::vector<World>> byPublicCourse;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Duel duel(100, "nussknacker");
    duel.ben->nonceSuffix = std::to_string(seed);
    Guest watcher(duel.house, duel.seats.table, "");
    duel.begin();
    const std::size_t dealt = watcher.frames().size();
    Guest& asker = duel.mover();
    const std::string hand = json::serialize(duel.anna->position().at("screen").at("hand"));
    World world{hand, {watcher.frames().back()}};
    std::string course = "starts " + std::to_string(asker.seat());
    const std::string question = "ask " + std::to_string(duel.other().seat() + 1) + " 3";
    const json::array answers = asker.position().at("answers").as_array();
    if (std::any_of(answers.begin(), answers.end(),
                    [&](const json::value& a) { return a.at("notation").as_string() == question; })) {
      course += ", " + question;
      asker.act(question);
      for (std::size_t i = dealt; i < watcher.frames().size(); ++i) world.watcher.push_back(watcher.frames()[i]);
    }
    byPublicCourse[course].push_back(std::move(world));
  }
  std::size_t comparedWithDifferentHands = 0;
  for (const auto& [course, worlds] : byPublicCourse) {
    for (const World& world : worlds) {
      EXPECT_EQ(world.watcher, worlds[0].watcher) << course;
      comparedWithDifferentHands += world.hand != worlds[0].hand ? 1U : 0U;
    }
  }
  EXPECT_GT(comparedWithDifferentHands, 10U);
}

TEST(Limits, MalformedFramesAreRefusedAndTooManyCloseTheConnection) {
  Duel duel;
  for (const std::string_view frame :
       {"", "{", "[]", "null", "{\"do\":\"fly\",\"id\":\"1\"}", "{\"do\":\"start\"}", "{\"do\":\"start\",\"id\":7}",
        "{\"do\":\"start\",\"id\":\"\"}", "{\"do\":\"bot\",\"id\":\"1\",\"seat\":1e99}", "\xff\xfe",
        "{\"do\":\"start\",\"id\":\"\xc3\xa4\"}"}) {
    const std::size_t errors = duel.anna->count("error");
    duel.anna->say(frame);
    EXPECT_EQ(duel.anna->count("error"), errors + 1) << frame;
    EXPECT_EQ(duel.anna->errorKey(), "server.malformed") << frame;
  }
  std::string deep(40, '[');
  duel.anna->say("{\"id\":\"1\",\"x\":" + deep + std::string(40, ']') + "}");
  EXPECT_EQ(duel.anna->errorKey(), "server.malformed");
  EXPECT_EQ(duel.anna->closedWith(), 0);
  for (int i = 0; i < 100; ++i) duel.anna->say("{");
  EXPECT_EQ(duel.anna->closedWith(), closing::policy);
  EXPECT_EQ(duel.ben->closedWith(), 0);
  EXPECT_EQ(duel.ben->count("error"), 0U);
}

TEST(Limits, IgnoresMembersItDoesNotKnow) {
  Duel duel;
  duel.anna->say(R"({"do":"name","id":"1","name":"Zoë","colour":{"r":[1,2]}})");
  EXPECT_EQ(duel.anna->last("ack").at("id"), "1");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(0).at("name"), "Zoë");
}

TEST(Limits, SlowDownConnectionsThatAreTooFast) {
  Duel duel;
  for (int i = 0; i < 81; ++i) duel.anna->tell("look");
  EXPECT_EQ(duel.anna->errorKey(), "server.tooFast");
  duel.house.wait(1000);
  const std::size_t errors = duel.anna->count("error");
  duel.anna->tell("name", "\"name\":\"Anna\"");
  EXPECT_EQ(duel.anna->count("error"), errors);
}

TEST(Limits, BoundTheConnectionsOfASeatAndTheWatchers) {
  House house;
  house.options.table.watchers = 2;
  house.options.table.connectionsPerSeat = 2;
  house.restart();
  const House::Seats seats = house.seatPeople("bauab", "players=2", 2);
  Guest one(house, seats.table, seats.cookies[0]);
  Guest two(house, seats.table, seats.cookies[0]);
  Guest three(house, seats.table, seats.cookies[0]);
  EXPECT_EQ(three.errorKey(), "server.devices");
  EXPECT_EQ(three.closedWith(), closing::tryLater);
  Guest watcherOne(house, seats.table, "");
  Guest watcherTwo(house, seats.table, "");
  Guest watcherThree(house, seats.table, "");
  EXPECT_EQ(watcherThree.errorKey(), "server.watchers");
  EXPECT_EQ(watcherTwo.closedWith(), 0);
}

TEST(Limits, NamesAreCleanedAndBounded) {
  Duel duel;
  duel.anna->tell("name", R"("name":"  A\u0000\u202en\nna  ")");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(0).at("name"), "Anna");
  duel.anna->tell("name", R"("name":"ÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄÄ")");
  EXPECT_EQ(duel.anna->count("error"), 0U);
  duel.anna->tell("name", "\"name\":\"" + std::string(25, 'a') + "\"");
  EXPECT_EQ(duel.anna->errorKey(), "server.name");
  duel.anna->tell("name", R"("name":" ")");
  EXPECT_EQ(duel.anna->errorKey(), "server.name");
  for (const std::string_view hidden : {R"(\u200b\u2060)", R"(\u3164)", R"(\u00ad\u034f)", R"(\ue000)", R"(\u0301)"}) {
    duel.anna->tell("name", "\"name\":\"" + std::string(hidden) + "\"");
    EXPECT_EQ(duel.anna->errorKey(), "server.name") << hidden;
  }
  duel.anna->tell("name", R"("name":"Zoe\u0308\u200b")");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(0).at("name"), "Zo\u00eb");
  duel.anna->tell("name", R"("name":"B\u2066en")");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(0).at("name"), "Ben 2");
  duel.anna->tell("name", R"("name":"BEN")");
  EXPECT_EQ(duel.anna->last("table").at("seats").at(0).at("name"), "BEN 2");
}

TEST(Limits, TextThatIsNoNotationIsNeverEchoed) {
  Duel duel;
  duel.begin();
  duel.mover().act("äöüäöüäöüäöüäöüäöü");
  EXPECT_EQ(duel.mover().errorKey(), "server.malformed");
  duel.mover().act(std::string(64, 'x'));
  EXPECT_EQ(duel.mover().errorKey(), "server.malformed");
  duel.mover().act("undo");
  EXPECT_EQ(duel.mover().errorKey(), "server.malformed");
}

}  // namespace
}  // namespace sammel::testing
