#include "server/codec.hpp"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>

#include "server/commands.hpp"
#include "server/protocol.hpp"

namespace sammel {

template <class T>
std::optional<T> decodeText(std::string_view text, std::string& pointer) {
  std::array<unsigned char, 4096> buffer;
  boost::json::monotonic_resource memory(buffer.data(), buffer.size());
  boost::json::parse_options options;
  options.max_depth = 32;
  boost::json::error_code error;
  pointer.clear();
  const boost::json::value json = boost::json::parse({text.data(), text.size()}, error, &memory, options);
  T value;
  if (error || !decode(json, value, pointer)) return std::nullopt;
  return value;
}

template std::optional<protocol::Command> decodeText(std::string_view, std::string&);
template std::optional<protocol::Numbered> decodeText(std::string_view, std::string&);
template std::optional<protocol::NewTable> decodeText(std::string_view, std::string&);
template std::optional<protocol::Sit> decodeText(std::string_view, std::string&);

}  // namespace sammel
