// Content packs: what is printed on cards, boards and tiles. A pack is a described struct whose tables say where their
// values come from; as JSON it lies in `content/<game>.json`, compiled in as the standard pack, and a host can play
// with another one.
//
//   struct Content {
//     FromBox<FixedVector<std::int8_t, 12>> timeCards;
//     static constexpr auto describe() { return std::tuple(field("timeCards", &Content::timeCards)); }
//   };
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "engine/core/crypto.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/read_json.hpp"

namespace sammel {

// `printed` is attested by the rulebook; `reconstructed` fills a gap that its lost pictures left.
enum class Origin : std::uint8_t { printed, reconstructed };
constexpr auto enumNames(Origin) { return std::array<std::string_view, 2>{"printed", "reconstructed"}; }

// One table of a pack: {"origin": "printed", "value": …}
template <class T>
struct FromBox {
  Origin origin = Origin::printed;
  T value{};
  static constexpr auto describe() {
    return std::tuple(field("origin", &FromBox::origin), field("value", &FromBox::value));
  }
};

// For games whose rules say everything.
struct NoContent {
  static constexpr auto describe() { return std::tuple(); }
};

template <class G>
struct ContentOfGame {
  using Type = NoContent;
};
template <class G>
  requires requires { typename G::Content; }
struct ContentOfGame<G> {
  using Type = typename G::Content;
};
template <class G>
using ContentOf = typename ContentOfGame<G>::Type;
template <class G>
inline constexpr bool hasContent = requires { typename G::Content; };

// Two packs are the same if they say the same, however their files are written.
template <Described Content>
std::string packJson(const Content& content) {
  Json json;
  json.value(content);
  return json.take();
}

// The text of `content/<game>.json`; empty if there is none.
std::string_view standardPack(std::string_view game);

// The standard pack of a game. Tests read every pack, so a bad one never leaves the workshop.
template <Described Content>
Content readStandardPack(std::string_view game) {
  Content content{};
  const Verdict verdict = readJson(standardPack(game), content);
  if (!verdict.isFine()) {
    const std::string why = Phrasebook({corePhrases()}).render(verdict, Language::en, {}, Viewer::spectator());
    std::fprintf(stderr, "content/%.*s.json: %s\n", static_cast<int>(game.size()), game.data(), why.c_str());
    std::abort();
  }
  return content;
}

// The standard pack of any game; of one without content, nothing.
template <class G>
ContentOf<G> standardContent() {
  if constexpr (hasContent<G>) {
    return G::content();
  } else {
    return {};
  }
}

// Whether options make a game with this pack. Most games need not know the pack to say so.
template <class G>
Verdict validateWith(const typename G::Options& options, [[maybe_unused]] const ContentOf<G>& content) {
  if constexpr (requires { G::validate(options, content); }) {
    return G::validate(options, content);
  } else {
    return G::validate(options);
  }
}

template <class G>
typename G::Rules makeRules(const typename G::Options& options, const ContentOf<G>& content = standardContent<G>()) {
  if constexpr (hasContent<G>) {
    return G::rules(options, content);
  } else {
    return G::rules(options);
  }
}

}  // namespace sammel
