#pragma once

#include "core/analysis/findings/checks.h"
#include "core/session/session.h"

#include <vector>

namespace lockstep {

/// The checks of all launches together, one a kind: what was looked at and found adds up. Done where one
/// launch had something to look at; not done where any launch's could not be. The last one is plain_result. It is failed if
/// the plain kernels' results differ without explanation, and not done if there are none or a difference is explained.
[[nodiscard]] std::vector<Check> checks_of_run(const Session& session);

} // namespace lockstep
