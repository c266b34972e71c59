// Browsers are known by one cookie each. Those that come with cookies of single tables, as there used to be, get these
// replaced, some with every visit.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "server/cookies.hpp"
#include "server/front.hpp"
#include "server/guests.hpp"
#include "server/surroundings.hpp"
#include "server/table_house.hpp"

namespace sammel {

class Browsers {
 public:
  using Reply = std::function<void(HttpResponse)>;
  Browsers(Surroundings& surroundings, Guests& guests, TableHouse& house)
      : surroundings_(surroundings), guests_(guests), house_(house) {}

  // The browser's token, or a new one for it.
  std::string tokenOf(const HttpRequest& request) const;
  // An answer that renews the browser's cookie, if it has any.
  void keep(const HttpRequest& request, HttpResponse response, const Reply& reply);

 private:
  struct Moving;
  void moveSeats(const std::shared_ptr<Moving>& moving);
  void moveSeat(const std::shared_ptr<Moving>& moving, const std::string& table);

  Surroundings& surroundings_;
  Guests& guests_;
  TableHouse& house_;
  std::shared_ptr<Browsers*> self_ = std::make_shared<Browsers*>(this);  // gone with it: tables answer late
};

}  // namespace sammel
