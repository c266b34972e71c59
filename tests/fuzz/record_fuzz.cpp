// Any bytes as a record: whatever reads records must survive them. Half of the tries are changed line by line and not
// byte by byte, which rarely leaves a record that anything would look at.
#include "tests/fuzz/record_fuzz.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "tests/fuzz/record_mutation.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sammel::tryRecord({reinterpret_cast<const char*>(data), size});
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  if (seed % 2 == 0) size = LLVMFuzzerMutate(data, size, most);
  sammel::RecordMutation record({reinterpret_cast<const char*>(data), size}, seed);
  if (seed % 2 != 0) record.change();
  if (seed % 8 < 6) record.seal();
  const std::string text = record.text().substr(0, most);
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
