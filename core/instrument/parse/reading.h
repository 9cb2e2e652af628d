#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <functional>

namespace clang {
class PPCallbacks;
class Preprocessor;
} // namespace clang

namespace lockstep::reading {

// Tracks how far a kernel has been read, so that a timeout can report the position. A process reads one
// kernel at a time. Clang cannot be interrupted, so a watchdog thread queries the current position and ends
// the process.
//
//     preprocess, parse, rewrite  ---- at(place) ---->  reached()  <---- the watchdog for memory and time

void at(Place place);
[[nodiscard]] Place reached();

/// Sets the function that the reading thread calls if macros expand a kernel beyond most_tokens or
/// most_expansions. `excess` need not return. If it is not set, there is no limit.
void on_excess(std::function<void(const Place&)> excess);

/// Sets the function that is called if Clang or Lockstep cannot allocate memory. It must not return. Null
/// restores the default.
void on_no_memory(void (*no_memory)());

inline constexpr std::size_t most_tokens = 4'000'000;     ///< 40 times the tokens in 10,000 lines of code
inline constexpr std::size_t most_expansions = 4'000'000; ///< limit for macro expansions

/// Starts recording the position of each line that the preprocessor reaches, and counting tokens and macro
/// expansions.
void follow(clang::Preprocessor& preprocessor);

} // namespace lockstep::reading
