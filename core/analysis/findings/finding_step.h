#pragma once

#include "core/analysis/findings/evidence.h"

#include <cstdint>
#include <optional>

namespace lockstep {

/// One work-item at one tick of its group.
struct FindingStep {
    std::uint64_t work_item = 0; ///< of the launch
    Tick tick;
    friend bool operator==(const FindingStep&, const FindingStep&) = default;
};

/// Where the finding happens first, to the work-item that its sentence names: of a race the access in its line, of a
/// barrier the first time that the work-item is missing, of the others the access that is wrong. If that is not known, the
/// first step on the line, of one of its work-items if they get there. Empty if the group's log is not kept or
/// the group never gets to the line.
[[nodiscard]] std::optional<FindingStep> step_of(const Trace& trace, const Finding& finding,
                                                 const GroupStepsOf& steps);

} // namespace lockstep
