// What the rules of thumb advise, game by game: in a position they like one move better than another.
#include <gtest/gtest.h>

#include "bots/alex_und_co/thumb.hpp"
#include "bots/bauab/thumb.hpp"
#include "bots/fair_enough/thumb.hpp"
#include "bots/feiner_sand/thumb.hpp"
#include "bots/ganz_nach_plan/thumb.hpp"
#include "bots/misd/thumb.hpp"
#include "bots/nussknacker/thumb.hpp"
#include "bots/raufer/thumb.hpp"
#include "bots/schlauraff/thumb.hpp"
#include "bots/schollenschubser/thumb.hpp"
#include "bots/stamp_collection/thumb.hpp"

namespace sammel {
namespace {

constexpr Seat anna(0);
constexpr Seat ben(1);

// How much more Anna likes the first action than the second.
template <Game G>
double preference(const typename G::Rules& rules, const typename G::State& state, std::string_view first,
                  std::string_view second) {
  const typename G::Knowledge knowledge = G::know(rules, state, Viewer(anna));
  const Thumb<G> thumb(rules, knowledge, anna);
  return thumb.like(*G::read(rules, first)) - thumb.like(*G::read(rules, second));
}

class BauabThumb : public testing::Test {
 protected:
  void lay(Seat seat, bauab::Chip chip, std::string_view plot) {
    const Bauab::Action action = *Bauab::read(rules_, "x@" + std::string(plot));
    state_.owned[seat] |= bauab::only(action.plot);
    state_.kinds[static_cast<std::size_t>(chip)] |= bauab::only(action.plot);
    --state_.tray[seat][static_cast<std::size_t>(chip)];
  }
  const Bauab::Rules rules_ = Bauab::rules({});
  Bauab::State state_;
};

TEST_F(BauabThumb, TakesTheLastLiberty) {
  lay(ben, bauab::Chip::four, "a1");
  lay(anna, bauab::Chip::two, "a2");
  EXPECT_GT(preference<Bauab>(rules_, state_, "1@b1", "1@d4"), 0);
}

TEST_F(BauabThumb, PutsNothingDearWhereItCanBeTakenAtOnce) {
  lay(ben, bauab::Chip::one, "a2");
  EXPECT_GT(preference<Bauab>(rules_, state_, "5@c3", "5@a1"), 0);  // in the corner one liberty is left
}

TEST_F(BauabThumb, KeepsTheHighChipForAPlotWithoutAWayIn) {
  lay(anna, bauab::Chip::one, "a2");
  lay(anna, bauab::Chip::two, "b1");
  EXPECT_GT(preference<Bauab>(rules_, state_, "5@a1", "5@c3"), 0);
}

class SchlauraffThumb : public testing::Test {
 protected:
  SchlauraffThumb() {
    using enum schlauraff::Chip;
    state_.columns[0] = {red, yellow, green, blue, green};
  }
  const Schlauraff::Rules rules_ = Schlauraff::rules({});
  Schlauraff::State state_;
};

TEST_F(SchlauraffThumb, BeginsWhereTheDiceBringMost) {
  state_.free = {1, 0, 2, 0, 1, 2};  // 1 3 3 5 6 6: yellow, green, blue and green with a die each
  EXPECT_GT(preference<Schlauraff>(rules_, state_, "start 2", "start 1"), 0);
  EXPECT_GT(preference<Schlauraff>(rules_, state_, "start 2", "start 5"), 0);
}

TEST_F(SchlauraffThumb, CapturesWithAsFewDiceAsPossible) {
  state_.first = state_.at = 2;
  state_.free = {1, 1, 1, 0, 0, 0};
  EXPECT_GT(preference<Schlauraff>(rules_, state_, "put 3", "put 2"), 0);
}

TEST_F(SchlauraffThumb, RollsAgainWhatDoesNotFit) {
  state_.first = state_.at = 3;  // blue
  state_.free = {0, 2, 0, 1, 0, 0};
  EXPECT_GT(preference<Schlauraff>(rules_, state_, "put 4", "stop"), 0);  // a die has to be put first
  state_.free = {0, 2, 0, 0, 0, 0};
  state_.onChip = {0, 0, 0, 1, 0, 0};
  state_.laid = true;
  EXPECT_GT(preference<Schlauraff>(rules_, state_, "roll", "stop"), 0);
}

class RauferThumb : public testing::Test {
 protected:
  RauferThumb() {
    state_.hands[ben] = raufer::Cards::one(2) | raufer::Cards::one(13);
    state_.hands[Seat(2)] = raufer::Cards::one(7) | raufer::Cards::one(18);
    state_.open.acts = anna;
  }
  void hold(std::initializer_list<int> floors) {
    for (const int floor : floors) state_.hands[anna] = state_.hands[anna] | raufer::Cards::one(floor);
  }
  const Raufer::Rules rules_ = Raufer::rules({.players = 3});
  Raufer::State state_;
};

TEST_F(RauferThumb, KeepsTheHighestAndTheLowestFloors) {
  hold({1, 10, 20});
  EXPECT_GT(preference<Raufer>(rules_, state_, "10 up", "20 down"), 0);
  EXPECT_GT(preference<Raufer>(rules_, state_, "10 up", "1 up"), 0);
}

TEST_F(RauferThumb, GivesAnEasyOrderWithTheLastCardOnly) {
  hold({14});
  EXPECT_GT(preference<Raufer>(rules_, state_, "14 down", "14 up"), 0);
  hold({14, 1});
  EXPECT_GT(preference<Raufer>(rules_, state_, "14 up", "14 down"), 0);
}

class NussknackerThumb : public testing::Test {
 protected:
  NussknackerThumb() {
    using nussknacker::Cards;
    state_.hands[anna] = Cards::one(1) + Cards::one(2) + Cards::one(6) + Cards::one(5) + Cards::one(5);
    state_.hands[ben] = Cards::one(1) + Cards::one(2) + Cards::one(3) + Cards::one(3) + Cards::one(4);
    state_.nut = 6;
  }
  double liking(int value) const {
    const Nussknacker::Knowledge knowledge = Nussknacker::know(rules_, state_, Viewer(anna));
    return Thumb<Nussknacker>(rules_, knowledge, anna).like(Nussknacker::Action::announce(value));
  }
  const Nussknacker::Rules rules_ = Nussknacker::rules({.players = 2, .cards = 12});
  Nussknacker::State state_;
};

TEST_F(NussknackerThumb, AsksForWhatIsMissing) {
  EXPECT_GT(preference<Nussknacker>(rules_, state_, "ask 2 6", "ask 2 5"), 0);  // both fives are Anna's
}

TEST_F(NussknackerThumb, AnnouncesWhatNobodyElseHas) {
  EXPECT_LT(liking(6), 0);
  nussknacker::Question question;
  question.asked = ben;
  question.reply = nussknacker::Reply::no;
  question.offered = nussknacker::Cards::one(6);
  state_.history.push_back(question);
  EXPECT_GT(liking(6), 0);
  EXPECT_LT(liking(1), 0);
}

class SchollenschubserThumb : public testing::Test {
 protected:
  SchollenschubserThumb() {
    state_.mover = anna;
    state_.stage = schollenschubser::Stage::moves;
    state_.bank[anna] = 3;
    state_.bank[ben] = 4;
  }
  const Schollenschubser::Rules rules_ = Schollenschubser::rules({.players = 2}, Schollenschubser::content());
  Schollenschubser::State state_;
};

TEST_F(SchollenschubserThumb, GoesEastAndNotBack) {
  for (const int column : {0, 1}) state_.floes.add(schollenschubser::fieldAt(1, column), 4);
  state_.crews[anna].add(schollenschubser::fieldAt(1, 0), 1);
  EXPECT_GT(preference<Schollenschubser>(rules_, state_, "step B1 B2", "end"), 0);
  EXPECT_GT(preference<Schollenschubser>(rules_, state_, "end", "back B1"), 0);
}

TEST_F(SchollenschubserThumb, LetsOnlyOthersDriftAway) {
  state_.stage = schollenschubser::Stage::dice;
  state_.dice = {2, 3};
  state_.floes.add(schollenschubser::fieldAt(4, 1), 2);
  state_.floes.add(schollenschubser::fieldAt(4, 2), 2);
  state_.crews[anna].add(schollenschubser::fieldAt(4, 1), 1);
  state_.crews[ben].add(schollenschubser::fieldAt(4, 2), 1);
  EXPECT_GT(preference<Schollenschubser>(rules_, state_, "drift E3", "drift E2"), 0);
}

class GanzNachPlanThumb : public testing::Test {
 protected:
  GanzNachPlanThumb() { state_.open = ganz_nach_plan::Open::opening(rules_, anna); }
  void hold(Seat seat, std::initializer_list<ganz_nach_plan::Card> cards) {
    for (const ganz_nach_plan::Card card : cards) state_.hand(seat) += ganz_nach_plan::Cards::one(card);
  }
  const GanzNachPlan::Rules rules_ = GanzNachPlan::rules({.players = 3}, GanzNachPlan::content());
  GanzNachPlan::State state_;
};

TEST_F(GanzNachPlanThumb, GivesItsLastCardAway) {
  hold(anna, {ganz_nach_plan::Card::giveLeft, ganz_nach_plan::Card::direction});
  EXPECT_GT(preference<GanzNachPlan>(rules_, state_, "play give-left", "play direction"), 50);
}

TEST_F(GanzNachPlanThumb, NeverTakesTheLastCardOfAnother) {
  hold(anna, {ganz_nach_plan::Card::drawLeft, ganz_nach_plan::Card::handsLeft, ganz_nach_plan::Card::direction});
  hold(ben, {ganz_nach_plan::Card::giveLeft});
  EXPECT_GT(preference<GanzNachPlan>(rules_, state_, "play direction", "play draw-left"), 50);
  EXPECT_GT(preference<GanzNachPlan>(rules_, state_, "play hands-left", "play direction"),
            0);  // one card is better than two
}

class FairEnoughThumb : public testing::Test {
 protected:
  FairEnoughThumb() {
    state_.open.phase = fair_enough::Phase::collecting;
    state_.open.turn = anna;
    state_.open.in = 3;
    state_.open.laid[anna].add(fair_enough::Card::of(fair_enough::Face::pins, 9));
    state_.hands[anna].add(fair_enough::Card::of(fair_enough::Face::dice, 3));
    state_.hands[anna].add(fair_enough::Card::of(fair_enough::Face::promos, 4));
  }
  double liking(FairEnough::Kind kind, fair_enough::Card card = {}) const {
    const FairEnough::Knowledge knowledge = FairEnough::know(rules_, state_, Viewer(anna));
    return Thumb<FairEnough>(rules_, knowledge, anna).like({kind, card});
  }
  static constexpr fair_enough::Card three = fair_enough::Card::of(fair_enough::Face::dice, 3);
  static constexpr fair_enough::Card four = fair_enough::Card::of(fair_enough::Face::promos, 4);
  const FairEnough::Rules rules_ = FairEnough::rules({.players = 2}, FairEnough::content());
  FairEnough::State state_;
};

TEST_F(FairEnoughThumb, UsesUpTheTimeWhereItCan) {
  state_.open.time = 3;
  EXPECT_GT(liking(FairEnough::Kind::play, three), liking(FairEnough::Kind::secure));
}

TEST_F(FairEnoughThumb, SecuresWhenAnotherCouldUseItUp) {
  state_.open.time = 10;
  EXPECT_GT(liking(FairEnough::Kind::secure), liking(FairEnough::Kind::play, three));
  state_.open.time = 40;
  EXPECT_LT(liking(FairEnough::Kind::secure), liking(FairEnough::Kind::play, three));
  state_.open.time = 10;
  state_.open.in = 1;  // alone
  EXPECT_LT(liking(FairEnough::Kind::secure), liking(FairEnough::Kind::play, four));
}

class StampCollectionThumb : public testing::Test {
 protected:
  StampCollectionThumb() {
    state_.mover = anna;
    state_.exchange.fill(stamp_collection::Tile::none);
    state_.of(anna).mounts[indexOf(stamp_collection::Colour::blue)] = stamp_collection::onlyField(rules_.printedField);
  }
  double liking(const StampCollection::Action& action) const {
    return Thumb<StampCollection>(rules_, state_, anna).like(action);
  }
  const StampCollection::Rules rules_ = StampCollection::rules({.players = 2}, StampCollection::content());
  StampCollection::State state_;
};

TEST_F(StampCollectionThumb, BuysWhatCompletesASet) {
  using namespace stamp_collection;
  state_.of(anna).presented = only(stampOf(Colour::blue, Motif::animal)) | only(stampOf(Colour::blue, Motif::plant));
  state_.exchange[0] = stampOf(Colour::blue, Motif::building);
  state_.exchange[1] = stampOf(Colour::blue, Motif::animal);
  EXPECT_GT(liking(StampCollection::Action::buy(0)), liking(StampCollection::Action::buy(1)));
  EXPECT_GT(liking(StampCollection::Action::buy(0)), liking({StampCollection::Kind::coin, 0}));
}

TEST_F(StampCollectionThumb, LaysMountsOnCheapFields) {
  EXPECT_GT(liking(StampCollection::Action::place(6)), liking(StampCollection::Action::place(0)));
}

class AlexThumb : public testing::Test {
 protected:
  AlexThumb() {
    state_.grid.fill(alex_und_co::noCard);
    state_.open.actor = anna;
    state_.hands[anna].add(rules_.authorOf(0));
  }
  const AlexUndCo::Rules rules_ = AlexUndCo::rules({.players = 4}, AlexUndCo::content());
  AlexUndCo::State state_;
};

TEST_F(AlexThumb, NamesACardThatItHasSeenInTheGrid) {
  const auto game = static_cast<alex_und_co::Card>(rules_.authorOf(0) + 1);
  state_.grid[0] = game;
  state_.open.filled = 3;
  state_.grid[1] = rules_.authorOf(1);
  EXPECT_LT(preference<AlexUndCo>(rules_, state_, "grid", "turn a2"), 0);
  state_.open.seen = 1;
  EXPECT_GT(preference<AlexUndCo>(rules_, state_, "grid", "turn a2"), 0);
}

TEST_F(AlexThumb, LaysDownWhatIsCompleteAndKeepsTheRest) {
  const int pair = rules_.sets - 1;
  state_.hands[anna].cards = state_.hands[anna].cards | rules_.setCards(pair);
  const AlexUndCo::Knowledge knowledge = AlexUndCo::know(rules_, state_, Viewer(anna));
  const Thumb<AlexUndCo> thumb(rules_, knowledge, anna);
  EXPECT_GT(thumb.like({AlexUndCo::Kind::lay, static_cast<std::uint8_t>(pair), 0}), 50);
  state_.hands[anna].cards = rules_.setCards(0);
  state_.hands[anna].remove(rules_.authorOf(0));
  const AlexUndCo::Knowledge most = AlexUndCo::know(rules_, state_, Viewer(anna));
  EXPECT_LT(Thumb<AlexUndCo>(rules_, most, anna).like({AlexUndCo::Kind::lay, 0, 0}), 0);
}

class FeinerSandThumb : public testing::Test {
 protected:
  FeinerSandThumb() {
    Rng rng = Rng::simulation(1);
    Silent silent;
    state_ = FeinerSand::setup(rules_, rng, silent);
  }
  FeinerSand::Card find(feiner_sand::Kind kind, int number) const {
    for (std::size_t i = 0; i < rules_.types.size(); ++i) {
      if (rules_.types[i].kind == kind && rules_.types[i].number == number) return static_cast<FeinerSand::Card>(i);
    }
    ADD_FAILURE() << "no such card";
    return 0;
  }
  double liking(FeinerSand::Verb verb, feiner_sand::Kind kind, int number) const {
    const FeinerSand::Knowledge knowledge = FeinerSand::know(rules_, state_, Viewer(anna));
    return Thumb<FeinerSand>(rules_, knowledge, anna).like({verb, find(kind, number), feiner_sand::Way::plain});
  }
  const FeinerSand::Rules rules_ = FeinerSand::rules({}, FeinerSand::content());
  FeinerSand::State state_;
};

TEST_F(FeinerSandThumb, BuildsWhatHelpsEarlyAndWhatIsCheapLate) {
  using feiner_sand::Kind;
  EXPECT_GT(liking(FeinerSand::Verb::build, Kind::green, 6), liking(FeinerSand::Verb::build, Kind::castle, 2));
  state_.open.turn = 20;
  EXPECT_LT(liking(FeinerSand::Verb::build, Kind::green, 6), liking(FeinerSand::Verb::build, Kind::castle, 2));
}

TEST_F(FeinerSandThumb, GivesTheDearCardsAwayAndPaysWithCoins) {
  using feiner_sand::Kind;
  state_.open.turn = 10;
  EXPECT_GT(liking(FeinerSand::Verb::drop, Kind::green2, 10), liking(FeinerSand::Verb::drop, Kind::castle, 1));
  state_.sides[anna].stage = FeinerSand::Stage::after;
  EXPECT_GT(liking(FeinerSand::Verb::give, Kind::green2, 10), liking(FeinerSand::Verb::give, Kind::castle, 1));
  EXPECT_GT(liking(FeinerSand::Verb::give, Kind::green2, 10), 0);
  EXPECT_GT(liking(FeinerSand::Verb::payCard, Kind::coin, 2), liking(FeinerSand::Verb::payCard, Kind::castle, 1));
}

TEST(MisdThumb, ClaimsOnlyWhatIsCertain) {
  const Misd::Rules rules = Misd::rules({.players = 2}, Misd::content());
  Rng rng = Rng::simulation(1);
  Silent silent;
  Misd::State state = Misd::setup(rules, rng, silent);
  Misd::apply(rules, state, Seat::table(), Misd::alarm(rules, state)->action, rng, silent);
  const Misd::Knowledge knowledge = Misd::know(rules, state, Viewer(anna));
  const Thumb<Misd> thumb(rules, knowledge, anna);
  Moves<Misd::Action> moves;
  Misd::legal(rules, state, anna, moves);
  int liked = 0;
  for (const Misd::Action& claim : moves.answers()) liked += thumb.like(claim) > 0 ? 1 : 0;
  EXPECT_EQ(liked, 1);
}

}  // namespace
}  // namespace sammel
