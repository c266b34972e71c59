// Opens tables for two persons over HTTP.
#pragma once

#include <functional>
#include <string>

#include "tests/client/complaints.hpp"
#include "tests/client/http.hpp"
#include "tests/client/player.hpp"

namespace sammel::client {

struct TwoPlaces {
  Place first;
  Place second;
};

// Calls `seated` when both sit. If the server does not answer as it must, there is a complaint instead, or, when the
// connection was lost on the way, `lost` is called.
void openTable(Http& http, Complaints& complaints, std::string_view game, std::string_view options,
               const std::function<void(TwoPlaces)>& seated, const std::function<void()>& lost);

}  // namespace sammel::client
