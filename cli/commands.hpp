// The subcommands, one file each. Every command gets what was asked on the command line and returns the exit code;
// what the user can put right is thrown as a Failure.
#pragma once

#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/speech.hpp"
#include "cli/terminal.hpp"
#include "engine/core/record.hpp"

namespace sammel {

struct PlayRequest {
  std::string game;
  std::vector<std::string> options;  // name=value
  std::vector<std::string> players;  // names
  std::vector<int> bots;             // seats, counted from 1
  std::string level = "3";           // of the bots
  std::optional<std::uint64_t> seed;
  std::string save;
  std::string resume;
  std::string content;  // a folder of content packs
};

struct SelfPlayRequest {
  std::string game;
  std::vector<std::string> options;
  std::uint64_t games = 1000;
  std::uint64_t seed = 1;
  unsigned jobs = 1;
};

struct ArenaRequest {
  bool ladder = false;  // all levels, of all games if none is named, instead of one contest
  std::string game;
  std::vector<std::string> options;
  std::vector<std::string> bots;
  std::int64_t games = 200;
  std::uint64_t seed = 1;
  unsigned jobs = 1;
  std::string out;  // a folder; empty: nothing is kept
  bool sprt = false;
  double elo0 = 0;
  double elo1 = 40;
  std::uint32_t thinkLimit = 0;  // milliseconds for a decision; 0: none
};

struct BotRequest {
  std::string game;
  std::string level = "random";
  std::optional<std::uint64_t> seed;
};

struct ReplayRequest {
  std::string file;
  int seat = 0;  // counted from 1; 0 watches as a spectator
  bool all = false;
  bool step = false;
};

struct VerifyRequest {
  std::string file;
  std::string key;  // of the server that must have signed; empty: any, or none
};

struct ReviewRequest {
  std::string file;
  std::string level;      // which bot judges; empty: the usual one
  std::size_t moves = 5;  // to tell at most
  bool json = false;
};

struct LessonRequest {
  std::string game;
  std::string file;         // instead of the one that is compiled in
  bool boards = false;      // drawn before every step
  std::uint32_t deals = 0;  // look at so many, from the lesson's own on, instead of walking
};

struct PuzzlesRequest {
  std::string game;
  std::vector<std::string> options;
  std::optional<std::uint32_t> seed;
  std::size_t count = 25;
  std::uint32_t seconds = 0;  // 0: until there are enough
  int margin = 8;             // by which a solution is better than everything else, in percent
  std::string out;            // goes on with what is there; empty: to the screen
};

struct ServeRequest {  // see cli/settings.hpp
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;
  std::string data = "data";
  std::string content;               // a folder of content packs
  std::vector<std::string> without;  // titles that are not offered
  std::uint16_t botPause = 700;      // milliseconds before a bot acts
  std::uint16_t patience = 180;      // seconds before a bot may play for somebody who does not act
  std::vector<std::string> bots;     // name=command: programs that play
  std::vector<std::string> trustedProxies;
  std::uint32_t connections = 20'000;
  std::uint32_t connectionsPerAddress = 512;
  std::uint32_t tablesPerMinute = 30;
  std::uint32_t visitsPerMinute = 1200;
  std::string logLevel = "info";
  std::string logFormat = "text";
  std::uint32_t slow = 250;      // milliseconds; commands that take longer are logged
  std::uint32_t traceOneIn = 0;  // 0: none
  std::string metricsAddress;    // empty: nowhere
  std::uint16_t metricsPort = 0;
  std::uint16_t drainDelay = 0;  // seconds
};

class Configuration;
struct MoveRequest {
  std::string from;
  std::string to;
};

struct BackupRequest {
  std::string file;
  std::string data = "data";
};

struct TalkRequest {
  std::string data = "data";
  std::string table;  // empty: whatever was reported
};

struct PruneRequest {
  std::string data = "data";
  std::uint32_t days = 0;
  std::string records;      // a folder
  bool unfinished = false;  // tables whose game is not over, too
  bool pretend = false;
};

int listGames(Terminal& terminal, const Speech& speech);
int showRules(Terminal& terminal, const Speech& speech, const std::string& game);
int play(StandardTerminal& terminal, const Speech& speech, const PlayRequest& request);
int selfPlayGames(Terminal& terminal, const Speech& speech, const SelfPlayRequest& request);
int runArena(Terminal& terminal, const Speech& speech, const ArenaRequest& request);
// Plays over standard input and output as docs/bot-protocol.md says.
int playAsProgram(Terminal& terminal, const Speech& speech, const BotRequest& request);
int replayRecord(Terminal& terminal, const Speech& speech, const ReplayRequest& request);
int verifyRecord(Terminal& terminal, const Speech& speech, const VerifyRequest& request);
int reviewRecord(Terminal& terminal, const Speech& speech, const ReviewRequest& request);
// The same for a record that was read; `demanded` is a key in lower-case digits or empty.
int replayRecord(Terminal& terminal, const Speech& speech, const Record& record, const ReplayRequest& request);
int verifyRecord(Terminal& terminal, const Speech& speech, const Record& record, const std::string& demanded);
int reviewRecord(Terminal& terminal, const Speech& speech, const Record& record, const ReviewRequest& request,
                 std::FILE* progress);
int inspectLesson(Terminal& terminal, const Speech& speech, const LessonRequest& request);
int minePuzzles(Terminal& terminal, const Speech& speech, const PuzzlesRequest& request);
int bench(Terminal& terminal, const Speech& speech, double seconds);
// The page as files, for hosts without this server.
int writePage(Terminal& terminal, const Speech& speech, const std::string& folder);
// `reread`, if there is a file, reads it again.
int serve(Terminal& terminal, const Speech& speech, const Configuration& configuration,
          const std::function<Configuration()>& reread);
// Whole houses, in folders or in PostgreSQL.
int moveHouse(Terminal& terminal, const Speech& speech, const MoveRequest& request);
int backUpHouse(Terminal& terminal, const Speech& speech, const BackupRequest& request);
int restoreHouse(Terminal& terminal, const Speech& speech, const BackupRequest& request);
int checkHouse(Terminal& terminal, const Speech& speech, const std::string& data);
int pruneHouse(Terminal& terminal, const Speech& speech, const PruneRequest& request);
// What people have reported, or all that was said at a table.
int tellTalk(Terminal& terminal, const Speech& speech, const TalkRequest& request);

}  // namespace sammel
