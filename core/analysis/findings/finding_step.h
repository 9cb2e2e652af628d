#pragma once

#include "core/analysis/findings/evidence.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// The step of a work-item at one tick of its group.
struct FindingStep {
    std::uint64_t work_item = 0; ///< number of the work-item in the launch
    Tick tick;
    friend bool operator==(const FindingStep&, const FindingStep&) = default;
};

/// Returns the step at which the work-item named in a finding's sentence first shows the defect. For a race:
/// the access at the finding's line. For a barrier: the first time that the work-item is missing. For other
/// kinds: the faulty access. If that step is unknown: the first step at the line, preferably of a work-item
/// of the finding. Empty if the log of the group was not kept or the group never reaches the line.
[[nodiscard]] std::optional<FindingStep> step_of(const Trace& trace, const Finding& finding,
                                                 const GroupStepsOf& steps);

} // namespace lockstep
