#include "server/browsers.hpp"

#include <algorithm>
#include <utility>

namespace sammel {

std::string Browsers::tokenOf(const HttpRequest& request) const {
  std::string token = readCookies(request.cookie, request.secure).token;
  return token.empty() ? newToken(surroundings_) : token;
}

// What one answer does of it. The next time the browser asks, the rest gets its turn.
struct Browsers::Moving {
  HttpResponse response;
  Reply reply;
  std::vector<Browser::OldSeat> seats;
  Digest token{};  // that the seats shall know from now on
  bool secure = false;
  std::string address;
  int tables = 32;  // that may still be visited

  void forget(const std::string& table) { response.headers.emplace_back("Set-Cookie", withoutOldSeat(table, secure)); }
};

void Browsers::keep(const HttpRequest& request, HttpResponse response, const Reply& reply) {
  Browser browser = readCookies(request.cookie, request.secure);
  if (browser.token.empty() && browser.oldSeats.empty()) return reply(std::move(response));
  if (browser.token.empty()) browser.token = newToken(surroundings_);
  response.headers.emplace_back("Set-Cookie", browserCookie(browser.token, request.secure));
  if (browser.oldSeats.empty()) return reply(std::move(response));
  std::uint8_t turn = 0;  // so that no long row of rematches keeps the others waiting for ever
  surroundings_.random({&turn, 1});
  std::rotate(browser.oldSeats.begin(), browser.oldSeats.begin() + turn % std::ssize(browser.oldSeats),
              browser.oldSeats.end());
  moveSeats(std::make_shared<Moving>(Moving{std::move(response), reply, std::move(browser.oldSeats),
                                            sha256(browser.token), request.secure, request.address}));
}

void Browsers::moveSeats(const std::shared_ptr<Moving>& moving) {
  if (moving->seats.empty() || moving->tables <= 0) return moving->reply(std::move(moving->response));
  const std::string first = moving->seats.back().table;
  moveSeat(moving, first);
}

// The cookie of a table opened the tables of its rematches, too; only when the last of them knows the browser it can
// go. It counts like coming to the table, whoever makes cookies up; what is left for later goes on working.
void Browsers::moveSeat(const std::shared_ptr<Moving>& moving, const std::string& id) {
  if (!guests_.mayVisit(moving->address, surroundings_.now())) return moving->reply(std::move(moving->response));
  --moving->tables;
  const std::weak_ptr<Browsers*> weak = self_;
  house_.table(id)->seating().addBrowser(moving->seats.back().token, moving->token,
                                         [weak, moving](bool stored, const std::string& next) {
                                           const std::shared_ptr<Browsers*> self = weak.lock();
                                           if (!self) return;
                                           if (stored && !next.empty()) {
                                             if (moving->tables > 0) return (*self)->moveSeat(moving, next);
                                           } else if (stored) {
                                             moving->forget(moving->seats.back().table);
                                           }
                                           moving->seats.pop_back();
                                           (*self)->moveSeats(moving);
                                         });
}

}  // namespace sammel
