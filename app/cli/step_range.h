#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// Steps from the first to the last, both included. Step 0 is the start of a group; the step after its last
/// one is its end.
struct StepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const StepRange&, const StepRange&) = default;
};

inline constexpr std::uint64_t most_narrated_steps = 10000;

/// Parses "A..B", "A", or an empty text, which means all steps up to the limit. Errors: value_not_allowed.
Result<StepRange> step_range(const std::string& text);

/// The part of a range that exists in a group with `steps` steps. Errors: value_not_allowed if there is none.
Result<StepRange> range_within(const StepRange& range, std::uint64_t steps);

} // namespace lockstep
