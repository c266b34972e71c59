#include "server/client_address.hpp"

#include <gtest/gtest.h>

namespace sammel::testing {
namespace {

using boost::asio::ip::make_address;

TrustedProxies trusting(std::initializer_list<const char*> networks) {
  TrustedProxies proxies;
  for (const char* network : networks) EXPECT_TRUE(proxies.add(network)) << network;
  return proxies;
}

std::string client(const char* peer, const char* forwardedFor, const TrustedProxies& proxies) {
  return clientBehind(make_address(peer), forwardedFor, proxies).to_string();
}

TEST(ClientAddress, IsTheFirstFromTheRightThatIsNoProxyOfOurs) {
  const TrustedProxies proxies = trusting({"127.0.0.1", "10.0.0.0/8", "fd00::/8"});
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1", proxies), "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1, 192.0.2.1, 10.1.2.3", proxies), "192.0.2.1");
  EXPECT_EQ(client("fd00::7", " 2001:db8::1 ", proxies), "2001:db8::1");
  EXPECT_EQ(client("::ffff:127.0.0.1", "192.0.2.1", proxies), "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::1]:443", proxies), "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1:443", proxies), "192.0.2.1");
  EXPECT_EQ(client("127.0.0.1", "10.0.0.1, 10.0.0.2", proxies), "10.0.0.1");
}

TEST(ClientAddress, IsThePeerIfNobodyTrustworthySaysOtherwise) {
  const TrustedProxies proxies = trusting({"127.0.0.1"});
  EXPECT_EQ(client("203.0.113.5", "192.0.2.1", proxies), "203.0.113.5");
  EXPECT_EQ(client("127.0.0.1", "", proxies), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1, rubbish", proxies), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1, [", proxies), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "192.0.2.1", {}), "127.0.0.1");
}

TEST(ClientAddress, RefusesProxiesThatAreNone) {
  TrustedProxies proxies;
  for (const char* text : {"", "proxy", "10.0.0.0/33", "10.0.0/8", "fd00::/129", "10.0.0.1/", "/8"}) {
    EXPECT_FALSE(proxies.add(text)) << text;
  }
}

TEST(ClientAddress, IsCountedByHousehold) {
  EXPECT_EQ(countedAs(make_address("192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(countedAs(make_address("::ffff:192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(countedAs(make_address("2001:db8:1:2:3:4:5:6")), countedAs(make_address("2001:db8:1:2::9")));
  EXPECT_NE(countedAs(make_address("2001:db8:1:2::9")), countedAs(make_address("2001:db8:1:3::9")));
  EXPECT_EQ(countedAs(make_address("::1")), "::1");
}

}  // namespace
}  // namespace sammel::testing
