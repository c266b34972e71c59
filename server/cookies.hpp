// Who somebody is: one cookie a browser, with an unguessable token whose hash the seats know.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fairness.hpp"

namespace sammel {

struct Browser {
  std::string token;           // empty: it has none yet
  std::vector<Digest> proofs;  // the hashes of everything it shows that may open a seat; the last one counts most

  // There used to be a cookie for every table.
  struct OldSeat {
    std::string table;
    Digest token;
  };
  std::vector<OldSeat> oldSeats;
};

// `secure`: the request came through https. Its cookie has a name of its own, because on the same host plain http could
// neither read nor replace it.
Browser readCookies(std::string_view cookies, bool secure);

// Values of Set-Cookie.
std::string browserCookie(std::string_view token, bool secure);
std::string withoutOldSeat(std::string_view table, bool secure);

}  // namespace sammel
