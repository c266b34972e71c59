// The whole server for tests, and somebody who calls it over a real socket, politely or not.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "server/server.hpp"

namespace sammel::testing {

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
  explicit Caller(std::uint16_t port, int receiveBuffer = 0) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    if (receiveBuffer > 0) set(SOL_SOCKET, SO_RCVBUF, receiveBuffer);
    set(IPPROTO_TCP, TCP_NODELAY, 1);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  }
  ~Caller() {
    if (socket_ >= 0) ::close(socket_);
  }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;

  // False if the other side has closed.
  bool offer(const std::string& bytes) const {
    return ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(bytes.size());
  }
  void send(const std::string& bytes) const {
    ASSERT_EQ(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
  }
  // Without waiting: whether the beginning of an answer has arrived, or none will.
  bool hasAnswer() {
    std::array<char, 4096> bytes{};
    const ssize_t got = ::recv(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (got > 0) buffer_.append(bytes.data(), static_cast<std::size_t>(got));
    return got == 0 || buffer_.find("\r\n\r\n") != std::string::npos;
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
  static std::string upgradeRequest(const std::string& target, const std::string& cookie,
                                    const std::string& origin = "http://here") {
    return "GET " + target + " HTTP/1.1\r\nHost: here\r\nOrigin: " + origin + "\r\nCookie: " + cookie +
           "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
  }
  std::string upgrade(const std::string& target, const std::string& cookie, const std::string& origin = "http://here") {
    send(upgradeRequest(target, cookie, origin));
    return answer();
  }
  static std::string frameOf(const std::string& text) {
    std::string frame(1, static_cast<char>(0x81));
    if (text.size() < 126) {
      frame += static_cast<char>(0x80 | text.size());
    } else {
      frame +=
          {static_cast<char>(0x80 | 126), static_cast<char>(text.size() >> 8), static_cast<char>(text.size() & 255)};
    }
    return frame + std::string(4, '\0') + text;  // a mask of zeros
  }
  void sendFrame(const std::string& text) const { send(frameOf(text)); }
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
      length = number(2, 2);
    } else if (length == 127) {
      if (!need(10)) return {};
      header = 10;
      length = number(2, 8);
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
  void halfClose() { ::shutdown(socket_, SHUT_WR); }
  // As if the machine had been switched off: the other side meets an error wherever it is.
  void reset() {
    const linger atOnce{1, 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    ::close(std::exchange(socket_, -1));
  }
  bool isClosed() {
    while (receive()) {
    }
    return true;
  }

 private:
  void set(int level, int option, int value) const { ::setsockopt(socket_, level, option, &value, sizeof value); }
  std::size_t number(std::size_t at, std::size_t bytes) const {
    std::size_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) value = value * 256 + static_cast<unsigned char>(buffer_[at + i]);
    return value;
  }
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
  // Until no more connections than this are open.
  void awaitConnections(std::size_t atMost) const {
    while (server_->connections() > atMost) std::this_thread::yield();
  }
  void stop() {
    if (!thread_.joinable()) return;
    server_->stop();
    wait();
  }
  void wait() { thread_.join(); }
  void askToStop() const { server_->stop(); }
  void reload() const { server_->reload(); }
  std::uint16_t metricsPort() const { return server_->metricsPort(); }

 private:
  std::unique_ptr<Server> server_;
  std::thread thread_;
};

inline ServerOptions optionsFor(const Folder& folder) {
  ServerOptions options;
  options.data = folder.path;
  options.stopOnSignals = false;
  return options;
}

struct Seat0 {
  std::string table;
  std::string cookie;
};
inline Seat0 openTable(std::uint16_t port) {
  Caller caller(port);
  const std::string answer =
      caller.request("POST /api/tables", R"({"game":"bauab","name":"Anna","bots":true,"bot":"random"})");
  const std::size_t cookie = answer.find("Set-Cookie: ") + 12;
  const std::size_t table = answer.find("\"table\":\"") + 9;
  return {answer.substr(table, answer.find('"', table) - table),
          answer.substr(cookie, answer.find(';', cookie) - cookie)};
}

}  // namespace sammel::testing
