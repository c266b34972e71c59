#include "server/server.hpp"

#include <sys/random.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <csignal>
#include <optional>
#include <stdexcept>
#include <thread>

#include "server/data_home.hpp"
#include "server/hub.hpp"
#include "server/log.hpp"
#include "server/network.hpp"
#include "server/texts.hpp"
#include "server/thinkers.hpp"
#include "server/writer.hpp"

namespace sammel {

namespace asio = boost::asio;
using boost::system::error_code;

namespace {

std::int64_t milliseconds() {
  const auto since = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
}

class RealSurroundings final : public Surroundings {
 public:
  RealSurroundings(asio::io_context& context, std::function<void(std::string_view)> log)
      : context_(context),
        thinkers_(
            coresForThinking(), mostThoughtsWaiting,
            [this](std::function<void()> task) { asio::post(context_, std::move(task)); }, std::move(log)) {}

  std::int64_t now() const override { return milliseconds(); }
  void after(std::chrono::milliseconds delay, std::function<void()> task) override {
    const auto timer = std::make_shared<asio::steady_timer>(context_, delay);
    timer->async_wait([timer, task = std::move(task)](error_code error) {
      if (!error) task();
    });
  }
  void random(std::span<std::uint8_t> bytes) override {
    while (!bytes.empty()) {
      const ssize_t got = getrandom(bytes.data(), bytes.size(), 0);
      if (got < 0 && errno != EINTR) throw std::runtime_error("no randomness from the system");
      if (got > 0) bytes = bytes.subspan(static_cast<std::size_t>(got));
    }
  }
  bool beside(std::function<void()> work, std::function<void()> done) override {
    return thinkers_.add(std::move(work), std::move(done));
  }

 private:
  static constexpr std::size_t mostThoughtsWaiting = 1024;
  // One core stays free for the tables.
  static std::size_t coresForThinking() { return std::max(2U, std::thread::hardware_concurrency()) - 1; }

  asio::io_context& context_;
  Thinkers thinkers_;
};

void raiseFileLimit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

std::string listenProblem(const ServerOptions& options, const error_code& error, const std::string& why) {
  const std::string port = std::to_string(options.port);
  if (error == asio::error::address_in_use) {
    return either(
        options.language,
        "Port " + port + " ist schon belegt. Beende das andere Programm, oder wähle mit --port einen anderen.",
        "Port " + port + " is already in use. Stop the other program, or choose another one with --port.");
  }
  if (error == asio::error::access_denied) {
    return either(options.language, "Port " + port + " darfst du nicht öffnen. Wähle mit --port einen über 1023.",
                  "You may not open port " + port + ". Choose one above 1023 with --port.");
  }
  return either(options.language,
                "Unter der Adresse " + options.bind + " lässt sich nicht lauschen (" + why +
                    "). Gib mit --bind eine Adresse dieses Rechners an, etwa 127.0.0.1 oder 0.0.0.0.",
                "Cannot listen at the address " + options.bind + " (" + why +
                    "). Give an address of this machine with --bind, such as 127.0.0.1 or 0.0.0.0.");
}

std::string proxyProblem(Language language, const std::string& text) {
  return either(language,
                "„" + text +
                    "“ ist keine Adresse. Gib mit --trusted-proxy eine Adresse oder ein Netz an, etwa 127.0.0.1 oder "
                    "10.0.0.0/8.",
                "“" + text +
                    "” is no address. Give an address or a network with --trusted-proxy, such as 127.0.0.1 or "
                    "10.0.0.0/8.");
}

std::function<void(std::string_view)> stamped(std::function<void(std::string_view)> log) {
  return [log = std::move(log)](std::string_view text) { log(logLine(milliseconds(), text)); };
}

}  // namespace

// The order of the members is the order of life: what handlers touch outlives the network.
class Server::Running {
 public:
  explicit Running(const ServerOptions& options)
      : options_(options), surroundings_(context_, stamped(options_.log)), signals_(context_) {
    options_.log = stamped(options_.log);
  }
  ~Running() {
    network_.reset();  // nobody is connected any more
    hub_.reset();
    writer_.reset();  // all that was queued is durable
    context_.stop();
  }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::string open() {
    std::string problem;
    HomeOptions homeOptions;
    homeOptions.language = options_.language;
    homeOptions.log = [this](std::string_view line) {  // from the writer's thread, once it has begun
      if (isOpening_) return options_.log(line);
      asio::post(context_, [this, text = std::string(line)] { options_.log(text); });
    };
    std::optional<DataHome> home = openHome(options_.data, homeOptions, problem);
    if (!home) return problem;
    isOpening_ = false;
    if (home->lock) lock_.emplace(std::move(*home->lock));
    writer_ = std::make_unique<Writer>(std::move(home->store),
                                       [this](std::function<void()> task) { asio::post(context_, std::move(task)); });
    NetworkLimits limits{options_.connections, options_.connectionsPerAddress, {}};
    for (const std::string& proxy : options_.trustedProxies) {
      if (!limits.proxies.add(proxy)) return proxyProblem(options_.language, proxy);
    }
    HubOptions hubOptions;
    hubOptions.signing = signingWith(home->key);
    key_ = home->key.publicText();
    hubOptions.language = options_.language;
    hubOptions.table.botPause = options_.botPause;
    hubOptions.table.patience = options_.patience;
    hubOptions.table.programs = options_.programs;
    hubOptions.without = {options_.without.begin(), options_.without.end()};
    if (!options_.contentFolder.empty()) {
      problem = readPacks(options_.contentFolder, options_.language, hubOptions.packs);
      if (!problem.empty()) return problem;
    }
    hub_.emplace(*writer_, surroundings_, hubOptions, options_.assets, options_.log);
    network_.emplace(context_, *hub_, limits);
    error_code error;
    const std::string why = network_->listen(options_.bind, options_.port, error);
    return error ? listenProblem(options_, error, why) : std::string();
  }

  std::uint16_t port() const { return network_->port(); }
  std::size_t connections() const { return network_->connections(); }
  const std::string& key() const { return key_; }

  void run() {
    if (options_.stopOnSignals) {
      signals_.add(SIGTERM);
      signals_.add(SIGINT);
      signals_.async_wait([this](error_code error, int) {
        if (!error) drain();
      });
    }
    const auto work = asio::make_work_guard(context_);
    while (!context_.stopped()) {
      try {
        context_.run();
      } catch (const std::exception& trouble) {  // one handler's trouble is not everybody's
        options_.log(std::string("server: ") + trouble.what());
      }
    }
  }

  void stop() {
    asio::post(context_, [this] { drain(); });
  }

 private:
  void drain() {
    if (std::exchange(draining_, true)) return;
    network_->stopAccepting();
    surroundings_.after(options_.longestDrain, [this] { context_.stop(); });  // whatever the database does
    hub_->drain([this] {
      network_->whenEmpty([this] { context_.stop(); });
      surroundings_.after(options_.drainTime, [this] { context_.stop(); });
    });
  }

  ServerOptions options_;
  std::optional<FolderLock> lock_;
  asio::io_context context_{1};
  RealSurroundings surroundings_;
  asio::signal_set signals_;
  std::string key_;
  std::unique_ptr<Writer> writer_;
  std::optional<Hub> hub_;
  std::optional<Network> network_;
  bool isOpening_ = true;
  bool draining_ = false;
};

Server::Server(std::unique_ptr<Running> running) : running_(std::move(running)) {}
Server::~Server() = default;

std::unique_ptr<Server> Server::open(const ServerOptions& options, std::string& problem) {
  raiseFileLimit();
  auto running = std::make_unique<Running>(options);
  problem = running->open();
  if (!problem.empty()) return nullptr;
  return std::unique_ptr<Server>(new Server(std::move(running)));
}

std::uint16_t Server::port() const { return running_->port(); }
std::size_t Server::connections() const { return running_->connections(); }
std::string Server::key() const { return running_->key(); }
void Server::run() { running_->run(); }
void Server::stop() { running_->stop(); }

}  // namespace sammel
