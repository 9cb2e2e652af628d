#pragma once

#include "core/analysis/findings/evidence.h"

namespace lockstep {

/// Adds what shows a race inside the group.
void add_race_inside(const Trace& trace, const Finding& finding, const GroupSteps& steps, Evidence& evidence);

/// Adds what shows a race with another group: who accesses the finding's byte here, and who does there.
void add_race_between(const Trace& trace, const Finding& finding, const GroupSteps& here,
                      const GroupSteps& there, Evidence& evidence);

} // namespace lockstep
