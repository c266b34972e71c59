#include "server/links.hpp"

namespace sammel {

std::string Links::make(const std::string& table, Seat seat) {
  constexpr std::size_t mostLinks = 10'000;
  const std::int64_t now = surroundings_.now();
  std::erase_if(links_, [&](const auto& link) {
    return link.second.until < now || (link.second.table == table && link.second.seat == seat);
  });
  if (links_.size() >= mostLinks) links_.erase(links_.begin());
  std::string code = secretText(surroundings_, 20);
  links_[code] = {table, seat, now + lifetime_.count()};
  return code;
}

std::optional<Links::Link> Links::take(const std::string& code) {
  const auto found = links_.find(code);
  if (found == links_.end() || found->second.until < surroundings_.now()) return std::nullopt;
  Link link = found->second;
  links_.erase(found);
  return link;
}

}  // namespace sammel
