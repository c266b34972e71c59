#include "engine/games/schollenschubser/schollenschubser.hpp"
#include "tests/conformance/every_variant.hpp"

namespace {

using sammel::Schollenschubser;

TEST(ConformanceOfSchollenschubser, HoldsInEveryVariant) {
  sammel::conformance::expectLawsInEveryVariant<Schollenschubser>();
}

TEST(ConformanceOfSchollenschubser, HoldsWithPacksAtTheLimits) {
  for (const int large : {2, 20}) {
    for (const int small : {2, 20}) {
      Schollenschubser::Content content;
      content.largeFloes.value = static_cast<std::int8_t>(large);
      content.smallFloes.value = static_cast<std::int8_t>(small);
      ASSERT_TRUE(Schollenschubser::validate(content).isFine());
      sammel::conformance::expectLawsInEveryVariant<Schollenschubser>(3'000, content);
    }
  }
}

}  // namespace
