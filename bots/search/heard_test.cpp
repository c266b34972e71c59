#include "bots/search/heard.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/games/bauab/bauab.hpp"

namespace sammel::search {
namespace {

template <class Event>
std::uint64_t heardBy(Seat seat, const Audience& audience, const Event& event) {
  Heard heard(seat);
  heard.tell(audience, event);
  return heard.digest();
}

TEST(Heard, HearsOnlyWhatIsMeantForTheSeat) {
  const bauab::Passes event{Seat(1)};
  const std::uint64_t nothing = Heard(Seat(0)).digest();
  EXPECT_EQ(heardBy(Seat(0), Audience::only(Seat(1)), event), nothing);
  EXPECT_NE(heardBy(Seat(1), Audience::only(Seat(1)), event), nothing);
}

TEST(Heard, DistinguishesWhatHappened) {
  using bauab::Chip;
  const auto digest = [](const auto& event) { return heardBy(Seat(0), Audience::everyone(), event); };
  const std::set<std::uint64_t> digests{
      digest(bauab::Passes{Seat(0)}),
      digest(bauab::Passes{Seat(1)}),
      digest(bauab::Starts{Seat(0)}),
      digest(bauab::Places{Seat(0), Chip::one, 2}),
      digest(bauab::Places{Seat(0), Chip::two, 1}),
      digest(bauab::Places{Seat(1), Chip::one, 2}),
      digest(bauab::Captures{Seat(0), Chip::one, 2}),
  };
  EXPECT_EQ(digests.size(), 7U);
}

TEST(Heard, DistinguishesTheOrder) {
  Heard oneWay(Seat(0));
  oneWay.tell(Audience::everyone(), bauab::Passes{Seat(0)});
  oneWay.tell(Audience::everyone(), bauab::Passes{Seat(1)});
  Heard otherWay(Seat(0));
  otherWay.tell(Audience::everyone(), bauab::Passes{Seat(1)});
  otherWay.tell(Audience::everyone(), bauab::Passes{Seat(0)});
  EXPECT_NE(oneWay.digest(), otherWay.digest());
}

}  // namespace
}  // namespace sammel::search
