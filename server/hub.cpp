#include "server/hub.hpp"

#include <algorithm>
#include <exception>

#include "engine/core/read_json.hpp"
#include "engine/games/registry.hpp"
#include "server/cookies.hpp"
#include "server/entry.hpp"
#include "server/game_info.hpp"
#include "server/texts.hpp"
#include "server/version.hpp"

namespace sammel {
namespace {

constexpr std::size_t longestOptions = 400;
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
  if (inside.size() > 40 || inside.find('/') != std::string_view::npos) return {};
  return std::string(inside);
}

std::optional<std::string> socketTable(const HttpRequest& request) {
  return between(split(request.target).path, "/api/tables/", "/socket");
}

HttpResponse json(std::string body, int status = 200) {
  HttpResponse response;
  response.status = status;
  response.body = std::move(body);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

HttpResponse refusal(int status, const Verdict& verdict, Language language, const AnyGame* game = nullptr) {
  protocol::ErrorFrame frame;
  frame.clause = verdict.clause();
  frame.message = verdict.reason();
  frame.text = sentence(verdict, game, language, {}, Viewer::spectator());
  return json(Json().value(frame).take(), status);
}

int statusOf(const Verdict& verdict) {
  const std::string_view key = verdict.reason().key;
  if (key == "server.noTable") return 404;
  if (key == "server.full" || key == "server.unsaved" || key == "server.unsafe" || key == "server.unreadable")
    return 503;
  return 409;
}

HttpResponse seated(const std::string& table, Seat seat, const std::string& token, bool secure) {
  HttpResponse response =
      json(Json().value(protocol::Seated{table, static_cast<std::int8_t>(seat.index())}).take(), 200);
  response.headers.emplace_back("Set-Cookie", browserCookie(token, secure));
  return response;
}

bool isOwnMachine(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address.starts_with("::ffff:127.");
}

}  // namespace

Hub::Hub(Journal& journal, Surroundings& surroundings, const HubOptions& options, std::span<const Asset> assets,
         std::function<void(std::string_view)> log)
    : surroundings_(surroundings),
      options_(options),
      assets_(assets),
      services_{journal,        surroundings,
                options.table,  [this](const std::string& table, Seat seat) { return makeLink(table, seat); },
                std::move(log), [this](std::string_view game) { return options_.without.contains(game); },
                options.key} {
  services_.halt = [this](const std::string& table, const std::string& why) { halt(table, why); };
  sweep();
}

// Answers of the journal that are still on their way keep their tables alive, but what these need goes with the hub.
Hub::~Hub() {
  for (const auto& [id, table] : tables_) table->retire();
}

// ---- HTTP ----

void Hub::handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept {
  try {
    route(request, reply);
  } catch (const std::exception& trouble) {
    services_.log(std::string("request: ") + trouble.what());
    reply(json("{}", 500));
  }
}

void Hub::route(const HttpRequest& request, const Reply& reply) {
  const std::string_view path = split(request.target).path;
  if (path.starts_with("/api/")) return routeApi(request, path, reply);
  const Language language = languageOf(request);
  if (request.method != "GET" && request.method != "HEAD") {
    return reply(refusal(405, refuse("server.notFound"), language));
  }
  reply(page(request, path));
}

void Hub::routeApi(const HttpRequest& request, std::string_view path, const Reply& reply) {
  const Language language = languageOf(request);
  if (drained_) return reply(refusal(503, refuse("server.stopping"), language));
  if (request.method == "GET" || request.method == "HEAD") {
    if (path == "/api/health") return health(language, reply);
    if (path == "/api/key") {
      return reply(json(Json().value(protocol::ServerKey{services_.key.publicText()}).take()));
    }
    if (path == "/api/games") return keepBrowser(request, listGames(), reply);
    if (const auto game = between(path, "/api/games/", "/rules")) return rules(*game, language, reply);
    if (const auto id = between(path, "/api/tables/", "/record")) return record(request, *id, language, reply);
  } else if (request.method == "POST") {
    if (isForeign(request)) return reply(refusal(403, refuse("server.origin"), language));
    if (path == "/api/tables") return openTable(request, language, reply);
    if (const auto id = between(path, "/api/tables/", "/sit")) return sit(request, *id, language, reply);
    if (const auto code = between(path, "/api/seat/", "")) return redeem(request, *code, language, reply);
  }
  reply(refusal(404, refuse("server.notFound"), language));
}

// Writing costs something, so it is done at most once a second, however many ask.
void Hub::health(Language language, const Reply& reply) {
  constexpr std::int64_t goodFor = 1000;
  const std::int64_t age = healthAt_ ? surroundings_.now() - *healthAt_ : goodFor;
  if (age >= 0 && age < goodFor) return answerHealth(language, reply);
  healthAskers_.emplace_back(language, reply);
  if (healthAskers_.size() > 1) return;
  services_.journal.check([weak = std::weak_ptr<Hub*>(self_)](const StoreHealth& found) {
    const std::shared_ptr<Hub*> self = weak.lock();
    if (!self) return;
    Hub& hub = **self;
    hub.health_ = found;
    hub.healthAt_ = hub.surroundings_.now();
    for (const auto& [asked, answer] : std::exchange(hub.healthAskers_, {})) hub.answerHealth(asked, answer);
  });
}

void Hub::answerHealth(Language language, const Reply& reply) const {
  const bool isFine = health_.trouble == StoreTrouble::none;
  protocol::Health health{isFine, version, {}, {}, health_.damagedTables, halted_.size()};
  if (!isFine) {
    health.reason = nameOf(health_.trouble);
    health.text = sentence(Message("server.health." + *health.reason), language);
  }
  reply(json(Json().value(health).take(), isFine ? 200 : 503));
}

// Whoever keeps asking for a table must not fill the log.
void Hub::halt(const std::string& table, const std::string& why) {
  constexpr std::size_t mostKnown = 10'000;
  if (why.empty()) {
    halted_.erase(table);
    return;
  }
  const auto known = halted_.find(table);
  if (known != halted_.end() ? known->second == why : halted_.size() >= mostKnown) return;
  halted_[table] = why;
  services_.log("table " + table + ' ' + why);
}

HttpResponse Hub::refuseRequest(int status) const {
  const char* why = status == 400 ? "server.request" : status == 429 ? "server.connections" : "server.tooLarge";
  return refusal(status, refuse(why), options_.language);
}

HttpResponse Hub::listGames() const {
  protocol::Offered offered{version, {}, {}};
  for (const AnyGame* game : games()) {
    if (!services_.isOff(game->facts().id)) offered.games.push_back(infoOf(*game));
  }
  for (const auto& [name, program] : options_.table.programs) offered.programs.push_back(name);
  return json(Json().value(offered).take());
}

void Hub::rules(std::string_view id, Language language, const Reply& reply) const {
  const AnyGame* game = findGame(id);
  if (game == nullptr) return reply(refusal(404, refuse("server.noGame"), language));
  HttpResponse response = json(std::string(language == Language::de ? game->rulebook().de : game->rulebook().en));
  response.type = "text/markdown; charset=utf-8";
  reply(std::move(response));
}

void Hub::openTable(const HttpRequest& request, Language language, const Reply& reply) {
  std::string pointer;
  const std::optional<protocol::NewTable> wish = readFromClient<protocol::NewTable>(request.body, pointer);
  const std::string_view where = pointer.empty() ? std::string_view("/") : pointer;
  if (!wish) return reply(refusal(400, refuse("server.malformed", {arg::text("where", where)}), language));
  const AnyGame* game = findGame(wish->game);
  if (game == nullptr) return reply(refusal(404, refuse("server.noGame"), language));
  if (services_.isOff(wish->game)) return reply(refusal(403, refuse("server.titleOff"), language));
  const std::optional<std::string> name = cleanName(wish->name);
  if (!name) return reply(refusal(400, refuse("server.name"), language));
  if (!isPlain(wish->options, longestOptions)) {
    return reply(refusal(400, refuse("server.malformed", {arg::text("where", "/options")}), language));
  }
  TableHead head{newTableId(surroundings_), wish->game, {}, surroundings_.now(), {}, {}, {}};
  const auto pack = options_.packs.find(wish->game);
  const std::shared_ptr<const AnyContent> content =
      pack != options_.packs.end() ? pack->second : game->standardContent();
  if (content) {
    head.content = content->hash();
    head.pack = content->json();
  }
  if (const Verdict verdict = game->completeOptions(wish->options, head.options, content.get()); !verdict.isFine()) {
    return reply(refusal(400, verdict, language, game));
  }
  if (!allows(request.address, &Guest::tables, options_.tables))
    return reply(refusal(429, refuse("server.tables"), language));

  const std::string token = tokenOf(request);
  auto state = std::make_unique<TableState>(head);
  Batch batch;
  batch.opens.push_back(head);
  const auto enter = [&](Seat seat, std::string entry) {
    JournalRow row = state->row(seat, std::move(entry), head.created, {});
    if (state->apply(row).isFine()) batch.rows.push_back(std::move(row));
  };
  enter(Seat::table(), TableState::opening(*game));
  if (wish->hints) enter(Seat::table(), writeEntry(EntryKind::hints, *wish->hints ? "on" : "off"));
  enter(Seat(0), writeEntry(EntryKind::sit, toHex(sha256(token)) + ' ' + freeName(*name, {}, language)));
  const std::string bot = wish->bot.value_or(std::string(usualBot));
  if (!options_.table.offersBot(bot)) return reply(refusal(400, refuse("server.unknownBot"), language));
  if (wish->bots) {
    for (std::size_t i = 1; i < state->seats().size(); ++i) {
      enter(Seat(static_cast<int>(i)), writeEntry(EntryKind::bot, bot));
    }
    Seed secret{};
    surroundings_.random(secret);
    enter(Seat::table(), writeEntry(EntryKind::round, toHex(secret)));
  }
  const std::string id = head.id;
  tables_[id] = Table::open(
      services_, std::move(state), std::move(batch),
      [reply, id, token, language, secure = request.secure](const Verdict& verdict) {
        reply(verdict.isFine() ? seated(id, Seat(0), token, secure) : refusal(statusOf(verdict), verdict, language));
      });
}

void Hub::sit(const HttpRequest& request, const std::string& id, Language language, const Reply& reply) {
  std::string pointer;
  const std::optional<protocol::Sit> wish = readFromClient<protocol::Sit>(request.body, pointer);
  const std::string_view where = pointer.empty() ? std::string_view("/") : pointer;
  if (!wish) return reply(refusal(400, refuse("server.malformed", {arg::text("where", where)}), language));
  const std::optional<std::string> name = cleanName(wish->name);
  if (!name) return reply(refusal(400, refuse("server.name"), language));
  const std::string token = tokenOf(request);
  table(id)->sit(*name, wish->seat, sha256(token), language,
                 [reply, id, token, language, secure = request.secure](const Table::SatDown& satDown) {
                   const Verdict& verdict = satDown.verdict;
                   reply(verdict.isFine() ? seated(id, satDown.seat, token, secure)
                                          : refusal(statusOf(verdict), verdict, language));
                 });
}

void Hub::record(const HttpRequest& request, const std::string& id, Language language, const Reply& reply) {
  if (!allows(request.address, &Guest::visits, options_.visits)) {
    return reply(refusal(429, refuse("server.visits"), language));
  }
  table(id)->record([reply, language](const Verdict& verdict, const std::string& text) {
    if (!verdict.isFine()) return reply(refusal(statusOf(verdict), verdict, language));
    HttpResponse response = json(text);
    response.type = "text/plain; charset=utf-8";
    reply(std::move(response));
  });
}

// ---- seat links ----

std::string Hub::makeLink(const std::string& table, Seat seat) {
  constexpr std::size_t mostLinks = 10'000;
  const std::int64_t now = surroundings_.now();
  std::erase_if(links_, [&](const auto& link) {  // a new link replaces the seat's earlier one
    return link.second.until < now || (link.second.table == table && link.second.seat == seat);
  });
  if (links_.size() >= mostLinks) links_.erase(links_.begin());
  std::string code = secretText(surroundings_, 20);
  links_[code] = {table, seat, now + options_.linkLifetime.count()};
  return code;
}

void Hub::redeem(const HttpRequest& request, const std::string& code, Language language, const Reply& reply) {
  const auto found = links_.find(code);
  if (found == links_.end() || found->second.until < surroundings_.now()) {
    return reply(refusal(410, refuse("server.link"), language));
  }
  const Link link = found->second;
  links_.erase(found);
  const std::string token = tokenOf(request);
  table(link.table)
      ->addDevice(link.seat, sha256(token),
                  [reply, link, token, language, secure = request.secure](const Verdict& verdict) {
                    reply(verdict.isFine() ? seated(link.table, link.seat, token, secure)
                                           : refusal(statusOf(verdict), verdict, language));
                  });
}

// ---- browsers ----

std::string Hub::tokenOf(const HttpRequest& request) {
  std::string token = readCookies(request.cookie, request.secure).token;
  return token.empty() ? newToken(surroundings_) : token;
}

// What one answer does of it. The next time the browser asks, the rest gets its turn.
struct Hub::Moving {
  HttpResponse response;
  Reply reply;
  std::vector<Browser::OldSeat> seats;
  Digest token{};  // that the seats shall know from now on
  bool secure = false;
  std::string address;
  int tables = 32;  // that may still be visited

  void forget(const std::string& table) { response.headers.emplace_back("Set-Cookie", withoutOldSeat(table, secure)); }
};

void Hub::keepBrowser(const HttpRequest& request, HttpResponse response, const Reply& reply) {
  Browser browser = readCookies(request.cookie, request.secure);
  if (browser.token.empty() && browser.oldSeats.empty()) return reply(std::move(response));
  if (browser.token.empty()) browser.token = newToken(surroundings_);
  response.headers.emplace_back("Set-Cookie", browserCookie(browser.token, request.secure));
  if (browser.oldSeats.empty()) return reply(std::move(response));
  std::uint8_t turn = 0;  // so that no long row of rematches keeps the others waiting for ever
  surroundings_.random({&turn, 1});
  std::rotate(browser.oldSeats.begin(), browser.oldSeats.begin() + turn % std::ssize(browser.oldSeats),
              browser.oldSeats.end());
  moveSeats(std::make_shared<Moving>(Moving{std::move(response), reply, std::move(browser.oldSeats),
                                            sha256(browser.token), request.secure, request.address}));
}

void Hub::moveSeats(const std::shared_ptr<Moving>& moving) {
  if (moving->seats.empty() || moving->tables <= 0) return moving->reply(std::move(moving->response));
  const std::string first = moving->seats.back().table;
  moveSeat(moving, first);
}

// The cookie of a table opened the tables of its rematches, too; only when the last of them knows the browser it can
// go. It counts like coming to the table, whoever makes cookies up; what is left for later goes on working.
void Hub::moveSeat(const std::shared_ptr<Moving>& moving, const std::string& id) {
  if (!allows(moving->address, &Guest::visits, options_.visits)) return moving->reply(std::move(moving->response));
  --moving->tables;
  const std::weak_ptr<Hub*> weak = self_;
  table(id)->addBrowser(moving->seats.back().token, moving->token,
                        [weak, moving](bool stored, const std::string& next) {
                          const std::shared_ptr<Hub*> self = weak.lock();
                          if (!self) return;
                          Hub& hub = **self;
                          if (stored && !next.empty()) {
                            if (moving->tables > 0) return hub.moveSeat(moving, next);
                          } else if (stored) {
                            moving->forget(moving->seats.back().table);
                          }
                          moving->seats.pop_back();
                          hub.moveSeats(moving);
                        });
}

// ---- the page ----

HttpResponse Hub::page(const HttpRequest& request, std::string_view path) const {
  const std::span<const Asset> assets = assets_.empty() ? missingPage() : assets_;
  const Asset* asset = findAsset(assets, path);
  const bool isRoute = path.find('.') == std::string_view::npos;  // files have an ending, routes of the page do not
  if (asset == nullptr && isRoute) asset = findAsset(assets, "/index.html");
  if (asset == nullptr) return refusal(404, refuse("server.notFound"), languageOf(request));

  HttpResponse response;
  const std::string tag = '"' + std::string(asset->tag) + '"';
  // Names in /assets/ contain a hash of their content.
  const bool isForever = asset->path.starts_with("/assets/");
  response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Cache-Control", isForever ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("Vary", "Accept-Encoding");
  response.type = asset->mime;
  if (request.ifNoneMatch == tag) {
    response.status = 304;
    return response;
  }
  const bool compressed = request.acceptsGzip && !asset->gzip.empty();
  if (compressed) response.headers.emplace_back("Content-Encoding", "gzip");
  response.asset = compressed ? asset->gzip : asset->bytes;
  return response;
}

// ---- sockets ----

std::optional<HttpResponse> Hub::refuseSocket(const HttpRequest& request) const {
  const Language language = languageOf(request);
  if (isForeign(request)) return refusal(403, refuse("server.origin"), language);
  if (drained_) return refusal(503, refuse("server.stopping"), language);
  if (!socketTable(request)) return refusal(404, refuse("server.notFound"), language);
  if (!allows(request.address, &Guest::visits, options_.visits)) return refusal(429, refuse("server.visits"), language);
  return std::nullopt;
}

std::shared_ptr<Listener> Hub::connect(const HttpRequest& request, std::weak_ptr<Wire> wire) noexcept {
  std::shared_ptr<Connection> connection;
  try {
    connection = std::make_shared<Connection>(std::move(wire), surroundings_, languageOf(request));
    table(socketTable(request).value())->connect(connection, readCookies(request.cookie, request.secure).proofs);
    return connection;
  } catch (const std::exception& trouble) {
    services_.log(std::string("socket: ") + trouble.what());
    if (connection) connection->lost();  // the table may have heard of it already
    return nullptr;
  }
}

// ---- tables ----

std::shared_ptr<Table> Hub::table(const std::string& id) {
  std::shared_ptr<Table>& cached = tables_[id];
  if (!cached || (!cached->isUsable() && cached->isIdle())) cached = Table::load(services_, id);
  return cached;
}

void Hub::later(std::chrono::milliseconds delay, void (Hub::*task)()) {
  surroundings_.after(delay, [weak = std::weak_ptr<Hub*>(self_), task] {
    if (const std::shared_ptr<Hub*> hub = weak.lock()) ((*hub)->*task)();
  });
}

void Hub::sweep() {
  const std::int64_t now = surroundings_.now();
  std::erase_if(tables_, [&](const auto& entry) {
    const Table& table = *entry.second;
    return table.isIdle() && (!table.isUsable() || now - table.lastUse() >= options_.idleAfter.count());
  });
  std::erase_if(guests_, [&](const auto& entry) { return now - entry.second.seen > 3'600'000; });
  later(sweepEvery, &Hub::sweep);
}

// Our own machine is not limited: a proxy in front of the server would make everybody look like it.
bool Hub::allows(const std::string& address, Allowance Guest::* what, const Allowance::Size& size) const {
  if (isOwnMachine(address)) return true;
  Guest& guest = guests_[address];
  guest.seen = surroundings_.now();
  return (guest.*what).take(size, guest.seen);
}

void Hub::drain(std::function<void()> done) {
  services_.stopping = true;
  *services_.stopThinking = true;
  drained_ = std::move(done);
  finishDraining();
}

void Hub::finishDraining() {
  const bool busy =
      std::any_of(tables_.begin(), tables_.end(), [](const auto& entry) { return entry.second->isBusy(); });
  if (busy) {
    later(std::chrono::milliseconds(1), &Hub::finishDraining);
    return;
  }
  for (const auto& [id, table] : tables_) {
    table->forEachConnection([](Connection& connection) {
      connection.send(protocol::ByeFrame{});
      connection.close(closing::goingAway, "the server stops");
    });
  }
  drained_();
}

}  // namespace sammel
