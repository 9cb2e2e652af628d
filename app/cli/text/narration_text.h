#pragma once

#include "app/words/phrase.h"
#include "core/base/result.h"
#include "core/narration/narrate.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// An inclusive range of steps of a group. 0 stands for the start of the group; the number of steps + 1
/// stands for its end.
struct StepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    friend bool operator==(const StepRange&, const StepRange&) = default;
};

inline constexpr std::uint64_t most_narrated_steps = 10000;

/// Parses "A..B" or "A". An empty string means all steps, up to the limit for one output. Errors:
/// value_not_allowed.
Result<StepRange> step_range(const std::string& text);

/// Clips a range to the steps of a group that has `steps` steps. Errors: value_not_allowed if no step
/// remains.
Result<StepRange> range_within(const StepRange& range, std::uint64_t steps);

/// One step of a group and the sentences that narrate it.
struct ToldStep {
    /// Number of the step, from 1. 0 stands for the start of the group; the number of steps + 1 stands for
    /// its end.
    std::uint64_t step = 0;
    /// The warp that executes the step; empty at the start and the end of the group.
    std::optional<Warp> warp = {};
    std::uint32_t line = 0;         ///< source line of the step; 0 if there is none
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
[[nodiscard]] std::string narration_lines(const ToldSteps& told, const Reader& reader = english_reader());
[[nodiscard]] nlohmann::ordered_json narration_json(const ToldSteps& told);

} // namespace lockstep
