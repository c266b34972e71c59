#include "bots/search/tree.hpp"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>

namespace sammel::search {
namespace {

using Letters = Tree<char>;

Moves<char> movesOf(std::initializer_list<char> letters) {
  Moves<char> moves;
  for (const char letter : letters) moves.add(letter);
  return moves;
}

// One visit with these moves: the numbers of their edges.
std::vector<std::uint32_t> visit(Letters& tree, Letters::Node& node, const Moves<char>& moves) {
  std::vector<std::uint32_t> numbers(moves.size());
  tree.match(node, moves, numbers.data());
  ++node.visits;
  return numbers;
}

TEST(Tree, FindsANodeAgain) {
  Letters tree;
  tree.clear(3);
  Letters::Node* first = tree.visit(7);
  Letters::Node* second = tree.visit(7 + 16);  // the same slot
  ASSERT_NE(first, second);
  EXPECT_EQ(tree.visit(7), first);
  EXPECT_EQ(tree.visit(7 + 16), second);
  EXPECT_EQ(tree.find(7 + 16), second);
  EXPECT_EQ(tree.find(8), nullptr);  // which adds nothing
  EXPECT_NE(tree.visit(8), nullptr);
  EXPECT_EQ(tree.visit(9), nullptr);  // no room
}

TEST(Tree, RecognisesTheSameMoves) {
  Letters tree;
  tree.clear(1);
  Letters::Node& node = *tree.visit(1);
  EXPECT_FALSE(Letters::isListOf(node, movesOf({'a', 'b'})));
  visit(tree, node, movesOf({'a', 'b'}));
  EXPECT_TRUE(Letters::isListOf(node, movesOf({'a', 'b'})));
  EXPECT_FALSE(Letters::isListOf(node, movesOf({'a', 'c'})));
  EXPECT_FALSE(Letters::isListOf(node, movesOf({'a'})));
  EXPECT_FALSE(node.varies);
}

TEST(Tree, CountsHowOftenAMoveWasAvailable) {
  Letters tree;
  tree.clear(1);
  Letters::Node& node = *tree.visit(1);
  EXPECT_EQ(visit(tree, node, movesOf({'a', 'c'})), (std::vector<std::uint32_t>{0, 1}));
  node.edges[1].add(0.5F);
  EXPECT_EQ(visit(tree, node, movesOf({'a', 'b', 'c'})), (std::vector<std::uint32_t>{0, 2, 1}));
  EXPECT_EQ(visit(tree, node, movesOf({'b', 'd', 'e'})), (std::vector<std::uint32_t>{2, 3, 4}));
  EXPECT_TRUE(node.varies);
  ASSERT_EQ(node.size, 5U);
  const std::array<char, 5> letters{'a', 'c', 'b', 'd', 'e'};
  const std::array<std::uint32_t, 5> available{2, 2, 2, 1, 1};
  for (std::size_t i = 0; i < letters.size(); ++i) {
    EXPECT_EQ(node.actions[i], letters[i]);
    EXPECT_EQ(node.edges[i].available, available[i]) << letters[i];
  }
  EXPECT_EQ(node.edges[1].visits, 1U);  // kept when the node grew
}

TEST(Tree, KeepsNothingButItsMemoryWhenCleared) {
  Letters tree;
  for (int thought = 0; thought < 2; ++thought) {
    tree.clear(2000);
    for (std::uint64_t key = 0; key < 2000; ++key) {
      Letters::Node& node = *tree.visit(key);
      ASSERT_EQ(node.size, 0U);
      visit(tree, node, movesOf({'a', 'b', 'c'}));
      node.edges[key % 3].add(1);
    }
    for (std::uint64_t key = 0; key < 2000; ++key) {
      const Letters::Node& node = *tree.visit(key);
      for (std::size_t i = 0; i < node.size; ++i) ASSERT_EQ(node.edges[i].visits, key % 3 == i ? 1U : 0U);
    }
  }
}

// What was kept may be too small for what comes now.
TEST(Runs, ArePutIntoABlockThatHoldsThem) {
  Runs<char> runs;
  runs.take(4000);
  const char* second = runs.take(5000);  // no room for it in the first block
  runs.clear();
  runs.take(4000);
  EXPECT_NE(runs.take(9000), second);
  runs.clear();
  runs.take(4000);
  EXPECT_EQ(runs.take(5000), second);
}

}  // namespace
}  // namespace sammel::search
