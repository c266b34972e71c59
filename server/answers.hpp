// Answers to HTTP requests, as far as they are alike.
#pragma once

#include <string>

#include "engine/core/any_game.hpp"
#include "server/front.hpp"

namespace sammel {

HttpResponse jsonAnswer(std::string body, int status = 200);
// With the body of an `error` frame.
HttpResponse refusalAnswer(int status, const Verdict& verdict, Language language, const AnyGame* game = nullptr);
// The same with the status that a table's refusal has.
HttpResponse refusalOfTable(const Verdict& verdict, Language language);

}  // namespace sammel
