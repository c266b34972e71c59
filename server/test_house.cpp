#include "server/test_house.hpp"

#include "engine/core/fairness.hpp"

namespace sammel::testing {

namespace json = boost::json;

Guest::Guest(House& house, std::string table, std::string cookie, std::string lang, std::string seat) : house_(house) {
  prefix_ = "g" + std::to_string(++house.guests) + "-";
  HttpRequest request;
  request.method = "GET";
  request.target = "/api/tables/" + table + "/socket?lang=" + lang;
  if (!seat.empty()) request.target += "&seat=" + seat;
  request.cookie = std::move(cookie);
  listener_ = house.hub->connect(request, wire_);
  house.connected.insert(this);
  house.settle();
}

void Guest::leave() {
  if (!listener_) return;
  std::exchange(listener_, nullptr)->lost();
  house_.connected.erase(this);
  house_.settle();
}

void Guest::say(std::string_view frame) {
  listener_->receive(frame);
  house_.settle();
}

std::string Guest::tell(std::string_view what, std::string rest) {
  std::string id = prefix_ + std::to_string(++ids_);
  say("{\"do\":\"" + std::string(what) + "\",\"id\":\"" + id + "\"" + (rest.empty() ? "" : "," + rest) + "}");
  return id;
}

std::string Guest::act(std::string_view action) {
  return tell("act", "\"action\":\"" + std::string(action) +
                         "\",\"answers\":" + std::to_string(position().at("decision").as_int64()));
}

void Guest::rest() { house_.wait(50); }

void Guest::answerCeremony() {
  for (; answered_ < wire_->frames.size(); ++answered_) {
    const json::object frame = json::parse(wire_->frames[answered_]).as_object();
    if (frame.at("t") != "ceremony") continue;
    const std::string round = "\"round\":" + std::to_string(frame.at("round").as_int64()) + ",";
    if (frame.at("step") == "commit") {
      nonce_ = sha256(prefix_ + nonceSuffix);
      tell("commit", round + "\"digest\":\"" + toHex(commitment(nonce_)) + "\"");
    } else {
      tell("open", round + "\"nonce\":\"" + toHex(nonce_) + "\"");
    }
  }
}

json::object Guest::last(std::string_view tag) const {
  const std::string begin = "{\"t\":\"" + std::string(tag) + "\"";
  const auto found = std::find_if(wire_->frames.rbegin(), wire_->frames.rend(),
                                  [&](const std::string& frame) { return frame.starts_with(begin); });
  return found == wire_->frames.rend() ? json::object() : json::parse(*found).as_object();
}

std::size_t Guest::count(std::string_view tag) const {
  const std::string begin = "{\"t\":\"" + std::string(tag) + "\"";
  return static_cast<std::size_t>(std::count_if(wire_->frames.begin(), wire_->frames.end(),
                                                [&](const std::string& frame) { return frame.starts_with(begin); }));
}

std::string Guest::errorKey() const {
  const json::object error = last("error");
  return error.empty() ? "" : std::string(error.at("message").at("key").as_string());
}

int Guest::seat() const {
  const json::object table = last("table");
  return table.at("you").is_null() ? -1 : static_cast<int>(table.at("you").as_int64());
}

House::House(std::uint64_t seed) : surroundings(seed) {
  options = Pair::houseOptions();
  restart();
}

void House::restart() {
  for (Guest* guest : std::set<Guest*>(connected)) guest->leave();
  hub.reset();
  hub = std::make_unique<Hub>(journal, surroundings, options, std::span<const Asset>(), [this](const LogEntry& entry) {
    if (entry.level > LogLevel::debug) logged.push_back(entry.line());
  });
}

void House::wait(std::int64_t milliseconds) {
  surroundings.wait(milliseconds, [this] { settle(); });
}

Answer House::request(HttpRequest request) {
  Answer answer;
  hub->handle(request, [&answer](const HttpResponse& response) {
    answer.status = response.status;
    answer.text = response.asset.empty() ? response.body : std::string(response.asset);
    for (const auto& [name, value] : response.headers) {
      answer.headers[name] = value;
      if (name == "Set-Cookie") answer.setCookies.push_back(value);
    }
    answer.cookieFlags = answer.headers["Set-Cookie"];
    answer.cookie = answer.cookieFlags.substr(0, answer.cookieFlags.find(';'));
    json::error_code error;
    const json::value parsed = json::parse(answer.text, error);
    if (!error && parsed.is_object()) answer.json = parsed.as_object();
  });
  settle();
  return answer;
}

Answer House::get(std::string target, std::string cookie) {
  HttpRequest get;
  get.cookie = std::move(cookie);
  get.method = "GET";
  get.target = std::move(target);
  return request(std::move(get));
}

Answer House::post(std::string target, std::string body, std::string address) {
  HttpRequest post;
  post.method = "POST";
  post.target = std::move(target);
  post.body = std::move(body);
  post.address = std::move(address);
  return request(std::move(post));
}

House::Seats House::seatPeople(std::string_view game, std::string_view gameOptions, int people) {
  const Answer opened = post("/api/tables", "{\"game\":\"" + std::string(game) + "\",\"options\":\"" +
                                                std::string(gameOptions) + "\",\"name\":\"Anna\"}");
  Seats seats{std::string(opened.json.at("table").as_string()), {opened.cookie}};
  for (int i = 1; i < people; ++i) {
    seats.cookies.push_back(post("/api/tables/" + seats.table + "/sit", "{\"name\":\"Ben\"}").cookie);
  }
  return seats;
}

HubOptions Pair::houseOptions() {
  HubOptions options;
  options.table.botPause = std::chrono::milliseconds(0);
  options.signing = signingWith(SigningKey::fresh());
  return options;
}

Pair::Pair(std::string_view game, const HubOptions& options, std::uint64_t seed) : house(seed) {
  house.options = options;
  house.restart();
  seats = house.seatPeople(game, "players=2", 2);
  anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
  ben = std::make_unique<Guest>(house, seats.table, seats.cookies[1], "de");
}

void Pair::begin() { testing::begin({anna.get(), ben.get()}); }

void Pair::restart() {
  house.restart();
  anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
  ben = std::make_unique<Guest>(house, seats.table, seats.cookies[1], "de");
  house.wait(0);
}

std::string firstAnswer(const Guest& guest) {
  return std::string(guest.position().at("answers").at(0).at("notation").as_string());
}

void begin(std::initializer_list<Guest*> guests) {
  (*guests.begin())->tell("start");
  for (int step = 0; step < 2; ++step) {
    for (Guest* guest : guests) guest->answerCeremony();
  }
}

void playOn(std::initializer_list<Guest*> guests, int actions) {
  Rng rng = Rng::simulation(7);
  bool acted = true;
  while (acted && actions > 0) {
    acted = false;
    for (Guest* guest : guests) {
      const json::object position = guest->position();
      const json::array& answers = position.at("answers").as_array();
      if (answers.empty() || actions-- <= 0) continue;
      guest->rest();
      const std::uint32_t choice = rng.use(Purpose::choice, Seat(0)).below(static_cast<std::uint32_t>(answers.size()));
      guest->act(std::string_view(answers[choice].at("notation").as_string()));
      acted = true;
    }
  }
}

}  // namespace sammel::testing
