#include "server/refusal_kind.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace sammel {

RefusalKind kindOf(const Verdict& refusal) {
  using enum RefusalKind;
  static constexpr std::array known = std::to_array<std::pair<std::string_view, RefusalKind>>({
      {"tooFast", price},      {"rows", quota},          {"undos", quota},     {"undosOfAGame", quota},
      {"longGame", quota},     {"changes", quota},       {"rounds", quota},    {"questions", quota},
      {"visits", quota},       {"tables", quota},        {"devices", quota},   {"watchers", quota},
      {"hint.crowded", quota}, {"malformed", malformed}, {"name", malformed},  {"stale", stale},
      {"late", stale},         {"faster", stale},        {"claimed", stale},   {"round", stale},
      {"hint.stale", stale},   {"full", storage},        {"unsaved", storage}, {"unsafe", storage},
      {"unreadable", storage}, {"frozen", storage},      {"talk.fast", quota}, {"talk.full", quota},
      {"talk.reports", quota}, {"talk.text", malformed},
  });
  constexpr std::string_view ours = "server.";
  const std::string_view key = refusal.reason().key;
  if (!key.starts_with(ours)) return rules;
  for (const auto& [name, kind] : known) {
    if (key.substr(ours.size()) == name) return kind;
  }
  return other;
}

}  // namespace sammel
