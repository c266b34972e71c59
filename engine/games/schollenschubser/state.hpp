// What there is in a game of Schollenschubser: water, floes, researchers, dice. All of it lies open.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/bits.hpp"
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
constexpr bool isLastRow(int field) { return rowOf(field) == rows - 1; }
constexpr int southOf(int field) { return field + columns; }
constexpr bool isBeside(int a, int b) {
  const int down = rowOf(b) - rowOf(a);
  const int right = columnOf(b) - columnOf(a);
  return down * down + right * right == 1;
}

// Rows are letters: B3.
using FieldName = FixedText<2>;
constexpr FieldName fieldName(int field) {
  FieldName name;
  name.append(static_cast<char>('A' + rowOf(field)));
  return name.append(columnOf(field) + 1);
}

// A set of fields. Each has three bits, as in Counts, of which the lowest is used here.
struct Fields {
  std::uint64_t bits = 0;

  static constexpr Fields one(int field) { return {std::uint64_t{1} << (3 * field)}; }
  constexpr bool empty() const { return bits == 0; }
  constexpr bool has(int field) const { return (bits & one(field).bits) != 0; }
  constexpr Fields northward() const { return {bits >> (3 * columns)}; }  // every field moves one row up
  friend constexpr Fields operator&(Fields a, Fields b) { return {a.bits & b.bits}; }
  friend constexpr Fields operator|(Fields a, Fields b) { return {a.bits | b.bits}; }
  friend constexpr Fields operator-(Fields a, Fields b) { return {a.bits & ~b.bits}; }

  // Visits every field, from A1 on.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    forEachBit(bits, [&](int bit) { visit(bit / 3); });
  }
};

template <class Predicate>
constexpr Fields fieldsWith(Predicate holds) {
  Fields fields;
  for (int field = 0; field < fieldCount; ++field) {
    if (holds(field)) fields = fields | Fields::one(field);
  }
  return fields;
}
inline constexpr Fields everyField = fieldsWith([](int) { return true; });
inline constexpr std::array<Fields, columns> columnFields{fieldsWith([](int field) { return columnOf(field) == 0; }),
                                                          fieldsWith([](int field) { return columnOf(field) == 1; }),
                                                          fieldsWith([](int field) { return columnOf(field) == 2; }),
                                                          fieldsWith([](int field) { return columnOf(field) == 3; })};
inline constexpr Fields firstColumn = columnFields.front();
inline constexpr Fields lastColumn = columnFields.back();
inline constexpr Fields firstRow = fieldsWith([](int field) { return rowOf(field) == 0; });
inline constexpr std::array<Fields, fieldCount> fieldsBeside = [] {
  std::array<Fields, fieldCount> table{};
  for (int from = 0; from < fieldCount; ++from) {
    table[static_cast<std::size_t>(from)] = fieldsWith([from](int to) { return isBeside(from, to); });
  }
  return table;
}();

// A number from 0 to 4 for every field: the sizes of floes, or the researchers of one player.
struct Counts {
  std::uint64_t bits = 0;  // three a field

  static constexpr auto describe() { return std::tuple(field("bits", &Counts::bits)); }
  constexpr int at(int field) const { return static_cast<int>((bits >> (3 * field)) & 7U); }
  constexpr void add(int field, int n) { bits += static_cast<std::uint64_t>(n) << (3 * field); }
  constexpr void remove(int field, int n) { bits -= static_cast<std::uint64_t>(n) << (3 * field); }
  constexpr void move(int from, int to) {
    const int n = at(from);
    remove(from, n);
    add(to, n);
  }
  constexpr Fields some() const { return Fields{bits | bits >> 1U | bits >> 2U} & everyField; }
  // For every field at once; no difference may be below 0.
  friend constexpr Counts operator-(Counts a, Counts b) { return {a.bits - b.bits}; }
  friend constexpr bool operator==(Counts, Counts) = default;
};

enum class Stage : std::uint8_t { dice, moves };
constexpr auto enumNames(Stage) { return std::array<std::string_view, 2>{"dice", "moves"}; }

struct State {
  Counts floes;  // 0 is open water
  PerSeat<Counts, maxPlayers> crews;
  PerSeat<std::int8_t, maxPlayers> bank;
  PerSeat<std::int8_t, maxPlayers> home;
  std::int8_t largeSupply = 0;
  std::int8_t smallSupply = 0;
  std::array<std::int8_t, 2> dice{};
  Seat mover;
  Stage stage = Stage::dice;
  // L9: the mover's researchers who have had their step in this turn
  Counts arrived;
  std::int8_t returned = 0;  // to the bank
  bool boarded = false;
  std::uint16_t turn = 0;
  std::uint16_t actions = 0;
  bool over = false;

  static constexpr auto describe() {
    return std::tuple(field("floes", &State::floes), field("crews", &State::crews), field("bank", &State::bank),
                      field("home", &State::home), field("largeSupply", &State::largeSupply),
                      field("smallSupply", &State::smallSupply), field("dice", &State::dice),
                      field("mover", &State::mover), field("stage", &State::stage), field("arrived", &State::arrived),
                      field("returned", &State::returned), field("boarded", &State::boarded),
                      field("turn", &State::turn), field("actions", &State::actions), field("over", &State::over));
  }
  int floeAt(int place) const { return floes.at(place); }
  bool isWater(int place) const { return floeAt(place) == 0; }
  Counts room() const {
    Counts room = floes;
    for (const Counts crew : crews) room = room - crew;
    return room;
  }

  bool hasRolled(int pips) const { return dice[0] == pips || dice[1] == pips; }
  // L5, L6: a die names the column, a 5 any column.
  Fields usableFields() const {
    Fields fields;
    for (const int pips : dice) {
      if (pips <= columns) fields = fields | columnFields[static_cast<std::size_t>(pips - 1)];
      if (pips == 5) fields = everyField;
    }
    return fields;
  }
  std::int8_t& supplyOf(int floe) { return floe > 2 ? largeSupply : smallSupply; }
  int supplyOf(int floe) const { return floe > 2 ? largeSupply : smallSupply; }

  // L9: researchers of the mover who may still take their step.
  Counts steppers() const { return crews[mover] - arrived; }
  bool canBoard() const { return !boarded && bank[mover] > returned; }
  // L10: the sum of the columns of those afloat.
  int progress(Seat seat) const {
    int sum = 0;
    for (int place = 0; place < fieldCount; ++place) sum += crews[seat].at(place) * (columnOf(place) + 1);
    return sum;
  }
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace sammel::schollenschubser
