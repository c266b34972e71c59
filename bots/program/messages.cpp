#include "bots/program/messages.hpp"

#include "bots/program/knowledge.hpp"
#include "engine/core/read_json.hpp"

namespace sammel::program {
namespace {

// As docs/bot-protocol.md tells it. What a reader does not need is optional.
struct Hello {
  static constexpr std::string_view tag = "type";
  static constexpr std::string_view kind = "hello";
  std::optional<int> protocol;
  std::optional<std::string> game;
  std::optional<int> rules;
  std::optional<std::string> options;
  std::optional<AnyJson> content;
  std::optional<int> seat;
  std::optional<int> seats;
  static constexpr auto describe() {
    return std::tuple(field("protocol", &Hello::protocol), field("game", &Hello::game), field("rules", &Hello::rules),
                      field("options", &Hello::options), field("content", &Hello::content), field("seat", &Hello::seat),
                      field("seats", &Hello::seats));
  }
};

struct LegalAction {
  Notation action;
  std::optional<std::string> label;  // rendered at the table, so that a program needs no phrases to show what it does
  static constexpr auto describe() {
    return std::tuple(field("action", &LegalAction::action), field("label", &LegalAction::label));
  }
};

struct Choose {
  static constexpr std::string_view tag = "type";
  static constexpr std::string_view kind = "choose";
  std::int64_t id = 0;
  std::optional<std::int64_t> limit;
  std::optional<AnyJson> events;
  std::optional<AnyJson> screen;
  std::optional<AnyJson> knowledge;
  std::optional<AnyJson> prompt;
  std::vector<LegalAction> answers;
  std::vector<LegalAction> interrupts;
  static constexpr auto describe() {
    return std::tuple(field("id", &Choose::id), field("limit", &Choose::limit), field("events", &Choose::events),
                      field("screen", &Choose::screen), field("knowledge", &Choose::knowledge),
                      field("prompt", &Choose::prompt), field("answers", &Choose::answers),
                      field("interrupts", &Choose::interrupts));
  }
};

struct End {
  static constexpr std::string_view tag = "type";
  static constexpr std::string_view kind = "end";
  std::vector<Message> events;
  Outcome outcome;
  static constexpr auto describe() {
    return std::tuple(field("events", &End::events), field("outcome", &End::outcome));
  }
};

struct Error {
  static constexpr std::string_view tag = "type";
  static constexpr std::string_view kind = "error";
  std::string sentence;
  static constexpr auto describe() { return std::tuple(field("sentence", &Error::sentence)); }
};

// What all messages from the table have.
struct Typed {
  std::optional<std::string> type;
  static constexpr auto describe() { return std::tuple(field("type", &Typed::type)); }
};

template <class Line>
std::string lineOf(const Line& line) {
  return Json().value(line).take() + '\n';
}

std::vector<LegalAction> labelled(std::span<const AnyAction> actions, const View& view, const Phrasebook& book,
                                  std::span<const std::string> names) {
  std::vector<LegalAction> all;
  all.reserve(actions.size());
  for (const AnyAction& action : actions) {
    all.push_back({view.write(action), book.render(view.label(action), Language::en, names, view.seat())});
  }
  return all;
}

bool readActions(const Choose& question, Moves<Notation>& actions) {
  for (const LegalAction& each : question.answers) actions.add(each.action);
  for (const LegalAction& each : question.interrupts) actions.addInterrupt(each.action);
  return std::none_of(actions.begin(), actions.end(), [](const Notation& action) { return action.empty(); });
}

constexpr const char* noObject = "The line is not a JSON object.";

}  // namespace

std::string helloLine(const Place& place) {
  const Facts& facts = place.game.facts();
  Hello hello{
      protocolVersion, std::string(facts.id), facts.rulesVersion, std::string(place.options), {}, place.seat.index(),
      place.seats};
  if (place.content != nullptr) hello.content = AnyJson{place.content->json()};
  return lineOf(hello);
}

std::string chooseLine(std::uint64_t id, const AnyGame& game, const View& view, std::span<const Message> events,
                       std::chrono::milliseconds limit) {
  const Phrasebook book({game.phrases(), corePhrases()});
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(view.seats()));
  for (int seat = 0; seat < view.seats(); ++seat) names.push_back("seat " + std::to_string(seat));
  Json screen;
  view.screen(screen);
  Json knowledge;
  writeKnowledge(game, view, knowledge);
  Choose choose;
  choose.id = static_cast<std::int64_t>(id);
  choose.limit = static_cast<std::int64_t>(limit.count());
  choose.events = AnyJson{Json().value(events).take()};
  choose.screen = AnyJson{screen.take()};
  choose.knowledge = AnyJson{knowledge.take()};
  if (!view.prompt().key.empty()) choose.prompt = AnyJson{Json().value(view.prompt()).take()};
  choose.answers = labelled(view.legal().answers(), view, book, names);
  choose.interrupts = labelled(view.legal().interrupts(), view, book, names);
  return lineOf(choose);
}

std::string endLine(const Outcome& outcome, std::span<const Message> events) {
  return lineOf(End{{events.begin(), events.end()}, outcome});
}

std::string errorLine(std::string_view sentence) { return lineOf(Error{std::string(sentence)}); }

std::optional<Reply> readReply(std::string_view line, std::string& problem) {
  std::string where;
  std::optional<Reply> reply = readFromClient<Reply>(line, where);
  if (!reply && where != "/id" && where != "/choose" && where != "/wait") {
    problem = noObject;
  } else if (where == "/id" || (reply && reply->id < 0)) {
    problem = "The answer has no id: a whole number, that of the question.";
  } else if (!reply || reply->choose.has_value() == reply->wait.value_or(false)) {
    problem = R"(The answer needs either "choose" with the text of an action or "wait":true.)";
  } else {
    return reply;
  }
  return std::nullopt;
}

std::string replyLine(const Reply& reply) { return Json().open('{').membersGiven(reply).close('}').take() + '\n'; }

std::optional<Request> readRequest(std::string_view line, std::string& problem) {
  std::string where;
  const std::optional<Typed> typed = readFromClient<Typed>(line, where);
  if (!typed || !typed->type) {
    problem = typed || where == "/type" ? R"(The message has no "type".)" : noObject;
    return std::nullopt;
  }
  Request request;
  if (*typed->type == Hello::kind) {
    request.type = Request::Type::hello;
    Hello hello;
    if (!readJson(line, hello, tolerantly).isFine()) {
      problem = R"(The greeting needs "protocol", "game", "options" and "seat".)";
      return std::nullopt;
    }
    request.protocol = hello.protocol.value_or(0);
    request.game = hello.game.value_or("");
    request.options = hello.options.value_or("");
    if (hello.content) request.content = hello.content->text;
    request.seat = hello.seat.value_or(0);
  } else if (*typed->type == Choose::kind) {
    request.type = Request::Type::choose;
    Choose choose;
    if (!readJson(line, choose, tolerantly).isFine() || choose.id < 0 || !readActions(choose, request.legal)) {
      problem = R"(The question needs "id", "answers" and "interrupts".)";
      return std::nullopt;
    }
    request.id = static_cast<std::uint64_t>(choose.id);
    if (choose.limit) request.limit = std::chrono::milliseconds(*choose.limit);
    if (choose.knowledge) request.knowledge = choose.knowledge->text;
  } else if (*typed->type == End::kind) {
    request.type = Request::Type::end;
  } else if (*typed->type == Error::kind) {
    request.type = Request::Type::error;
    Error error;
    if (readJson(line, error, tolerantly).isFine()) request.sentence = error.sentence;
  }
  return request;
}

}  // namespace sammel::program
