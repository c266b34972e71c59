#include "server/health.hpp"

#include <string>
#include <tuple>
#include <utility>

#include "server/answers.hpp"
#include "server/protocol.hpp"
#include "server/texts.hpp"
#include "server/version.hpp"

namespace sammel {
namespace {

using Trouble = std::pair<std::string, std::string>;  // its name and a sentence

std::optional<Trouble> troubleIn(const StoreHealth& found, Language language) {
  if (found.trouble == StoreTrouble::none) return std::nullopt;
  const std::string name(nameOf(found.trouble));
  return Trouble(name, sentence(Message("server.health." + name), language));
}

}  // namespace

void Health::tell(Language language, const Reply& reply) {
  whenKnown([this, language, reply] {
    const std::optional<Trouble> trouble = troubleIn(found_, language);
    protocol::Health health{!trouble, version, {}, {}, found_.damagedTables, house_.halted()};
    if (trouble) std::tie(health.reason, health.text) = *trouble;
    reply(jsonAnswer(Json().value(health).take(), trouble ? 503 : 200));
  });
}

void Health::tellReady(Language language, const Reply& reply) {
  whenKnown([this, language, reply] {
    const std::optional<Trouble> trouble = troubleIn(found_, language);
    protocol::Ready ready{!trouble, {}, {}};
    if (trouble) std::tie(ready.reason, ready.text) = *trouble;
    reply(jsonAnswer(Json().value(ready).take(), trouble ? 503 : 200));
  });
}

void Health::whenKnown(std::function<void()> answer) {
  constexpr std::int64_t goodFor = 1000;
  const std::int64_t age = foundAt_ ? surroundings_.now() - *foundAt_ : goodFor;
  if (age >= 0 && age < goodFor) return answer();
  askers_.push_back(std::move(answer));
  if (askers_.size() > 1) return;
  journal_.check([weak = std::weak_ptr<Health*>(self_)](const StoreHealth& found) {
    const std::shared_ptr<Health*> self = weak.lock();
    if (!self) return;
    Health& health = **self;
    health.found_ = found;
    health.foundAt_ = health.surroundings_.now();
    for (const std::function<void()>& waiting : std::exchange(health.askers_, {})) waiting();
  });
}

}  // namespace sammel
