#include "text/text.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace sammel {
namespace {

TEST(CleanName, KeepsWhatPeopleAreCalled) {
  for (const std::string name :
       {"Anna", "Jürgen", "Zoë Müller-Lüdenscheidt", "Łukasz", "Владимир", "דנה", "محمد", "नरेन्द्र", "พิมพ์ชนก", "さくら",
        "김민준", "O'Brien", "R2-D2", "🦊", "👩‍🚀 Mae", "👍🏽"}) {
    EXPECT_EQ(cleanName(name), name);
  }
}

TEST(CleanName, WritesTheSameNameTheSameWay) {
  EXPECT_EQ(cleanName("Zoe\u0308"), "Zoë");
  EXPECT_EQ(cleanName("  Anna \u00a0\u2003 Lena\t"), "Anna Lena");
  EXPECT_EQ(cleanName("An\nna"), "Anna");
}

TEST(CleanName, DropsWhatCannotBeSeen) {
  for (const std::string hidden :
       {"\u200b", "\u200c", "\u200d",     "\u2060",     "\ufeff", "\u00ad", "\u034f",     "\u115f", "\u3164", "\uffa0",
        "\u2800", "\ufe0f", "\U000e0041", "\U000e0100", "\u202a", "\u202e", "\u2066",     "\u2069", "\u200e", "\u200f",
        "\u061c", "\u0007", "\u007f",     "\u009b",     "\x1b",   "\ue000", "\U000f0000", "\u0378", "\ufff9"}) {
    EXPECT_EQ(cleanName("An" + hidden + "na"), "Anna") << hidden;
    EXPECT_EQ(cleanName(hidden), "");
  }
}

TEST(CleanName, MarksNeedALetterAndDoNotPileUp) {
  EXPECT_EQ(cleanName("\u0301Anna"), "Anna");
  EXPECT_EQ(cleanName("Anna \u0301"), "Anna");
  std::string heap = "q";
  for (int i = 0; i < 50; ++i) heap += "\u0323";
  EXPECT_LE(cleanName(heap)->size(), 1U + 3 * 2);
}

TEST(CleanName, IsShortInCharactersAsPeopleCountThem) {
  std::string wide;
  for (int i = 0; i < longestName; ++i) wide += "さ";
  EXPECT_EQ(graphemesOf(wide), longestName);
  EXPECT_TRUE(cleanName(wide));
  EXPECT_FALSE(cleanName(wide + "x"));
  EXPECT_EQ(graphemesOf("👩‍👩‍👧👩‍🚀"), 2);
  std::string chain = "👩";
  for (int i = 0; i < 100; ++i) chain += "‍👩";
  EXPECT_EQ(graphemesOf(chain), 1);
  EXPECT_FALSE(cleanName(chain));
  EXPECT_TRUE(cleanName(std::string(100, ' ') + std::string(24, 'x')));
  EXPECT_FALSE(cleanName(std::string(25, 'x')));
}

TEST(CleanName, IsNothingIfItIsNotText) {
  for (const std::string broken : {"\xff", "An\xc3", "\xed\xa0\x80", "\xc0\x80"}) EXPECT_FALSE(cleanName(broken));
}

TEST(CleanName, IsCleanAlready) {
  std::vector<std::string> pieces{"a",      " ", "\u0301", "\u200d", "👩", "🏽",
                                  "\ufe0f", "ü", "\u0308", "\u202e", "각", "\u11a8"};
  std::uint32_t seed = 7;
  for (int i = 0; i < 2000; ++i) {
    std::string text;
    for (int j = 0; j < 12; ++j) {
      seed = seed * 1664525U + 1013904223U;
      text += pieces[(seed >> 16U) % pieces.size()];
    }
    const std::string once = cleanLine(text).value();
    EXPECT_EQ(cleanLine(once), once);
  }
}

TEST(DistinctName, NumbersWhoeverIsCalledLikeSomebodyElse) {
  const std::vector<std::string> taken{"Anna", "Ben 2", "JÜRGEN"};
  EXPECT_EQ(distinctName("Carla", taken), "Carla");
  EXPECT_EQ(distinctName("anna", taken), "anna 2");
  EXPECT_EQ(distinctName("Ben", taken), "Ben");
  EXPECT_EQ(distinctName("jürgen", taken), "jürgen 2");
}

TEST(BotName, IsNobodyElsesAtTheTable) {
  EXPECT_EQ(botName(7, {}), botName(7, {}));
  EXPECT_NE(botName(7, {}), botName(8, {}));
  std::vector<std::string> taken{"HEDDA"};
  for (int i = 0; i < 40; ++i) {  // more than there are names
    const std::string name = botName(0, taken);
    EXPECT_EQ(cleanName(name), name);
    EXPECT_EQ(distinctName(name, taken), name);
    taken.push_back(name);
  }
  EXPECT_EQ(taken[1].find(' '), std::string::npos);
}

TEST(Printable, LetsNothingControlATerminal) {
  EXPECT_EQ(printable("grün\n\tund 👩‍🚀"), "grün\n\tund 👩‍🚀");
  EXPECT_EQ(printable("\x1b[2J"), "\ufffd[2J");
  EXPECT_EQ(printable("\u009b2J"), "\ufffd2J");
  EXPECT_EQ(printable("a\rb\bc"), "a\ufffdb\ufffdc");
  EXPECT_EQ(printable("\u202eab"), "\ufffdab");
  EXPECT_EQ(printable("\xff\x9b"), "\ufffd\ufffd");
}

TEST(Folded, ForgivesCaseAndUmlauts) {
  for (const std::string way : {"Fünfeck", "FÜNFECK", "fuenfeck", "Fu\u0308nfeck"}) EXPECT_EQ(folded(way), "funfeck");
  EXPECT_EQ(folded("Weiß"), folded("WEISS"));
}

TEST(Columns, AreThoseOfAScreen) {
  EXPECT_EQ(columnsOf("grün"), 4);
  EXPECT_EQ(columnsOf("さくら"), 6);
  EXPECT_EQ(columnsOf("e\u0301"), 1);
  EXPECT_EQ(columnsOf("\x1b[1mfett\x1b[0m"), 4);
}

}  // namespace
}  // namespace sammel
