#include "server/guests.hpp"

#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

constexpr Guests::Limits allowed{.tables = {2, 1}, .visits = {3, 60}, .histories = {2, 1}, .addresses = 3};

TEST(Guests, HaveAnAllowanceAnAddressWhichComesBack) {
  Guests guests(allowed);
  EXPECT_TRUE(guests.mayOpenTable("192.0.2.1", 0));
  EXPECT_TRUE(guests.mayOpenTable("192.0.2.1", 0));
  EXPECT_FALSE(guests.mayOpenTable("192.0.2.1", 0));
  EXPECT_TRUE(guests.mayOpenTable("192.0.2.2", 0));
  EXPECT_TRUE(guests.mayVisit("192.0.2.1", 0)) << "which is counted apart";
  EXPECT_TRUE(guests.mayOpenTable("192.0.2.1", 60'000));
}

TEST(Guests, FromOurOwnMachineAreNotLimited) {
  Guests guests(allowed);
  for (const char* address : {"127.0.0.1", "::1", "::ffff:127.0.0.1"}) {
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(guests.mayOpenTable(address, 0)) << address;
  }
  EXPECT_EQ(guests.size(), 0U);
}

TEST(Guests, AreForgottenWhenThereAreTooManyWhoeverWasNotSeenForLongestFirst) {
  Guests guests(allowed);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(guests.mayOpenTable("a", 1));
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(guests.mayOpenTable("b", 2));
  EXPECT_TRUE(guests.mayVisit("c", 3));
  EXPECT_FALSE(guests.mayOpenTable("a", 4));
  EXPECT_TRUE(guests.mayVisit("d", 5));
  EXPECT_EQ(guests.size(), 3U);
  EXPECT_FALSE(guests.mayOpenTable("a", 6)) << "seen after b";
  EXPECT_TRUE(guests.mayOpenTable("b", 7)) << "forgotten, and so is what it did";
}

TEST(Guests, AreForgottenAfterAnHour) {
  Guests guests(allowed);
  EXPECT_TRUE(guests.mayVisit("a", 0));
  EXPECT_TRUE(guests.mayVisit("b", 3'000'000));
  guests.sweep(3'600'001);
  EXPECT_EQ(guests.size(), 1U);
}

TEST(Limits, BoundTheTablesOfOneAddressButNotOfOurOwnMachine) {
  House house;
  const auto open = [&](const std::string& address) {
    return house.post("/api/tables", R"({"game":"bauab"})", address).status;
  };
  for (int i = 0; i < 60; ++i) EXPECT_EQ(open("198.51.100.7"), 200);
  EXPECT_EQ(open("198.51.100.7"), 429);
  EXPECT_EQ(open("198.51.100.8"), 200);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(open("127.0.0.1"), 200);
  house.wait(60'000);
  EXPECT_EQ(open("198.51.100.7"), 200);
}

}  // namespace
}  // namespace sammel::testing
