// Trouble that no rule foresees: memory, as a rule. It is thrown, and ends the step that it happened in and nothing
// else. WebAssembly throws nothing: there the whole module ends, and the page begins another one from the journal.
#pragma once

#ifdef __cpp_exceptions
#include <exception>
#include <stdexcept>
#else
#include <cstdlib>
#endif

namespace sammel {

// Does `step`; if that fails, `trouble` hears why.
template <class Step, class Trouble>
void attempt(const Step& step, const Trouble& trouble) {
#ifdef __cpp_exceptions
  try {
    step();
  } catch (const std::exception& thrown) {
    trouble(thrown.what());
  }
#else
  step();
  static_cast<void>(trouble);
#endif
}

// What cannot be has happened.
[[noreturn]] inline void giveUp(const char* why) {
#ifdef __cpp_exceptions
  throw std::logic_error(why);
#else
  static_cast<void>(why);
  std::abort();
#endif
}

}  // namespace sammel
