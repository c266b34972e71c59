#include "tests/client/http.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace sammel::client {
namespace {

bool sameName(std::string_view a, std::string_view b) {
  const auto same = [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) == std::tolower(static_cast<unsigned char>(y));
  };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

}  // namespace

std::size_t readResponse(std::string_view bytes, Response& response) {
  const std::size_t headerEnd = bytes.find("\r\n\r\n");
  if (headerEnd == std::string_view::npos) return 0;
  std::string_view header = bytes.substr(0, headerEnd);
  std::size_t length = 0;
  if (header.size() >= 12) std::from_chars(header.data() + 9, header.data() + 12, response.status);
  while (!header.empty()) {
    const std::size_t end = header.find("\r\n");
    const std::string_view line = header.substr(0, end);
    header = end == std::string_view::npos ? std::string_view() : header.substr(end + 2);
    const std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) continue;
    const std::string_view value = line.substr(colon + 2);
    if (sameName(line.substr(0, colon), "Set-Cookie")) response.cookie = value.substr(0, value.find(';'));
    if (sameName(line.substr(0, colon), "Content-Length")) {
      std::from_chars(value.data(), value.data() + value.size(), length);
    }
  }
  const std::size_t total = headerEnd + 4 + length;
  if (bytes.size() < total) return 0;
  response.body = bytes.substr(headerEnd + 4, length);
  return total;
}

void Http::request(std::string_view method, std::string_view path, std::string_view body, Answer answer) {
  std::string text(method);
  text += " ";
  text += path;
  text += " HTTP/1.1\r\nHost: " + address_.text + "\r\nOrigin: http://" + address_.text + "\r\n";
  if (!body.empty()) {
    text += "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  }
  text += "\r\n";
  text += body;
  queue_.push_back({std::move(text), std::move(answer)});
  if (!stream_) {
    established_ = false;
    stream_ = std::make_unique<Stream>(loop_, address_, *this);
  } else if (queue_.size() == 1 && established_) {
    sendFirst();
  }
}

void Http::sendFirst() {
  established_ = true;
  if (!queue_.empty()) stream_->send(queue_.front().text);
}

std::size_t Http::received(std::string_view bytes) {
  Response response;
  const std::size_t used = readResponse(bytes, response);
  if (used == 0) return 0;
  const Answer answer = std::move(queue_.front().answer);
  queue_.pop_front();
  const bool more = !queue_.empty();
  answer(response);
  if (more) sendFirst();
  return used;
}

void Http::disconnected() {
  established_ = false;
  loop_.later([stream = std::shared_ptr<Stream>(std::move(stream_))] {});
  std::deque<Request> lost = std::move(queue_);
  queue_.clear();
  for (const Request& each : lost) each.answer({});
}

}  // namespace sammel::client
