#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>

namespace lockstep {

/// Steps from the first to the last, both included. Step 0 is before the first of a group; the one after its last is its end.
struct StepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const StepRange&, const StepRange&) = default;
};

inline constexpr std::uint64_t most_narrated_steps = 10000;

/// "A..B", "A", or nothing, which is all of them up to the limit. Errors: value_not_allowed.
Result<StepRange> step_range(const std::string& text);

/// The part of a range that a group of so many steps has. Errors: value_not_allowed if it has none.
Result<StepRange> range_within(const StepRange& range, std::uint64_t steps);

} // namespace lockstep
