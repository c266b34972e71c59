// Numbers that stand for histories: one more word at a time.
#pragma once

#include <cstdint>

namespace sammel::search {

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
  return hash ^ (hash >> 32);
}

}  // namespace sammel::search
