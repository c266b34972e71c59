// Whatever clients send, a table survives it and its journal can be replayed.
#include "tests/fuzz/frame_fuzz.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sammel::testing::tryFrames({reinterpret_cast<const char*>(data), size});
  return 0;
}
