#include "server/postgres_open.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "server/texts.hpp"

namespace sammel::postgres {
namespace {

// Version 1. Ids and hashes are compared by their bytes, as everywhere else.
constexpr std::array createSchema{
    "CREATE SCHEMA IF NOT EXISTS sammelsurium",
    "REVOKE ALL ON SCHEMA sammelsurium FROM PUBLIC",
    "CREATE TABLE sammelsurium.migrations ("
    "  version integer PRIMARY KEY,"
    "  at timestamptz NOT NULL DEFAULT now())",
    "CREATE TABLE sammelsurium.house (identity text NOT NULL DEFAULT gen_random_uuid())",
    "INSERT INTO sammelsurium.house DEFAULT VALUES",
    "CREATE TABLE sammelsurium.keys ("
    "  name text PRIMARY KEY,"
    "  seed text NOT NULL)",
    "CREATE TABLE sammelsurium.packs ("
    "  hash text COLLATE \"C\" PRIMARY KEY,"
    "  json text NOT NULL)",
    "CREATE TABLE sammelsurium.tables ("
    "  id text COLLATE \"C\" PRIMARY KEY,"
    "  game text NOT NULL,"
    "  options text NOT NULL,"
    "  created bigint NOT NULL,"
    "  content text NOT NULL,"
    "  previous text NOT NULL,"
    "  chain bigint NOT NULL)",
    "CREATE TABLE sammelsurium.journal ("
    "  table_id text COLLATE \"C\" NOT NULL,"
    "  n bigint NOT NULL,"
    "  seat smallint,"
    "  entry text NOT NULL,"
    "  at bigint NOT NULL,"
    "  client text NOT NULL,"
    "  state bigint,"
    "  chain bigint NOT NULL,"
    "  PRIMARY KEY (table_id, n))",
    "CREATE TABLE sammelsurium.health (key integer PRIMARY KEY, at timestamptz NOT NULL)",
    "INSERT INTO sammelsurium.migrations (version) VALUES (1)",
};

// migrations[v - 1] leads from version v to v + 1, all of them in one transaction.
constexpr std::array<const char*, schemaVersion - 1> migrations{};

// Any two numbers that nobody else is likely to use: the locks of a database are all in one place.
constexpr const char* lockSchema = "SELECT pg_advisory_xact_lock(1396788557, 1)";
constexpr const char* shareHouse = "SELECT pg_try_advisory_lock_shared(1396788557, 2)";
constexpr const char* ownHouse = "SELECT pg_try_advisory_lock(1396788557, 2)";

constexpr const char* askSchema = "SELECT to_regclass('sammelsurium.migrations') IS NOT NULL";
constexpr const char* askVersion =
    "SELECT max(version), (SELECT identity FROM sammelsurium.house) "
    "FROM sammelsurium.migrations";
constexpr const char* askServer =
    "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool, "
    "current_setting('server_encoding'), current_setting('server_version_num')::int, current_setting('fsync')::bool";
constexpr int oldestServer = 130000;

// A transaction whose end was lost must not keep others waiting, and a commit that is acknowledged is on disk, whatever
// is usual for this database.
std::vector<Call> sessionSettings(std::chrono::milliseconds patience) {
  static constexpr const char* set = "SELECT set_config($1, $2, false)";
  const std::string time = std::to_string(patience.count() * 4 / 5) + "ms";
  std::vector<Call> calls;
  for (const char* limit : {"statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"}) {
    calls.push_back({set, Values().add(limit).add(time)});
  }
  calls.push_back(
      {"SELECT set_config('synchronous_commit', 'on', false) "
       "WHERE current_setting('synchronous_commit') = 'off'"});
  return calls;
}

Hindrance hindranceOf(const Trouble& trouble) { return {troubleOf(trouble), trouble.text}; }

struct Found {
  int version = 0;  // 0: there is no house yet
  std::string house;
};
std::optional<Found> look(Connection& connection, Hindrance& hindrance) {
  const Answers there = connection.run({{askSchema}});
  if (!there.areFine()) {
    hindrance = hindranceOf(*there.trouble);
    return std::nullopt;
  }
  if (there.results[0].text(0, 0) != "t") return Found{};
  const Answers version = connection.run({{askVersion}});
  if (!version.areFine()) {
    hindrance = hindranceOf(*version.trouble);
    return std::nullopt;
  }
  return Found{static_cast<int>(version.results[0].integer(0, 0)), version.results[0].text(0, 1)};
}

// Several servers may start at once: whoever gets the lock first does it.
bool bringUpToDate(Connection& connection, Found& found, Hindrance& hindrance) {
  const Answers locked = connection.run({{"BEGIN"}, {lockSchema}});
  if (!locked.areFine()) {
    hindrance = hindranceOf(*locked.trouble);
    return false;
  }
  const std::optional<Found> now = look(connection, hindrance);
  if (!now) return false;
  std::vector<Call> calls;
  if (now->version == 0) {
    for (const char* sql : createSchema) calls.push_back({sql});
  }
  int version = std::clamp(now->version, 1, schemaVersion);
  for (const char* sql : std::span(migrations).subspan(static_cast<std::size_t>(version - 1))) {
    calls.push_back({sql});
    calls.push_back({"INSERT INTO sammelsurium.migrations (version) VALUES ($1)", Values().add(++version)});
  }
  calls.push_back({"COMMIT"});
  if (const Answers done = connection.run(calls); !done.areFine()) {
    hindrance = hindranceOf(*done.trouble);
    return false;
  }
  const std::optional<Found> after = look(connection, hindrance);
  if (after) found = *after;
  return after.has_value();
}

Session begin(const std::string& address, std::chrono::milliseconds patience, Hindrance& hindrance, bool mayCreate,
              const std::function<void(std::string_view)>& log) {
  Session session;
  Trouble trouble;
  std::unique_ptr<Connection> connection = Connection::open(address, patience, trouble);
  const auto fail = [&](Hindrance why) {
    hindrance = std::move(why);
    return Session{};
  };
  if (!connection) return fail({StoreTrouble::unreachable, trouble.text});
  std::vector<Call> calls = sessionSettings(patience);
  calls.push_back({askServer});
  const Answers answers = connection->run(calls);
  if (!answers.areFine()) return fail(hindranceOf(*answers.trouble));
  const Result& server = answers.results.back();
  if (server.integer(0, 2) < oldestServer) {
    return fail({StoreTrouble::unfit, "PostgreSQL " + std::to_string(server.integer(0, 2) / 10000)});
  }
  if (server.text(0, 1) != "UTF8") return fail({StoreTrouble::unfit, "server_encoding " + server.text(0, 1)});
  if (mayCreate && server.text(0, 0) == "t") return fail({StoreTrouble::standby, {}});
  if (mayCreate && server.text(0, 3) != "t") {
    log("fsync is off in this PostgreSQL: a power cut will cost what players were told is stored. Turn it on.");
  }
  std::optional<Found> found = look(*connection, hindrance);
  if (!found) return {};
  if (found->version < schemaVersion && mayCreate && !bringUpToDate(*connection, *found, hindrance)) return {};
  if (found->version == 0) return fail({StoreTrouble::gone, {}});
  if (found->version > schemaVersion) {
    return fail({StoreTrouble::newer, std::to_string(found->version)});
  }
  return {std::move(connection), found->house};
}

}  // namespace

StoreTrouble troubleOf(const Trouble& trouble) {
  const std::string_view state = trouble.state;
  if (state == "53100") return StoreTrouble::full;
  if (state == "25006") return StoreTrouble::standby;
  if (state == "42501") return StoreTrouble::readOnly;
  if (state == "3F000" || state == "42P01") return StoreTrouble::gone;
  if (state == "XX001" || state == "XX002") return StoreTrouble::damaged;
  return trouble.isLost ? StoreTrouble::unreachable : StoreTrouble::failed;
}

Session connect(const std::string& address, std::chrono::milliseconds patience, Hindrance& hindrance,
                const std::function<void(std::string_view)>& log) {
  return begin(address, patience, hindrance, true, log);
}

Session connectToRead(const std::string& address, std::chrono::milliseconds patience, Hindrance& hindrance) {
  return begin(address, patience, hindrance, false, [](std::string_view) {});
}

std::string say(const Hindrance& hindrance, const std::string& address, Language language) {
  const std::optional<std::string> readable = shown(address);
  if (!readable) {
    return either(language,
                  "Diese Adresse einer Datenbank ist nicht zu lesen. Schreib sie so: "
                  "postgresql://name@rechner:5432/datenbank.",
                  "This address of a database cannot be read. Write it like this: "
                  "postgresql://name@host:5432/database.");
  }
  const std::string& where = *readable;
  const std::string said = hindrance.why.empty() ? "" : " (" + hindrance.why + ")";
  switch (hindrance.trouble) {
    case StoreTrouble::unreachable:
      return either(language,
                    "Die Datenbank " + where + " ist nicht zu erreichen" + said +
                        ". Läuft sie, und stimmen Adresse, Name und Kennwort?",
                    "The database " + where + " cannot be reached" + said +
                        ". Is it running, and are address, user and password right?");
    case StoreTrouble::standby:
      return either(
          language,
          "Die Datenbank " + where +
              " lässt sich nur lesen. Ist sie eine Kopie (standby), dann nenne die Adresse des Originals.",
          "The database " + where + " can only be read. If it is a standby, give the address of its primary.");
    case StoreTrouble::newer:
      return either(language,
                    "Die Datenbank " + where + " stammt von einem neueren Sammelsurium (Fassung " + hindrance.why +
                        "). Nimm das neuere Programm, oder wähle mit --data etwas anderes.",
                    "The database " + where + " was made by a newer Sammelsurium (version " + hindrance.why +
                        "). Use that one, or choose something else with --data.");
    case StoreTrouble::unfit:
      return either(language,
                    "Mit der Datenbank " + where + " geht es nicht" + said +
                        ". Gebraucht wird PostgreSQL 13 oder neuer mit der Kodierung UTF8.",
                    "The database " + where + " will not do" + said +
                        ". It has to be PostgreSQL 13 or newer with the encoding UTF8.");
    case StoreTrouble::readOnly:
      return either(language,
                    "In der Datenbank " + where + " fehlen Rechte" + said +
                        ". Gib dem Benutzer CREATE auf die Datenbank, oder mach ihn zum Besitzer.",
                    "In the database " + where + " rights are missing" + said +
                        ". Grant the user CREATE on the database, or make it the owner.");
    case StoreTrouble::gone:
      return either(language, "In der Datenbank " + where + " ist kein Sammelsurium" + said + ".",
                    "There is no Sammelsurium in the database " + where + said + ".");
    case StoreTrouble::full:
      return either(language, "Die Platte der Datenbank " + where + " ist voll" + said + ".",
                    "The disk of the database " + where + " is full" + said + ".");
    case StoreTrouble::replaced:
      return either(language, "Unter " + where + " antwortet eine andere Datenbank als zuvor.",
                    "Another database than before answers at " + where + ".");
    default:
      return either(language, "Die Datenbank " + where + " versagt" + said + ".",
                    "The database " + where + " fails" + said + ".");
  }
}

bool occupy(Connection& connection, Use use) {
  const Answers answers = connection.run({{use == Use::shared ? shareHouse : ownHouse}});
  return answers.areFine() && answers.results[0].text(0, 0) == "t";
}

}  // namespace sammel::postgres
