// What is printed on the cards of Misd: shapes in colours, of which every face lacks one of each.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/content.hpp"

namespace sammel::misd {

inline constexpr int kinds = 10;  // shapes, and colours
inline constexpr int cardCount = 10;
inline constexpr int faceCount = 2 * cardCount;
inline constexpr int shown = kinds - 1;  // shapes on a face

enum class Shape : std::uint8_t { triangle, square, diamond, pentagon, hexagon, circle, star, arrow, heart, cross };
constexpr auto enumNames(Shape) {
  return std::array<std::string_view, kinds>{"triangle", "square", "diamond", "pentagon", "hexagon",
                                             "circle",   "star",   "arrow",   "heart",    "cross"};
}
enum class Colour : std::uint8_t { white, black, yellow, green, blue, violet, red, orange, brown, grey };
constexpr auto enumNames(Colour) {
  return std::array<std::string_view, kinds>{"white",  "black", "yellow", "green", "blue",
                                             "violet", "red",   "orange", "brown", "grey"};
}

struct Pair {
  Shape shape = Shape::triangle;
  Colour colour = Colour::white;
  static constexpr auto describe() { return std::tuple(field("shape", &Pair::shape), field("colour", &Pair::colour)); }
  friend constexpr bool operator==(const Pair&, const Pair&) = default;
};
// Pairs are numbered shape by shape.
constexpr int codeOf(Pair pair) { return static_cast<int>(pair.shape) * kinds + static_cast<int>(pair.colour); }
constexpr Pair pairOf(int code) { return {static_cast<Shape>(code / kinds), static_cast<Colour>(code % kinds)}; }

// In a pack, shapes and colours are numbered by their place in its two lists.
struct PrintedGap {
  std::int8_t shape = 0;
  std::int8_t colour = 0;
  static constexpr auto describe() {
    return std::tuple(field("shape", &PrintedGap::shape), field("colour", &PrintedGap::colour));
  }
};
struct PrintedCard {
  std::array<std::int8_t, kinds> colours{};  // by shape
  PrintedGap front;                          // what each side leaves out
  PrintedGap back;
  static constexpr auto describe() {
    return std::tuple(field("colours", &PrintedCard::colours), field("front", &PrintedCard::front),
                      field("back", &PrintedCard::back));
  }
};
struct Content {
  FromBox<std::array<Shape, kinds>> shapes;
  FromBox<std::array<Colour, kinds>> colours;
  FromBox<std::array<PrintedCard, cardCount>> cards;
  static constexpr auto describe() {
    return std::tuple(field("shapes", &Content::shapes), field("colours", &Content::colours),
                      field("cards", &Content::cards));
  }
};

// One shape on a face and where it lies, in percent of the face; shapes overlap a little.
struct Item {
  Pair pair;
  std::int8_t x = 0;
  std::int8_t y = 0;
  std::int16_t angle = 0;  // degrees, clockwise
  static constexpr auto describe() {
    return std::tuple(field("pair", &Item::pair), field("x", &Item::x), field("y", &Item::y),
                      field("angle", &Item::angle));
  }
};
struct Face {
  Pair missing;
  std::array<Item, shown> items{};
};
using Faces = std::array<Face, faceCount>;  // the front of card i is face 2i, its back 2i + 1
constexpr std::int8_t cardOf(int face) { return static_cast<std::int8_t>(face / 2); }

Verdict validate(const Content& content);
Faces facesOf(const Content& content);  // of a valid pack

}  // namespace sammel::misd
