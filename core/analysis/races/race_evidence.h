#pragma once

#include "core/analysis/findings/evidence.h"

namespace lockstep {

/// Adds the evidence for a race within the group.
void add_race_inside(const Trace& trace, const Finding& finding, const GroupSteps& steps, Evidence& evidence);

/// Adds the evidence for a race with another group: the accesses to the finding's byte in both groups.
void add_race_between(const Trace& trace, const Finding& finding, const GroupSteps& here,
                      const GroupSteps& there, Evidence& evidence);

} // namespace lockstep
