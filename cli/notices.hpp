#pragma once

#include <string_view>

namespace sammel {

// THIRD_PARTY_NOTICES.md, compiled in.
std::string_view thirdPartyNotices();

}  // namespace sammel
