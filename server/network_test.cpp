// The network alone, on real sockets, one step at a time: what it promises to whoever listens.
#include "server/network.hpp"

#include "server/test_caller.hpp"

namespace sammel::testing {
namespace {

// Keeps an account of what it hears, and may answer.
class Recorder final : public Listener {
 public:
  explicit Recorder(std::weak_ptr<Wire> wire) : wire(std::move(wire)) {}
  void receive(std::string_view) noexcept override {
    EXPECT_EQ(losses, 0) << "heard after it was gone";
    ++received;
    if (const std::shared_ptr<Wire> open = wire.lock()) answer(*open);
  }
  void lost() noexcept override { ++losses; }

  std::weak_ptr<Wire> wire;
  std::function<void(Wire&)> answer = [](Wire&) {};
  int received = 0;
  int losses = 0;
};

class Reception final : public Front {
 public:
  void handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept override {
    addresses.push_back(request.address);
    reply({});
  }
  std::size_t longestBody(std::string_view target) const override { return target == "/large" ? 200'000 : 16'384; }
  HttpResponse refuseRequest(int status) const override {
    HttpResponse response;
    response.status = status;
    return response;
  }
  std::optional<HttpResponse> refuseSocket(const HttpRequest&) const override { return std::nullopt; }
  std::shared_ptr<Listener> connect(const HttpRequest&, std::weak_ptr<Wire> wire) noexcept override {
    return listeners.emplace_back(std::make_shared<Recorder>(std::move(wire)));
  }
  std::vector<std::shared_ptr<Recorder>> listeners;
  std::vector<std::string> addresses;  // that requests came from
};

class NetworkAlone : public ::testing::Test {
 protected:
  NetworkAlone() { listen({}); }
  void listen(const NetworkLimits& limits) {
    network = std::make_unique<Network>(context, *front, limits, nobody);
    boost::system::error_code error;
    EXPECT_EQ(network->listen("127.0.0.1", 0, error), "");
  }
  std::string answer(Caller& caller, const std::string& request) {
    caller.send(request);
    while (!caller.hasAnswer()) context.run_one();
    return caller.answer();
  }
  // A web socket whose client does not read anything yet.
  std::shared_ptr<Recorder> open(const Caller& caller) {
    const std::size_t before = front->listeners.size();
    caller.send(Caller::upgradeRequest("/socket", ""));
    while (front->listeners.size() == before) context.run_one();
    return front->listeners.back();
  }
  std::uint16_t port() const { return network->port(); }

  boost::asio::io_context context{1};
  std::unique_ptr<Reception> front = std::make_unique<Reception>();
  Observer nobody;
  std::unique_ptr<Network> network;
};

TEST_F(NetworkAlone, NothingIsHeardAfterALoss) {
  for (int i = 0; i < 100; ++i) {
    Caller caller(port());
    const std::shared_ptr<Recorder> listener = open(caller);
    listener->answer = [](Wire& wire) { wire.send("an answer that cannot arrive"); };
    caller.send(Caller::frameOf("one") + Caller::frameOf("two") + Caller::frameOf("three"));
    context.poll();
    caller.send(Caller::frameOf("four") + Caller::frameOf("five"));
    caller.reset();
    while (listener->losses == 0) context.run_one();
    context.poll();
    EXPECT_EQ(listener->losses, 1);
    EXPECT_TRUE(listener->wire.expired());
    EXPECT_EQ(network->connections(), 0U);
  }
}

TEST_F(NetworkAlone, AReaderThatFallsBehindIsLetGo) {
  const Caller caller(port(), 2048);
  const std::shared_ptr<Recorder> listener = open(caller);
  const std::shared_ptr<Wire> wire = listener->wire.lock();
  for (int i = 0; i < 200; ++i) {
    wire->send(std::string(64 * 1024, 'x'));
    EXPECT_EQ(listener->losses, 0) << "not in the middle of a call";
  }
  while (listener->losses == 0) context.run_one();
  wire->send("too late");
  wire->close(1000, "too late");
  context.poll();
  EXPECT_EQ(listener->losses, 1);
}

TEST_F(NetworkAlone, NothingIsHeardAfterClosing) {
  Caller caller(port());
  const std::shared_ptr<Recorder> listener = open(caller);
  listener->answer = [](Wire& wire) {
    wire.close(1008, "enough");
    wire.send("after the end");
  };
  caller.send(Caller::frameOf("one") + Caller::frameOf("two") + Caller::frameOf("three") +
              std::string("\x88\x80\0\0\0\0", 6));
  caller.halfClose();
  while (listener->losses == 0) context.run_one();
  EXPECT_EQ(listener->received, 1);
}

TEST_F(NetworkAlone, SaysWhatIsWrongWithARequest) {
  const auto refused = [this](const std::string& request, const char* status) {
    Caller caller(port());
    const std::string told = answer(caller, request);
    EXPECT_TRUE(told.starts_with(std::string("HTTP/1.1 ") + status)) << request.substr(0, 40) << "\n" << told;
    EXPECT_NE(told.find("Connection: close"), std::string::npos);
  };
  refused("nonsense\r\n\r\n", "400");
  refused(std::string(3000, '\xfe') + "\r\n\r\n", "400");
  refused("GET / HTTP/7\r\nHost: here\r\n\r\n", "400");
  refused("GET / HTTP/1.1\r\n\r\n", "400");
  refused("GET / HTTP/1.1\r\nHost: here\r\nHost: there\r\n\r\n", "400");
  refused("GET / HTTP/1.1\r\nHost: here\r\nno field\r\n\r\n", "400");
  refused("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: -1\r\n\r\n", "400");
  refused("POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", "400");
  refused("POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 20000\r\n\r\n" + std::string(20'000, 'x'), "413");
  refused("GET / HTTP/1.1\r\nHost: here\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n", "431");
  refused(Caller::upgradeRequest("/socket", "") + Caller::frameOf("too early"), "400");
  EXPECT_TRUE(front->addresses.empty());
}

TEST_F(NetworkAlone, CountsProxiedConnectionsForTheirClients) {
  NetworkLimits limits;
  limits.connectionsPerAddress = 2;
  limits.proxies.add("127.0.0.0/8");
  listen(limits);
  const auto from = [](const std::string& hops) {
    return "GET / HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: " + hops + "\r\n\r\n";
  };
  Caller one(port());
  Caller two(port());
  Caller three(port());
  EXPECT_TRUE(answer(one, from("198.51.100.9, 192.0.2.1")).starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(answer(two, from("192.0.2.1")).starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(answer(three, from("192.0.2.2")).starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(answer(three, from("192.0.2.1")).starts_with("HTTP/1.1 429"));
  EXPECT_TRUE(answer(two, from("192.0.2.3")).starts_with("HTTP/1.1 200")) << "a proxy's connection serves many";
  Caller four(port());
  EXPECT_TRUE(answer(four, from("192.0.2.1")).starts_with("HTTP/1.1 200"));
  EXPECT_EQ(front->addresses,
            (std::vector<std::string>{"192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.1"}));
}

TEST_F(NetworkAlone, BelievesNobodyElseAboutAddresses) {
  Caller caller(port());
  answer(caller, "GET / HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n");
  EXPECT_EQ(front->addresses, std::vector<std::string>{"127.0.0.1"});
}

TEST_F(NetworkAlone, GoesWithoutLeavingAnybodyBehind) {
  const Caller one(port());
  const Caller two(port());
  const Caller three(port());
  const std::shared_ptr<Recorder> first = open(one);
  const std::shared_ptr<Recorder> second = open(two);
  three.send("GET / HTTP/1.1\r\nHo");
  context.poll();
  one.send(Caller::frameOf("on its way"));
  two.send(Caller::frameOf("on its way"));
  three.send("st: here\r\n\r\n");
  network.reset();
  EXPECT_EQ(first->losses, 1);
  EXPECT_EQ(second->losses, 1);
  front.reset();
  context.poll();  // what was on its way finds nobody
  EXPECT_EQ(first->losses + second->losses, 2);
  EXPECT_EQ(first->received + second->received, 0);
}

}  // namespace
}  // namespace sammel::testing
