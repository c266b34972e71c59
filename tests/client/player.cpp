#include "tests/client/player.hpp"

#include <algorithm>

#include "engine/core/crypto.hpp"
#include "tests/client/json_view.hpp"

namespace sammel::client {
namespace {

// A little below the server's limit of 40 commands a second with bursts of 80.
constexpr auto perCommand = std::chrono::milliseconds(27);
constexpr auto burst = perCommand * 60;

std::uint64_t fingerprint(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return hash;
}

std::string inQuotes(std::string_view text) { return '"' + std::string(text) + '"'; }

}  // namespace

Player::Player(Loop& loop, Complaints& complaints, Owner& owner, Place place, std::uint64_t seed)
    : loop_(loop), complaints_(complaints), owner_(owner), place_(std::move(place)), seed_(seed) {}

void Player::connect(const Address& address) {
  lastFrame_ = 0;
  hasPosition_ = false;
  budgetFullAt_ = {};
  socket_ = std::make_unique<WebSocket>(loop_, address, "/api/tables/" + place_.table + "/socket?lang=en",
                                        place_.cookie, *this);
}

void Player::leave() {
  if (socket_) socket_->close();
}

void Player::opened() {
  for (const Order& order : pending_) sendNow(order.text);
}

void Player::closed(std::string_view why) { owner_.disconnected(*this, why); }

Clock::time_point Player::allowedFrom() const { return budgetFullAt_ - burst; }

void Player::sendNow(std::string_view text) {
  budgetFullAt_ = std::max(budgetFullAt_, Clock::now()) + perCommand;
  socket_->send(text);
}

void Player::order(std::string_view what, std::string_view members, std::string_view action) {
  std::string id = "c" + std::to_string(++lastOrder_);
  std::string text = "{\"do\":" + inQuotes(what) + ",\"id\":" + inQuotes(id);
  text += members;
  text += '}';
  pending_.push_back({std::move(id), what, std::string(action), round_, positions_, std::move(text)});
  if (isConnected()) sendNow(pending_.back().text);
}

void Player::act(std::string_view action, std::int64_t answers) {
  order(protocol::Act::kind, ",\"action\":" + inQuotes(action) + ",\"answers\":" + std::to_string(answers), action);
}

void Player::say(std::string_view text) {
  order(protocol::Say::kind, ",\"text\":" + inQuotes(text), text);
  budgetFullAt_ += perCommand * (static_cast<int>(protocol::Say::cost()) - 1);
}

std::optional<Order> Player::settle(std::string_view id) {
  const auto found = std::find_if(pending_.begin(), pending_.end(), [&](const Order& order) { return order.id == id; });
  if (found == pending_.end()) return std::nullopt;
  Order order = std::move(*found);
  pending_.erase(found);
  return order;
}

void Player::complain(std::string_view what, std::string_view frame) {
  complaints_.add("table " + place_.table + ", seat " + std::to_string(place_.seat) + ": " + std::string(what) +
                  " in " + std::string(frame.substr(0, 400)));
}

void Player::received(std::string_view frame) {
  std::string_view type;
  std::string_view number;
  std::string_view id;
  std::string_view ack;
  std::string_view story;
  std::string_view position;
  const bool object = forEachMember(frame, [&](std::string_view key, std::string_view value) {
    if (key == "t") type = value;
    if (key == "n") number = value;
    if (key == "id") id = value;
    if (key == "ack") ack = value;
    if (key == "story") story = value;
    if (key == "position") position = value;
  });
  if (!object) return complain("not an object", frame);
  if (integerOf(number) != ++lastFrame_) complain("the frames do not count up by one", frame);

  if (type == "\"position\"") {
    readPositionFrame(frame, position, ack, story);
  } else if (type == "\"table\"") {
    readTable(frame);
  } else if (type == "\"ceremony\"") {
    readCeremony(frame);
  } else if (type == "\"talk\"") {
    readTalk(frame);
  } else if (type == "\"ack\"" || type == "\"error\"") {
    const auto order = settle(textOf(id).value_or(""));
    if (!order) return complain("an answer to nothing", frame);
    if (type == "\"ack\"") return owner_.acknowledged(*this, *order);
    owner_.refused(*this, *order, textOf(memberOf(memberOf(frame, "message"), "key")).value_or(""),
                   textOf(memberOf(frame, "text")).value_or(""));
  } else if (type == "\"undone\"") {
    return;  // the position before it has said so
  } else if (type == "\"bye\"") {
    owner_.toldToWait(*this);
  } else {
    complain("an unknown frame", frame);
  }
}

void Player::readTable(std::string_view frame) {
  const std::string_view phase = textOf(memberOf(frame, "phase")).value_or("");
  const auto names = enumNames(protocol::Phase{});
  const auto found = std::find(names.begin(), names.end(), phase);
  if (found == names.end()) return complain("an unknown phase", frame);
  phase_ = static_cast<protocol::Phase>(found - names.begin());
  const std::string you = watches() ? "null" : std::to_string(place_.seat);
  if (memberOf(frame, "you") != you) complain("a wrong seat", frame);
  if (textOf(memberOf(frame, "table")) != place_.table) complain("a wrong table", frame);
  owner_.tableChanged(*this);
}

void Player::readPositionFrame(std::string_view frame, std::string_view position, std::string_view ack,
                               std::string_view story) {
  if (!readPosition(position, position_)) return complain("a malformed position", frame);
  if (!readStory(story)) complain("a story that does not continue", frame);
  hasPosition_ = true;
  ++positions_;
  checkPosition();
  std::optional<Order> done;
  if (ack != "null") {
    done = settle(textOf(ack).value_or(""));
    if (!done) return complain("an answer to nothing", frame);
  }
  owner_.positionChanged(*this, done ? &*done : nullptr);
}

bool Player::readStory(std::string_view story) {
  const auto from = integerOf(memberOf(story, "from"));
  if (!from || *from < 0 || static_cast<std::size_t>(*from) > story_.size()) return false;
  story_.resize(static_cast<std::size_t>(*from));
  return forEachElement(memberOf(story, "lines"), [&](std::string_view line) { story_.push_back(fingerprint(line)); });
}

// What must hold in every position, whatever the game: nobody is asked out of turn, and a watcher is asked nothing.
void Player::checkPosition() {
  const bool must = !watches() && position_.mustAct(place_.seat);
  const bool may = !watches() && position_.mayAct(place_.seat);
  if (must != (position_.answers != "[]")) complain("answers do not fit whose turn it is", position_.answers);
  if (!must && !may && position_.interrupts != "[]") complain("interrupts without leave", position_.interrupts);
  if (must != position_.prompted) complain("the prompt does not fit whose turn it is", position_.outcome);
  if (position_.over && (position_.must | position_.may) != 0) complain("a finished game goes on", position_.outcome);
  if (position_.over != (position_.sheet != "[]")) complain("the sheet comes at the end only", position_.sheet);
  if (watches() && position_.undo) complain("a watcher can undo", position_.outcome);
}

// What was heard once stays: whoever comes back is told all of it again.
void Player::readTalk(std::string_view frame) {
  if (textOf(memberOf(frame, "side")) != nameOf(protocol::TalkSide::players)) {
    if (!watches() && phase_ != protocol::Phase::over) complain("a player hears those who watch", frame);
    return;
  }
  const auto from = integerOf(memberOf(frame, "from"));
  if (!from || *from < 0 || *from > std::ssize(heard_)) return complain("talk that does not continue", frame);
  std::vector<Line> lines(heard_.begin(), heard_.begin() + *from);
  forEachElement(memberOf(frame, "lines"), [&](std::string_view line) {
    lines.push_back({integerOf(memberOf(line, "seat")), std::string(textOf(memberOf(line, "text")).value_or(""))});
  });
  const bool isKept = lines.size() >= heard_.size() && std::equal(heard_.begin(), heard_.end(), lines.begin());
  if (!isKept) complain("something that was said is lost", frame);
  heard_ = std::move(lines);
}

void Player::readCeremony(std::string_view frame) {
  const auto round = integerOf(memberOf(frame, "round"));
  if (!round) return complain("a ceremony without a round", frame);
  const std::string_view commitment = textOf(memberOf(frame, "commitment")).value_or("");
  const bool opening = memberOf(frame, "step") == "\"open\"";
  if (*round != round_) {
    if (opening) return complain("a nonce is asked for without a commitment", frame);
    round_ = *round;
    tableCommitment_ = commitment;
    nonce_ = sha256("nonce of " + place_.table + " " + std::to_string(place_.seat) + " " + std::to_string(round_) +
                    " " + std::to_string(seed_));
  } else if (tableCommitment_ != commitment) {
    complain("the table changed its commitment", frame);
  }
  const std::string_view what = opening ? protocol::Open::kind : protocol::Commit::kind;
  const bool underway = std::any_of(pending_.begin(), pending_.end(),
                                    [&](const Order& order) { return order.what == what && order.round == round_; });
  if (underway) return;  // asked again after a lost connection
  const std::string answer =
      opening ? ",\"nonce\":" + inQuotes(toHex(nonce_)) : ",\"digest\":" + inQuotes(toHex(sammel::commitment(nonce_)));
  order(what, ",\"round\":" + std::to_string(round_) + answer, {});
}

}  // namespace sammel::client
