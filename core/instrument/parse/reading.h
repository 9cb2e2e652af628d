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

/// Sets the function that the reading thread calls when a kernel has more than most_tokens tokens or
/// most_expansions macro expansions. `excess` need not return. If it is not set, there is no limit.
void on_excess(std::function<void(const Place&)> excess);

/// Sets the function that is called when Clang or Lockstep cannot allocate memory. The function must not
/// return. Null restores the default.
void on_no_memory(void (*no_memory)());

inline constexpr std::size_t most_tokens = 4'000'000;     ///< 40 times the tokens in 10,000 lines of code
inline constexpr std::size_t most_expansions = 4'000'000; ///< maximum number of macro expansions

/// Makes the preprocessor record the position of each line that it reaches, and count tokens and macro
/// expansions.
void follow(clang::Preprocessor& preprocessor);

} // namespace lockstep::reading
