#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// An inclusive range of steps. Step 0 is the start of a group; the number of steps + 1 is its end.
struct StepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const StepRange&, const StepRange&) = default;
};

inline constexpr std::uint64_t most_narrated_steps = 10000;

/// Parses "A..B" or "A". An empty string means all steps, up to the limit. Errors: value_not_allowed.
Result<StepRange> step_range(const std::string& text);

/// Clips a range to the steps of a group that has `steps` steps. Errors: value_not_allowed if no step
/// remains.
Result<StepRange> range_within(const StepRange& range, std::uint64_t steps);

} // namespace lockstep
