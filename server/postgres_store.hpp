// The journal in a PostgreSQL database, which several servers may share.
//
// A commit is one transaction and one way to the database and back. A row goes in only where the row before it has the
// checksum that we know, and its number can be taken only once, so whoever writes to a table has seen all of it.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/message.hpp"
#include "server/signing_key.hpp"
#include "server/store.hpp"

namespace sammel {

struct PostgresOptions {
  std::chrono::milliseconds patience{10'000};  // with an answer of the database
  std::chrono::milliseconds hold{30'000};      // what is to be stored waits so long for a database that is away
  std::function<void(std::string_view)> log = [](std::string_view) {};  // on the thread that uses the store
};

class PostgresStore : public Store {
 public:
  // The key in the database, or this one if there was none: all servers of a house sign with the same. Nothing, with a
  // sentence, if that is impossible.
  virtual std::optional<SigningKey> key(const SigningKey& ifNone, Language language, std::string& problem) = 0;
  // Nobody else uses the house now, nor will as long as the store is open.
  virtual bool occupyAlone() = 0;
};

// Connects to the database, and creates what is missing in it. Null, with a sentence, if it cannot be used. If it goes
// away later, it is sought again, ever more rarely. What is to be stored meanwhile waits, and is refused after a while;
// unless it may be stored already, which is found out when the database is back.
std::unique_ptr<PostgresStore> openPostgres(const std::string& address, const PostgresOptions& options,
                                            Language language, std::string& problem);

}  // namespace sammel
