#include "engine/core/message.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace sammel {
namespace {

constexpr std::array phrases{
    Phrase{"draws", "{who} zieht {n} {n|Karte|Karten}.", "{who} draws {n} {n|card|cards}."},
    Phrase{"draws.you", "Du ziehst {n} {n|Karte|Karten}.", "You draw {n} {n|card|cards}."},
    Phrase{"names", "{who} nennt {what}.", "{who} names {what}."},
    Phrase{"nut", "die Nuss", "the nut"},
    Phrase{"odd", "Offen { bleibt {offen", "Open { stays {open"},
    Phrase{"core.over", "Schluss.", "That is it."},
};
const std::vector<std::string> names{"Anna", "Ben"};

std::string render(const Message& message, Language language, Viewer reader = Viewer::spectator()) {
  return Phrasebook({phrases}).render(message, language, names, reader);
}

TEST(Phrasebook, FillsInSeatsAndNumbers) {
  EXPECT_EQ(render(Message("draws", {arg::seat("who", Seat(0)), arg::number("n", 2)}), Language::de),
            "Anna zieht 2 Karten.");
  EXPECT_EQ(render(Message("draws", {arg::seat("who", Seat(0)), arg::number("n", 2)}), Language::en),
            "Anna draws 2 cards.");
}

TEST(Phrasebook, KnowsSingularAndPlural) {
  EXPECT_EQ(render(Message("draws", {arg::seat("who", Seat(1)), arg::number("n", 1)}), Language::en),
            "Ben draws 1 card.");
  EXPECT_EQ(render(Message("draws", {arg::seat("who", Seat(1)), arg::number("n", 0)}), Language::en),
            "Ben draws 0 cards.");
}

TEST(Phrasebook, SpeaksToTheReader) {
  const Message message("draws", {arg::seat("who", Seat(1)), arg::number("n", 3)});
  EXPECT_EQ(render(message, Language::de, Seat(1)), "Du ziehst 3 Karten.");
  EXPECT_EQ(render(message, Language::de, Seat(0)), "Ben zieht 3 Karten.");
  const Message without("names", {arg::seat("who", Seat(1)), arg::text("what", "7")});
  EXPECT_EQ(render(without, Language::de, Seat(1)), "Ben nennt 7.") << "there is no phrase of its own for this";
}

TEST(Phrasebook, TranslatesWords) {
  const Message message("names", {arg::seat("who", Seat(0)), arg::word("what", "nut")});
  EXPECT_EQ(render(message, Language::de), "Anna nennt die Nuss.");
  EXPECT_EQ(render(message, Language::en), "Anna names the nut.");
}

TEST(Phrasebook, NumbersSeatsWithoutName) {
  EXPECT_EQ(render(Message("names", {arg::seat("who", Seat(4)), arg::text("what", "7")}), Language::en), "#5 names 7.");
}

TEST(Phrasebook, SurvivesWhatItDoesNotKnow) {
  EXPECT_EQ(render(Message("nowhere"), Language::en), "nowhere");
  EXPECT_EQ(render(Message("odd"), Language::en), "Open { stays {open");
  EXPECT_EQ(render(Message("names", {arg::word("what", "elsewhere")}), Language::en), " names elsewhere.");
}

TEST(Phrasebook, LooksIntoTheCoreLast) {
  EXPECT_EQ(render(Message("core.over"), Language::en), "That is it.");
  EXPECT_EQ(render(Message("core.noSeat"), Language::en), "There is no such seat.");
}

TEST(Phrasebook, CitesTheClauseOfARefusal) {
  const Verdict refusal = Verdict::refuse("N2", Message("names", {arg::seat("who", Seat(0)), arg::number("what", 9)}));
  EXPECT_EQ(Phrasebook({phrases}).render(refusal, Language::en, names, Seat(1)), "Anna names 9. (N2)");
}

TEST(Verdict, IsFineOrHasAClause) {
  EXPECT_TRUE(Verdict::fine().isFine());
  const Verdict refusal = Verdict::refuse("B2", Message("draws"));
  EXPECT_FALSE(refusal.isFine());
  EXPECT_EQ(refusal.clause(), "B2");
  EXPECT_EQ(refusal.reason().key, "draws");
}

}  // namespace
}  // namespace sammel
