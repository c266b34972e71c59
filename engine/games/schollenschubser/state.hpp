// What there is in a game of Schollenschubser: water, floes, researchers, dice. All of it lies open.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/content.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"

namespace sammel::schollenschubser {

inline constexpr int maxPlayers = 4;
inline constexpr int columns = 4;
inline constexpr int rows = 5;
inline constexpr int fieldCount = columns * rows;
inline constexpr int largestFloe = 4;
inline constexpr int researchersEach = 4;
inline constexpr int mostTurns = 400;  // L10

enum class StartFloes : std::uint8_t { fixed, random };
constexpr auto enumNames(StartFloes) { return std::array<std::string_view, 2>{"fixed", "random"}; }

// The cards of the box. A large one has a floe of size 4 on its front and of size 3 on its back, a small one 2 and 1.
struct Content {
  FromBox<std::int8_t> largeFloes;
  FromBox<std::int8_t> smallFloes;
  static constexpr auto describe() {
    return std::tuple(field("largeFloes", &Content::largeFloes), field("smallFloes", &Content::smallFloes));
  }
};

struct Rules {
  int players = 0;
  int largest = largestFloe;  // L3
  int largeFloes = 0;
  int smallFloes = 0;
  StartFloes startFloes = StartFloes::fixed;
};

// Fields are numbered row by row, from A1 in the north-west.
constexpr int fieldAt(int row, int column) { return row * columns + column; }
constexpr int rowOf(int field) { return field / columns; }
constexpr int columnOf(int field) { return field % columns; }
constexpr bool isFirstColumn(int field) { return columnOf(field) == 0; }
constexpr bool isLastColumn(int field) { return columnOf(field) == columns - 1; }
constexpr bool isLastRow(int field) { return rowOf(field) == rows - 1; }
constexpr int southOf(int field) { return field + columns; }
constexpr bool isBeside(int a, int b) {
  const int down = rowOf(b) - rowOf(a);
  const int right = columnOf(b) - columnOf(a);
  return down * down + right * right == 1;
}

struct Neighbours {
  std::array<std::int8_t, 4> fields{};
  std::int8_t count = 0;
  constexpr const std::int8_t* begin() const { return fields.data(); }
  constexpr const std::int8_t* end() const { return fields.data() + count; }
};
inline constexpr std::array<Neighbours, fieldCount> neighbours = [] {
  std::array<Neighbours, fieldCount> table{};
  for (int from = 0; from < fieldCount; ++from) {
    Neighbours& beside = table[static_cast<std::size_t>(from)];
    for (int to = 0; to < fieldCount; ++to) {
      if (isBeside(from, to)) beside.fields[static_cast<std::size_t>(beside.count++)] = static_cast<std::int8_t>(to);
    }
  }
  return table;
}();

// The researchers on a floe: how many of each player.
struct Crew {
  std::uint16_t bits = 0;  // four bits a seat

  static constexpr auto describe() { return std::tuple(field("bits", &Crew::bits)); }
  constexpr int of(Seat seat) const { return (bits >> (4 * seat.index())) & 15; }
  constexpr int size() const {
    const unsigned pairs = (bits & 0x0F0FU) + ((bits >> 4U) & 0x0F0FU);
    return static_cast<int>((pairs + (pairs >> 8U)) & 0xFFU);
  }
  constexpr void add(Seat seat) { bits = static_cast<std::uint16_t>(bits + (1U << (4 * seat.index()))); }
  constexpr void remove(Seat seat) { bits = static_cast<std::uint16_t>(bits - (1U << (4 * seat.index()))); }
  friend constexpr bool operator==(Crew, Crew) = default;
};

struct Field {
  std::int8_t floe = 0;  // its size; 0 is open water
  Crew crew;
  static constexpr auto describe() { return std::tuple(field("floe", &Field::floe), field("crew", &Field::crew)); }
  constexpr bool isWater() const { return floe == 0; }
  constexpr bool hasRoom() const { return crew.size() < floe; }
  friend constexpr bool operator==(const Field&, const Field&) = default;
};

enum class Stage : std::uint8_t { dice, moves };
constexpr auto enumNames(Stage) { return std::array<std::string_view, 2>{"dice", "moves"}; }

template <class T>
using PerSeat = std::array<T, maxPlayers>;

struct State {
  std::array<Field, fieldCount> water{};
  PerSeat<std::int8_t> bank{};
  PerSeat<std::int8_t> home{};
  std::int8_t largeSupply = 0;
  std::int8_t smallSupply = 0;
  std::array<std::int8_t, 2> dice{};
  Seat mover;
  Stage stage = Stage::dice;
  // L9: the mover's researchers who have had their step in this turn
  std::array<std::int8_t, fieldCount> arrived{};
  std::int8_t returned = 0;  // to the bank
  bool boarded = false;
  std::uint16_t turn = 0;
  std::uint16_t actions = 0;
  bool over = false;

  static constexpr auto describe() {
    return std::tuple(field("water", &State::water), field("bank", &State::bank), field("home", &State::home),
                      field("largeSupply", &State::largeSupply), field("smallSupply", &State::smallSupply),
                      field("dice", &State::dice), field("mover", &State::mover), field("stage", &State::stage),
                      field("arrived", &State::arrived), field("returned", &State::returned),
                      field("boarded", &State::boarded), field("turn", &State::turn), field("actions", &State::actions),
                      field("over", &State::over));
  }
  const Field& at(int place) const { return water[static_cast<std::size_t>(place)]; }
  Field& at(int place) { return water[static_cast<std::size_t>(place)]; }
  std::int8_t& onBank(Seat seat) { return bank[static_cast<std::size_t>(seat.index())]; }
  int onBank(Seat seat) const { return bank[static_cast<std::size_t>(seat.index())]; }
  std::int8_t& atHome(Seat seat) { return home[static_cast<std::size_t>(seat.index())]; }
  int atHome(Seat seat) const { return home[static_cast<std::size_t>(seat.index())]; }

  bool hasRolled(int pips) const { return dice[0] == pips || dice[1] == pips; }
  // L5, L6: a die names the column, a 5 any column.
  bool mayUse(int column) const { return hasRolled(column + 1) || hasRolled(5); }
  std::int8_t& supplyOf(int floe) { return floe > 2 ? largeSupply : smallSupply; }
  int supplyOf(int floe) const { return floe > 2 ? largeSupply : smallSupply; }

  // L9: researchers of the mover who may still take their step.
  int canStep(int place) const { return at(place).crew.of(mover) - arrived[static_cast<std::size_t>(place)]; }
  bool canBoard() const { return !boarded && onBank(mover) > returned; }
  // L10: the sum of the columns of those afloat.
  int progress(Seat seat) const {
    int sum = 0;
    for (int place = 0; place < fieldCount; ++place) sum += at(place).crew.of(seat) * (columnOf(place) + 1);
    return sum;
  }
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sammel::schollenschubser
