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
#include "server/metrics_front.hpp"
#include "server/network.hpp"
#include "server/texts.hpp"
#include "server/thinkers.hpp"
#include "server/version.hpp"
#include "server/watch.hpp"
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
  RealSurroundings(asio::io_context& context, const Log& log, Watch& watch)
      : context_(context),
        watch_(watch),
        thinkers_(
            coresForThinking(), mostThoughtsWaiting,
            [this](std::function<void()> task) { asio::post(context_, std::move(task)); }, log, watch) {}

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
  Observer& observer() override { return watch_; }
  std::size_t thoughtsWaiting() const { return thinkers_.waiting(); }

 private:
  static constexpr std::size_t mostThoughtsWaiting = 1024;
  // One core stays free for the tables.
  static std::size_t coresForThinking() { return std::max(2U, std::thread::hardware_concurrency()) - 1; }

  asio::io_context& context_;
  Watch& watch_;
  Thinkers thinkers_;
};

void raiseFileLimit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

// `portFlag` and `addressFlag` choose another one.
std::string listenProblem(Language language, const Endpoint& endpoint, const std::string& portFlag,
                          const std::string& addressFlag, const error_code& error, const std::string& why) {
  const std::string port = std::to_string(endpoint.port);
  if (error == asio::error::address_in_use) {
    return either(
        language,
        "Port " + port + " ist schon belegt. Beende das andere Programm, oder wähle mit " + portFlag +
            " einen anderen.",
        "Port " + port + " is already in use. Stop the other program, or choose another one with " + portFlag + ".");
  }
  if (error == asio::error::access_denied) {
    return either(language, "Port " + port + " darfst du nicht öffnen. Wähle mit " + portFlag + " einen über 1023.",
                  "You may not open port " + port + ". Choose one above 1023 with " + portFlag + ".");
  }
  return either(language,
                "Unter der Adresse " + endpoint.address + " lässt sich nicht lauschen (" + why + "). Gib mit " +
                    addressFlag + " eine Adresse dieses Rechners an, etwa 127.0.0.1 oder 0.0.0.0.",
                "Cannot listen at the address " + endpoint.address + " (" + why +
                    "). Give an address of this machine with " + addressFlag + ", such as 127.0.0.1 or 0.0.0.0.");
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

}  // namespace

// The order of the members is the order of life: what handlers touch outlives the network.
class Server::Running {
 public:
  explicit Running(const ServerOptions& options)
      : options_(options),
        log_([this](const LogEntry& entry) {
          if (!watch_.logs(entry.level)) return;
          watch_.logged(entry.level);
          options_.log(logLine(milliseconds(), entry, options_.logFormat));
        }),
        watch_(log_),
        surroundings_(context_, log_, watch_),
        metricsFront_([this] { return watch_.metrics(vitals()); }),
        signals_(context_),
        hangUps_(context_) {
    watch_.adopt(watchOptions());
  }
  ~Running() {
    metricsNetwork_.reset();
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
      if (isOpening_) return log_(line);
      asio::post(context_, [this, text = std::string(line)] { log_(text); });
    };
    std::optional<DataHome> home = openHome(options_.data, homeOptions, problem);
    if (!home) return problem;
    isOpening_ = false;
    if (home->lock) lock_.emplace(std::move(*home->lock));
    writer_ = std::make_unique<Writer>(
        std::move(home->store), [this](std::function<void()> task) { asio::post(context_, std::move(task)); }, watch_);
    for (const std::string& proxy : options_.trustedProxies) {
      if (!proxies_.add(proxy)) return proxyProblem(options_.language, proxy);
    }
    HubOptions hubOptions = liveHubOptions();
    hubOptions.signing = signingWith(home->key);
    key_ = home->key.publicText();
    hubOptions.language = options_.language;
    hubOptions.table.programs = options_.programs;
    if (!options_.contentFolder.empty()) {
      problem = readPacks(options_.contentFolder, options_.language, hubOptions.packs);
      if (!problem.empty()) return problem;
    }
    hub_.emplace(*writer_, surroundings_, hubOptions, options_.assets, log_);
    network_.emplace(context_, *hub_, networkLimits(), watch_);
    error_code error;
    const Endpoint endpoint{options_.bind, options_.port};
    const std::string why = network_->listen(endpoint.address, endpoint.port, error);
    return error ? listenProblem(options_.language, endpoint, "--port", "--bind", error, why) : openMetrics();
  }

  std::uint16_t port() const { return network_->port(); }
  std::uint16_t metricsPort() const { return metricsNetwork_ ? metricsNetwork_->port() : std::uint16_t{0}; }
  std::size_t connections() const { return network_->connections(); }
  const std::string& key() const { return key_; }

  void run() {
    log_({LogLevel::info, "started", {{"version", std::string(version)}, {"port", port()}}});
    if (options_.stopOnSignals) {
      signals_.add(SIGTERM);
      signals_.add(SIGINT);
      awaitSignal();
      if (options_.reread) {
        hangUps_.add(SIGHUP);
        awaitHangUp();
      }
    }
    const auto work = asio::make_work_guard(context_);
    while (!context_.stopped()) {
      try {
        context_.run();
      } catch (const std::exception& trouble) {  // one handler's trouble is not everybody's
        log_({LogLevel::error, trouble.what()});
      }
    }
    log_({LogLevel::info, "stopped"});
  }

  void stop() {
    asio::post(context_, [this] { leave(); });
  }

  void reload() {
    asio::post(context_, [this] { reread(); });
  }

 private:
  // To whoever watches over the server, not to its visitors.
  std::string openMetrics() {
    if (!options_.metrics) return {};
    constexpr int enough = 16;
    metricsNetwork_.emplace(context_, metricsFront_, NetworkLimits{enough, enough, {}}, nobody_);
    error_code error;
    const std::string why = metricsNetwork_->listen(options_.metrics->address, options_.metrics->port, error);
    if (error) return listenProblem(options_.language, *options_.metrics, "--metrics", "--metrics", error, why);
    if (!asio::ip::make_address(options_.metrics->address).is_loopback()) {
      log_("/metrics can be read by everybody who reaches " + options_.metrics->address + ".");
    }
    return {};
  }

  Watch::Options watchOptions() const { return {options_.logLevel, options_.slow, options_.traceOneIn}; }
  NetworkLimits networkLimits() const { return {options_.connections, options_.connectionsPerAddress, proxies_}; }
  HubOptions liveHubOptions() const {
    HubOptions hub;
    hub.table.botPause = options_.botPause;
    hub.table.patience = options_.patience;
    hub.without = {options_.without.begin(), options_.without.end()};
    hub.tables = {2.0 * options_.tablesPerMinute, static_cast<double>(options_.tablesPerMinute)};
    hub.visits = {0.5 * options_.visitsPerMinute, static_cast<double>(options_.visitsPerMinute)};
    return hub;
  }
  Watch::Vitals vitals() const {
    return {.house = hub_->vitals(),
            .connections = network_->connections(),
            .journalWaiting = writer_->waiting(),
            .thoughtsWaiting = surroundings_.thoughtsWaiting(),
            .isReady = hub_->isReady()};
  }

  void reread() {
    if (!options_.reread) return;
    const std::optional<LiveOptions> live = options_.reread(log_);
    if (!live) return;
    static_cast<LiveOptions&>(options_) = *live;
    watch_.adopt(watchOptions());
    network_->limit(networkLimits());
    hub_->adopt(liveHubOptions());
  }

  void awaitHangUp() {
    hangUps_.async_wait([this](error_code error, int) {
      if (error) return;
      awaitHangUp();
      reread();
    });
  }

  void awaitSignal() {
    signals_.async_wait([this](error_code error, int) {
      if (error) return;
      awaitSignal();
      leave();
    });
  }

  // Whoever shares out visitors hears of it before the doors are closed. Who asks twice means at once.
  void leave() {
    const bool isSecond = std::exchange(leaving_, true);
    if (!isSecond) log_({LogLevel::info, "stopping", {{"after_ms", options_.drainDelay.count()}}});
    hub_->announceStop();
    if (isSecond || options_.drainDelay.count() == 0) return drain();
    surroundings_.after(options_.drainDelay, [this] { drain(); });
  }

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
  Log log_;
  Watch watch_;
  Observer nobody_;
  asio::io_context context_{1};
  RealSurroundings surroundings_;
  MetricsFront metricsFront_;
  asio::signal_set signals_;
  asio::signal_set hangUps_;
  std::string key_;
  TrustedProxies proxies_;
  std::unique_ptr<Writer> writer_;
  std::optional<Hub> hub_;
  std::optional<Network> network_;
  std::optional<Network> metricsNetwork_;
  bool isOpening_ = true;
  bool leaving_ = false;
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
std::uint16_t Server::metricsPort() const { return running_->metricsPort(); }
std::size_t Server::connections() const { return running_->connections(); }
std::string Server::key() const { return running_->key(); }
void Server::run() { running_->run(); }
void Server::reload() { running_->reload(); }
void Server::stop() { running_->stop(); }

}  // namespace sammel
