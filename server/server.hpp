// The server as a whole: journal, tables, network.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "engine/core/message.hpp"
#include "server/assets.hpp"

namespace sammel {

struct ServerOptions {
  std::string bind = "0.0.0.0";
  std::uint16_t port = 8080;                // 0: any free one
  std::vector<std::string> trustedProxies;  // addresses or networks whose X-Forwarded-For is believed
  std::string data = "data";                // a folder, or the address of a PostgreSQL database
  std::filesystem::path contentFolder;      // with content packs of the host; empty: the standard ones
  std::vector<std::string> without;         // titles that are not offered
  std::chrono::milliseconds botPause{700};
  std::chrono::milliseconds patience{180'000};                    // with somebody who is here and does not act
  std::map<std::string, BotKind::Program, std::less<>> programs;  // that play, by the name that people choose them with
  std::chrono::milliseconds drainTime{2000};       // clients that do not answer the good-bye are dropped after this
  std::chrono::milliseconds longestDrain{15'000};  // for what is still to be stored
  int connections = 20'000;
  int connectionsPerAddress = 512;   // a whole club may sit behind one router; our own machine is not limited
  bool stopOnSignals = true;         // SIGTERM and SIGINT
  Language language = Language::en;  // of problems
  std::span<const Asset> assets = embeddedAssets();
  // Is given whole lines with their time, fit for any terminal.
  std::function<void(std::string_view)> log = [](std::string_view) {};
};

class Server {
 public:
  // Opens the data and the port. Null, with one sentence that names the remedy, if that is impossible.
  static std::unique_ptr<Server> open(const ServerOptions& options, std::string& problem);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::uint16_t port() const;
  std::size_t connections() const;  // that are open now; from any thread
  std::string key() const;          // the public one, which records are signed with
  void run();                       // until stopped; everything acknowledged is on disk before it returns
  void stop();                      // from any thread: tells the clients, finishes what is on its way, closes

 private:
  class Running;
  explicit Server(std::unique_ptr<Running> running);
  std::unique_ptr<Running> running_;
};

}  // namespace sammel
