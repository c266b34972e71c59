#include "bots/question.hpp"

#include "bots/program/knowledge.hpp"
#include "engine/core/read_json.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

struct ToldQuestion {
  std::string game;
  std::int32_t rules = 0;  // which version of them
  std::string options;
  std::optional<AnyJson> content;
  Seat seat;
  std::string bot;
  std::uint64_t seed = 0;
  std::int64_t limit = 0;  // milliseconds
  bool hint = false;
  AnyJson knowledge;
  std::vector<Notation> answers;
  std::vector<Notation> interrupts;
  static constexpr auto describe() {
    return std::tuple(field("game", &ToldQuestion::game), field("rules", &ToldQuestion::rules),
                      field("options", &ToldQuestion::options), field("content", &ToldQuestion::content),
                      field("seat", &ToldQuestion::seat), field("bot", &ToldQuestion::bot),
                      field("seed", &ToldQuestion::seed), field("limit", &ToldQuestion::limit),
                      field("hint", &ToldQuestion::hint), field("knowledge", &ToldQuestion::knowledge),
                      field("answers", &ToldQuestion::answers), field("interrupts", &ToldQuestion::interrupts));
  }
};

Thought thinkAbout(const ToldQuestion& told) {
  const AnyGame* game = findGame(told.game, told.rules);
  const std::optional<BotKind> kind = BotKind::read(told.bot);
  if (game == nullptr || !kind) return {};
  const std::unique_ptr<View> table =
      program::anyView(*game, told.options, told.content ? told.content->text : std::string(), told.seat.index());
  if (!table) return {};
  Moves<Notation> legal;
  for (const Notation& answer : told.answers) legal.add(answer);
  for (const Notation& interrupt : told.interrupts) legal.addInterrupt(interrupt);
  std::unique_ptr<View> view = program::readKnowledge(*game, *table, told.knowledge.text, legal);
  if (!view) return {};
  return think(Question{*game, *kind, told.seed, std::move(view), std::chrono::milliseconds(told.limit), told.hint});
}

}  // namespace

Thought think(const Question& question, const std::atomic<bool>* stop) {
  const std::unique_ptr<Bot> bot = makeOwnBot(question.game, question.kind, question.seed);
  const Limits limits{std::chrono::steady_clock::now() + question.limit, stop, 1};
  if (!question.isForHint) return {bot->choose(*question.view, limits), std::nullopt};
  const std::optional<Advice> advice = advise(*bot, *question.view, question.seed, limits);
  if (!advice) return {};
  return {advice->best.action, AnyJson{Json().value(*advice).take()}};
}

std::string writeQuestion(const Question& question, const Place& place) {
  Json knowledge;
  program::writeKnowledge(question.game, *question.view, knowledge);
  ToldQuestion told;
  told.game = question.game.facts().id;
  told.rules = question.game.facts().rulesVersion;
  told.options = place.options;
  if (place.content != nullptr) told.content = AnyJson{place.content->json()};
  told.seat = place.seat;
  told.bot = question.kind.text();
  told.seed = question.seed;
  told.limit = question.limit.count();
  told.hint = question.isForHint;
  told.knowledge = AnyJson{knowledge.take()};
  const View& view = *question.view;
  for (const AnyAction& action : view.legal().answers()) told.answers.push_back(view.write(action));
  for (const AnyAction& action : view.legal().interrupts()) told.interrupts.push_back(view.write(action));
  return Json().value(told).take();
}

std::string answerQuestion(std::string_view question) {
  ToldQuestion told;
  const bool isRead = readJson(question, told).isFine();
  return Json().value(isRead ? thinkAbout(told) : Thought()).take();
}

Thought readThought(std::string_view answer) {
  Thought thought;
  return readJson(answer, thought).isFine() ? thought : Thought();
}

}  // namespace sammel
