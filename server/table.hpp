// A live table: its state, who is connected, and the way of every change: persist, then acknowledge, then broadcast.
//
// A table has at most one batch on its way to the disk. Until that is durable nobody is told of it and everything else
// (commands, new connections) waits. If it cannot be made durable, the state is thrown away and rebuilt from the
// journal, and the actor is told why.
#pragma once

#include <array>
#include <atomic>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bots/program/program_bot.hpp"
#include "server/allowance.hpp"
#include "server/ceremony.hpp"
#include "server/connection.hpp"
#include "server/hearing.hpp"
#include "server/journal.hpp"
#include "server/race.hpp"
#include "server/signing_key.hpp"
#include "server/surroundings.hpp"
#include "server/table_state.hpp"

namespace sammel {

// What one table may cost. People do not come near any of it; programs that mean harm do.
struct TableLimits {
  Allowance::Size rows{240, 2400};         // in the journal, for a seat; as fast as one connection may be
  Allowance::Size undos{120, 120};         // for a seat
  int undosOfAGame = 4000;                 // shared out among the seats; `Play::moment` tells 4095 apart
  int actionsOfAGame = 5000;               // in force; a story of more would not fit into a frame
  int changes = 500;                       // of who sits where, for a seat
  int rounds = 500;                        // of the ceremony
  Allowance::Size announcements{32, 120};  // of who comes and goes
  std::size_t rowsAtOnce = 64;             // when a table is rebuilt; then it is the others' turn
};

struct TableOptions {
  std::chrono::milliseconds botPause{700};
  std::chrono::milliseconds patience{180'000};  // before the others may let a bot play for somebody who does not act
  std::chrono::milliseconds ceremonyPatience{20'000};
  std::chrono::milliseconds ceremonyPause{1'000};  // before it begins again because an entry could not be stored
  int connectionsPerSeat = 8;
  int watchers = 64;
  TableLimits limits;
  // What can be asked of all tables together without changing anything: looking back costs 1, a preview an eighth.
  Allowance::Size questions{4000, 120'000};
  std::map<std::string, BotKind::Program, std::less<>> programs;  // of the host, which people can have as bots
  bool offersBot(std::string_view name) const { return isBotForTables(name) || programs.contains(name); }
};

// What all tables share.
struct TableServices {
  Journal& journal;
  Surroundings& surroundings;
  TableOptions options;
  std::function<std::string(const std::string& table, Seat seat)> makeLink;  // a one-time code for another device
  std::function<void(std::string_view)> log;
  std::function<bool(std::string_view game)> isOff;  // the host does not offer this title
  SigningKey key;                                    // signs records
  Allowance questions{};
  bool stopping = false;  // nothing new is begun; clients repeat after the restart what was not acknowledged
  // Tells bots to come to an end. They may still be thinking when the tables are gone.
  std::shared_ptr<std::atomic<bool>> stopThinking = std::make_shared<std::atomic<bool>>(false);
  // This table cannot go on, for this reason; or it can, if the reason is empty.
  std::function<void(const std::string& table, const std::string& why)> halt = [](const auto&, const auto&) {};
};

class Table : public std::enable_shared_from_this<Table> {
 public:
  ~Table() { dismissPrograms(); }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // Both begin work at once: `load` reads the table from the journal, `open` writes a new one with these first rows.
  static std::shared_ptr<Table> load(TableServices& services, const std::string& id);
  static std::shared_ptr<Table> open(TableServices& services, std::unique_ptr<TableState> state, Batch first,
                                     std::function<void(Verdict)> done);

  // `tokens` are the seat tokens in the visitor's cookies.
  void connect(std::shared_ptr<Connection> connection, std::vector<Digest> tokens);
  void disconnect(Connection& connection);
  void receive(std::shared_ptr<Connection> connection, const protocol::Command& command);

  struct SatDown {
    Verdict verdict;
    Seat seat;
  };
  void sit(std::string name, std::optional<std::int64_t> seat, const Digest& token, Language language,
           std::function<void(SatDown)> done);
  void addDevice(Seat seat, const Digest& token, std::function<void(Verdict)> done);
  // Lets a browser use the seat that `old` is good for, if there is any. `done` hears whether nothing is lost if `old`
  // is forgotten now, and of the rematch, where it may be good for a seat, too.
  void addBrowser(const Digest& old, const Digest& token, std::function<void(bool stored, std::string next)> done);
  // The record, or why there is none yet.
  void record(std::function<void(Verdict, std::string)> done);
  // The services are about to go. Whoever still holds the table finds nothing in it that would need them.
  void retire();

  const std::string& id() const { return id_; }
  bool isIdle() const { return connections_.empty() && !busy_ && waiting_.empty() && !botsTurn(); }
  bool isBusy() const { return busy_; }
  bool isUsable() const { return condition_ == Condition::loading || condition_ == Condition::ready; }
  std::int64_t lastUse() const { return lastUse_; }
  void forEachConnection(const std::function<void(Connection&)>& visit) const;

 private:
  enum class Condition : std::uint8_t { loading, ready, missing, unreadable };
  using From = std::shared_ptr<Connection>;

  Table(TableServices& services, std::string id) : services_(services), id_(std::move(id)) {}

  // The queue (table.cpp).
  void whenReady(std::function<void()> task);
  void work();
  void guarded(const std::function<void()>& step) noexcept;
  void reload();
  struct Rebuilding;
  void rebuild(const std::shared_ptr<Rebuilding>& rebuilding);
  void rebuilt(std::unique_ptr<TableState> state);
  void append(Batch batch, std::function<void(Verdict)> done);
  // Applies an entry about the seat `at`, asked for with command `id` from the seat `by`, and makes it durable; `done`
  // hears whether that went well. Without an id nobody asked for it.
  void enter(Seat at, Seat by, std::string entry, const std::string& id, std::function<void(Verdict)> done);
  Verdict whyUnusable() const;

  // What people are shown (table.cpp).
  enum class Story : std::uint8_t { goesOn, takenBack, retold };
  void welcome(const From& connection, const std::vector<Digest>& tokens);
  void showTable();
  void showTableTo(Connection& connection) const;
  bool announce();  // the same, unless somebody comes and goes all the time; false: later
  void showPositions(const Connection* actor, std::string_view ack, Story story);
  void showPositionTo(Connection& connection, std::string_view ack, std::size_t from);
  void tellOfUndo(Seat seat) const;
  bool isHere(Seat seat) const;
  void refuse(Connection& connection, const std::string& id, const Verdict& refusal) const;

  // Commands (table_commands.cpp).
  void carryOut(const From& from, const protocol::Command& command);
  void act(const From& from, Seat seat, const protocol::Command& command);
  Verdict checkAction(Seat seat, const protocol::Command& command) const;
  Verdict checkQuota(Seat seat, protocol::Do what);
  bool isFull() const;  // the game has as many actions as a table can hold
  bool mayAsk(double cost);
  void explain(Connection& from, Seat seat, const protocol::Command& command);
  void look(Connection& from, const protocol::Command& command);
  void arrange(const From& from, Seat by, Seat at, std::string entry, const std::string& id);
  void changePlayers(const From& from, Seat by, Seat at, std::string entry, const std::string& id);
  void leave(const From& from, Seat seat, const std::string& id);
  void standIn(const From& from, Seat by, const protocol::Command& command);
  void rematch(const From& from, Seat seat, const std::string& id);
  void answerCeremony(const From& from, Seat seat, const protocol::Command& command);

  // The ceremony (table_ceremony.cpp).
  void newRound(Seat by, const std::string& client, std::function<void(Verdict)> done);
  void beginRound();
  void restartRound();
  void restartRoundLater();
  void ask();
  void askOne(Connection& connection) const;
  void watchCeremony();
  void dealIfComplete(std::function<void(Verdict)> done);

  // Bots (table_bots.cpp).
  SeatSet waitedFor() const;
  // In how many milliseconds the others may let a bot play for this person, who is waited for; nothing: not waited for.
  std::optional<std::int64_t> patienceWith(Seat seat) const;
  std::vector<std::int64_t> patience() const;  // by seat; -1: not waited for
  SeatSet botsAmong(SeatSet seats) const;
  SeatSet botsAsked() const;
  bool botsTurn() const { return !botsAsked().empty(); }
  void wakeBots();
  void letThink(Seat seat);
  void botActs(Seat seat, const Moment& moment, const Notation& choice);
  std::uint64_t freshSeed() const;
  // The host's program that plays at this seat, as far as it can be relied on.
  const BotKind::Program* programAt(Seat seat) const;
  std::shared_ptr<ProgramBot> takeProgram(Seat seat, const BotKind::Program& program, const void* thought);
  void giveBackProgram(Seat seat, std::shared_ptr<ProgramBot> bot, const void* thought);
  void programHasFailed(Seat seat, const std::string& name, const std::string& why);
  void dismiss(std::shared_ptr<ProgramBot> bot);
  void dismissPrograms();

  // Hints (table_hints.cpp).
  bool offersHints() const;
  Verdict checkHint(Seat seat) const;
  void hint(const From& from, Seat seat, const std::string& id);
  void answerHint(Connection& from, Seat seat, const std::string& id) const;
  void tellOfHint(Seat seat) const;

  // Races (table_race.cpp).
  bool isRace() const;
  std::optional<std::int64_t> alarmIn() const;  // milliseconds until the table acts by itself
  std::int64_t longestLine() const;             // milliseconds, of those who are asked
  void setAlarm();
  void alarmRings();
  void claim(const From& from, Seat seat, const protocol::Command& command);
  void judgeClaims();
  void enterClaim(std::vector<Claim> claims, const Notation& took);
  void refuseClaim(const Claim& claim, const Verdict& verdict) const;
  void forgetClaims();

  TableServices& services_;
  std::string id_;
  Condition condition_ = Condition::loading;
  std::unique_ptr<TableState> state_;
  std::string record_;  // once somebody has asked for it: nothing changes it any more
  bool busy_ = false;
  bool working_ = false;
  std::deque<std::function<void()>> waiting_;
  std::vector<From> connections_;
  std::int64_t lastUse_ = 0;

  struct Shown {  // what all connections of one viewer have been shown
    std::string position;
    std::size_t lines = 0;  // that last
    std::size_t moves = 0;
  };
  std::array<Shown, maxSeats + 1> shown_;
  std::array<std::int64_t, maxSeats> hereSince_{};
  Allowance announcements_;
  bool announcesLater_ = false;
  std::array<Allowance, maxSeats> rowsLeft_;
  std::array<Allowance, maxSeats> undosLeft_;

  Ceremony ceremony_;
  bool ceremonyRuns_ = false;  // false after a rebuild: the answers so far are lost
  std::uint64_t ceremonyTimer_ = 0;
  std::array<std::optional<Moment>, maxSeats> thinking_{};  // the question that a bot is about to answer

  struct Hint {
    Moment moment;  // of the question that it is about
    bool isThinking = false;
    Notation action;
    Message label;
    double chance = 0;
  };
  std::array<std::optional<Hint>, maxSeats> hints_{};  // the latest, by seat

  struct RunningProgram {
    std::string name;                 // as people chose it
    std::shared_ptr<ProgramBot> bot;  // null: not running, or thinking
    Hearing hearing;
    const void* thought = nullptr;  // that it is busy with
  };
  std::array<RunningProgram, maxSeats> programs_;  // by seat

  std::uint64_t alarmTimer_ = 0;  // the latest; earlier ones are ignored
  PhotoFinish finish_;
  std::uint64_t finishTimer_ = 0;  // of the claims that are held
};

}  // namespace sammel
