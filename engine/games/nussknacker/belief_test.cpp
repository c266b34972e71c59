// Beliefs against brute force: every single card dealt in every way, every hidden choice tried.
#include "engine/games/nussknacker/belief.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "engine/games/nussknacker/nussknacker.hpp"

namespace sammel {
namespace {

using G = Nussknacker;
using nussknacker::Cards;
using nussknacker::Reply;
using nussknacker::World;

// Hands as plain lists, so that the reasoner shares nothing with the code it judges.
using Hand = std::vector<int>;

Hand handOf(Cards cards) {
  Hand hand;
  cards.forEach([&](int value) { hand.push_back(value); });
  return hand;
}

std::string text(const Hand& hand) {
  std::string out;
  for (const int value : hand) out += static_cast<char>('0' + value);
  return out;
}

std::vector<Hand> setsWithSum(const Hand& hand, int sum) {
  std::vector<Hand> sets;
  for (unsigned chosen = 1; chosen < (1U << hand.size()); ++chosen) {
    Hand set;
    for (std::size_t i = 0; i < hand.size(); ++i) {
      if (((chosen >> i) & 1U) != 0) set.push_back(hand[i]);
    }
    if (std::accumulate(set.begin(), set.end(), 0) == sum) sets.push_back(set);
  }
  std::sort(sets.begin(), sets.end());
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());  // equal cards are one choice
  return sets;
}

void move(const Hand& set, Hand& from, Hand& to) {
  for (const int value : set) {
    from.erase(std::find(from.begin(), from.end(), value));
    to.push_back(value);
  }
  std::sort(from.begin(), from.end());
  std::sort(to.begin(), to.end());
}

using Chances = std::map<std::string, double>;

// Goes through all deals and all hidden choices; keeps what agrees with everything that one seat saw.
class Reasoner {
 public:
  Reasoner(const G::Rules& rules, const G::Knowledge& known, Cards dealtToSelf) : rules_(rules), known_(known) {
    hands_.resize(static_cast<std::size_t>(rules.players) + 1);  // the last is the nut
    const Hand own = handOf(dealtToSelf);
    std::vector<int> others(rules.pack.begin(), rules.pack.begin() + rules.cards);
    for (const int value : own) others.erase(std::find(others.begin(), others.end(), value));
    hands_[self()] = own;
    deal(others, 0);
    normalise(present);
    normalise(whole);
  }

  Chances present;  // of the present hands
  Chances whole;    // of the present hands with every face of the deal's history

 private:
  std::size_t self() const { return known_.viewer.seat().slot(); }

  void deal(const std::vector<int>& cards, std::size_t next) {
    if (next == cards.size()) {
      auto before = hands_;
      for (Hand& hand : hands_) std::sort(hand.begin(), hand.end());
      follow(0, 1.0, "");
      hands_ = before;
      return;
    }
    for (std::size_t place = 0; place < hands_.size(); ++place) {
      const bool nut = place + 1 == hands_.size();
      const int room = nut ? 1 : rules_.dealtTo(Seat(static_cast<int>(place)), known_.open.start);
      if (place == self() || static_cast<int>(hands_[place].size()) == room) continue;
      hands_[place].push_back(cards[next]);
      deal(cards, next + 1);
      hands_[place].pop_back();
    }
  }

  void follow(std::size_t number, double chance, const std::string& faces) {
    if (number == known_.history.size()) {
      std::string key;
      for (const Hand& hand : hands_) key += text(hand) + ' ';
      present[key] += chance;
      whole[key + faces] += chance;
      return;
    }
    const auto& seen = known_.history[number];
    const std::size_t asker = rules_.askerOf(number, known_.open.start).slot();
    const auto asked = seen.asked.slot();
    const auto offers = setsWithSum(hands_[asker], seen.value);
    const auto gifts = setsWithSum(hands_[asked], seen.value);
    if ((seen.reply == Reply::no && !gifts.empty()) || (seen.reply == Reply::yes && gifts.empty())) return;
    for (const Hand& offered : offers) {
      double chosen = chance / static_cast<double>(offers.size());
      if (asker == self()) {
        if (offered != handOf(seen.offered)) continue;
        chosen = chance;  // its own choice is no chance to the seat
      }
      if (seen.reply != Reply::yes) {
        follow(number + 1, chosen, faces + text(offered) + ",");
        continue;
      }
      for (const Hand& given : gifts) {
        double answered = chosen / static_cast<double>(gifts.size());
        if (asked == self()) answered = chosen;
        if (asker == self() || asked == self()) {
          if (offered != handOf(seen.offered) || given != handOf(seen.given)) continue;
        } else if (static_cast<int>(offered.size()) != seen.fromAsker ||
                   static_cast<int>(given.size()) != seen.fromAsked) {
          continue;
        }
        const auto before = hands_;
        move(offered, hands_[asker], hands_[asked]);
        // The given cards are those the asked player held before; equal ones may have come back.
        move(given, hands_[asked], hands_[asker]);
        follow(number + 1, answered, faces + text(offered) + "/" + text(given) + ",");
        hands_ = before;
      }
    }
  }

  static void normalise(Chances& chances) {
    double sum = 0;
    for (const auto& [key, chance] : chances) sum += chance;
    for (auto& [key, chance] : chances) chance /= sum;
  }

  const G::Rules& rules_;
  const G::Knowledge& known_;
  std::vector<Hand> hands_;
};

std::string keyOf(const G::Rules& rules, const nussknacker::Hands& hands) {
  std::string key;
  Cards rest = rules.all();
  for (int i = 0; i < rules.players; ++i) {
    const Cards hand = hands[Seat(i)];
    key += text(handOf(hand)) + ' ';
    rest = rest - hand;
  }
  return key + text(handOf(rest)) + ' ';
}

std::string keyOf(const G::Rules& rules, const G::State& state) {
  std::string key = keyOf(rules, state.hands);
  for (const auto& question : state.history) {
    key += text(handOf(question.offered));
    if (question.reply == Reply::yes) key += "/" + text(handOf(question.given));
    key += ",";
  }
  return key;
}

// Random play without announcements for a number of actions. Seeds choose deals and actions.
class RandomDeal {
 public:
  RandomDeal(G::Options options, std::uint64_t seed)
      : rules(G::rules(options)), rng(Rng::simulation(seed)), state(G::setup(rules, rng, silent)), dealt(state) {}
  RandomDeal& play(int actions) {
    for (; actions > 0; --actions) {
      const Seat seat = G::turn(rules, state).must.first();
      Moves<G::Action> moves;
      G::legal(rules, state, seat, moves);
      const auto answers = moves.answers();
      const auto n = rng.use(Purpose::choice, seat).below(static_cast<std::uint32_t>(answers.size()));
      G::apply(rules, state, seat, answers[n], rng, silent);
    }
    return *this;
  }

  Silent silent;
  G::Rules rules;
  Rng rng;
  G::State state;
  G::State dealt;
};

void expectExact(const RandomDeal& deal, Seat seat) {
  const G::Knowledge known = G::know(deal.rules, deal.state, seat);
  const Reasoner reasoner(deal.rules, known, deal.dealt.hands[seat]);
  const G::Belief belief = G::believe(deal.rules, known);
  double sum = 0;
  for (const World& world : belief.worlds()) sum += world.weight;
  EXPECT_EQ(belief.worlds().size(), reasoner.present.size());
  for (const World& world : belief.worlds()) {
    const auto found = reasoner.present.find(keyOf(deal.rules, world.hands));
    ASSERT_NE(found, reasoner.present.end()) << "an impossible world";
    EXPECT_NEAR(world.weight / sum, found->second, 1e-9);
  }
}

// What is supposed about hands and the nut, against going through everything.
TEST(NussknackerBelief, IsWhatSuppositionsCount) {
  constexpr int worlds = 4000;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const RandomDeal deal = RandomDeal({.players = 3, .cards = 12}, seed).play(4);
    const Seat seat(static_cast<int>(seed % 3));
    const G::Knowledge known = G::know(deal.rules, deal.state, seat);
    std::map<std::pair<int, int>, double> exact;  // by seat, the nut's being 3, and value
    for (const auto& [key, chance] : Reasoner(deal.rules, known, deal.dealt.hands[seat]).present) {
      int place = 0;
      char last = ' ';
      for (const char letter : key) {
        if (letter == ' ') ++place;
        if (letter != ' ' && letter != last) exact[{place, letter - '0'}] += chance;
        last = letter;
      }
    }
    const G::Belief belief = G::believe(deal.rules, known);
    Rng rng = Rng::simulation(seed);
    Suppositions suppositions;
    for (int i = 0; i < worlds; ++i) {
      suppositions.beginWorld();
      G::holdings(deal.rules, G::imagine(deal.rules, belief, rng), suppositions);
    }
    const std::vector<Supposition> counted = suppositions.all();
    EXPECT_EQ(counted.size(), exact.size()) << "4000 worlds miss nothing among so few";
    for (const Supposition& each : counted) {
      const int place = each.seat ? each.seat->index() : 3;
      EXPECT_NEAR(each.chance / 1000.0, (exact[{place, each.words.args.back().number}]), 0.035);
    }
  }
}

TEST(NussknackerBelief, IsExactWithThreePlayers) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const int actions = static_cast<int>(seed % 20);  // every second time a question is pending
    const RandomDeal deal = RandomDeal({3, 12}, seed).play(actions);
    for (int i = 0; i < 3; ++i) expectExact(deal, Seat(i));
  }
}

TEST(NussknackerBelief, IsExactWithFourPlayers) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const RandomDeal deal = RandomDeal({4, 12}, seed).play(static_cast<int>(seed));
    expectExact(deal, Seat(static_cast<int>(seed % 4)));
  }
}

TEST(NussknackerBelief, IsExactWithFourteenCards) {
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const RandomDeal deal = RandomDeal({2, 14}, seed).play(static_cast<int>(3 * seed));
    for (int i = 0; i < 2; ++i) expectExact(deal, Seat(i));
  }
}

TEST(NussknackerBelief, IsExactWithTwoPlayers) {
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const RandomDeal deal = RandomDeal({2, 12}, seed).play(static_cast<int>(3 * seed));
    for (int i = 0; i < 2; ++i) expectExact(deal, Seat(i));
  }
}

// Imagined worlds, their whole past included, come as often as they should: Pearson's test, six deviations.
void expectRightFrequencies(const RandomDeal& deal, Seat seat, int samples) {
  const G::Knowledge known = G::know(deal.rules, deal.state, seat);
  const Reasoner reasoner(deal.rules, known, deal.dealt.hands[seat]);
  const G::Belief belief = G::believe(deal.rules, known);
  Rng rng = Rng::simulation(7);
  std::map<std::string, int> drawn;
  for (int i = 0; i < samples; ++i) {
    const G::State world = G::imagine(deal.rules, belief, rng);
    const std::string key = keyOf(deal.rules, world);
    ASSERT_TRUE(reasoner.whole.contains(key)) << "an impossible past: " << key;
    ++drawn[key];
  }
  // Rare worlds are judged together, so that no class is too small for the test.
  double pearson = 0;
  double classes = 0;
  double rareExpected = 0;
  double rareDrawn = 0;
  const auto judge = [&](double expected, double found) {
    pearson += (found - expected) * (found - expected) / expected;
    ++classes;
  };
  for (const auto& [key, chance] : reasoner.whole) {
    const double expected = chance * samples;
    const double found = drawn.contains(key) ? drawn[key] : 0;
    if (expected < 8) {
      rareExpected += expected;
      rareDrawn += found;
    } else {
      judge(expected, found);
    }
  }
  if (rareExpected >= 8) judge(rareExpected, rareDrawn);
  const double freedom = std::max(1.0, classes - 1);
  EXPECT_LT(pearson, freedom + 6 * std::sqrt(2 * freedom)) << classes << " classes";
}

TEST(NussknackerBelief, ImaginesWholePastsWithTheirExactChances) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const RandomDeal deal = RandomDeal({3, 12}, 100 + seed).play(9 + static_cast<int>(seed % 4));
    expectRightFrequencies(deal, Seat(static_cast<int>(seed % 3)), 8000);
  }
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const RandomDeal deal = RandomDeal({4, 12}, 200 + seed).play(8 + static_cast<int>(seed));
    expectRightFrequencies(deal, Seat(static_cast<int>(seed)), 30000);
  }
}

// What everybody knows is the same in the imagined world, and its past can be played by the rules.
void expectPlayable(const RandomDeal& deal, Seat seat, const G::State& world) {
  ASSERT_EQ(G::know(deal.rules, world, seat), G::know(deal.rules, deal.state, seat));
  ASSERT_EQ(G::know(deal.rules, world, Viewer::spectator()), G::know(deal.rules, deal.state, Viewer::spectator()));
  ASSERT_EQ(G::invariant(deal.rules, world), "");
  G::State replayed = deal.dealt;
  replayed.hands = world.hands;
  replayed.nut = world.nut;
  for (std::size_t i = world.history.size(); i-- > 0;) {
    const auto& question = world.history[i];
    if (question.reply != Reply::yes) continue;
    const Seat asker = deal.rules.askerOf(i, world.open.start);
    replayed.hands[asker] = replayed.hands[asker] - question.given + question.offered;
    replayed.hands[question.asked] = replayed.hands[question.asked] - question.offered + question.given;
  }
  Rng unused = Rng::simulation(0);
  Silent silent;
  const auto act = [&](Seat actor, const G::Action& action) {
    ASSERT_TRUE(G::check(deal.rules, replayed, actor, action).isFine());
    G::apply(deal.rules, replayed, actor, action, unused, silent);
  };
  for (const auto& question : world.history) {
    act(replayed.open.asker, G::Action::ask(question.asked, question.offered));
    if (question.reply == Reply::yes) act(question.asked, G::Action::give(question.given));
    if (question.reply == Reply::no) act(question.asked, G::Action::no());
  }
  ASSERT_EQ(replayed, world);
}

TEST(NussknackerBelief, EveryImaginedPastCanBePlayedAndTheTruthIsNeverExcluded) {
  for (const G::Options& options : allOptions<G::Options>()) {
    for (const int actions : {0, 1, 2, 7, 20, 61, 119}) {
      const RandomDeal deal = RandomDeal(options, static_cast<std::uint64_t>(actions)).play(actions);
      Rng rng = Rng::simulation(3);
      for (int i = 0; i < options.players; ++i) {
        const G::Belief belief = G::believe(deal.rules, G::know(deal.rules, deal.state, Seat(i)));
        const auto worlds = belief.worlds();
        EXPECT_TRUE(std::any_of(worlds.begin(), worlds.end(),
                                [&](const World& world) { return world.hands == deal.state.hands; }));
        for (int sample = 0; sample < 20; ++sample) {
          expectPlayable(deal, Seat(i), G::imagine(deal.rules, belief, rng));
          if (testing::Test::HasFatalFailure()) return;
        }
      }
    }
  }
}

TEST(NussknackerBelief, ANutThatWasShownAtTheEndIsKnown) {
  RandomDeal deal = RandomDeal({3, 16}, 5).play(0);
  for (int i = 0; i < 5; ++i) {
    deal.play(5);
    G::apply(deal.rules, deal.state, Seat(1), G::Action::announce(deal.state.nut), deal.rng, deal.silent);
  }
  ASSERT_TRUE(G::outcome(deal.rules, deal.state).over);
  for (int i = 0; i < 3; ++i) {
    const G::Knowledge known = G::know(deal.rules, deal.state, Seat(i));
    const G::Belief belief = G::believe(deal.rules, known);
    Rng rng = Rng::simulation(1);
    for (int sample = 0; sample < 50; ++sample) {
      const G::State world = G::imagine(deal.rules, belief, rng);
      EXPECT_EQ(world.nut, deal.state.nut);
      EXPECT_EQ(G::know(deal.rules, world, Seat(i)), known);
    }
  }
}

TEST(NussknackerBelief, DrawsTheSameFromTheSameSeed) {
  const RandomDeal deal = RandomDeal({4, 16}, 1).play(30);
  const G::Belief belief = G::believe(deal.rules, G::know(deal.rules, deal.state, Seat(0)));
  Rng one = Rng::simulation(9);
  Rng other = Rng::simulation(9);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(G::imagine(deal.rules, belief, one), G::imagine(deal.rules, belief, other));
}

}  // namespace
}  // namespace sammel
