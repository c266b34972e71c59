#include <algorithm>

#include "cli/addresses.hpp"
#include "cli/commands.hpp"
#include "cli/configuration.hpp"
#include "server/data_home.hpp"
#include "server/server.hpp"

namespace sammel {

namespace {

template <class Enum>
Enum named(std::string_view name) {  // it was checked
  constexpr auto names = enumNames(Enum{});
  return static_cast<Enum>(std::ranges::find(names, name) - names.begin());
}

LiveOptions liveOptions(const ServeRequest& request) {
  LiveOptions options;
  options.without = request.without;
  options.botPause = std::chrono::milliseconds(request.botPause);
  options.patience = std::chrono::seconds(request.patience);
  options.connections = static_cast<int>(request.connections);
  options.connectionsPerAddress = static_cast<int>(request.connectionsPerAddress);
  options.tablesPerMinute = static_cast<int>(request.tablesPerMinute);
  options.visitsPerMinute = static_cast<int>(request.visitsPerMinute);
  options.logLevel = named<LogLevel>(request.logLevel);
  options.logFormat = named<LogFormat>(request.logFormat);
  options.slow = std::chrono::milliseconds(request.slow);
  options.traceOneIn = request.traceOneIn;
  return options;
}

// Tells what has changed. What needs a restart is compared with how the server was started, every time anew.
std::optional<LiveOptions> reloaded(Configuration& configuration, const std::function<Configuration()>& reread,
                                    const Speech& speech, const Log& log) {
  try {
    const Configuration now = reread();
    const ServeRequest request = now.request(speech);
    const std::vector<Configuration::Change> changes = configuration.changesTo(now);
    for (const auto& [setting, before, after] : changes) {
      const auto shown = [&](const std::string& value) { return setting->name == "data" ? shownHome(value) : value; };
      const std::string what = std::string(setting->name) + " = " + shown(after) + " (was: " + shown(before) + ")";
      log(setting->isLive ? LogEntry(LogLevel::info, "changed: " + what)
                          : LogEntry(LogLevel::warning, "changes only with a restart: " + what));
    }
    if (changes.empty()) log({LogLevel::info, "the configuration was read again; nothing has changed"});
    configuration.adoptLive(now);
    return liveOptions(request);
  } catch (const Failure& failure) {
    std::string why = failure.what();
    std::ranges::replace(why, '\n', ' ');
    log({LogLevel::error, "the configuration was not read again, nothing has changed: " + why});
    return std::nullopt;
  }
}

}  // namespace

int serve(Terminal& terminal, const Speech& speech, const Configuration& configuration,
          const std::function<Configuration()>& reread) {
  const ServeRequest request = configuration.request(speech);
  ServerOptions options;
  static_cast<LiveOptions&>(options) = liveOptions(request);
  options.bind = request.bind;
  options.port = request.port;
  options.trustedProxies = request.trustedProxies;
  options.data = request.data;
  options.contentFolder = request.content;
  if (!request.metricsAddress.empty()) options.metrics = Endpoint{request.metricsAddress, request.metricsPort};
  options.drainDelay = std::chrono::seconds(request.drainDelay);
  for (const std::string& bot : request.bots) {
    const std::size_t equals = bot.find('=');
    const BotKind kind = BotKind::read("program:" + bot.substr(equals + 1)).value();
    options.programs.emplace(bot.substr(0, equals), std::get<BotKind::Program>(kind.is));
  }
  options.language = speech.language();
  options.log = [&terminal](std::string_view line) { terminal.write(std::string(line) + "\n"); };
  if (reread) {
    options.reread = [&speech, reread, present = configuration](const Log& log) mutable {
      return reloaded(present, reread, speech, log);
    };
  }
  std::string problem;
  const std::unique_ptr<Server> server = Server::open(options, problem);
  if (!server) throw Failure(problem);

  const Addresses addresses = addressesOf(request.bind, server->port());
  terminal.write(terminal.bold(speech("cli.serve.open")) + "\n");
  if (!addresses.here.empty()) terminal.write("  " + padded(speech("cli.serve.here"), 24) + addresses.here + "\n");
  for (const std::string& address : addresses.nearby) {
    terminal.write("  " + padded(speech("cli.serve.nearby"), 24) + address + "\n");
  }
  if (addresses.nearby.empty()) terminal.write("  " + speech("cli.serve.alone") + "\n");
  terminal.write(speech("cli.serve.key", {{"key", server->key()}}) + "\n");
  if (server->metricsPort() != 0) {
    terminal.write(speech("cli.serve.metricsAt",
                          {{"address", request.metricsAddress}, {"port", std::to_string(server->metricsPort())}}) +
                   "\n");
  }
  terminal.write(speech("cli.serve.stop", {{"folder", shownHome(request.data)}}) + "\n");
  server->run();
  terminal.write(speech("cli.serve.closed") + "\n");
  return 0;
}

}  // namespace sammel
