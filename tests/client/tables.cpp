#include "tests/client/tables.hpp"

#include "tests/client/json_view.hpp"

namespace sammel::client {
namespace {

bool readPlace(const Response& response, int expectedSeat, Place& place) {
  place.table = textOf(memberOf(response.body, "table")).value_or("");
  place.seat = static_cast<int>(integerOf(memberOf(response.body, "seat")).value_or(-1));
  place.cookie = response.cookie;
  return response.status / 100 == 2 && place.seat == expectedSeat && place.cookie.starts_with("sammelsurium=");
}

}  // namespace

void openTable(Http& http, std::string_view game, std::string_view options,
               const std::function<void(TwoPlaces)>& seated, const std::function<void(const Response&)>& failed) {
  const std::string order = "{\"game\":\"" + std::string(game) + "\",\"options\":\"" + std::string(options) +
                            "\",\"name\":\"Anna\",\"bots\":false}";
  http.post("/api/tables", order, [&http, seated, failed](const Response& opened) {
    TwoPlaces places;
    if (!readPlace(opened, 0, places.first)) return failed(opened);
    const std::string path = "/api/tables/" + places.first.table + "/sit";
    http.post(path, R"({"name":"Ben"})", [seated, failed, places](const Response& sat) mutable {
      if (!readPlace(sat, 1, places.second)) return failed(sat);
      seated(std::move(places));
    });
  });
}

}  // namespace sammel::client
