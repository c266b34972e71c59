// What those who run a server want to know of it: how much of everything there was and how long it took. Nobody asks
// the house in the pocket, so there and in most tests all of this does nothing. Nothing of the engine is included here
// (see server/front.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sammel {

// Why somebody was told that something cannot be.
enum class RefusalKind : std::uint8_t {
  price,      // more commands than a connection has credit for
  quota,      // more of something than a seat, an address or all tables together may have
  malformed,  // not understood
  rules,      // the game does not allow it
  stale,      // answers a question that is no longer open
  storage,    // could not be stored, or read
  other,      // not possible here and now
};
constexpr auto enumNames(RefusalKind) {
  return std::array<std::string_view, 7>{"price", "quota", "malformed", "rules", "stale", "storage", "other"};
}

// All times are nanoseconds of `Observer::clock`.
struct Course {             // of a command
  std::size_t command = 0;  // its index among all kinds of commands
  std::uint64_t connection = 0;
  std::string_view table;
  std::int64_t received = 0;
  std::int64_t begun = 0;    // nothing of its table was in the way any more
  std::int64_t checked = 0;  // handed to the journal, or answered if nothing is stored
  std::int64_t durable = 0;  // 0: nothing was stored
  std::int64_t shown = 0;    // to everybody
};

struct RefusedCommand {
  std::uint64_t connection = 0;
  RefusalKind kind = RefusalKind::other;
  std::string_view key;  // of the sentence
};

struct AnsweredRequest {
  std::uint64_t number = 0;
  std::string_view method;
  std::string_view target;
  int status = 0;
  std::int64_t took = 0;
};

struct Commit {  // of the journal
  std::size_t batches = 0;
  std::size_t unstored = 0;  // of these
  std::size_t rows = 0;
  std::size_t bytes = 0;  // of their entries
  std::int64_t took = 0;
};

class Observer {
 public:
  virtual ~Observer() = default;
  virtual std::int64_t clock() const { return 0; }  // goes forward only; from any thread

  // Among the tables.
  virtual void finished(const Course&) {}
  virtual void refused(const RefusedCommand&) {}
  virtual void turnedAway(std::uint64_t /*connection*/) {}  // after too many offences
  virtual void moved(std::string_view /*game*/, bool /*byPerson*/) {}
  virtual void programFailed() {}
  virtual void answered(const AnsweredRequest&) {}
  virtual void declined() {}  // a connection, because there are too many

  // From the journal's thread.
  virtual void committed(const Commit&) {}
  virtual void loaded(std::int64_t /*took*/) {}

  // From any thread: of what is thought about beside the tables.
  virtual void thought(std::int64_t /*waited*/, std::int64_t /*took*/, bool /*failed*/) {}
  virtual void crowded() {}  // nobody has time to think about it
};

}  // namespace sammel
