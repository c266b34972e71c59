// The whole server over real sockets of this machine.
#include "server/server.hpp"

#include <gtest/gtest.h>

#include <csignal>

#include "server/test_caller.hpp"
#include "server/test_exposition.hpp"

namespace sammel::testing {
namespace {

TEST(Server, SpeaksHttpWithSafeHeaders) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  Caller caller(server.port());
  const std::string page = caller.request("GET /table/abc");
  EXPECT_TRUE(page.starts_with("HTTP/1.1 200"));
  for (const char* header :
       {"Content-Security-Policy: default-src 'self'", "frame-ancestors 'none'", "X-Content-Type-Options: nosniff",
        "Referrer-Policy: no-referrer", "ETag: ", "Permissions-Policy: accelerometer=()",
        "Cross-Origin-Opener-Policy: same-origin", "Cross-Origin-Resource-Policy: same-origin"}) {
    EXPECT_NE(page.find(header), std::string::npos) << header;
  }
  EXPECT_EQ(page.find("Strict-Transport-Security"), std::string::npos) << "not on plain http";
  caller.send("GET / HTTP/1.1\r\nHost: here\r\nX-Forwarded-Proto: https\r\n\r\n");
  EXPECT_NE(caller.answer().find("Strict-Transport-Security: max-age="), std::string::npos);
  EXPECT_TRUE(caller.request("GET /api/health").starts_with("HTTP/1.1 200")) << "on the same connection";
  const std::string tooLarge = caller.request("POST /api/tables/abc/sit", std::string(17'000, 'x'));
  EXPECT_TRUE(tooLarge.starts_with("HTTP/1.1 413"));
  EXPECT_NE(tooLarge.find("server.tooLarge"), std::string::npos) << "as an error frame";
  EXPECT_TRUE(caller.isClosed());
}

TEST(Server, TakesWholeGamesWhereTablesBegin) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  Caller caller(server.port());
  EXPECT_TRUE(caller.request("POST /api/tables", std::string(200'000, 'x')).starts_with("HTTP/1.1 400"));
  EXPECT_TRUE(caller.request("POST /api/tables", std::string(300'000, 'x')).starts_with("HTTP/1.1 413"));
  EXPECT_TRUE(caller.isClosed());
}

TEST(Server, CompressesTheListOfGamesForWhoeverUnderstandsIt) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  Caller caller(server.port());
  const auto ask = [&caller](const std::string& encodings) {
    caller.send("GET /api/games HTTP/1.1\r\nHost: here\r\nAccept-Encoding: " + encodings + "\r\n\r\n");
    return caller.answer();
  };
  const std::string plain = ask("identity");
  EXPECT_EQ(plain.find("Content-Encoding"), std::string::npos);
  EXPECT_NE(plain.find("\"bauab\""), std::string::npos);
  for (const char* wanted : {"gzip", "deflate, GZIP, br", "br;q=1.0, gzip;q=0.8"}) {
    const std::string zipped = ask(wanted);
    EXPECT_NE(zipped.find("Content-Encoding: gzip"), std::string::npos) << wanted;
    EXPECT_LT(zipped.size(), plain.size() / 2) << wanted;
  }
  for (const char* refused : {"gzip;q=0", "gzip;q=0.000, br", "xgzip", ""}) EXPECT_EQ(ask(refused), plain) << refused;
}

TEST(Server, CarriesATableOverSocketsAndARestart) {
  const Folder folder;
  Seat0 anna;
  {
    const RunningServer server(optionsFor(folder));
    anna = openTable(server.port());
    Caller socket(server.port());
    EXPECT_TRUE(socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie).starts_with("HTTP/1.1 101"));
    EXPECT_NE(socket.frameWith("\"t\":\"table\"").find("\"you\":0"), std::string::npos);
    socket.sendFrame(R"({"do":"name","id":"n1","name":"Amelie"})");
    EXPECT_FALSE(socket.frameWith("\"t\":\"ack\"").empty());
  }
  const RunningServer server(optionsFor(folder));
  Caller socket(server.port());
  socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  EXPECT_NE(socket.frameWith("\"t\":\"table\"").find("Amelie"), std::string::npos);
}

TEST(Server, StopsAcknowledgingWhenItsDatabaseIsGone) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  EXPECT_FALSE(openTable(server.port()).table.empty());
  std::filesystem::rename(folder.path / "sammelsurium.db", folder.path / "away");
  const std::string health = Caller(server.port()).request("GET /api/health");
  EXPECT_TRUE(health.starts_with("HTTP/1.1 503")) << health;
  EXPECT_NE(health.find("\"reason\":\"gone\""), std::string::npos) << health;
  const std::string refusal = Caller(server.port()).request("POST /api/tables", R"({"game":"bauab","name":"Anna"})");
  EXPECT_TRUE(refusal.starts_with("HTTP/1.1 503")) << refusal;
  EXPECT_NE(refusal.find("server.unsafe"), std::string::npos) << refusal;
  std::filesystem::rename(folder.path / "away", folder.path / "sammelsurium.db");
  EXPECT_FALSE(openTable(server.port()).table.empty()) << "as if nothing had been";
}

TEST(Server, KeepsItsFolderToItself) {
  const Folder folder;
  std::filesystem::permissions(folder.path, std::filesystem::perms(0755));
  ServerOptions options = optionsFor(folder);
  std::vector<std::string> logged;
  options.logLevel = LogLevel::warning;
  options.log = [&](std::string_view line) { logged.emplace_back(line); };
  const RunningServer server(options);
  EXPECT_EQ(std::filesystem::status(folder.path).permissions(), std::filesystem::perms(0700));
  for (const auto& file : std::filesystem::directory_iterator(folder.path)) {
    EXPECT_EQ(file.status().permissions(), std::filesystem::perms(0600)) << file.path();
  }
  ASSERT_EQ(logged.size(), 1U);
  EXPECT_NE(logged[0].find(folder.path.string()), std::string::npos);
}

TEST(Server, TellsPrometheusAtAnAddressOfItsOwn) {
  const Folder folder;
  ServerOptions options = optionsFor(folder);
  options.metrics = Endpoint{"127.0.0.1", 0};
  const RunningServer server(options);
  EXPECT_FALSE(openTable(server.port()).table.empty());
  const std::string answer = Caller(server.metricsPort()).request("GET /metrics");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200")) << answer;
  EXPECT_NE(answer.find("Content-Type: text/plain; version=0.0.4"), std::string::npos) << answer;
  const ExpositionReader metrics(answer.substr(answer.find("\r\n\r\n") + 4));
  EXPECT_EQ(metrics.at("sammelsurium_http_requests_total", R"({status="200"})"), 1) << "who asks here is not counted";
  EXPECT_GE(metrics.at("sammelsurium_journal_rows_total"), 1);
  EXPECT_GE(metrics.at("sammelsurium_journal_commit_seconds", "_count"), 1);
  EXPECT_EQ(metrics.at("sammelsurium_tables"), 1);
  EXPECT_EQ(metrics.at("sammelsurium_ready"), 1);

  EXPECT_TRUE(Caller(server.metricsPort()).request("GET /api/health").starts_with("HTTP/1.1 404"));
  EXPECT_TRUE(Caller(server.metricsPort()).request("POST /metrics").starts_with("HTTP/1.1 405"));
  EXPECT_TRUE(Caller(server.metricsPort()).upgrade("/api/tables/abc/socket", "").starts_with("HTTP/1.1 404"));
  EXPECT_EQ(Caller(server.port()).request("GET /metrics").find("sammelsurium_"), std::string::npos)
      << "never to guests";
}

TEST(Server, TellsNobodyUnlessToldTo) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  EXPECT_EQ(server.metricsPort(), 0);
}

TEST(Server, TakesOverWhatCanChangeWhileItRuns) {
  const Folder folder;
  ServerOptions options = optionsFor(folder);
  bool isFaulty = true;
  options.reread = [&isFaulty](const Log&) -> std::optional<LiveOptions> {
    LiveOptions live;
    live.without = {"bauab"};
    if (std::exchange(isFaulty, false)) return std::nullopt;
    return live;
  };
  const RunningServer server(options);
  server.reload();
  EXPECT_FALSE(openTable(server.port()).table.empty()) << "what cannot be read changes nothing";
  server.reload();
  const std::string refusal = Caller(server.port()).request("POST /api/tables", R"({"game":"bauab","name":"Anna"})");
  EXPECT_NE(refusal.find("server.titleOff"), std::string::npos) << refusal;
}

TEST(Server, SaysThatItIsNotReadyBeforeItClosesItsDoors) {
  const Folder folder;
  ServerOptions options = optionsFor(folder);
  options.drainDelay = std::chrono::hours(1);
  RunningServer server(options);
  EXPECT_TRUE(Caller(server.port()).request("GET /api/ready").starts_with("HTTP/1.1 200"));
  server.askToStop();
  const std::string ready = Caller(server.port()).request("GET /api/ready");
  EXPECT_TRUE(ready.starts_with("HTTP/1.1 503")) << ready;
  EXPECT_NE(ready.find("\"reason\":\"stopping\""), std::string::npos) << ready;
  EXPECT_TRUE(Caller(server.port()).request("GET /api/live").starts_with("HTTP/1.1 200"));
  EXPECT_FALSE(openTable(server.port()).table.empty()) << "visitors who come anyway are welcome";
  server.stop();  // who asks twice means at once
}

TEST(Server, RefusesForeignSocketsAndUnknownTargets) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  EXPECT_TRUE(Caller(server.port()).upgrade("/api/tables/abc/socket", "", "http://evil").starts_with("HTTP/1.1 403"));
  EXPECT_TRUE(Caller(server.port()).upgrade("/somewhere", "").starts_with("HTTP/1.1 404"));
}

TEST(Server, OutlivesRubbish) {
  const Folder folder;
  const RunningServer server(optionsFor(folder));
  const Seat0 anna = openTable(server.port());
  {
    Caller rubbish(server.port());
    rubbish.send(std::string(3000, '\xfe') + "\r\n\r\n");
    EXPECT_NE(rubbish.answer().find("server.request"), std::string::npos);
    EXPECT_TRUE(rubbish.isClosed());
  }
  Caller large(server.port());
  large.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  large.sendFrame(std::string(20'000, 'x'));
  EXPECT_TRUE(large.isClosed());
  Caller socket(server.port());
  socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  socket.sendFrame("rubbish");
  EXPECT_NE(socket.frameWith("\"t\":\"error\"").find("server.malformed"), std::string::npos);
}

TEST(Server, SaysGoodbyeOnSigterm) {
  const Folder folder;
  ServerOptions options = optionsFor(folder);
  options.stopOnSignals = true;
  RunningServer server(options);
  const Seat0 anna = openTable(server.port());
  Caller socket(server.port());
  socket.upgrade("/api/tables/" + anna.table + "/socket", anna.cookie);
  EXPECT_FALSE(socket.frameWith("\"t\":\"table\"").empty());
  std::raise(SIGTERM);
  EXPECT_FALSE(socket.frameWith("\"t\":\"bye\"").empty());
  const Caller::Frame close = socket.frame();
  EXPECT_EQ(close.opcode, 8);
  EXPECT_EQ(close.payload.substr(0, 2), std::string("\x03\xe9"));  // 1001
  socket.send(std::string("\x88\x80\0\0\0\0", 6));
  EXPECT_TRUE(socket.isClosed());
  socket.hangUp();
  server.wait();
}

TEST(Server, NamesTheRemedyIfItCannotStart) {
  const Folder folder;
  const RunningServer running(optionsFor(folder));
  std::string problem;

  const Folder other;
  ServerOptions options = optionsFor(other);
  options.bind = "127.0.0.1";
  options.port = running.port();
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--port"), std::string::npos) << problem;

  options.port = 0;
  options.bind = "300.1.2.3";
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--bind"), std::string::npos) << problem;

  options.bind = "127.0.0.1";
  options.data = folder.path;
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("Another server"), std::string::npos) << problem;

  options.data = other.path;
  options.trustedProxies = {"10.0.0.0/8", "proxy"};
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--trusted-proxy"), std::string::npos) << problem;

  options.data = "/dev/null/folder";
  EXPECT_EQ(Server::open(options, problem), nullptr);
  EXPECT_NE(problem.find("--data"), std::string::npos) << problem;
}

}  // namespace
}  // namespace sammel::testing
