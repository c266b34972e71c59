#include "server/page_copy.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

namespace fs = std::filesystem;
using Trouble = PageCopy::Trouble;

constexpr std::array page{Asset{"/index.html", "text/html", "t1", "<page>", {}, {}},
                          Asset{"/assets/a-1234.js", "text/javascript", "t2", "script", "zip", "small"}};

std::string contentOf(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

struct Place {
  Place() : folder(fs::temp_directory_path() / ("page-copy-" + std::to_string(::getpid()))) { fs::remove_all(folder); }
  ~Place() { fs::remove_all(folder); }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  fs::path folder;
};

TEST(PageCopy, HasAFileForEveryAddress) {
  const Place place;
  const PageCopy copy = copyPage(page, place.folder / "new");
  EXPECT_EQ(copy.trouble, Trouble::none) << copy.why;
  EXPECT_EQ(contentOf(place.folder / "new/assets/a-1234.js"), "script");
  for (const char* address : {"index.html", "404.html", "game/bauab/index.html", "rules/misd/index.html",
                              "replay/index.html", "notices/index.html", "statistics/index.html"}) {
    EXPECT_EQ(contentOf(place.folder / "new" / address), "<page>") << address;
  }
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(place.folder / "new")) files += entry.is_regular_file();
  EXPECT_EQ(copy.files + 1, files) << "and the list";
}

TEST(PageCopy, ReplacesAnOlderCopyAndRemovesWhatThatAloneHad) {
  const Place place;
  ASSERT_EQ(copyPage(page, place.folder).trouble, Trouble::none);
  std::ofstream(place.folder / "favicon.png") << "the host's own";
  constexpr std::array newer{Asset{"/index.html", "text/html", "t3", "<new>", {}, {}},
                             Asset{"/assets/a-5678.js", "text/javascript", "t4", "better", {}, {}}};
  EXPECT_EQ(copyPage(newer, place.folder).trouble, Trouble::none);
  EXPECT_FALSE(fs::exists(place.folder / "assets/a-1234.js"));
  EXPECT_EQ(contentOf(place.folder / "assets/a-5678.js"), "better");
  EXPECT_EQ(contentOf(place.folder / "favicon.png"), "the host's own");
}

TEST(PageCopy, LeavesAFolderAloneThatIsNoCopy) {
  const Place place;
  fs::create_directories(place.folder);
  std::ofstream(place.folder / "thesis.txt") << "important";
  EXPECT_EQ(copyPage(page, place.folder).trouble, Trouble::notEmpty);
  EXPECT_EQ(std::distance(fs::directory_iterator(place.folder), {}), 1);
}

TEST(PageCopy, RemovesNothingOutsideItsFolderWhateverTheListSays) {
  const Place place;
  fs::create_directories(place.folder / "copy");
  std::ofstream(place.folder / "thesis.txt") << "important";
  ASSERT_EQ(copyPage(page, place.folder / "copy").trouble, Trouble::none);
  std::ofstream(place.folder / "copy/sammelsurium-page.txt", std::ios::app)
      << "../thesis.txt\n"
      << (place.folder / "thesis.txt").string() << "\nassets/../../thesis.txt\n";
  EXPECT_EQ(copyPage(page, place.folder / "copy").trouble, Trouble::none);
  EXPECT_EQ(contentOf(place.folder / "thesis.txt"), "important");
}

TEST(PageCopy, SaysWhatCannotBeWrittenAndThatThereIsNoPage) {
  const Place place;
  EXPECT_EQ(copyPage({}, place.folder).trouble, Trouble::notBuilt);
  fs::create_directories(place.folder);
  std::ofstream(place.folder / "file") << "no folder";
  const PageCopy copy = copyPage(page, place.folder / "file/below");
  EXPECT_EQ(copy.trouble, Trouble::cannotWrite);
  EXPECT_FALSE(copy.why.empty());
}

}  // namespace
}  // namespace sammel::testing
