#include "server/page.hpp"

#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

TEST(Page, AnswersRoutesWithThePageAndFilesWithThemselves) {
  static constexpr std::array assets{Asset{"/index.html", "text/html", "t1", "<page>", {}, {}},
                                     Asset{"/assets/a-1234.js", "text/javascript", "t2", "script", "zip", "small"}};
  House house;
  house.hub = std::make_unique<Hub>(house.journal, house.surroundings, house.options, assets, [](const LogEntry&) {});
  for (const char* route : {"/", "/game/bauab", "/table/abc", "/seat/code", "/replay/abc"}) {
    EXPECT_EQ(house.get(route).text, "<page>") << route;
  }
  EXPECT_EQ(house.get("/").headers["Cache-Control"], "no-cache");
  EXPECT_EQ(house.get("/assets/gone.js").status, 404);
  EXPECT_EQ(house.get("/api/nothing").status, 404);

  HttpRequest request;
  request.method = "GET";
  request.target = "/assets/a-1234.js";
  EXPECT_EQ(house.request(request).text, "script");
  request.acceptsGzip = true;
  const Answer zipped = house.request(request);
  EXPECT_EQ(zipped.text, "zip");
  EXPECT_EQ(zipped.headers.at("Content-Encoding"), "gzip");
  EXPECT_NE(zipped.headers.at("Cache-Control").find("immutable"), std::string::npos);
  request.acceptsBrotli = true;
  EXPECT_EQ(house.request(request).text, "small");
  EXPECT_EQ(house.request(request).headers.at("Content-Encoding"), "br");
  EXPECT_EQ(house.request(request).headers.at("Vary"), "Accept-Encoding");
  request.ifNoneMatch = zipped.headers.at("ETag");
  EXPECT_EQ(house.request(request).status, 304) << "however it was compressed";
  request.ifNoneMatch = "W/" + request.ifNoneMatch;
  EXPECT_EQ(house.request(request).status, 304);
  request.ifNoneMatch = "\"another\"";
  EXPECT_EQ(house.request(request).status, 200);
  request.target = "/";
  EXPECT_FALSE(house.request(request).headers.contains("Content-Encoding")) << "no smaller";
}

TEST(Page, SaysSoIfItWasNotBuilt) {
  House house;
  EXPECT_NE(house.get("/").text.find("./run"), std::string::npos);
}

}  // namespace
}  // namespace sammel::testing
