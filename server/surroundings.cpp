#include "server/surroundings.hpp"

#include <string_view>
#include <vector>

namespace sammel {

bool Surroundings::think(std::shared_ptr<const Question> question, const Place&,
                         std::shared_ptr<const std::atomic<bool>> stop, std::function<void(const Thought&)> done) {
  const auto thought = std::make_shared<Thought>();
  return beside([thought, question = std::move(question),
                 stop = std::move(stop)] { *thought = sammel::think(*question, stop.get()); },
                [thought, done = std::move(done)] { done(*thought); });
}

Observer& Surroundings::observer() {
  static Observer nobody;
  return nobody;
}

std::string secretText(Surroundings& surroundings, std::size_t length) {
  constexpr std::string_view alphabet = "abcdefghijkmnpqrstuvwxyz23456789";  // 32; l, o, 0 and 1 are easily misread
  static_assert(alphabet.size() == 32);
  std::vector<std::uint8_t> bytes(length);
  surroundings.random(bytes);
  std::string text;
  for (const std::uint8_t byte : bytes) text += alphabet[byte % alphabet.size()];
  return text;
}

std::uint64_t freshSeed(Surroundings& surroundings) {
  std::uint64_t seed = 0;
  surroundings.random({reinterpret_cast<std::uint8_t*>(&seed), sizeof seed});
  return seed;
}

}  // namespace sammel
