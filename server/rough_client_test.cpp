// Clients that behave as badly as a network can, against the whole server: nobody else may notice.
#include <boost/json.hpp>

#include "engine/core/fairness.hpp"
#include "server/test_caller.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

constexpr const char* look = R"({"do":"look","id":"x","move":0})";

// Somebody who plays by the rules, against bots.
class Honest {
 public:
  explicit Honest(std::uint16_t port) : seat_(openTable(port)), socket_(port) {
    EXPECT_TRUE(socket_.upgrade(path(), seat_.cookie).starts_with("HTTP/1.1 101"));
    const Seed nonce = sha256("honest");
    const json::value commit = await("\"step\":\"commit\"");
    const std::string round = ",\"round\":" + std::to_string(commit.at("round").as_int64());
    socket_.sendFrame(R"({"do":"commit","id":"c","digest":")" + toHex(commitment(nonce)) + "\"" + round + "}");
    await("\"step\":\"open\"");
    socket_.sendFrame(R"({"do":"open","id":"o","nonce":")" + toHex(nonce) + "\"" + round + "}");
  }
  std::string path() const { return "/api/tables/" + seat_.table + "/socket"; }
  const std::string& cookie() const { return seat_.cookie; }

  void playAMove() {
    while (position_.empty() || position_.at("answers").as_array().empty()) await("\"t\":\"position\"");
    const std::string id = "a" + std::to_string(++commands_);
    socket_.sendFrame(R"({"do":"act","id":")" + id + R"(","action":")" +
                      std::string(position_.at("answers").at(0).at("notation").as_string()) + R"(","answers":)" +
                      std::to_string(position_.at("decision").as_int64()) + "}");
    await("\"ack\":\"" + id + "\"");
  }
  // Until as many as this are watching.
  void awaitWatchers(int watchers) {
    const std::string id = "n" + std::to_string(++commands_);
    socket_.sendFrame(R"({"do":"name","id":")" + id + R"(","name":"Anna"})");  // shows the table again
    while (await("\"t\":\"table\"").at("watchers").as_int64() != watchers) {
    }
  }

 private:
  // The next frame with this in it. The position is kept, wherever it comes by.
  json::value await(const std::string& part) {
    for (Caller::Frame next = socket_.frame(); next.opcode >= 0; next = socket_.frame()) {
      if (next.opcode != 1) continue;
      json::value frame = json::parse(next.payload);
      if (frame.at("t") == "position") position_ = frame.at("position").as_object();
      if (next.payload.find(part) != std::string::npos) return frame;
    }
    throw std::runtime_error("the connection was lost before " + part);
  }

  Seat0 seat_;
  Caller socket_;
  json::object position_;
  int commands_ = 0;
};

class RoughClients : public ::testing::Test {
 protected:
  RoughClients() : server_(options()), honest_(server_.port()) { honest_.playAMove(); }
  // Everybody else has gone: nothing of them is left, and play goes on.
  ~RoughClients() override {
    server_.awaitConnections(1);
    honest_.awaitWatchers(0);
    honest_.playAMove();
  }
  ServerOptions options() const {
    ServerOptions options = optionsFor(folder_);
    options.botPause = std::chrono::milliseconds(0);
    return options;
  }
  std::uint16_t port() const { return server_.port(); }
  std::string upgradeRequest() const { return Caller::upgradeRequest(honest_.path(), ""); }
  std::string upgrade(Caller& caller) const { return caller.upgrade(honest_.path(), ""); }

  Folder folder_;
  RunningServer server_;
  Honest honest_;
};

TEST_F(RoughClients, ResetWithFramesOnTheirWay) {
  const std::string frames = Caller::frameOf(look) + Caller::frameOf("rubbish");
  for (int i = 0; i < 400; ++i) {
    Caller caller(port());
    upgrade(caller);
    caller.offer(i % 2 == 0 ? frames : frames + frames);
    caller.reset();
  }
}

TEST_F(RoughClients, ResetWhileOthersAreTold) {
  for (int round = 0; round < 20; ++round) {
    std::vector<std::unique_ptr<Caller>> callers;
    for (int i = 0; i < 16; ++i) {
      upgrade(*callers.emplace_back(std::make_unique<Caller>(port())));
      callers.back()->offer(Caller::frameOf(look) + Caller::frameOf(look));
    }
    for (const auto& caller : callers) caller->reset();
  }
}

TEST_F(RoughClients, AbortTheirUpgrade) {
  const std::string request = upgradeRequest();
  for (std::size_t i = 0; i < 100; ++i) {
    Caller caller(port());
    caller.offer(request.substr(0, request.size() * i / 50));
    if (i % 3 == 0) caller.halfClose();
    if (i % 3 == 1) caller.reset();
  }
}

TEST_F(RoughClients, SendByteByByte) {
  Caller caller(port());
  for (const char byte : std::string("GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n")) caller.send({byte});
  EXPECT_TRUE(caller.answer().starts_with("HTTP/1.1 200"));
  for (const char byte : upgradeRequest()) caller.send({byte});
  EXPECT_TRUE(caller.answer().starts_with("HTTP/1.1 101"));
  for (const char byte : Caller::frameOf(R"({"do":"look","id":"slow","move":0})")) caller.send({byte});
  EXPECT_FALSE(caller.frameWith("\"id\":\"slow\"").empty());
  caller.send(Caller::frameOf(look).substr(0, 9));  // and leaves in the middle of a word
}

TEST_F(RoughClients, SendEverythingAtOnce) {
  Caller caller(port());
  std::string requests;
  for (int i = 0; i < 50; ++i) requests += "GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n";
  caller.send(requests);
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(caller.answer().starts_with("HTTP/1.1 200")) << i;

  Caller quitter(port());
  quitter.send(requests);
  quitter.reset();

  Caller socket(port());
  upgrade(socket);
  std::string frames;
  for (int i = 0; i < 20; ++i)
    frames += Caller::frameOf(R"({"do":"look","id":"p)" + std::to_string(i) + R"(","move":0})");
  socket.send(frames);
  for (int i = 0; i < 20; ++i) EXPECT_FALSE(socket.frameWith("\"id\":\"p" + std::to_string(i) + "\"").empty());
}

TEST_F(RoughClients, CloseHalf) {
  Caller caller(port());
  caller.send("GET /api/health HTTP/1.1\r\nHost: here\r\n\r\n");
  caller.halfClose();
  EXPECT_TRUE(caller.answer().starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(caller.isClosed());

  Caller socket(port());
  upgrade(socket);
  socket.send(Caller::frameOf(look));
  socket.halfClose();
  EXPECT_TRUE(socket.isClosed());
}

TEST_F(RoughClients, NeverRead) {
  std::vector<std::unique_ptr<Caller>> deaf;
  for (int i = 0; i < 8; ++i) {
    deaf.push_back(std::make_unique<Caller>(port(), 2048));
    deaf.back()->send(upgradeRequest());
  }
  for (int i = 0; i < 100; ++i) {  // everybody is told of everybody
    Caller caller(port());
    upgrade(caller);
    for (const auto& each : deaf) each->offer(Caller::frameOf(look));
    if (i % 2 == 0) caller.reset();
  }
  for (int i = 0; i < 3; ++i) honest_.playAMove();
  for (const auto& each : deaf) each->reset();
}

TEST_F(RoughClients, SendTooMuchAndRubbish) {
  std::string endless(14, '\xff');
  endless[0] = '\x81';
  for (const std::string& frame :
       {Caller::frameOf(std::string(20'000, 'x')), endless, std::string(14, '\xff'),
        std::string("\x89\xfe\x10\x00\x00\x00\x00\x00", 8), Caller::frameOf(look).substr(2)}) {
    Caller socket(port());
    upgrade(socket);
    socket.offer(frame + frame);
    EXPECT_TRUE(socket.isClosed());
  }
  for (int i = 0; i < 20; ++i) {
    Caller fragments(port());
    upgrade(fragments);
    std::string piece = Caller::frameOf(std::string(5000, 'x'));
    piece[0] = '\x01';  // to be continued
    fragments.offer(piece);
    piece[0] = '\x00';
    while (fragments.offer(piece)) {  // until the server has enough
    }
  }
}

}  // namespace
}  // namespace sammel::testing
