// Tables that go on from a moment of another game.
#include "server/resuming.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

std::string inJson(std::string_view text) { return json::serialize(json::string(text)); }

Record recordIn(const std::string& text) {
  RecordError error;
  const std::optional<Record> record = readRecord(text, error);
  EXPECT_TRUE(record) << text;
  return record.value_or(Record());
}

std::vector<std::string> keysOf(const std::vector<Message>& messages) {
  std::vector<std::string> keys;
  keys.reserve(messages.size());
  for (const Message& message : messages) keys.emplace_back(message.key);
  return keys;
}

// A house that goes through every game at once.
HubOptions atOnce() {
  HubOptions options = Pair::houseOptions();
  options.table.limits.rowsAtOnce = 10'000;
  return options;
}

// A game of two people, played to its end.
struct Finished : Pair {
  explicit Finished(std::string_view game = "bauab", const HubOptions& options = atOnce()) : Pair(game, options) {
    begin();
    playOn({anna.get(), ben.get()});
    EXPECT_EQ(anna->last("table").at("phase").as_string(), "over");
    text = house.get("/api/tables/" + seats.table + "/record").text;
    record = recordIn(text);
  }
  std::string source() const { return R"("table":")" + seats.table + "\""; }

  // `who`: which bot plays on either seat; an empty one is free.
  Answer playOnFrom(const std::string& source, std::size_t actions, int seat = 0,
                    const std::string& others = R"([{"bot":"random"},{"bot":"random"}])") {
    return house.post("/api/tables", R"({"game":"","options":"","name":"Cleo","from":{)" + source + R"(,"actions":)" +
                                         std::to_string(actions) + R"(,"seat":)" + std::to_string(seat) +
                                         R"(,"others":)" + others + "}}");
  }
  // Cleo is asked for a better move than the one made after so many actions.
  Answer tryAgain(std::size_t actions, const std::string& moves,
                  const std::string& others = R"([{"bot":""},{"bot":""}])") {
    const int seat = record.entries[actions].seat.index();
    return playOnFrom(source() + R"(,"puzzle":{"reason":"sampled","solutions":1,"rest":100,"moves":[)" + moves + "]}",
                      actions, seat, others);
  }
  static std::string move(std::string_view action, int value) {
    return R"({"action":")" + std::string(action) + R"(","value":)" + std::to_string(value) + R"(,"doubt":20})";
  }
  // Two things that could be done then: something else, and what was done.
  std::pair<std::string, std::string> choicesAfter(std::size_t actions) const {
    Verdict refusal;
    const std::unique_ptr<Play> then = replay(record, games(), refusal, actions);
    const Entry& made = record.entries[actions];
    const std::unique_ptr<View> view = then->match().view(made.seat);
    for (const AnyAction& action : view->legal()) {
      const Notation other = view->write(action);
      if (other != made.action) return {std::string(other.view()), std::string(made.action.view())};
    }
    return {};
  }
  std::string refusalOf(const Answer& answer) {
    EXPECT_GE(answer.status, 400) << answer.text;
    EXPECT_FALSE(answer.json.at("text").as_string().empty());
    return std::string(answer.json.at("message").at("key").as_string());
  }
  std::unique_ptr<Guest> comeTo(const Answer& opened) {
    EXPECT_EQ(opened.status, 200) << opened.text;
    return std::make_unique<Guest>(house, std::string(opened.json.at("table").as_string()), opened.cookie);
  }

  std::string text;
  Record record;
};

TEST(Resuming, GoesOnFromAnyMomentOfAFinishedTable) {
  Finished game;
  const std::unique_ptr<Guest> cleo = game.comeTo(game.playOnFrom(game.source(), 3));
  const json::object table = cleo->last("table");
  EXPECT_EQ(table.at("phase").as_string(), "playing");
  EXPECT_EQ(cleo->count("ceremony"), 0U);
  EXPECT_EQ(table.at("origin").at("actions").as_int64(), 3);
  EXPECT_EQ(table.at("origin").at("table").as_string(), game.seats.table);
  EXPECT_EQ(table.at("origin").at("digest").as_string(), toHex(digestOf(game.record)));
  EXPECT_EQ(table.at("seats").as_array()[0].at("name").as_string(), "Cleo");

  playOn({cleo.get()});
  game.house.wait(10'000);
  while (cleo->last("table").at("phase").as_string() == "playing") {
    playOn({cleo.get()}, 1);
    game.house.wait(1'000);
  }
  const Record branch =
      recordIn(game.house.get("/api/tables/" + std::string(table.at("table").as_string()) + "/record").text);
  EXPECT_TRUE(verify(branch, games()).empty());
  EXPECT_EQ(keysOf(groundsFor(branch)), (std::vector<std::string>{"record.ground.known", "record.ground.signedSince"}));
  ASSERT_TRUE(branch.origin);
  EXPECT_EQ(branch.origin->digest, digestOf(game.record));
  EXPECT_EQ(branch.origin->actions, 3U);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(branch.entries[i].action, game.record.entries[i].action);
  EXPECT_GE(branch.entries[3].at, branch.entries[2].at);
  EXPECT_EQ(branch.secret, game.record.secret);
}

TEST(Resuming, AsksForABetterMoveAsAPuzzle) {
  Finished game;
  const auto [right, wrong] = game.choicesAfter(3);
  const std::unique_ptr<Guest> cleo =
      game.comeTo(game.tryAgain(3, Finished::move(right, 700) + "," + Finished::move(wrong, 300)));
  const auto now = [&] { return cleo->last("position").at("puzzle").as_object(); };
  EXPECT_EQ(cleo->last("table").at("phase").as_string(), "playing") << "bots have sat down on the free seats";
  EXPECT_TRUE(cleo->last("table").at("puzzle").as_bool());
  EXPECT_TRUE(now().at("asked").as_bool());
  EXPECT_TRUE(now().at("answer").is_null());
  EXPECT_EQ(now().at("difficulty").as_int64(), 0);
  EXPECT_EQ(now().at("id").as_string(), toHex(digestOf(game.record)).substr(0, 16) + "-3");
  EXPECT_FALSE(cleo->position().at("undo").as_bool()) << "what was before is not the solver's";

  cleo->act(wrong);
  EXPECT_EQ(cleo->errorKey(), "server.puzzle.worse");
  cleo->act(right);
  EXPECT_FALSE(now().at("asked").as_bool());
  EXPECT_TRUE(now().at("answer").at("found").as_bool());
  EXPECT_EQ(now().at("answer").at("moves").as_array().size(), 2U);
  const std::size_t positions = cleo->count("position");
  game.house.wait(60'000);
  EXPECT_EQ(cleo->count("position"), positions) << "others wait until it is read";

  cleo->tell("playFreely");
  EXPECT_FALSE(cleo->last("table").at("puzzle").as_bool()) << "from now on it is a game like any other";
  game.house.wait(60'000);
  EXPECT_GT(cleo->count("position"), positions);
}

TEST(Resuming, AsksNothingThatCannotBeAnswered) {
  Finished game;
  const auto [right, wrong] = game.choicesAfter(3);
  const std::string fine = Finished::move(right, 700);
  const std::string both = fine + ",";
  for (const std::string& moves : {std::string(), fine, both + fine, both + Finished::move("5@z9", 300),
                                   both + Finished::move("", 300), both + Finished::move(std::string(5000, 'x'), 300),
                                   both + Finished::move(wrong, 1001), both + Finished::move(wrong, -1)}) {
    EXPECT_EQ(game.refusalOf(game.tryAgain(3, moves)), "server.puzzle.unfit") << moves;
  }
  const int other = 1 - game.record.entries[3].seat.index();
  const Answer notAsked =
      game.playOnFrom(game.source() + R"(,"puzzle":{"reason":"sampled","solutions":1,"rest":0,"moves":[)" + fine + "," +
                          Finished::move(wrong, 300) + "]}",
                      3, other);
  EXPECT_EQ(game.refusalOf(notAsked), "server.puzzle.unfit") << "the game does not wait for that seat";
}

TEST(Resuming, DealsAgainWithOthersOnOtherSeats) {
  Finished game("nussknacker");
  const std::unique_ptr<Guest> cleo = game.comeTo(game.playOnFrom(game.source(), 0, 1));
  EXPECT_EQ(cleo->seat(), 1);
  EXPECT_EQ(cleo->last("table").at("origin").at("actions").as_int64(), 0);
  Verdict refusal;
  const std::unique_ptr<Play> dealt = dealAgain(game.record, games(), refusal);
  Json screen;
  dealt->match().screen(Seat(1), screen);
  cleo->tell("look");
  EXPECT_EQ(cleo->last("looked").at("position").at("screen"), json::parse(screen.take()));
}

// What somebody sees at a branch is what whoever sat there saw at that moment, and nothing else.
TEST(Resuming, ShowsEverybodyOnlyWhatTheirSeatMayKnow) {
  for (const char* title : {"nussknacker", "fair-enough"}) {
    Finished game(title);
    const std::size_t actions = game.record.entries.size() / 2;
    Verdict refusal;
    const std::unique_ptr<Play> then = replay(game.record, games(), refusal, actions);
    const Answer opened = game.playOnFrom(game.source(), actions, 0, R"([{"bot":""},{"bot":""}])");
    const std::unique_ptr<Guest> cleo = game.comeTo(opened);
    const std::string table(opened.json.at("table").as_string());
    Guest watcher(game.house, table, {});
    EXPECT_EQ(cleo->last("table").at("phase").as_string(), "seating");
    EXPECT_EQ(cleo->count("position"), 0U) << "whoever tries the seats must not see their hands";
    EXPECT_EQ(watcher.count("position"), 0U);
    cleo->tell("start");
    EXPECT_EQ(cleo->errorKey(), "server.seatsFree");
    Guest dora(game.house, table, game.house.post("/api/tables/" + table + "/sit", R"({"name":"Dora"})").cookie);
    dora.tell("start");
    EXPECT_EQ(dora.last("table").at("phase").as_string(), "playing");
    EXPECT_EQ(dora.count("ceremony"), 0U);
    const auto screenOf = [&](Viewer viewer) {
      Json screen;
      writePosition(*then, viewer, screen);
      return json::parse(screen.take()).as_object().at("screen");
    };
    EXPECT_EQ(cleo->position().at("screen"), screenOf(Seat(0)));
    EXPECT_EQ(dora.position().at("screen"), screenOf(Seat(1)));
    EXPECT_EQ(watcher.position().at("screen"), screenOf(Viewer::spectator()));
    EXPECT_NE(screenOf(Seat(0)), screenOf(Seat(1)));
    for (const std::string& frame : watcher.frames()) {
      EXPECT_EQ(frame.find(toHex(*game.record.secret)), std::string::npos);
    }
  }
}

TEST(Resuming, NeverGoesOnFromARunningGame) {
  Pair pair;
  pair.begin();
  playOn({pair.anna.get(), pair.ben.get()}, 4);
  const std::string body = R"({"game":"","options":"","name":"Cleo","from":{"table":")" + pair.seats.table +
                           R"(","actions":1,"seat":0,"others":[{"bot":"1"},{"bot":"1"}]}})";
  const Answer answer = pair.house.post("/api/tables", body);
  EXPECT_EQ(answer.status, 409);
  EXPECT_EQ(answer.json.at("message").at("key").as_string(), "server.running");
  EXPECT_EQ(pair.house.journal.tables.size(), 1U);
}

TEST(Resuming, TakesTheTextOfARecordAsWell) {
  Finished game;
  House other;
  const auto open = [&](const std::string& text) {
    return other.post("/api/tables", R"({"game":"","options":"","name":"Cleo","from":{"record":)" + inJson(text) +
                                         R"(,"actions":2,"seat":1,"others":[{"bot":"2","name":"Hedda"},{"bot":""}]}})");
  };
  const Answer opened = open(game.text);
  ASSERT_EQ(opened.status, 200) << opened.text;
  const Guest cleo(other, std::string(opened.json.at("table").as_string()), opened.cookie);
  EXPECT_EQ(cleo.last("table").at("origin").at("table").as_string(), "") << "it was not played in this house";
  EXPECT_EQ(cleo.last("table").at("seats").as_array()[0].at("name").as_string(), "Hedda");
  EXPECT_EQ(cleo.seat(), 1);
}

TEST(Resuming, SaysWhatIsWrongWithARecord) {
  Finished game;
  const auto refusal = [&](const std::string& text, std::size_t actions = 2) {
    return game.refusalOf(game.playOnFrom("\"record\":" + inJson(text), actions));
  };
  const auto changed = [&](const std::function<void(Record&)>& change) {
    Record record = game.record;
    record.form = RecordForm::sealed;
    change(record);
    return writeRecord(record);
  };
  const std::size_t tables = game.house.journal.tables.size();
  EXPECT_EQ(refusal("nonsense"), "record.magic");
  EXPECT_EQ(refusal(std::string(longestGameToResume + 1, ' ')), "record.tooLong");
  std::string forged = game.text;
  forged.replace(forged.find("seat 1 Anna"), 11, "seat 1 Otto");
  EXPECT_EQ(refusal(forged), "record.digestDiffers");
  EXPECT_EQ(refusal(changed([](Record& record) { record.game = "chess"; })), "record.game");
  EXPECT_EQ(refusal(changed([](Record& record) { record.rulesVersion = 99; })), "record.rules.newer");
  EXPECT_EQ(refusal(changed([](Record& record) { record.secret.reset(); })), "record.noSecret");
  EXPECT_EQ(refusal(changed([](Record& record) { record.names.pop_back(); })), "record.seats");
  EXPECT_EQ(refusal(changed([](Record& record) { record.content = "0123"; })), "server.playOn.off");
  EXPECT_EQ(refusal(changed([](Record& record) { record.entries[1] = record.entries[0]; })), "record.illegal");
  EXPECT_EQ(refusal(changed([](Record& record) { record.nonces.push_back(record.nonces[0]); })), "record.twice");
  EXPECT_EQ(refusal(game.text, 4000), "server.playOn.late");
  EXPECT_EQ(refusal(game.text, game.record.entries.size()), "server.playOn.over");
  EXPECT_EQ(game.refusalOf(game.playOnFrom(game.source(), 1, 5)), "core.noSeat");
  EXPECT_EQ(game.refusalOf(game.playOnFrom(game.source(), 1, 0, "[]")), "server.playOn.seats");
  EXPECT_EQ(game.refusalOf(game.playOnFrom(game.source(), 1, 0, R"([{"bot":""},{"bot":"Kasparov"}])")),
            "server.unknownBot");
  EXPECT_EQ(game.refusalOf(game.playOnFrom(R"("table":"nowhere")", 1)), "server.noTable");
  EXPECT_EQ(game.refusalOf(game.playOnFrom(R"("table":"a b")", 1)), "server.malformed");
  EXPECT_EQ(game.refusalOf(game.playOnFrom(game.source() + ",\"record\":\"x\"", 1)), "server.malformed");
  EXPECT_EQ(game.house.journal.tables.size(), tables) << "nothing of it was kept";
}

TEST(Resuming, IsThereAgainAfterARestart) {
  Finished game;
  const Answer opened = game.playOnFrom(game.source(), 3);
  std::unique_ptr<Guest> cleo = game.comeTo(opened);
  game.house.wait(1'000);
  playOn({cleo.get()}, 1);
  game.house.wait(1'000);
  const json::object before = cleo->position();
  const json::value origin = cleo->last("table").at("origin");
  game.house.restart();
  cleo = game.comeTo(opened);
  EXPECT_EQ(cleo->last("table").at("phase").as_string(), "playing");
  EXPECT_EQ(cleo->last("table").at("origin"), origin);
  EXPECT_EQ(cleo->position().at("screen"), before.at("screen"));

  // And so is one that nobody has begun yet.
  const Answer waiting = game.playOnFrom(game.source(), 3, 0, R"([{"bot":""},{"bot":""}])");
  game.house.restart();
  cleo = game.comeTo(waiting);
  EXPECT_EQ(cleo->last("table").at("phase").as_string(), "seating");
  cleo->tell("bot", R"("seat":1,"bot":"random")");
  cleo->tell("start");
  EXPECT_EQ(cleo->last("table").at("phase").as_string(), "playing");
}

TEST(Resuming, TakesNothingBackThatWasTakenOver) {
  Finished game;
  const std::unique_ptr<Guest> cleo =
      game.comeTo(game.playOnFrom(game.source(), 4, 0, R"([{"bot":"random"},{"bot":"random"}])"));
  while (cleo->position().at("answers").as_array().empty()) game.house.wait(1'000);
  EXPECT_FALSE(cleo->position().at("undo").as_bool());
  cleo->tell("undo");
  EXPECT_FALSE(cleo->last("error").empty());
  const json::value start = cleo->position().at("screen");
  cleo->act(firstAnswer(*cleo));
  ASSERT_TRUE(cleo->position().at("undo").as_bool());
  cleo->tell("undo");
  EXPECT_EQ(cleo->position().at("screen"), start);
  EXPECT_FALSE(cleo->position().at("undo").as_bool());
}

// Other tables are served between the parts of a long game.
TEST(Resuming, GoesThroughALongGameAPartAtATime) {
  HubOptions options = Pair::houseOptions();
  options.table.limits.rowsAtOnce = 4;
  Finished game("bauab", options);
  const std::size_t actions = game.record.entries.size() - 1;
  ASSERT_GT(actions, 8U);
  int status = 0;
  HttpRequest request;
  request.method = "POST";
  request.target = "/api/tables";
  request.address = "192.0.2.7";
  request.body = R"({"game":"","options":"","name":"Cleo","from":{"record":)" + inJson(game.text) + R"(,"actions":)" +
                 std::to_string(actions) + R"(,"seat":0,"others":[{"bot":"1"},{"bot":"1"}]}})";
  game.house.hub->handle(request, [&](const HttpResponse& response) { status = response.status; });
  game.house.settle();
  EXPECT_EQ(status, 0) << "it is not through yet";
  EXPECT_EQ(game.house.get("/api/games").status, 200);
  game.house.wait(10);
  EXPECT_EQ(status, 200);
}

TEST(Resuming, OneAddressBringsOnlySoManyGames) {
  HubOptions options = Pair::houseOptions();
  options.histories = {2, 1};
  Finished game("bauab", options);
  EXPECT_EQ(game.playOnFrom(game.source(), 1).status, 200);
  EXPECT_EQ(game.playOnFrom(game.source(), 1).status, 200);
  EXPECT_EQ(game.playOnFrom(game.source(), 1).status, 429);
  game.house.wait(61'000);
  EXPECT_EQ(game.playOnFrom(game.source(), 1).status, 200);
}

// A branch can be gone on from like any other game.
TEST(Resuming, BranchesHaveBranches) {
  Finished game;
  const Answer opened = game.playOnFrom(game.source(), 2);
  const std::unique_ptr<Guest> cleo = game.comeTo(opened);
  const std::string table(opened.json.at("table").as_string());
  cleo->tell("resign");
  const Record branch = recordIn(game.house.get("/api/tables/" + table + "/record").text);
  EXPECT_TRUE(verify(branch, games()).empty());
  const std::unique_ptr<Guest> again = game.comeTo(game.playOnFrom("\"table\":\"" + table + "\"", 1, 1));
  EXPECT_EQ(again->last("table").at("origin").at("digest").as_string(), toHex(digestOf(branch)));
}

}  // namespace
}  // namespace sammel::testing
