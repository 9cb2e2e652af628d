#pragma once

#include "core/analysis/findings/evidence.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// One work-item at one tick of its group.
struct FindingStep {
    std::uint64_t work_item = 0; ///< number in the launch
    Tick tick;
    friend bool operator==(const FindingStep&, const FindingStep&) = default;
};

/// Where the finding first occurs for the work-item in its sentence. For a race, the access at the finding's
/// line; for a barrier, the first time that the work-item is missing; for the other kinds, the faulty access.
/// If this is unknown, the first step on the line, preferably of one of its work-items. Empty if the group's
/// log is not kept or the group never reaches the line.
[[nodiscard]] std::optional<FindingStep> step_of(const Trace& trace, const Finding& finding,
                                                 const GroupStepsOf& steps);

} // namespace lockstep
