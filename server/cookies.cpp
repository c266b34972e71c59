#include "server/cookies.hpp"

#include <algorithm>

#include "server/surroundings.hpp"

namespace sammel {
namespace {

constexpr std::string_view plainName = "sammelsurium";
constexpr std::string_view secureName = "__Secure-sammelsurium";
constexpr std::string_view oldName = "seat-";
constexpr std::string_view halfAYear = "15552000";  // seconds
constexpr std::size_t mostOldSeats = 400;           // no browser keeps so many

bool isSecretText(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

std::string cookie(std::string_view name, std::string_view value, std::string_view lifetime, bool secure) {
  std::string text;
  text.append(name).append("=").append(value).append("; Path=/api/; Max-Age=").append(lifetime);
  return text.append("; HttpOnly; SameSite=Lax").append(secure ? "; Secure" : "");
}

}  // namespace

Browser readCookies(std::string_view cookies, bool secure) {
  Browser browser;
  std::string plain;
  std::string secret;
  while (!cookies.empty()) {
    const std::size_t end = cookies.find(';');
    std::string_view one = cookies.substr(0, end);
    cookies = end == std::string_view::npos ? std::string_view() : cookies.substr(end + 1);
    while (one.starts_with(' ')) one.remove_prefix(1);
    const std::size_t equals = one.find('=');
    if (equals == std::string_view::npos) continue;
    const std::string_view name = one.substr(0, equals);
    const std::string_view value = one.substr(equals + 1);
    if (value.size() != tokenLength || !isSecretText(value)) continue;  // none of ours
    if (name == plainName) plain = value;
    if (name == secureName) secret = value;
    const std::string_view table = name.starts_with(oldName) ? name.substr(oldName.size()) : std::string_view();
    const bool isOld = !table.empty() && isSecretText(table) && browser.oldSeats.size() < mostOldSeats;
    if (isOld) browser.oldSeats.push_back({std::string(table), sha256(value)});
  }
  for (const Browser::OldSeat& seat : browser.oldSeats) browser.proofs.push_back(seat.token);
  for (const std::string& token : {plain, secret}) {
    if (!token.empty()) browser.proofs.push_back(sha256(token));
  }
  browser.token = secure ? secret : plain;
  return browser;
}

std::string browserCookie(std::string_view token, bool secure) {
  return cookie(secure ? secureName : plainName, token, halfAYear, secure);
}

std::string withoutOldSeat(std::string_view table, bool secure) {
  return cookie(std::string(oldName).append(table), "", "0", secure);
}

}  // namespace sammel
