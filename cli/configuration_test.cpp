#include "cli/configuration.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

namespace sammel {
namespace {

const Speech speech(Language::en);

class Configured : public ::testing::Test {
 protected:
  ~Configured() override { std::filesystem::remove(file); }
  SettingValues read(const std::string& text) const {
    std::ofstream(file) << text;
    return readSettings(file, speech);
  }
  std::string complaint(const std::string& text) const {
    try {
      (void)Configuration({}, {}, read(text)).request(speech);
    } catch (const Failure& failure) {
      return std::regex_replace(std::string(failure.what()), std::regex(file), "FILE");
    }
    return "none";
  }
  std::string file = ::testing::TempDir() + "sammelsurium-" +
                     ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".conf";
};

TEST_F(Configured, AFlagWinsOverTheEnvironmentThatOverTheFileThatOverTheUsual) {
  const SettingValues flags{{"port", {{"1", "--port"}}}};
  const SettingValues environment{{"port", {{"2", "SAMMELSURIUM_PORT"}}},
                                  {"patience", {{"20", "SAMMELSURIUM_PATIENCE"}}}};
  const ServeRequest request =
      Configuration(flags, environment, read("port = 3\npatience = 30\nslow = 40")).request(speech);
  EXPECT_EQ(request.port, 1);
  EXPECT_EQ(request.patience, 20);
  EXPECT_EQ(request.slow, 40U);
  EXPECT_EQ(request.botPause, 700);
}

TEST_F(Configured, WhatIsUsualIsWhatIsUsedWithoutAnyOfIt) {
  const ServeRequest usual;
  const ServeRequest request = Configuration({}, {}, {}).request(speech);
  EXPECT_EQ(request.port, usual.port);
  EXPECT_EQ(request.bind, usual.bind);
  EXPECT_EQ(request.data, usual.data);
  EXPECT_EQ(request.content, usual.content);
  EXPECT_EQ(request.botPause, usual.botPause);
  EXPECT_EQ(request.patience, usual.patience);
  EXPECT_EQ(request.connections, usual.connections);
  EXPECT_EQ(request.connectionsPerAddress, usual.connectionsPerAddress);
  EXPECT_EQ(request.tablesPerMinute, usual.tablesPerMinute);
  EXPECT_EQ(request.visitsPerMinute, usual.visitsPerMinute);
  EXPECT_EQ(request.logLevel, usual.logLevel);
  EXPECT_EQ(request.logFormat, usual.logFormat);
  EXPECT_EQ(request.slow, usual.slow);
  EXPECT_EQ(request.traceOneIn, usual.traceOneIn);
  EXPECT_EQ(request.drainDelay, usual.drainDelay);
  EXPECT_TRUE(request.without.empty() && request.bots.empty() && request.trustedProxies.empty());
  EXPECT_TRUE(request.metricsAddress.empty());
}

TEST_F(Configured, AFileIsLinesOfNamesAndValues) {
  const ServeRequest request =
      Configuration({}, {},
                    read("# a house\r\n\n  port=9000  \r\n"
                         "trusted-proxy = 127.0.0.1, 10.0.0.0/8\ntrusted-proxy = ::1\n"
                         "without = MISD,raufer\n"
                         "bot = a=python3 bot.py --level 3,4 # 5\nbot = b=true\nmetrics = [::1]:9464"))
          .request(speech);
  EXPECT_EQ(request.port, 9000);
  EXPECT_EQ(request.trustedProxies, (std::vector<std::string>{"127.0.0.1", "10.0.0.0/8", "::1"}));
  EXPECT_EQ(request.without, (std::vector<std::string>{"misd", "raufer"}));
  EXPECT_EQ(request.bots, (std::vector<std::string>{"a=python3 bot.py --level 3,4 # 5", "b=true"}));
  EXPECT_EQ(request.metricsAddress, "::1");
  EXPECT_EQ(request.metricsPort, 9464);
}

TEST_F(Configured, ComplaintsNameThePlaceAndWhatWouldFit) {
  EXPECT_EQ(complaint("\nport = 99999\nlog-level = loud"),
            "FILE:2: port: “99999” does not fit; possible are whole numbers from 0 to 65535.\n"
            "FILE:3: log-level: “loud” does not fit; possible are debug, info, warning, error.");
  EXPECT_EQ(complaint("[server]\npatiense = 1\nzzzzzzzz = 1\nport = 1\nport = 2"),
            "FILE:1: “[server]” is no line of the form name = value.\n"
            "FILE:2: there is no “patiense”; did you mean “patience”?\n"
            "FILE:3: there is no “zzzzzzzz”; “sammelsurium serve --print-config” shows everything.\n"
            "FILE:5: “port” is in line 4 already.");
  EXPECT_EQ(complaint("without = mist"), "FILE:1: without: There is no game “mist”; did you mean “misd”?");
  EXPECT_EQ(complaint("bot = a=true\nbot = a=false").substr(0, 37), "FILE:2: bot: “a=false” is no bot.");
  for (const std::string wrong : {"x", ":1", "127.0.0.1:", "127.0.0.1:70000", "-1"}) {
    EXPECT_EQ(complaint("metrics = " + wrong), "FILE:1: metrics: “" + wrong +
                                                   "” does not fit; possible are a port, or an address with a port "
                                                   "such as 127.0.0.1:9464.");
  }
  const SettingValues environment{{"slow", {{"soon", "SAMMELSURIUM_SLOW"}}}};
  EXPECT_THROW((void)Configuration({}, environment, {}).request(speech), Failure);
  EXPECT_THROW((void)readSettings(file + ".none", speech), Failure);
  EXPECT_THROW((void)readSettings(::testing::TempDir(), speech), Failure);
}

TEST_F(Configured, TheEnvironmentHasAVariableForEachSetting) {
  const auto environment = [](const char* name) -> const char* {
    const std::string variable = name;
    if (variable == "SAMMELSURIUM_BOT_PAUSE") return "5";
    if (variable == "SAMMELSURIUM_BOT") return "a=true\nb=echo 1,2\n";
    if (variable == "SAMMELSURIUM_WITHOUT") return "misd, raufer";
    return nullptr;
  };
  const ServeRequest request = Configuration({}, readSettings(environment), {}).request(speech);
  EXPECT_EQ(request.botPause, 5);
  EXPECT_EQ(request.bots, (std::vector<std::string>{"a=true", "b=echo 1,2"}));
  EXPECT_EQ(request.without, (std::vector<std::string>{"misd", "raufer"}));
}

TEST_F(Configured, WhatIsPrintedIsAFileThatMeansTheSame) {
  const SettingValues flags{{"without", {{"misd", "--without"}, {"raufer", "--without"}}},
                            {"bot", {{"a=true", "--bot"}, {"b=echo 1,2", "--bot"}}}};
  const Configuration configuration(flags, {{"slow", {{"9", "SAMMELSURIUM_SLOW"}}}}, read("port = 9000"));
  for (const Language language : {Language::de, Language::en}) {
    const std::string printed = configuration.written(Speech(language));
    EXPECT_TRUE(configuration.changesTo(Configuration({}, {}, read(printed))).empty()) << printed;
  }
  const std::string printed = configuration.written(speech);
  EXPECT_NE(printed.find("# From SAMMELSURIUM_SLOW.\nslow = 9\n"), std::string::npos) << printed;
  EXPECT_NE(printed.find(file + ":1. Changes only with a restart.\nport = 9000\n"), std::string::npos) << printed;
  EXPECT_NE(printed.find("# As usual.\npatience = 180\n"), std::string::npos) << printed;
}

TEST_F(Configured, KnowsWhatHasChangedAndWhatTakesARestart) {
  Configuration running({}, {}, read("port = 1\npatience = 2"));
  const Configuration wanted({}, {}, read("port = 3\npatience = 4\nslow = 250"));
  const auto changes = running.changesTo(wanted);
  ASSERT_EQ(changes.size(), 2U) << "250 is usual";
  EXPECT_EQ(changes[0].setting->name, "port");
  EXPECT_FALSE(changes[0].setting->isLive);
  EXPECT_EQ(changes[1].setting->name, "patience");
  EXPECT_EQ(changes[1].before + ">" + changes[1].after, "2>4");
  running.adoptLive(wanted);
  ASSERT_EQ(running.changesTo(wanted).size(), 1U) << "a port needs a restart, however often it is read";
}

// | `bot-pause` | `700` | yes | … |
TEST(Settings, AreAllInTheDocumentation) {
  std::ifstream in(HOSTS_DOCUMENT);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  std::set<std::string> rows;
  const std::regex row(R"(\| `([a-z-]+)` \| (?:`([^`]*)`)? ?\| (yes|no) \|)");
  for (std::sregex_iterator each(text.begin(), text.end(), row), end; each != end; ++each) {
    const Setting* setting = findSetting(each->str(1));
    ASSERT_NE(setting, nullptr) << each->str(1) << " does not exist";
    EXPECT_EQ(setting->standard, each->str(2)) << each->str(1);
    EXPECT_EQ(setting->isLive, each->str(3) == "yes") << each->str(1);
    rows.insert(each->str(1));
  }
  for (const Setting& setting : serveSettings()) EXPECT_TRUE(rows.contains(std::string(setting.name))) << setting.name;
}

}  // namespace
}  // namespace sammel
