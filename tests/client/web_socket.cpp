#include "tests/client/web_socket.hpp"

#include <array>
#include <cstring>
#include <utility>

#include "tests/client/http.hpp"

namespace sammel::client {
namespace {

// The pair of the RFC's own example: the answer can be checked without SHA-1.
constexpr std::string_view key = "dGhlIHNhbXBsZSBub25jZQ==";
constexpr std::string_view expectedAccept = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=";

constexpr unsigned continuation = 0;
constexpr unsigned text = 1;
constexpr unsigned closing = 8;
constexpr unsigned ping = 9;
constexpr unsigned pong = 10;

}  // namespace

WebSocket::WebSocket(Loop& loop, const Address& address, std::string_view path, std::string_view cookie, Owner& owner)
    : owner_(owner), stream_(loop, address, *this) {
  request_ = "GET " + std::string(path) + " HTTP/1.1\r\nHost: " + address.text + "\r\nOrigin: http://" + address.text +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " +
             std::string(key) + "\r\n";
  if (!cookie.empty()) request_ += "Cookie: " + std::string(cookie) + "\r\n";
  request_ += "\r\n";
}

void WebSocket::connected() {
  stream_.send(request_);
  request_ = {};
}

std::size_t WebSocket::received(std::string_view bytes) {
  std::size_t used = 0;
  while (used < bytes.size() && stream_.isOpen()) {
    const std::size_t count = upgraded_ ? readFrame(bytes.substr(used)) : readUpgrade(bytes.substr(used));
    if (count == 0) break;
    used += count;
  }
  return used;
}

std::size_t WebSocket::readUpgrade(std::string_view bytes) {
  Response response;
  const std::size_t used = readResponse(bytes, response);
  if (used == 0) return 0;
  if (response.status != 101) {
    giveUp("no web socket: status " + std::to_string(response.status) + " " + response.body);
  } else if (bytes.substr(0, used).find(expectedAccept) == std::string_view::npos) {
    giveUp("no web socket: a wrong Sec-WebSocket-Accept");
  } else {
    upgraded_ = true;
    owner_.opened();
  }
  return used;
}

std::size_t WebSocket::readFrame(std::string_view bytes) {
  if (bytes.size() < 2) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(bytes[i])); };
  const bool last = (byte(0) & 0x80U) != 0;
  const unsigned opcode = byte(0) & 0x0fU;
  std::size_t header = 2;
  std::uint64_t length = byte(1) & 0x7fU;
  if (length >= 126) {
    header = length == 126 ? 4 : 10;
    if (bytes.size() < header) return 0;
    length = 0;
    for (std::size_t i = 2; i < header; ++i) length = length << 8U | byte(i);
  }
  constexpr std::uint64_t longest = 16U << 20U;
  if ((byte(0) & 0x70U) != 0 || (byte(1) & 0x80U) != 0 || length > longest) {
    giveUp("a malformed web socket frame");
    return bytes.size();
  }
  const std::size_t total = header + static_cast<std::size_t>(length);
  if (bytes.size() < total) return 0;
  const std::string_view payload = bytes.substr(header, total - header);
  switch (opcode) {
    case text:
    case continuation:
      if (last && message_.empty()) {
        owner_.received(payload);
      } else {
        message_ += payload;
        if (last) owner_.received(std::exchange(message_, {}));
      }
      break;
    case ping: sendFrame(pong, payload); break;
    case closing:
      sendFrame(closing, payload);
      giveUp(payload.size() < 2
                 ? "closed by the server"
                 : "closed by the server with code " + std::to_string(byte(header) << 8U | byte(header + 1)));
      break;
    default: break;
  }
  return total;
}

void WebSocket::giveUp(std::string_view why) {
  why_ = why;
  stream_.close();
  owner_.closed(why_);
}

void WebSocket::send(std::string_view message) { sendFrame(text, message); }

void WebSocket::close() {
  if (upgraded_) sendFrame(closing, "\x03\xe8");
  stream_.close();
}

void WebSocket::sendFrame(unsigned opcode, std::string_view payload) {
  static thread_local std::string frame;
  frame.clear();
  frame += static_cast<char>(0x80U | opcode);
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80U | payload.size());
  } else {
    frame += static_cast<char>(0xfeU);
    frame += static_cast<char>(payload.size() >> 8U);
    frame += static_cast<char>(payload.size() & 0xffU);
  }
  mask_ = mask_ * 1664525U + 1013904223U;
  std::array<char, 4> mask{};
  std::memcpy(mask.data(), &mask_, mask.size());
  frame.append(mask.data(), mask.size());
  const std::size_t start = frame.size();
  frame += payload;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame[start + i] = static_cast<char>(frame[start + i] ^ mask[i % mask.size()]);
  }
  stream_.send(frame);
}

}  // namespace sammel::client
