#include "server/health.hpp"

#include "server/answers.hpp"
#include "server/protocol.hpp"
#include "server/texts.hpp"
#include "server/version.hpp"

namespace sammel {

void Health::tell(Language language, const Reply& reply) {
  constexpr std::int64_t goodFor = 1000;
  const std::int64_t age = foundAt_ ? surroundings_.now() - *foundAt_ : goodFor;
  if (age >= 0 && age < goodFor) return answer(language, reply);
  askers_.emplace_back(language, reply);
  if (askers_.size() > 1) return;
  journal_.check([weak = std::weak_ptr<Health*>(self_)](const StoreHealth& found) {
    const std::shared_ptr<Health*> self = weak.lock();
    if (!self) return;
    Health& health = **self;
    health.found_ = found;
    health.foundAt_ = health.surroundings_.now();
    for (const auto& [asked, waiting] : std::exchange(health.askers_, {})) health.answer(asked, waiting);
  });
}

void Health::answer(Language language, const Reply& reply) const {
  const bool isFine = found_.trouble == StoreTrouble::none;
  protocol::Health health{isFine, version, {}, {}, found_.damagedTables, house_.halted()};
  if (!isFine) {
    health.reason = nameOf(found_.trouble);
    health.text = sentence(Message("server.health." + *health.reason), language);
  }
  reply(jsonAnswer(Json().value(health).take(), isFine ? 200 : 503));
}

}  // namespace sammel
