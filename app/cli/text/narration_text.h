#pragma once

#include "core/base/result.h"
#include "core/narration/narrate.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

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

/// One step with its narration.
struct ToldStep {
    std::uint64_t step = 0;         ///< 0: before the first step; the number of steps + 1: the end of the
                                    ///< group
    std::optional<Warp> warp = {};  ///< none before the first step and at the end
    std::uint32_t line = 0;         ///< of the source; 0: no line
    std::uint64_t warps_active = 0; ///< warps that execute the step
    Narration narration;
};

struct ToldSteps {
    std::vector<ToldStep> steps;
    std::uint64_t steps_of_group = 0;
};

/// The range must be within the group, see range_within(). Without a warp, each step is described for the
/// first warp that executes it.
[[nodiscard]] ToldSteps tell_steps(const GroupView& view, const StepRange& range, std::optional<Warp> warp);

/// One line per step: its number and the sentences. If the group has more steps, a last line says so.
[[nodiscard]] std::string narration_lines(const ToldSteps& told);
[[nodiscard]] nlohmann::ordered_json narration_json(const ToldSteps& told);

} // namespace lockstep
