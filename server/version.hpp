#pragma once

#include <string_view>

namespace sammel {

inline constexpr std::string_view version = SAMMELSURIUM_VERSION;

}  // namespace sammel
