#include "cli/addresses.hpp"
#include "cli/commands.hpp"
#include "cli/lookup.hpp"
#include "server/data_home.hpp"
#include "server/server.hpp"
#include "server/table/table_state.hpp"

namespace sammel {

int serve(Terminal& terminal, const Speech& speech, const ServeRequest& request) {
  ServerOptions options;
  options.bind = request.bind;
  options.port = request.port;
  options.trustedProxies = request.trustedProxies;
  options.data = request.data;
  options.contentFolder = request.content;
  for (const std::string& game : request.without) options.without.emplace_back(gameNamed(game, speech).facts().id);
  for (const std::string& bot : request.bots) {
    const std::size_t equals = bot.find('=');
    const std::string name = bot.substr(0, equals);
    const std::optional<BotKind> kind =
        equals == std::string::npos ? std::nullopt : BotKind::read("program:" + bot.substr(equals + 1));
    if (!kind || !isProgramName(name) ||
        !options.programs.try_emplace(name, std::get<BotKind::Program>(kind->is)).second) {
      throw Failure(speech("cli.serve.bot", {{"text", bot}, {"n", std::to_string(longestProgramName)}}));
    }
  }
  options.botPause = std::chrono::milliseconds(request.botPause);
  options.patience = std::chrono::seconds(request.patience);
  options.language = speech.language();
  options.log = [&terminal](std::string_view line) { terminal.write(std::string(line) + "\n"); };
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
  terminal.write(speech("cli.serve.stop", {{"folder", shownHome(request.data)}}) + "\n");
  server->run();
  terminal.write(speech("cli.serve.closed") + "\n");
  return 0;
}

}  // namespace sammel
