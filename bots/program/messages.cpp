#include "bots/program/messages.hpp"

#include <array>
#include <boost/json.hpp>

#include "bots/program/knowledge.hpp"

namespace sammel::program {
namespace {

namespace json = boost::json;

std::string lineOf(Json& message) { return message.close('}').take() + '\n'; }

Json& writeEvents(Json& message, std::span<const Message> events) {
  message.key("events").open('[');
  for (const Message& event : events) message.value(event);
  return message.close(']');
}

// Labels are rendered here, so that a program needs no phrases to show what it does.
void writeActions(Json& message, std::string_view name, const std::vector<Notation>& actions, const View& view,
                  const Phrasebook& book, std::span<const std::string> names) {
  message.key(name).open('[');
  for (const Notation& action : actions) {
    message.open('{').member("action", action);
    message.member("label", book.render(view.label(action), Language::en, names, view.seat())).close('}');
  }
  message.close(']');
}

std::optional<json::object> readObject(std::string_view line, std::string& problem) {
  boost::system::error_code error;
  const json::value value = json::parse({line.data(), line.size()}, error);
  if (error || !value.is_object()) {
    problem = "The line is not a JSON object.";
    return std::nullopt;
  }
  return value.get_object();
}

std::optional<std::string> textIn(const json::object& object, std::string_view name) {
  const json::value* member = object.if_contains({name.data(), name.size()});
  if (member == nullptr || !member->is_string()) return std::nullopt;
  return std::string(member->get_string().data(), member->get_string().size());
}

std::optional<std::int64_t> numberIn(const json::object& object, std::string_view name) {
  const json::value* member = object.if_contains({name.data(), name.size()});
  if (member == nullptr || !member->is_int64()) return std::nullopt;
  return member->get_int64();
}

// A member as text; empty if it is not there, or null.
std::string jsonIn(const json::object& object, std::string_view name) {
  const json::value* member = object.if_contains({name.data(), name.size()});
  return member == nullptr || member->is_null() ? std::string() : json::serialize(*member);
}

bool readActions(const json::object& object, std::string_view name, std::vector<Notation>& actions) {
  const json::value* list = object.if_contains({name.data(), name.size()});
  if (list == nullptr || !list->is_array()) return false;
  for (const json::value& item : list->get_array()) {
    const auto action = item.is_object() ? textIn(item.get_object(), "action") : std::nullopt;
    if (!action || !Notation::fits(*action)) return false;
    actions.emplace_back(*action);
  }
  return true;
}

}  // namespace

std::string helloLine(const Place& place) {
  const Facts& facts = place.game.facts();
  Json message;
  message.open('{').member("type", std::string_view("hello")).member("protocol", protocolVersion);
  message.member("game", facts.id).member("rules", facts.rulesVersion).member("options", place.options);
  message.key("content").raw(place.content == nullptr ? std::string_view("null") : place.content->json());
  message.member("seat", place.seat).member("seats", place.seats);
  return lineOf(message);
}

std::string chooseLine(std::uint64_t id, const AnyGame& game, const View& view, std::span<const Message> events,
                       std::chrono::milliseconds limit) {
  const Phrasebook book({game.phrases(), corePhrases()});
  std::vector<std::string> names;
  names.reserve(static_cast<std::size_t>(view.seats()));
  for (int seat = 0; seat < view.seats(); ++seat) names.push_back("seat " + std::to_string(seat));
  Json message;
  message.open('{').member("type", std::string_view("choose")).member("id", id);
  message.member("limit", static_cast<std::int64_t>(limit.count()));
  writeEvents(message, events).key("screen");
  view.screen(message);
  writeKnowledge(game, view, message.key("knowledge"));
  message.key("prompt");
  if (view.prompt().key.empty()) {
    message.raw("null");
  } else {
    message.value(view.prompt());
  }
  writeActions(message, "answers", view.legal().answers, view, book, names);
  writeActions(message, "interrupts", view.legal().interrupts, view, book, names);
  return lineOf(message);
}

std::string endLine(const Outcome& outcome, std::span<const Message> events) {
  Json message;
  message.open('{').member("type", std::string_view("end"));
  writeEvents(message, events).member("outcome", outcome);
  return lineOf(message);
}

std::string errorLine(std::string_view sentence) {
  Json message;
  message.open('{').member("type", std::string_view("error")).member("sentence", sentence);
  return lineOf(message);
}

std::optional<Reply> readReply(std::string_view line, std::string& problem) {
  const std::optional<json::object> object = readObject(line, problem);
  if (!object) return std::nullopt;
  const std::optional<std::int64_t> id = numberIn(*object, "id");
  if (!id || *id < 0) {
    problem = "The answer has no id: a whole number, that of the question.";
    return std::nullopt;
  }
  const std::optional<std::string> action = textIn(*object, "choose");
  const json::value* wait = object->if_contains("wait");
  const bool waits = wait != nullptr && wait->is_bool() && wait->get_bool();
  if (action.has_value() == waits) {
    problem = R"(The answer needs either "choose" with the text of an action or "wait":true.)";
    return std::nullopt;
  }
  return Reply{static_cast<std::uint64_t>(*id), action};
}

std::string replyLine(const Reply& reply) {
  Json message;
  message.open('{').member("id", reply.id);
  if (reply.action) {
    message.member("choose", *reply.action);
  } else {
    message.member("wait", true);
  }
  return lineOf(message);
}

std::optional<Request> readRequest(std::string_view line, std::string& problem) {
  constexpr std::array<std::pair<std::string_view, Request::Type>, 4> types{{{"hello", Request::Type::hello},
                                                                             {"choose", Request::Type::choose},
                                                                             {"end", Request::Type::end},
                                                                             {"error", Request::Type::error}}};
  const std::optional<json::object> object = readObject(line, problem);
  if (!object) return std::nullopt;
  const std::optional<std::string> type = textIn(*object, "type");
  if (!type) {
    problem = R"(The message has no "type".)";
    return std::nullopt;
  }
  Request request;
  for (const auto& [name, known] : types) {
    if (*type == name) request.type = known;
  }
  request.protocol = static_cast<int>(numberIn(*object, "protocol").value_or(0));
  request.game = textIn(*object, "game").value_or("");
  request.options = textIn(*object, "options").value_or("");
  request.content = jsonIn(*object, "content");
  request.seat = static_cast<int>(numberIn(*object, "seat").value_or(0));
  request.sentence = textIn(*object, "sentence").value_or("");
  if (request.type != Request::Type::choose) return request;
  const std::optional<std::int64_t> id = numberIn(*object, "id");
  if (!id || *id < 0 || !readActions(*object, "answers", request.legal.answers) ||
      !readActions(*object, "interrupts", request.legal.interrupts)) {
    problem = R"(The question needs "id", "answers" and "interrupts".)";
    return std::nullopt;
  }
  request.id = static_cast<std::uint64_t>(*id);
  if (const auto limit = numberIn(*object, "limit")) request.limit = std::chrono::milliseconds(*limit);
  request.knowledge = jsonIn(*object, "knowledge");
  return request;
}

}  // namespace sammel::program
