// Reviews for the browser, beside what the engine's module exports. One at a time; it is stepped through, so that the
// page can show how far it is.
#include "bots/retry.hpp"
#include "engine/wasm/exchange.hpp"

namespace {

std::unique_ptr<sammel::Review> review;

}  // namespace

// Begins with an open replay, which must stay open, and returns how many steps it takes; -1 if there is no such replay
// or its game is not over.
EXPORT(beginReview) int beginReview(int handle) {
  const sammel::Play* play = sammel::wasm::playOf(handle);
  if (play == nullptr || !play->match().outcome().over) return -1;
  review = std::make_unique<sammel::Review>(*play);
  return static_cast<int>(review->steps());
}

// Takes one more step and returns how many are done.
EXPORT(judgeNext) int judgeNext() {
  if (!review) return 0;
  if (!review->isDone()) review->judgeNext();
  return static_cast<int>(review->stepsDone());
}

// See `ToldReview`; empty if none was begun.
EXPORT(reviewSoFar) void reviewSoFar() {
  sammel::wasm::answerWith(review ? sammel::Json().value(sammel::told(*review)).take() : std::string());
}

// See `Retry`; null if a move of the review, which must be done, is nothing to be tried again.
EXPORT(retryOf) void retryOf(int move) {
  const bool isThere =
      review && review->isDone() && move >= 0 && static_cast<std::size_t>(move) < review->moves().size();
  const auto retry = isThere ? sammel::retryOf(*review, static_cast<std::size_t>(move)) : std::nullopt;
  sammel::wasm::answerWith(sammel::Json().value(retry).take());
}
