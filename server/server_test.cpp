// The whole server over real sockets of this machine.
#include "server/server.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <thread>

namespace sammel::testing {
namespace {

class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "sammelsurium-XXXXXX").string();
    path = mkdtemp(pattern.data());
  }
  ~Folder() { std::filesystem::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path path;
};

// A blocking socket that speaks just enough HTTP and web socket.
class Caller {
 public:
  explicit Caller(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  ~Caller() { ::close(socket_); }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;

  void send(const std::string& bytes) const {
    ASSERT_EQ(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
  }
  // One HTTP answer with its body.
  std::string answer() {
    while (buffer_.find("\r\n\r\n") == std::string::npos && receive()) {
    }
    const std::size_t header = buffer_.find("\r\n\r\n") + 4;
    const std::size_t length = buffer_.find("Content-Length: ");
    const std::size_t body = length < header ? std::stoul(buffer_.substr(length + 16)) : 0;
    while (buffer_.size() < header + body && receive()) {
    }
    return take(header + body);
  }
  std::string request(const std::string& head, const std::string& body = {}) {
    send(head + " HTTP/1.1\r\nHost: here\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    return answer();
  }
  std::string upgrade(const std::string& target, const std::string& cookie, const std::string& origin = "http://here") {
    send("GET " + target + " HTTP/1.1\r\nHost: here\r\nOrigin: " + origin + "\r\nCookie: " + cookie +
         "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    return answer();
  }
  void sendFrame(const std::string& text) const {
    std::string frame(1, static_cast<char>(0x81));
    if (text.size() < 126) {
      frame += static_cast<char>(0x80 | text.size());
    } else {
      frame +=
          {static_cast<char>(0x80 | 126), static_cast<char>(text.size() >> 8), static_cast<char>(text.size() & 255)};
    }
    send(frame + std::string(4, '\0') + text);  // a mask of zeros
  }
  struct Frame {
    int opcode = -1;  // -1: the connection is gone
    std::string payload;
  };
  Frame frame() {
    const auto need = [this](std::size_t size) {
      while (buffer_.size() < size && receive()) {
      }
      return buffer_.size() >= size;
    };
    if (!need(2)) return {};
    std::size_t header = 2;
    auto length = static_cast<std::size_t>(buffer_[1] & 127);
    if (length == 126) {
      if (!need(4)) return {};
      header = 4;
      length = static_cast<std::size_t>(static_cast<unsigned char>(buffer_[2])) * 256 +
               static_cast<unsigned char>(buffer_[3]);
    }
    if (!need(header + length)) return {};
    const int opcode = buffer_[0] & 15;
    return {opcode, take(header + length).substr(header)};
  }
  std::string frameWith(const std::string& part) {
    for (Frame next = frame(); next.opcode >= 0; next = frame()) {
      if (next.payload.find(part) != std::string::npos) return next.payload;
    }
    return {};
  }
  void hangUp() { ::shutdown(socket_, SHUT_RDWR); }
  bool isClosed() {
    while (receive()) {
    }
    return true;
  }

 private:
  bool receive() {
    std::array<char, 4096> bytes{};
    const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), 0);
    if (got > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(got));
    return got > 0;
  }
  std::string take(std::size_t size) {
    std::string taken = buffer_.substr(0, size);
    buffer_.erase(0, size);
    return taken;
  }
  int socket_;
  std::string buffer_;
};

class RunningServer {
 public:
  explicit RunningServer(ServerOptions options) {
    options.bind = "127.0.0.1";
    options.port = 0;
    options.assets = missingPage();
    std::string problem;
    server_ = Server::open(options, problem);
    EXPECT_TRUE(server_ != nullptr) << problem;
    thread_ = std::thread([this] { server_->run(); });
  }
  ~RunningServer() { stop(); }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  std::uint16_t port() const { return server_->port(); }
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    wait();
  }
  void wait() { thread_.join(); }

 private:
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

ServerOptions optionsFor(const Folder& folder) {
  ServerOptions options;
  options.dataFolder = folder.path;
  options.stopOnSignals = false;
  return options;
}

struct Seat0 {
  std::string table;
  std::string cookie;
};
Seat0 openTable(std::uint16_t port) {
  Caller caller(port);
  const std::string answer =
      caller.request("POST /api/tables", R"({"game":"bauab","name":"Anna","bots":true,"bot":"random"})");
  const std::size_t cookie = answer.find("Set-Cookie: ") + 12;
  const std::size_t table = answer.find("\"table\":\"") + 9;
  return {answer.substr(table, answer.find('"', table) - table),
          answer.substr(cookie, answer.find(';', cookie) - cookie)};
}

TEST(Server, SpeaksHttpWithSafeHeaders) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  Caller caller(server.port());
  const std::string page = caller.request("GET /table/abc");
  EXPECT_TRUE(page.starts_with("HTTP/1.1 200"));
  for (const char* header : {"Content-Security-Policy: default-src 'self'", "frame-ancestors 'none'",
                             "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer", "ETag: "}) {
    EXPECT_NE(page.find(header), std::string::npos) << header;
  }
  EXPECT_TRUE(caller.request("GET /api/health").starts_with("HTTP/1.1 200")) << "on the same connection";
  EXPECT_TRUE(caller.request("POST /api/tables", std::string(17'000, 'x')).starts_with("HTTP/1.1 413"));
  EXPECT_TRUE(caller.isClosed());
}

TEST(Server, CarriesATableOverSocketsAndARestart) {
  const Folder folder;
  Seat0 anna;
  {
    const RunningServer server(optionsFor(folder));
    anna = openTable(server.port());
    Caller socket(server.port());
    EXPECT_TRUE(socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie).starts_with("HTTP/1.1 101"));
    EXPECT_NE(socket.frameWith("\"t\":\"table\"").find("\"you\":0"), std::string::npos);
    socket.sendFrame(R"({"do":"name","id":"n1","name":"Amelie"})");
    EXPECT_FALSE(socket.frameWith("\"t\":\"ack\"").empty());
  }
  const RunningServer server(optionsFor(folder));
  Caller socket(server.port());
  socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  EXPECT_NE(socket.frameWith("\"t\":\"table\"").find("Amelie"), std::string::npos);
}

TEST(Server, StopsAcknowledgingWhenItsDatabaseIsGone) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  EXPECT_FALSE(openTable(server.port()).table.empty());
  std::filesystem::rename(folder.path / "sammelsurium.db", folder.path / "away");
  const std::string health = Caller(server.port()).request("GET /api/health");
  EXPECT_TRUE(health.starts_with("HTTP/1.1 503")) << health;
  EXPECT_NE(health.find("\"reason\":\"gone\""), std::string::npos) << health;
  const std::string refusal = Caller(server.port()).request("POST /api/tables", R"({"game":"bauab","name":"Anna"})");
  EXPECT_TRUE(refusal.starts_with("HTTP/1.1 503")) << refusal;
  EXPECT_NE(refusal.find("server.unsafe"), std::string::npos) << refusal;
  std::filesystem::rename(folder.path / "away", folder.path / "sammelsurium.db");
  EXPECT_FALSE(openTable(server.port()).table.empty()) << "as if nothing had been";
}

TEST(Server, KeepsItsFolderToItself) {
  const Folder folder;
  std::filesystem::permissions(folder.path, std::filesystem::perms(0755));
  ServerOptions options = optionsFor(folder);
  std::vector<std::string> logged;
  options.log = [&](std::string_view line) { logged.emplace_back(line); };
  const RunningServer server(options);
  EXPECT_EQ(std::filesystem::status(folder.path).permissions(), std::filesystem::perms(0700));
  for (const auto& file : std::filesystem::directory_iterator(folder.path)) {
    EXPECT_EQ(file.status().permissions(), std::filesystem::perms(0600)) << file.path();
  }
  ASSERT_EQ(logged.size(), 1U);
  EXPECT_NE(logged[0].find(folder.path.string()), std::string::npos);
}

TEST(Server, RefusesForeignSocketsAndUnknownTargets) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  EXPECT_TRUE(Caller(server.port()).upgrade("/api/tables/abc/socket", "", "http://evil").starts_with("HTTP/1.1 403"));
  EXPECT_TRUE(Caller(server.port()).upgrade("/somewhere", "").starts_with("HTTP/1.1 404"));
}

TEST(Server, OutlivesRubbish) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  const Seat0 anna = openTable(server.port());
  {
    Caller rubbish(server.port());
    rubbish.send(std::string(3000, '\xfe') + "\r\n\r\n");
    EXPECT_TRUE(rubbish.isClosed());
  }
  Caller large(server.port());
  large.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  large.sendFrame(std::string(20'000, 'x'));
  EXPECT_TRUE(large.isClosed());
  Caller socket(server.port());
  socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  socket.sendFrame("rubbish");
  EXPECT_NE(socket.frameWith("\"t\":\"error\"").find("server.malformed"), std::string::npos);
}

TEST(Server, SaysGoodbyeOnSigterm) {
  const Folder folder;
  ServerOptions options = optionsFor(folder);
  options.stopOnSignals = true;
  RunningServer server(options);
  const Seat0 anna = openTable(server.port());
  Caller socket(server.port());
  socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  EXPECT_FALSE(socket.frameWith("\"t\":\"table\"").empty());
  std::raise(SIGTERM);
  EXPECT_FALSE(socket.frameWith("\"t\":\"bye\"").empty());
  const Caller::Frame close = socket.frame();
  EXPECT_EQ(close.opcode, 8);
  EXPECT_EQ(close.payload.substr(0, 2), std::string("\x03\xe9"));  // 1001
  socket.send(std::string("\x88\x80\0\0\0\0", 6));
  EXPECT_TRUE(socket.isClosed());
  socket.hangUp();
  server.wait();
}

TEST(Server, NamesTheRemedyIfItCannotStart) {
  const Folder folder;
  const RunningServer running(optionsFor(folder));
  std::string problem;

  const Folder other;
  ServerOptions options = optionsFor(other);
  options.bind = "127.0.0.1";
  options.port = running.port();
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--port"), std::string::npos) << problem;

  options.port = 0;
  options.bind = "300.1.2.3";
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--bind"), std::string::npos) << problem;

  options.bind = "127.0.0.1";
  options.dataFolder = folder.path;
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("Another server"), std::string::npos) << problem;

  options.dataFolder = "/dev/null/folder";
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--data"), std::string::npos) << problem;
}

}  // namespace
}  // namespace sammel::testing
