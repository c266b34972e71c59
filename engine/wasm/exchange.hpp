// How a WebAssembly module talks with the page; for modules that are built upon the engine's.
#pragma once

#include <string>

#include "engine/core/play.hpp"

#ifdef __wasm__
#define EXPORT(name) extern "C" __attribute__((export_name(#name), used))
#else
#define EXPORT(name) extern "C"  // tests and fuzzers call the same functions natively
#endif

namespace sammel::wasm {

// What `answerData` and `answerSize` describe until the next call.
void answerWith(std::string text);

// An open replay; null for a handle that is not open.
const Play* playOf(int handle);

}  // namespace sammel::wasm
