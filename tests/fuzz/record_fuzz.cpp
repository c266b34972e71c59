// Any bytes as a record: reading and verifying must survive them, and what can be read must be written back alike.
#include "tests/fuzz/record_fuzz.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sammel::tryRecord({reinterpret_cast<const char*>(data), size});
  return 0;
}
