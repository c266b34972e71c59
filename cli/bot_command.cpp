#include <random>

#include "bots/program/messages.hpp"
#include "bots/random_bot.hpp"
#include "cli/commands.hpp"
#include "cli/lookup.hpp"

namespace sammel {

using program::Request;

int playAsProgram(Terminal& terminal, const Speech& speech, const BotRequest& request) {
  const std::string_view game = gameNamed(request.game, speech).facts().id;
  Rng rng = Rng::simulation(request.seed ? *request.seed : std::random_device()());
  while (const std::optional<std::string> line = terminal.readLine()) {
    std::string problem;
    const std::optional<Request> told = program::readRequest(*line, problem);
    if (!told) throw Failure(speech("cli.bot.line", {{"why", problem}}));
    switch (told->type) {
      case Request::Type::hello:
        if (told->protocol != program::protocolVersion) {
          throw Failure(speech("cli.bot.protocol", {{"theirs", std::to_string(told->protocol)},
                                                    {"ours", std::to_string(program::protocolVersion)}}));
        }
        if (told->game != game) {
          throw Failure(speech("cli.bot.game", {{"theirs", told->game}, {"ours", std::string(game)}}));
        }
        break;
      case Request::Type::choose: {
        const std::optional<Notation> choice = chooseAtRandom(told->legal, rng);
        terminal.write(program::replyLine(
            {told->id, choice ? std::optional(std::string(choice->view())) : std::optional<std::string>()}));
        break;
      }
      case Request::Type::error: throw Failure(told->sentence);
      case Request::Type::end:
      case Request::Type::other: break;
    }
  }
  return 0;
}

}  // namespace sammel
