#pragma once

#include "core/base/error.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>

namespace clang {
class PPCallbacks;
class Preprocessor;
} // namespace clang

namespace lockstep::reading {

// Tracks the progress of reading a kernel. A process reads one kernel at a time. Clang cannot be interrupted,
// so a watchdog in another thread asks for the location reached, and ends the process.
//
//     preprocess, parse, rewrite  ---- at(place) ---->  reached()  <---- the watchdog for memory and time

void at(Place place);
[[nodiscard]] Place reached();

/// `excess` is called in the reading thread if macros expand a kernel beyond most_tokens or most_expansions.
/// It need not return. Without it, there is no limit.
void on_excess(std::function<void(const Place&)> excess);

/// `no_memory` is called if Clang or Lockstep cannot allocate memory; it must not return. Null restores the
/// default.
void on_no_memory(void (*no_memory)());

inline constexpr std::size_t most_tokens = 4'000'000;     ///< 40 times the tokens in 10,000 lines of code
inline constexpr std::size_t most_expansions = 4'000'000; ///< of macros

/// From now on, records the location of each line that the preprocessor reaches, and counts tokens and
/// expansions.
void follow(clang::Preprocessor& preprocessor);

} // namespace lockstep::reading
