#include "server/answers.hpp"

#include "server/protocol.hpp"
#include "server/texts.hpp"

namespace sammel {

HttpResponse jsonAnswer(std::string body, int status) {
  HttpResponse response;
  response.status = status;
  response.body = std::move(body);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

HttpResponse refusalAnswer(int status, const Verdict& verdict, Language language, const AnyGame* game) {
  protocol::ErrorFrame frame;
  frame.clause = verdict.clause();
  frame.message = verdict.reason();
  frame.text = sentence(verdict, game, language, {}, Viewer::spectator());
  return jsonAnswer(Json().value(frame).take(), status);
}

HttpResponse refusalOfTable(const Verdict& verdict, Language language) {
  const std::string_view key = verdict.reason().key;
  const bool isDisk =
      key == "server.full" || key == "server.unsaved" || key == "server.unsafe" || key == "server.unreadable";
  return refusalAnswer(key == "server.noTable" ? 404 : isDisk ? 503 : 409, verdict, language);
}

}  // namespace sammel
