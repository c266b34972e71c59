// Opens tables for two persons over HTTP.
#pragma once

#include <functional>
#include <string>

#include "tests/client/http.hpp"
#include "tests/client/player.hpp"

namespace sammel::client {

struct TwoPlaces {
  Place first;
  Place second;
};

// Calls `seated` when both sit, else `failed` with the answer that was none; its status is 0 if the connection was
// lost.
void openTable(Http& http, std::string_view game, std::string_view options,
               const std::function<void(TwoPlaces)>& seated, const std::function<void(const Response&)>& failed);

}  // namespace sammel::client
