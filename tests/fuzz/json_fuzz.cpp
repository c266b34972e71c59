// Any bytes as JSON: whatever reads it must survive them.
#include "tests/fuzz/json_fuzz.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sammel::testing::tryJson({reinterpret_cast<const char*>(data), size});
  return 0;
}
