// Compressing what is made while the server runs. (The page is compressed when it is built.)
#pragma once

#include <string>
#include <string_view>

namespace sammel {

std::string gzipped(std::string_view text);

}  // namespace sammel
