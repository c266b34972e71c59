#include "engine/games/alex_und_co/alex_und_co.hpp"
#include "tests/conformance/every_variant.hpp"

namespace {

using sammel::AlexUndCo;

// As many sets and cards as there is room for, with names as long as can be, and hands that use them all up.
AlexUndCo::Content largestPack() {
  AlexUndCo::Content content;
  const auto add = [&](int sets, int titles) {
    for (int i = 0; i < sets; ++i) {
      sammel::alex_und_co::AuthorSet set;
      set.author = "Adalbert Konstantin Benedikt Xaverl";
      for (int title = 0; title < titles; ++title) set.titles.push_back("A game with a very long name i");
      content.sets.value.push_back(set);
    }
  };
  add(12, 5);
  add(4, 2);
  add(14, 1);
  content.specials.value = {8, 8};
  content.deal.value = {13, 5, 9};
  return content;
}

AlexUndCo::Content smallestPack() {
  AlexUndCo::Content content;
  content.sets.value = {{"A", {"a"}}, {"B", {"b"}}, {"C", {"c"}}, {"D", {"d"}}};
  content.deal.value = {1, 1, 2};
  return content;
}

TEST(ConformanceOfAlexUndCo, HoldsInEveryVariant) { sammel::conformance::expectLawsInEveryVariant<AlexUndCo>(100'000); }

TEST(ConformanceOfAlexUndCo, HoldsAtTheLimitsOfContent) {
  const AlexUndCo::Content largest = largestPack();
  ASSERT_TRUE(AlexUndCo::validate(largest).isFine()) << AlexUndCo::validate(largest).reason().key;
  ASSERT_EQ(AlexUndCo::rules({6, false}, largest).cards, static_cast<int>(sammel::alex_und_co::mostSetCards));
  ASSERT_EQ(largest.sets.value.size(), sammel::alex_und_co::mostSets);
  sammel::conformance::expectLawsInEveryVariant<AlexUndCo>(4'000, largest);
  const AlexUndCo::Content smallest = smallestPack();
  ASSERT_TRUE(AlexUndCo::validate(smallest).isFine()) << AlexUndCo::validate(smallest).reason().key;
  sammel::conformance::expectLawsInEveryVariant<AlexUndCo>(4'000, smallest);
}

}  // namespace
