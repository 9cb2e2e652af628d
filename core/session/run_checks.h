#pragma once

#include "core/analysis/findings/checks.h"
#include "core/session/session.h"

#include <vector>

namespace lockstep {

/// Returns one check of each kind for all launches together, with the sums of what was checked and found. A
/// check is `done` if at least one launch had something to check, and `not_done` if it was impossible for any
/// launch. The last check is plain_result: `failed` if the results of the plain kernels differ without
/// explanation, `not_done` if there are no results or a difference is explained.
[[nodiscard]] std::vector<Check> checks_of_run(const Session& session);

} // namespace lockstep
