#include "server/hub.hpp"

#include <algorithm>
#include <charconv>

#include "engine/core/read_json.hpp"
#include "engine/games/registry.hpp"
#include "server/answers.hpp"
#include "server/attempt.hpp"
#include "server/cookies.hpp"
#include "server/daily.hpp"
#include "server/game_info.hpp"
#include "server/texts.hpp"
#include "server/version.hpp"

namespace sammel {
namespace {

constexpr std::size_t longestOptions = 400;
constexpr std::size_t longestTableId = 40;
constexpr std::chrono::milliseconds sweepEvery{15'000};

struct Target {
  std::string_view path;
  std::string_view query;
};
Target split(std::string_view target) {
  const std::size_t mark = target.find('?');
  return {target.substr(0, mark), mark == std::string_view::npos ? std::string_view() : target.substr(mark + 1)};
}

std::string_view parameter(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
    if (pair.starts_with(name) && pair.size() > name.size() && pair[name.size()] == '=') {
      return pair.substr(name.size() + 1);
    }
  }
  return {};
}

Language languageOf(const HttpRequest& request) {
  return chooseLanguage(parameter(split(request.target).query, "lang"), request.acceptLanguage);
}

// Browsers say where a request comes from; a page of somebody else must not act for a visitor of ours.
bool isForeign(const HttpRequest& request) {
  if (request.origin.empty()) return false;  // not a browser
  const std::size_t scheme = request.origin.find("://");
  return scheme == std::string::npos || std::string_view(request.origin).substr(scheme + 3) != request.host;
}

// "/api/tables/abc/sit" between "/api/tables/" and "/sit" is "abc"; nothing if it does not match.
std::optional<std::string> between(std::string_view path, std::string_view before, std::string_view after) {
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return {};
  const std::string_view inside = path.substr(before.size(), path.size() - before.size() - after.size());
  if (inside.size() > longestTableId || inside.find('/') != std::string_view::npos) return {};
  return std::string(inside);
}

std::optional<std::string> socketTable(const HttpRequest& request) {
  return between(split(request.target).path, "/api/tables/", "/socket");
}

// One connection is for one seat. A number that is none is no seat of anybody.
std::optional<std::int64_t> socketSeat(const HttpRequest& request) {
  const std::string_view text = parameter(split(request.target).query, "seat");
  if (text.empty()) return std::nullopt;
  std::int64_t seat = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  return error == std::errc() && end == text.data() + text.size() ? seat : -1;
}

HttpResponse seated(const std::string& table, Seat seat, const std::string& token, bool secure) {
  HttpResponse response =
      jsonAnswer(Json().value(protocol::Seated{table, static_cast<std::int8_t>(seat.index())}).take(), 200);
  response.headers.emplace_back("Set-Cookie", browserCookie(token, secure));
  return response;
}

HttpResponse leaving(Language language) {
  const protocol::Ready ready{false, "stopping", sentence(Message("server.stopping"), language)};
  return jsonAnswer(Json().value(ready).take(), 503);
}

// Answers with a record, or why there is none.
std::function<void(Verdict, std::string)> recordReply(std::function<void(HttpResponse)> reply, Language language) {
  return [reply = std::move(reply), language](const Verdict& verdict, std::string text) {
    if (!verdict.isFine()) return reply(refusalOfTable(verdict, language));
    HttpResponse response = jsonAnswer(std::move(text));
    response.type = "text/plain; charset=utf-8";
    reply(std::move(response));
  };
}

}  // namespace

Hub::Hub(Journal& journal, Surroundings& surroundings, const HubOptions& options, std::span<const Asset> assets,
         Log log)
    : surroundings_(surroundings),
      options_(options),
      services_{journal,        surroundings,
                options.table,  [this](const std::string& table, Seat seat) { return links_.make(table, seat); },
                std::move(log), [this](std::string_view game) { return options_.without.contains(game); },
                options.signing},
      page_(assets),
      links_(surroundings, options.linkLifetime),
      guests_({options.tables, options.visits, options.histories, options.addresses}),
      house_(services_, options.idleAfter),
      dailySheets_(services_, house_),
      resuming_(services_, house_, options_.packs),
      browsers_(surroundings, guests_, house_),
      health_(journal, surroundings, house_) {
  services_.halt = [this](const std::string& table, const std::string& why) { house_.halt(table, why); };
  sweep();
}

void Hub::handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept {
  attempt([&] { route(request, reply); },
          [&](const char* trouble) {
            services_.log({LogLevel::error, trouble, {{"request", request.number}}});
            reply(jsonAnswer("{}", 500));
          });
}

void Hub::route(const HttpRequest& request, const Reply& reply) {
  const std::string_view path = split(request.target).path;
  if (path.starts_with("/api/")) return routeApi(request, path, reply);
  const Language language = languageOf(request);
  if (request.method != "GET" && request.method != "HEAD") {
    return reply(refusalAnswer(405, refuse("server.notFound"), language));
  }
  reply(page_.answer(request, path, language));
}

void Hub::routeApi(const HttpRequest& request, std::string_view path, const Reply& reply) {
  const Language language = languageOf(request);
  const bool isAsking = request.method == "GET" || request.method == "HEAD";
  if (isAsking && path == "/api/live") return reply(jsonAnswer(Json().value(protocol::Live{version}).take()));
  if (isAsking && path == "/api/ready") {
    return isReady() ? health_.tellReady(language, reply) : reply(leaving(language));
  }
  if (drained_) return reply(refusalAnswer(503, refuse("server.stopping"), language));
  if (isAsking) {
    if (path == "/api/health") return health_.tell(language, reply);
    if (path == "/api/key" && services_.signing) {
      return reply(jsonAnswer(Json().value(protocol::ServerKey{services_.signing->key}).take()));
    }
    if (path == "/api/games") return browsers_.keep(request, listGames(), reply);
    if (const auto game = between(path, "/api/games/", "/rules")) return rules(*game, language, reply);
    if (const auto game = between(path, "/api/games/", "/content")) return content(*game, language, reply);
    if (const auto game = between(path, "/api/games/", "/puzzles")) return puzzles(*game, language, reply);
    if (const auto game = between(path, "/api/daily/", "")) return tellDaily(request, *game, language, reply);
    if (const auto id = between(path, "/api/tables/", "/record")) return record(request, *id, language, reply);
  } else if (request.method == "POST") {
    if (isForeign(request)) return reply(refusalAnswer(403, refuse("server.origin"), language));
    if (path == "/api/tables") return openTable(request, language, reply);
    if (const auto id = between(path, "/api/tables/", "/sit")) return sit(request, *id, language, reply);
    if (const auto id = between(path, "/api/tables/", "/take")) return take(request, *id, language, reply);
    if (const auto code = between(path, "/api/seat/", "")) return redeem(request, *code, language, reply);
  }
  reply(refusalAnswer(404, refuse("server.notFound"), language));
}

// A new table may come with the game that it goes on from; a line feed of that is two characters in JSON.
std::size_t Hub::longestBody(std::string_view target) const {
  constexpr std::size_t usual = 16 * 1024;
  return split(target).path == "/api/tables" ? longestGameToResume + usual : usual;
}

HttpResponse Hub::refuseRequest(int status) const {
  const char* why = status == 400 ? "server.request" : status == 429 ? "server.connections" : "server.tooLarge";
  return refusalAnswer(status, refuse(why), options_.language);
}

HttpResponse Hub::listGames() const {
  protocol::Offered offered{version, {}, {}};
  for (const AnyGame* game : games()) {
    if (!services_.isOff(game->facts().id)) offered.games.push_back(infoOf(*game));
  }
  for (const auto& [name, program] : options_.table.programs) offered.programs.push_back(name);
  HttpResponse response = jsonAnswer(Json().value(offered).take());
  response.isPublic = true;
  return response;
}

void Hub::rules(std::string_view id, Language language, const Reply& reply) const {
  const AnyGame* game = findGame(id);
  if (game == nullptr) return reply(refusalAnswer(404, refuse("server.noGame"), language));
  HttpResponse response = jsonAnswer(std::string(game->rulebook().in(language)));
  response.type = "text/markdown; charset=utf-8";
  response.isPublic = true;
  reply(std::move(response));
}

std::shared_ptr<const AnyContent> Hub::packOf(const AnyGame& game) const {
  const auto pack = options_.packs.find(game.facts().id);
  return pack != options_.packs.end() ? pack->second : game.standardContent();
}

void Hub::content(std::string_view id, Language language, const Reply& reply) const {
  const AnyGame* game = findGame(id);
  if (game == nullptr) return reply(refusalAnswer(404, refuse("server.noGame"), language));
  const std::shared_ptr<const AnyContent> pack = packOf(*game);
  HttpResponse response = jsonAnswer(pack ? pack->json() : "null");
  response.isPublic = true;
  reply(std::move(response));
}

void Hub::puzzles(std::string_view id, Language language, const Reply& reply) const {
  const AnyGame* game = findGame(id);
  if (game == nullptr) return reply(refusalAnswer(404, refuse("server.noGame"), language));
  protocol::PuzzleList list;
  for (const Puzzle& puzzle : puzzlesOf(*game).puzzles) list.puzzles.push_back({puzzle.id(), puzzle.difficulty});
  HttpResponse response = jsonAnswer(Json().value(list).take());
  response.isPublic = true;
  reply(std::move(response));
}

void Hub::openTable(const HttpRequest& request, Language language, const Reply& reply) {
  std::string pointer;
  const std::optional<protocol::NewTable> wish = readFromClient<protocol::NewTable>(request.body, pointer);
  const std::string_view where = pointer.empty() ? std::string_view("/") : pointer;
  if (!wish) return reply(refusalAnswer(400, refuse("server.malformed", {arg::text("where", where)}), language));
  if (wish->from) return playOn(request, *wish, language, reply);
  const AnyGame* game = findGame(wish->game);
  if (game == nullptr) return reply(refusalAnswer(404, refuse("server.noGame"), language));
  if (services_.isOff(wish->game)) return reply(refusalAnswer(403, refuse("server.titleOff"), language));
  const std::optional<std::string> name = cleanName(wish->name);
  if (!name) return reply(refusalAnswer(400, refuse("server.name"), language));
  if (!isPlain(wish->options, longestOptions)) {
    return reply(refusalAnswer(400, refuse("server.malformed", {arg::text("where", "/options")}), language));
  }
  TableHead head{newTableId(surroundings_), wish->game, {}, surroundings_.now(), {}, {}, {}};
  const std::shared_ptr<const AnyContent> pack = packOf(*game);
  if (pack) {
    head.content = pack->hash();
    head.pack = pack->json();
  }
  if (const Verdict verdict = game->completeOptions(wish->options, head.options, pack.get()); !verdict.isFine()) {
    return reply(refusalAnswer(400, verdict, language, game));
  }
  Lesson lesson;
  if (wish->lesson) {
    if (!readLesson(lessonFile(wish->game), lesson).isFine()) {
      return reply(refusalAnswer(404, refuse("server.lesson.none"), language));
    }
    (void)game->completeOptions(lesson.options, head.options);
  }
  const Puzzle* puzzle = wish->puzzle ? puzzlesOf(*game).find(*wish->puzzle) : nullptr;
  if (wish->puzzle && puzzle == nullptr) return reply(refusalAnswer(404, refuse("server.puzzle.none"), language));
  if (puzzle != nullptr) (void)game->completeOptions(puzzle->options, head.options);
  const bool isSet = wish->lesson || puzzle != nullptr;
  if (isSet) {  // for what is printed on the standard pieces
    const std::shared_ptr<const AnyContent> standard = game->standardContent();
    head.content = standard ? standard->hash() : std::string();
    head.pack = standard ? standard->json() : std::string();
  }
  std::vector<std::string> people{*name};
  for (const std::string& other : wish->beside.value_or(std::vector<std::string>())) {
    const std::optional<std::string> clean = cleanName(other);
    if (!clean) return reply(refusalAnswer(400, refuse("server.name"), language));
    people.push_back(*clean);
  }
  if (!guests_.mayOpenTable(request.address, surroundings_.now()))
    return reply(refusalAnswer(429, refuse("server.tables"), language));

  if (wish->daily.value_or(false)) return openDaily(request, *game, *name, language, reply);
  const std::string token = browsers_.tokenOf(request);
  Opening opening(head, wish->hints);
  if (wish->talk) opening.chooseTalk(*wish->talk);
  const std::size_t seats = isSet ? 1 : opening.state().seats().size();
  if (people.size() > seats) return reply(refusalAnswer(400, refuse("server.noFreeSeat"), language));
  const Seat seat = puzzle != nullptr ? puzzle->solver() : wish->lesson ? lesson.learner() : Seat(0);
  if (puzzle != nullptr) {
    opening.beginPuzzle(*puzzle, sha256(token), *name);
  } else if (wish->lesson) {
    opening.beginLesson(lesson, sha256(token), freeName(*name, lesson.names, language));
  }
  for (std::size_t i = 0; i < people.size() && !isSet; ++i) {
    opening.seatPerson(Seat(static_cast<int>(i)), std::array<Digest, 1>{sha256(token)},
                       freeName(people[i], opening.state().names(), language));
  }
  const std::string bot = wish->bot.value_or(std::string(usualBot));
  if (!options_.table.offersBot(bot)) return reply(refusalAnswer(400, refuse("server.unknownBot"), language));
  if (wish->bots && !isSet) {
    opening.fillWithBots(bot);
    Seed secret{};
    surroundings_.random(secret);
    opening.beginCeremony(secret);
  }
  const std::string id = head.id;
  house_.open(std::move(opening), [reply, id, seat, token, language, secure = request.secure](const Verdict& verdict) {
    reply(verdict.isFine() ? seated(id, seat, token, secure) : refusalOfTable(verdict, language));
  });
}

void Hub::openDaily(const HttpRequest& request, const AnyGame& game, const std::string& name, Language language,
                    const Reply& reply) {
  if (!daily::has(game)) return reply(refusalAnswer(404, refuse("server.daily.none"), language));
  const std::string token = browsers_.tokenOf(request);
  const Digest browser = sha256(token);
  Opening opening(daily::headOf(newTableId(surroundings_), game, surroundings_.now()), false);
  opening.beginDaily(daily::dayOf(surroundings_.now()), [&](Opening& table) {
    table.seatPerson(daily::seat, std::array<Digest, 1>{browser}, freeName(name, table.state().names(), language));
  });
  dailySheets_.open(
      std::move(opening), browser,
      [reply, token, language, secure = request.secure](const Verdict& verdict, const std::string& table) {
        reply(verdict.isFine() ? seated(table, daily::seat, token, secure) : refusalOfTable(verdict, language));
      });
}

void Hub::tellDaily(const HttpRequest& request, std::string_view id, Language language, const Reply& reply) {
  const AnyGame* game = findGame(id);
  if (game == nullptr) return reply(refusalAnswer(404, refuse("server.noGame"), language));
  if (services_.isOff(id)) return reply(refusalAnswer(403, refuse("server.titleOff"), language));
  if (!daily::has(*game)) return reply(refusalAnswer(404, refuse("server.daily.none"), language));
  const std::string today = daily::dayOf(surroundings_.now());
  const std::string_view asked = parameter(split(request.target).query, "day");
  const std::string day(asked.empty() ? std::string_view(today) : asked);
  if (!daily::isDay(day) || day > today) return reply(refusalAnswer(404, refuse("server.daily.day"), language));
  if (!guests_.mayVisit(request.address, surroundings_.now())) {
    return reply(refusalAnswer(429, refuse("server.visits"), language));
  }
  dailySheets_.tell(day, *game, sha256(browsers_.tokenOf(request)),
                    [reply, language](const Verdict& verdict, const protocol::Daily& told) {
                      if (!verdict.isFine()) return reply(refusalOfTable(verdict, language));
                      reply(jsonAnswer(Json().value(told).take()));
                    });
}

void Hub::playOn(const HttpRequest& request, const protocol::NewTable& wish, Language language, const Reply& reply) {
  const auto no = [&](int status, const Verdict& verdict) { reply(refusalAnswer(status, verdict, language)); };
  const std::optional<std::string> name = cleanName(wish.name);
  if (!name) return no(400, refuse("server.name"));
  const std::optional<std::string>& table = wish.from->table;
  const std::optional<std::string>& record = wish.from->record;
  const bool isPlainTable =
      table && !table->empty() && isPlain(*table, longestTableId) && table->find(' ') == std::string::npos;
  if (record.has_value() == table.has_value() || (table && !isPlainTable)) {
    return no(400, refuse("server.malformed", {arg::text("where", "/from")}));
  }
  const std::int64_t now = surroundings_.now();
  if (!guests_.mayOpenTable(request.address, now) || !guests_.mayBringGame(request.address, now)) {
    return no(429, refuse("server.tables"));
  }
  const std::string token = browsers_.tokenOf(request);
  Resuming::Wish wanted{*name, sha256(token), wish.hints, language, *wish.from};
  wanted.from.record.reset();
  const auto done = [reply, seat = wish.from->seat, token, language, secure = request.secure](const Verdict& verdict,
                                                                                              const std::string& id) {
    if (!verdict.isFine()) return reply(refusalOfTable(verdict, language));
    reply(seated(id, Seat(static_cast<int>(seat)), token, secure));
  };
  if (record) return resuming_.open(std::move(wanted), *record, done);
  house_.table(*table)->afterGame().record(
      [this, reply, language, wanted = std::move(wanted), done](const Verdict& verdict, const std::string& text) {
        if (!verdict.isFine()) return reply(refusalOfTable(verdict, language));
        resuming_.open(wanted, text, done);
      });
}

void Hub::take(const HttpRequest& request, const std::string& id, Language language, const Reply& reply) {
  if (!guests_.mayVisit(request.address, surroundings_.now())) {
    return reply(refusalAnswer(429, refuse("server.visits"), language));
  }
  const std::vector<Digest> proofs = readCookies(request.cookie, request.secure).proofs;
  house_.table(id)->moving().take(proofs, recordReply(reply, language));
}

void Hub::sit(const HttpRequest& request, const std::string& id, Language language, const Reply& reply) {
  std::string pointer;
  const std::optional<protocol::Sit> wish = readFromClient<protocol::Sit>(request.body, pointer);
  const std::string_view where = pointer.empty() ? std::string_view("/") : pointer;
  if (!wish) return reply(refusalAnswer(400, refuse("server.malformed", {arg::text("where", where)}), language));
  const std::optional<std::string> name = cleanName(wish->name);
  if (!name) return reply(refusalAnswer(400, refuse("server.name"), language));
  const std::string token = browsers_.tokenOf(request);
  house_.table(id)->seating().sit(
      {*name, wish->seat, wish->another.value_or(false)}, sha256(token), language,
      [reply, id, token, language, secure = request.secure](const Seating::SatDown& satDown) {
        const Verdict& verdict = satDown.verdict;
        reply(verdict.isFine() ? seated(id, satDown.seat, token, secure) : refusalOfTable(verdict, language));
      });
}

void Hub::record(const HttpRequest& request, const std::string& id, Language language, const Reply& reply) {
  if (!guests_.mayVisit(request.address, surroundings_.now())) {
    return reply(refusalAnswer(429, refuse("server.visits"), language));
  }
  house_.table(id)->afterGame().record(recordReply(reply, language));
}

void Hub::redeem(const HttpRequest& request, const std::string& code, Language language, const Reply& reply) {
  const std::optional<Links::Link> link = links_.take(code);
  if (!link) return reply(refusalAnswer(410, refuse("server.link"), language));
  const std::string token = browsers_.tokenOf(request);
  house_.table(link->table)
      ->seating()
      .addDevice(
          link->seat, sha256(token),
          [reply, link = *link, token, language, secure = request.secure](const Verdict& verdict) {
            reply(verdict.isFine() ? seated(link.table, link.seat, token, secure) : refusalOfTable(verdict, language));
          });
}

std::optional<HttpResponse> Hub::refuseSocket(const HttpRequest& request) const {
  const Language language = languageOf(request);
  if (isForeign(request)) return refusalAnswer(403, refuse("server.origin"), language);
  if (drained_) return refusalAnswer(503, refuse("server.stopping"), language);
  if (!socketTable(request)) return refusalAnswer(404, refuse("server.notFound"), language);
  if (!guests_.mayVisit(request.address, surroundings_.now()))
    return refusalAnswer(429, refuse("server.visits"), language);
  return std::nullopt;
}

std::shared_ptr<Listener> Hub::connect(const HttpRequest& request, std::weak_ptr<Wire> wire) noexcept {
  std::shared_ptr<Connection> connection;
  attempt(
      [&] {
        const std::string table = socketTable(request).value();
        connection =
            std::make_shared<Connection>(std::move(wire), surroundings_, ++lastConnection_, languageOf(request),
                                         readCookies(request.cookie, request.secure).proofs);
        services_.log({LogLevel::debug,
                       "somebody comes to the table",
                       {{"connection", lastConnection_},
                        {"request", request.number},
                        {"table", isPlain(table, table.size()) ? table : "?"}}});
        house_.table(table)->connect(connection, socketSeat(request));
      },
      [&](const char* trouble) {
        services_.log({LogLevel::error, trouble, {{"connection", lastConnection_}}});
        if (connection) connection->lost();  // the table may have heard of it already
        connection.reset();
      });
  return connection;
}

void Hub::later(std::chrono::milliseconds delay, void (Hub::*task)()) {
  surroundings_.after(delay, [weak = std::weak_ptr<Hub*>(self_), task] {
    if (const std::shared_ptr<Hub*> hub = weak.lock()) ((*hub)->*task)();
  });
}

void Hub::sweep() {
  house_.sweep();
  guests_.sweep(surroundings_.now());
  later(sweepEvery, &Hub::sweep);
}

void Hub::adopt(const HubOptions& options) {
  options_.without = options.without;
  options_.tables = options.tables;
  options_.visits = options.visits;
  services_.options.botPause = options.table.botPause;
  services_.options.patience = options.table.patience;
  guests_.limit({options_.tables, options_.visits, options_.histories, options_.addresses});
}

void Hub::drain(std::function<void()> done) {
  house_.stop();
  drained_ = std::move(done);
  finishDraining();
}

void Hub::finishDraining() {
  if (house_.isBusy()) return later(std::chrono::milliseconds(1), &Hub::finishDraining);
  house_.sayGoodbye();
  drained_();
}

}  // namespace sammel
