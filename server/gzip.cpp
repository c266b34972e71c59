#include "server/gzip.hpp"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

namespace sammel {

namespace zlib = boost::beast::zlib;

std::string gzipped(std::string_view text) {
  // Deflate, no name and no time, made by nobody in particular (RFC 1952).
  std::string out{"\x1f\x8b\x08\0\0\0\0\0\0\xff", 10};
  const std::size_t begin = out.size();
  zlib::deflate_stream stream;
  out.resize(begin + stream.upper_bound(text.size()));
  zlib::z_params piece;
  piece.next_in = text.data();
  piece.avail_in = text.size();
  piece.next_out = out.data() + begin;
  piece.avail_out = out.size() - begin;
  boost::system::error_code end;  // that it is the end is told as an error
  stream.write(piece, zlib::Flush::finish, end);
  out.resize(begin + piece.total_out);

  boost::crc_32_type crc;
  crc.process_bytes(text.data(), text.size());
  for (const auto number : {static_cast<std::uint32_t>(crc.checksum()), static_cast<std::uint32_t>(text.size())}) {
    for (int shift = 0; shift < 32; shift += 8) out += static_cast<char>(number >> shift & 0xff);
  }
  return out;
}

}  // namespace sammel
