#pragma once

#include "core/base/result.h"
#include "core/narration/narrate.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

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

/// One step of a group and the sentences that narrate it.
struct ToldStep {
    std::uint64_t step = 0;         ///< step number, from 1; 0: the position before the first step; number of
                                    ///< steps + 1: the end of the group
    std::optional<Warp> warp = {};  ///< warp that executes the step; empty before the first step and at the
                                    ///< end
    std::uint32_t line = 0;         ///< source line; 0: none
    std::uint64_t warps_active = 0; ///< number of warps that execute the step
    Narration narration;
};

struct ToldSteps {
    std::vector<ToldStep> steps;
    std::uint64_t steps_of_group = 0;
};

/// Narrates the steps of a range, which must be within the group (see range_within()). Without a warp, each
/// step is narrated for the first warp that executes it.
[[nodiscard]] ToldSteps tell_steps(const GroupView& view, const StepRange& range, std::optional<Warp> warp);

/// Prints one line per step: its number and its sentences. If steps of the group are omitted, a last line
/// says so.
[[nodiscard]] std::string narration_lines(const ToldSteps& told);
[[nodiscard]] nlohmann::ordered_json narration_json(const ToldSteps& told);

} // namespace lockstep
