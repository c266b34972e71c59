// Connecting to a house's database: its schema, the version of that and its migration, and what to say if something is
// in the way.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/message.hpp"
#include "server/journal.hpp"
#include "server/postgres.hpp"

namespace sammel::postgres {

inline constexpr int schemaVersion = 1;

// Why the database cannot be used, for the health of the server and for a host.
struct Hindrance {
  StoreTrouble trouble = StoreTrouble::none;
  std::string why;  // in the database's words, if it said something
};

// What the database's answer means for whoever wanted to write.
StoreTrouble troubleOf(const Trouble& trouble);

struct Session {
  std::unique_ptr<Connection> connection;  // null if the database cannot be used
  std::string house;                       // which one it is; another database has another
};

// Connects, and creates the schema if there is none, or brings it up to date.
Session connect(const std::string& address, std::chrono::milliseconds patience, Hindrance& hindrance,
                const std::function<void(std::string_view)>& log);
// The same for reading only: a schema that is missing is a hindrance, and nothing is changed.
Session connectToRead(const std::string& address, std::chrono::milliseconds patience, Hindrance& hindrance);

// The sentence about it, with its remedy. The address is shown without its password.
std::string say(const Hindrance& hindrance, const std::string& address, Language language);

// Who uses the house: servers share it, whoever moves or restores it wants it alone. Held as long as the connection
// lives. False if others are in the way, or the connection is lost.
enum class Use : std::uint8_t { shared, alone };
bool occupy(Connection& connection, Use use);

}  // namespace sammel::postgres
