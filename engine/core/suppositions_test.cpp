#include "engine/core/suppositions.hpp"

#include <gtest/gtest.h>

namespace sammel {
namespace {

constexpr Seat viewer(0);
constexpr Seat ben(1);

Message card(int number) { return Message("card", {arg::number("n", number)}); }

// Tells what is true in so many of a hundred worlds.
void tellIn(Suppositions& suppositions, int hundredths, Seat seat, const Message& words, int world) {
  if (world < hundredths) suppositions.tell(seat, words);
}

template <class Tell>
std::vector<Supposition> tellingOf(Tell tell) {
  Suppositions suppositions;
  for (int world = 0; world < 100; ++world) {
    suppositions.beginWorld();
    tell(
        [&](int hundredths, Seat seat, const Message& words) { tellIn(suppositions, hundredths, seat, words, world); });
  }
  return suppositions.telling(viewer);
}

TEST(Suppositions, CountWorldsAndNotHowOftenTheyTell) {
  Suppositions suppositions;
  for (int world = 0; world < 4; ++world) {
    suppositions.beginWorld();
    suppositions.tell(ben, card(1));
    if (world == 2) suppositions.tell(ben, card(2));
    suppositions.tell(ben, card(1));
  }
  EXPECT_EQ(suppositions.all(), (std::vector<Supposition>{{ben, card(1), 1000}, {ben, card(2), 250}}));
}

TEST(Suppositions, LeaveOutOwnThingsAndWhatIsCertain) {
  const auto telling = tellingOf([](auto tell) {
    tell(50, viewer, Message("can"));
    tell(100, ben, Message("certain"));
    tell(1, ben, Message("hardly"));
    tell(50, ben, Message("can"));
  });
  EXPECT_EQ(telling, (std::vector<Supposition>{{ben, Message("can"), 500}}));
}

TEST(Suppositions, LeaveOutWhatIsAsLikelyAsAnythingElse) {
  EXPECT_TRUE(tellingOf([](auto tell) {
                for (int n = 0; n < 5; ++n) tell(30 + n, ben, card(n));
              }).empty());
  const auto telling = tellingOf([](auto tell) {
    for (int n = 0; n < 5; ++n) tell(n == 3 ? 80 : 30, ben, card(n));
  });
  EXPECT_EQ(telling, (std::vector<Supposition>{{ben, card(3), 800}}));
}

TEST(Suppositions, TellOfWhatNobodyHasIfItIsLikelyEvenIfItIsCertain) {
  EXPECT_EQ(tellingOf([](auto tell) {
              for (int n = 0; n < 10; ++n) tell(n < 2 ? 45 : 2, Seat::table(), card(n));
            }),
            (std::vector<Supposition>{{std::nullopt, card(0), 450}, {std::nullopt, card(1), 450}}));
  EXPECT_EQ(tellingOf([](auto tell) { tell(100, Seat::table(), card(7)); }),
            (std::vector<Supposition>{{std::nullopt, card(7), 1000}}));
}

TEST(Suppositions, AreFewSeatBySeatTheLikeliestFirst) {
  const auto telling = tellingOf([](auto tell) {
    for (int seat = 4; seat > 0; --seat) {
      for (int n = 0; n < 10; ++n) tell(n < 2 ? 60 + n + seat : 10, Seat(seat), card(n));
    }
  });
  ASSERT_EQ(telling.size(), Suppositions::most);
  for (std::size_t i = 1; i < telling.size(); ++i) {
    const auto& before = telling[i - 1];
    EXPECT_TRUE(before.seat < telling[i].seat || before.chance >= telling[i].chance);
  }
}

}  // namespace
}  // namespace sammel
