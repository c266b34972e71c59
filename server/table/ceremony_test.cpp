#include "server/table/ceremony.hpp"

#include <gtest/gtest.h>

#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

TEST(Ceremony, PublishesItsCommitmentBeforeAnybodyOpensAndKeepsTheSecretToItself) {
  Duel duel;
  duel.anna->tell("start");
  const std::string committed(duel.anna->last("table").at("commitment").as_string());
  EXPECT_EQ(duel.anna->last("ceremony").at("commitment").as_string(), committed);
  EXPECT_EQ(duel.anna->last("ceremony").at("step"), "commit");
  duel.anna->answerCeremony();
  EXPECT_EQ(duel.anna->count("ceremony"), 1U) << "nobody opens before all have committed";
  EXPECT_EQ(duel.anna->last("table").at("commitments").as_array().size(), 1U);
  duel.ben->answerCeremony();
  EXPECT_EQ(duel.ben->last("ceremony").at("step"), "open");
  duel.anna->answerCeremony();
  EXPECT_EQ(duel.phase(), "playing");
  ASSERT_TRUE(duel.rows()[3].entry.starts_with("round "));
  const std::string secret = duel.rows()[3].entry.substr(6);
  EXPECT_EQ(committed, toHex(commitment(*digestFromHex(secret))));
  for (const Guest* guest : {duel.anna.get(), duel.ben.get()}) {
    for (const std::string& frame : guest->frames()) EXPECT_EQ(frame.find(secret), std::string::npos);
  }
}

TEST(Ceremony, BeginsAgainWithNewSecretsIfSomebodyHereDoesNotAnswer) {
  Duel duel;
  duel.anna->tell("start");
  const std::string committed(duel.anna->last("table").at("commitment").as_string());
  duel.anna->answerCeremony();
  duel.house.wait(19'999);
  EXPECT_EQ(duel.anna->last("table").at("round").as_int64(), 1);
  duel.house.wait(1);
  EXPECT_EQ(duel.anna->last("table").at("round").as_int64(), 2);
  EXPECT_NE(duel.anna->last("table").at("commitment").as_string(), committed);
  EXPECT_TRUE(duel.anna->last("table").at("commitments").as_array().empty());
  for (int step = 0; step < 2; ++step) {
    duel.anna->answerCeremony();
    duel.ben->answerCeremony();
  }
  EXPECT_EQ(duel.phase(), "playing");
}

TEST(Ceremony, BeginsAgainIfANonceDoesNotFit) {
  Duel duel;
  duel.anna->tell("start");
  duel.anna->answerCeremony();
  duel.ben->answerCeremony();
  duel.ben->tell("open", "\"round\":1,\"nonce\":\"" + std::string(64, '0') + "\"");
  EXPECT_EQ(duel.ben->errorKey(), "server.nonce");
  EXPECT_EQ(duel.anna->last("table").at("round").as_int64(), 2);
  duel.ben->tell("commit", "\"round\":1,\"digest\":\"" + std::string(64, '0') + "\"");
  EXPECT_EQ(duel.ben->errorKey(), "server.round");
}

TEST(Ceremony, WaitsForSomebodyWhoIsGoneUntilABotStandsIn) {
  Duel duel;
  duel.ben->leave();
  duel.anna->tell("start");
  duel.anna->answerCeremony();
  duel.house.wait(100'000);
  EXPECT_EQ(duel.anna->last("table").at("round").as_int64(), 1) << "asking again would not bring Ben back";
  duel.anna->tell("standIn", "\"seat\":1,\"bot\":\"random\"");
  EXPECT_EQ(duel.anna->last("table").at("round").as_int64(), 2);
  duel.anna->answerCeremony();
  EXPECT_EQ(duel.phase(), "playing");
}

TEST(Ceremony, BeginsAgainAfterARestartOfTheServer) {
  Duel duel;
  duel.anna->tell("start");
  duel.anna->answerCeremony();
  duel.ben->answerCeremony();
  duel.anna->leave();
  duel.ben->leave();
  duel.house.restart();
  Guest anna(duel.house, duel.seats.table, duel.seats.cookies[0]);
  EXPECT_EQ(anna.last("table").at("round").as_int64(), 2);
  Guest ben(duel.house, duel.seats.table, duel.seats.cookies[1]);
  for (int step = 0; step < 2; ++step) {
    anna.answerCeremony();
    ben.answerCeremony();
  }
  EXPECT_EQ(anna.last("table").at("phase"), "playing");
}

TEST(Ceremony, MixesInEverybodysNonce) {
  const auto opening = [](const std::string& suffix) {
    Duel duel(1, "nussknacker");
    duel.ben->nonceSuffix = suffix;
    duel.begin();
    return json::serialize(duel.anna->position().at("screen").at("hand"));
  };
  EXPECT_EQ(opening("a"), opening("a"));
  EXPECT_TRUE(opening("a") != opening("b") || opening("a") != opening("c"));
}

}  // namespace
}  // namespace sammel::testing
