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

// How far the reading of a kernel has come. A process reads one kernel at a time, and Clang cannot be stopped: who
// bounds it asks from another thread, and ends the process.
//
//     preprocess, parse, rewrite  ---- at(place) ---->  reached()  <---- the watch over memory and time

void at(Place place);
[[nodiscard]] Place reached();

/// Called in the reading thread when macros make more of a kernel than most_tokens or most_expansions. Without one
/// nothing is limited. It need not return.
void on_excess(std::function<void(const Place&)> excess);

/// Called instead of ending the process when there is no memory for a demand, of Clang's or ours; must not return.
/// Null: as it was.
void on_no_memory(void (*no_memory)());

inline constexpr std::size_t most_tokens = 4'000'000;     ///< forty times 10,000 lines of code
inline constexpr std::size_t most_expansions = 4'000'000; ///< of macros

/// Notes the place of each line that the preprocessor comes to, and counts tokens and expansions from here on.
void follow(clang::Preprocessor& preprocessor);

} // namespace lockstep::reading
