#include <random>

#include "bots/program/knowledge.hpp"
#include "bots/program/messages.hpp"
#include "bots/random_bot.hpp"
#include "cli/commands.hpp"
#include "cli/lookup.hpp"

namespace sammel {
namespace {

using program::Request;

// One of our bots at somebody else's table.
class Guest {
 public:
  Guest(const BotRequest& request, const Speech& speech)
      : speech_(speech),
        game_(gameNamed(request.game, speech)),
        kind_(ownBotNamed(request.level, speech)),
        seed_(request.seed ? *request.seed : std::random_device()()) {}

  void sit(const Request& hello) {
    const std::string_view game = game_.facts().id;
    if (hello.protocol != program::protocolVersion) {
      throw Failure(speech_("cli.bot.protocol", {{"theirs", std::to_string(hello.protocol)},
                                                 {"ours", std::to_string(program::protocolVersion)}}));
    }
    if (hello.game != game) {
      throw Failure(speech_("cli.bot.game", {{"theirs", hello.game}, {"ours", std::string(game)}}));
    }
    if (!playsAtRandom()) table_ = tableOf(hello);
  }

  std::optional<Notation> choose(const Request& question) {
    if (playsAtRandom()) return chooseAtRandom(question.legal, rng_);
    const std::unique_ptr<View> view =
        table_ ? program::readKnowledge(game_, *table_, question.knowledge, question.legal) : nullptr;
    if (!view) throw Failure(speech_("cli.bot.knowledge"));
    Limits limits;
    // A tenth of the time is for the way there and back.
    if (question.limit) limits.deadline = std::chrono::steady_clock::now() + *question.limit * 9 / 10;
    return bot_->choose(*view, limits);
  }

 private:
  bool playsAtRandom() const { return std::holds_alternative<BotKind::Random>(kind_.is); }

  std::unique_ptr<View> tableOf(const Request& hello) const {
    std::unique_ptr<View> table = program::anyView(game_, hello.options, hello.content, hello.seat);
    if (!table) throw Failure(speech_("cli.bot.table", {{"options", hello.options}}));
    return table;
  }

  const Speech& speech_;
  const AnyGame& game_;
  BotKind kind_;
  std::uint64_t seed_;
  Rng rng_ = Rng::simulation(seed_);
  std::unique_ptr<Bot> bot_ = makeOwnBot(game_, kind_, seed_);
  std::unique_ptr<View> table_;
};

}  // namespace

int playAsProgram(Terminal& terminal, const Speech& speech, const BotRequest& request) {
  Guest guest(request, speech);
  while (const std::optional<std::string> line = terminal.readLine()) {
    std::string problem;
    const std::optional<Request> told = program::readRequest(*line, problem);
    if (!told) throw Failure(speech("cli.bot.line", {{"why", problem}}));
    switch (told->type) {
      case Request::Type::hello: guest.sit(*told); break;
      case Request::Type::choose: {
        const std::optional<Notation> choice = guest.choose(*told);
        program::Reply reply;
        reply.id = static_cast<std::int64_t>(told->id);
        if (choice) {
          reply.choose = std::string(choice->view());
        } else {
          reply.wait = true;
        }
        terminal.write(program::replyLine(reply));
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
