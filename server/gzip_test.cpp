#include "server/gzip.hpp"

#include <gtest/gtest.h>

#include <boost/beast/zlib/inflate_stream.hpp>

namespace sammel::testing {
namespace {

TEST(Gzip, IsReadBackAsItWas) {
  std::string varied;
  for (int i = 0; i < 40'000; ++i) varied += static_cast<char>('a' + i * i % 23);
  for (const std::string& text : {std::string(), std::string("a"), std::string(100'000, 'x'), varied}) {
    const std::string zipped = gzipped(text);
    namespace zlib = boost::beast::zlib;
    std::string back(text.size() + 1, '\0');
    zlib::inflate_stream stream;
    zlib::z_params piece;
    piece.next_in = zipped.data() + 10;
    piece.avail_in = zipped.size() - 18;
    piece.next_out = back.data();
    piece.avail_out = back.size();
    boost::system::error_code end;
    stream.write(piece, zlib::Flush::sync, end);
    EXPECT_EQ(end, zlib::error::end_of_stream);
    EXPECT_EQ(back.substr(0, piece.total_out), text);
  }
}

TEST(Gzip, HasTheHeadAndTheSumsOfTheFormat) {
  // As `gzip -n` writes it, apart from the system that it names.
  EXPECT_EQ(gzipped("a"), std::string("\x1f\x8b\x08\0\0\0\0\0\0\xff"
                                      "\x4b\x04\0"
                                      "\x43\xbe\xb7\xe8\1\0\0\0",
                                      21));
}

}  // namespace
}  // namespace sammel::testing
