// The server as a whole: journal, tables, network.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "engine/core/message.hpp"
#include "server/assets.hpp"
#include "server/log.hpp"

namespace sammel {

// What can be changed while the server runs.
struct LiveOptions {
  std::vector<std::string> without;  // titles that are not offered
  std::chrono::milliseconds botPause{700};
  std::chrono::milliseconds patience{180'000};  // with somebody who is here and does not act
  int connections = 20'000;
  int connectionsPerAddress = 512;  // a whole club may sit behind one router; our own machine is not limited
  int tablesPerMinute = 30;         // that an address may open
  int visitsPerMinute = 1200;       // of tables, from an address
  LogLevel logLevel = LogLevel::info;
  LogFormat logFormat = LogFormat::text;
  std::chrono::milliseconds slow{250};  // commands that take longer are logged
  std::uint32_t traceOneIn = 0;         // every so manieth command is logged; 0: none
};

struct Endpoint {
  std::string address;
  std::uint16_t port = 0;  // 0: any free one
};

struct ServerOptions : LiveOptions {
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;                // 0: any free one
  std::vector<std::string> trustedProxies;  // addresses or networks whose X-Forwarded-For is believed
  std::string data = "data";                // a folder, or the address of a PostgreSQL database
  std::filesystem::path contentFolder;      // with content packs of the host; empty: the standard ones
  std::map<std::string, BotKind::Program, std::less<>> programs;  // that play, by the name that people choose them with
  std::chrono::milliseconds drainTime{2000};       // clients that do not answer the good-bye are dropped after this
  std::chrono::milliseconds longestDrain{15'000};  // for what is still to be stored
  std::chrono::milliseconds drainDelay{0};         // between saying that it is not ready any more and stopping
  std::optional<Endpoint> metrics;                 // where Prometheus may ask; nowhere by default
  bool stopOnSignals = true;                       // SIGTERM and SIGINT
  Language language = Language::en;                // of problems
  std::span<const Asset> assets = embeddedAssets();
  // Is given whole lines with their time, fit for any terminal.
  std::function<void(std::string_view)> log = [](std::string_view) {};
  // On SIGHUP: what the options are from now on. Nothing: they stay.
  std::function<std::optional<LiveOptions>(const Log& log)> reread;
};

class Server {
 public:
  // Opens the data and the port. Null, with one sentence that names the remedy, if that is impossible.
  static std::unique_ptr<Server> open(const ServerOptions& options, std::string& problem);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  std::uint16_t metricsPort() const;  // 0: none
  std::size_t connections() const;    // that are open now; from any thread
  std::string key() const;            // the public one, which records are signed with
  void run();                         // until stopped; everything acknowledged is on disk before it returns
  void reload();                      // from any thread: as with SIGHUP
  void stop();                        // from any thread: tells the clients, finishes what is on its way, closes

 private:
  class Running;
  explicit Server(std::unique_ptr<Running> running);
  std::unique_ptr<Running> running_;
};

}  // namespace sammel
