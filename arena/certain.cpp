#include "arena/certain.hpp"

#include "bots/nussknacker/deduction.hpp"

namespace sammel::arena {
namespace {

bool isNut(const ViewOf<Nussknacker>& view, const Nussknacker::Action& action) {
  if (action.kind != Nussknacker::Kind::announce) return false;
  constexpr std::size_t fewest = 1;  // it is about the nut alone, which follows from all worlds anyway
  const nussknacker::Deduction deduction(view.rules(), view.knowledge(), fewest);
  for (int value = 1; value <= view.rules().highest; ++value) {
    if (value != action.value && deduction.nut()[static_cast<std::size_t>(value)] > 0) return false;
  }
  return true;
}

}  // namespace

bool isCertain(const View& view, std::string_view text) {
  const auto* nuts = dynamic_cast<const ViewOf<Nussknacker>*>(&view);
  const auto action = nuts != nullptr ? Nussknacker::read(nuts->rules(), text) : std::nullopt;
  return action && isNut(*nuts, *action);
}

}  // namespace sammel::arena
