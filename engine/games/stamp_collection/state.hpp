// What there is in a game of Stamp Collection. Everything is open: which tiles are still to come can be counted, and in
// which order they come is settled only when they are drawn.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "engine/core/bits.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/stamp_collection/pack.hpp"
#include "engine/games/stamp_collection/tiles.hpp"

namespace sammel::stamp_collection {

inline constexpr int maxPlayers = 4;
inline constexpr int goldCoin = 5;  // C1, in silver
inline constexpr int startMoney = 6;
inline constexpr int coinsPerRound = 4;  // C1, C9
inline constexpr int rowLength = 4;      // C9
inline constexpr int slotCount = 2 * rowLength;
inline constexpr int rounds = 12;            // C9
inline constexpr int loanPaidOut = 3;        // C8
inline constexpr int loanRepaid = 4;         // C8
inline constexpr int loanPenalty = 2;        // C10
inline constexpr int setsToEnd = 9;          // C11
inline constexpr int mostStorageFields = 2;  // C4

// A special set as it is tested.
struct WantedSet {
  StampSet stamps = 0;
  bool world = false;  // a stamp of every colour instead
  std::int8_t points = 0;
  FixedVector<Tile, mostStampsPerSet> list() const {
    FixedVector<Tile, mostStampsPerSet> tiles;
    forEachBit(stamps, [&](int stamp) {
      tiles.push_back(static_cast<Tile>(indexOf(Tile::firstStamp) + static_cast<std::size_t>(stamp)));
    });
    return tiles;
  }
  bool isCompletedBy(StampSet presented) const {  // C7
    return world ? hasEveryColour(presented) : (presented & stamps) == stamps;
  }
};

struct Rules {
  int players = 0;
  int othersForABox = 1;  // C6, C11
  TileCounts tiles{};
  FixedVector<WantedSet, mostSets> sets;
  Colour printedColour = Colour::blue;
  int printedField = 0;
  std::array<std::int8_t, fieldCount> extra{};
  std::array<FieldSet, dearestExtra + 1> fieldsUpTo{};  // by extra cost

  FieldSet affordable(int money) const {
    if (money < 0) return 0;
    return fieldsUpTo[static_cast<std::size_t>(money < dearestExtra ? money : dearestExtra)];
  }
};

struct Player {
  std::array<FieldSet, colourCount> mounts{};  // by colour, the printed one included
  std::array<FieldSet, motifCount> stamps{};   // by motif; the mount below has their colour
  StampSet presented = 0;                      // which kinds lie in the album
  FixedVector<Tile, mostStorageFields> stored;
  std::int16_t money = startMoney;
  std::int16_t loansTaken = 0;
  std::uint16_t sets = 0;        // one bit each, in the order of the rules
  std::uint8_t enthusiasts = 0;  // one bit a colour
  std::int8_t boxes = 0;
  bool secondStorage = false;
  bool loan = false;

  static constexpr auto describe() {
    return std::tuple(
        field("mounts", &Player::mounts), field("stamps", &Player::stamps), field("presented", &Player::presented),
        field("stored", &Player::stored), field("money", &Player::money), field("loansTaken", &Player::loansTaken),
        field("sets", &Player::sets), field("enthusiasts", &Player::enthusiasts), field("boxes", &Player::boxes),
        field("secondStorage", &Player::secondStorage), field("loan", &Player::loan));
  }

  FieldSet mounted() const {
    return static_cast<FieldSet>(mounts[0] | mounts[1] | mounts[2] | mounts[3] | mounts[4] | mounts[5]);
  }
  FieldSet stamped() const { return static_cast<FieldSet>(stamps[0] | stamps[1] | stamps[2] | stamps[3]); }
  FieldSet emptyMounts(Colour colour) const { return static_cast<FieldSet>(mounts[indexOf(colour)] & ~stamped()); }
  // C2: anywhere for the first mount of a colour, later ones beside one of their colour.
  FieldSet placesForMount(Colour colour) const {
    const FieldSet own = mounts[indexOf(colour)];
    return static_cast<FieldSet>((own == 0 ? allFields : neighboursOf(own)) & ~mounted());
  }
  int storageFields() const { return secondStorage ? mostStorageFields : mostStorageFields - 1; }
  bool canStore() const { return static_cast<int>(stored.size()) < storageFields(); }
  friend bool operator==(const Player&, const Player&) = default;
};

struct State {
  PerSeat<Player, maxPlayers> players;
  std::array<Tile, slotCount> exchange{};  // two rows of four
  TileCounts pile{};
  TileCounts discards{};
  Tile hand = Tile::none;     // bought by the mover, who has to say where it goes
  std::int8_t newMount = -1;  // C5: the field for which the mover has to choose one of two stored stamps
  std::int8_t coins = coinsPerRound;
  std::int8_t round = 1;
  Seat mover;
  bool over = false;
  std::uint16_t questions = 0;  // put to the mover so far

  static constexpr auto describe() {
    return std::tuple(field("players", &State::players), field("exchange", &State::exchange),
                      field("pile", &State::pile), field("discards", &State::discards), field("hand", &State::hand),
                      field("newMount", &State::newMount), field("coins", &State::coins), field("round", &State::round),
                      field("mover", &State::mover), field("over", &State::over),
                      field("questions", &State::questions));
  }

  int price() const { return coins; }  // C1
  bool isPlacing() const { return hand != Tile::none || newMount >= 0; }
  Player& of(Seat seat) { return players[seat]; }
  const Player& of(Seat seat) const { return players[seat]; }
  bool isRowEmpty(int row) const {
    const std::size_t first = static_cast<std::size_t>(row) * rowLength;
    for (std::size_t i = first; i < first + rowLength; ++i) {
      if (exchange[i] != Tile::none) return false;
    }
    return true;
  }
  std::uint16_t wonSets() const {
    unsigned sets = 0;
    for (const Player& player : players) sets |= player.sets;
    return static_cast<std::uint16_t>(sets);
  }
  friend bool operator==(const State&, const State&) = default;
};

// C10
inline int setPoints(const Rules& rules, const Player& player) {
  int points = 0;
  for (std::size_t i = 0; i < rules.sets.size(); ++i) {
    if ((player.sets >> i & 1U) != 0) points += rules.sets[i].points;
  }
  return points;
}
inline int pointsOf(const Rules& rules, const Player& player) {
  return player.boxes + setPoints(rules, player) + std::popcount(player.mounted()) + player.storageFields() -
         (player.loan ? loanPenalty : 0);
}

}  // namespace sammel::stamp_collection
