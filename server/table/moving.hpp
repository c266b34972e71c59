// Where a game comes from, and how it goes elsewhere: whoever plays against bots alone can take it along.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "engine/core/fairness.hpp"
#include "server/table/room.hpp"

namespace sammel {

class Moving final : public Room {
 public:
  explicit Moving(Desk& desk) : Room(desk) {}

  // The record of a running game, which opens its deal, for the person whom one of the proofs is good for. From then on
  // nothing happens here any more, or whoever knows the deal could go on under the server's signature. Who asks again
  // is given it again, since an answer can be lost. A house on the person's own device only gives a copy.
  void take(std::span<const Digest> proofs, std::function<void(Verdict, std::string)> done);

  void addTo(protocol::TableFrame& frame) const override;
};

}  // namespace sammel
