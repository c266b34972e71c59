// Threads, where there are any: WebAssembly has none.
#pragma once

#include <cstdint>
#include <vector>

#ifndef __wasm__
#include <thread>
#endif

namespace sammel::search {

// Calls `work(0)` to `work(count - 1)` at the same time, or else one after the other.
template <class Work>
void sideBySide(std::uint32_t count, const Work& work) {
#ifdef __wasm__
  for (std::uint32_t number = 0; number < count; ++number) work(number);
#else
  std::vector<std::thread> helpers;
  helpers.reserve(count);
  for (std::uint32_t number = 1; number < count; ++number) helpers.emplace_back([&work, number] { work(number); });
  work(0);
  for (std::thread& helper : helpers) helper.join();
#endif
}

}  // namespace sammel::search
