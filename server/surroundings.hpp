// What tables need from the world around them: time, chance, and somebody who thinks for them. Tests bring their own.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "bots/question.hpp"
#include "server/observer.hpp"

namespace sammel {

class Surroundings {
 public:
  virtual ~Surroundings() = default;
  virtual std::int64_t now() const = 0;  // milliseconds since 1970
  virtual void after(std::chrono::milliseconds delay, std::function<void()> task) = 0;
  virtual void random(std::span<std::uint8_t> bytes) = 0;  // unguessable
  // Does `work` beside the tables, then `done` among them. False if too much is waiting already; nothing happens then.
  virtual bool beside(std::function<void()> work, std::function<void()> done) = 0;
  // The same for what one of our bots is asked, which can be answered anywhere. `place` is only looked at now.
  virtual bool think(std::shared_ptr<const Question> question, const Place& place,
                     std::shared_ptr<const std::atomic<bool>> stop, std::function<void(const Thought&)> done);
  // Whoever wants to know what happens; usually nobody.
  virtual Observer& observer();
};

// Unguessable text of lower-case letters and digits, 5 bits a character.
std::string secretText(Surroundings& surroundings, std::size_t length);

// For bots that are made now.
std::uint64_t freshSeed(Surroundings& surroundings);

inline std::string newTableId(Surroundings& surroundings) { return secretText(surroundings, 12); }
inline constexpr std::size_t tokenLength = 32;
inline std::string newToken(Surroundings& surroundings) { return secretText(surroundings, tokenLength); }

}  // namespace sammel
