// What a page does for the house in its pocket. It is asked with a number and answers later with the same number, by
// calling the house (pocket/house.hpp), never while it is being asked.
#pragma once

#include <chrono>
#include <cstdint>
#include <span>
#include <string_view>

namespace sammel::pocket {

class Page {
 public:
  virtual ~Page() = default;
  virtual std::int64_t now() const = 0;                                    // milliseconds since 1970
  virtual void random(std::span<std::uint8_t> bytes) = 0;                  // unguessable
  virtual void after(int timer, std::chrono::milliseconds delay) = 0;      // `fired`
  virtual void append(int call, std::string_view batch) = 0;               // `stored`; see pocket/kept.hpp
  virtual void load(int call, std::string_view table) = 0;                 // `loaded`
  virtual void think(int call, std::string_view question) = 0;             // `thought`; see bots/question.hpp
  virtual void reply(int request, int status, std::string_view body) = 0;  // to `handle`
  virtual void send(int socket, std::string_view frame) = 0;
  virtual void close(int socket, int code, std::string_view reason) = 0;
  virtual void log(std::string_view line) = 0;
};

}  // namespace sammel::pocket
