#pragma once

#include "core/analysis/findings/checks.h"
#include "core/session/session.h"

#include <vector>

namespace lockstep {

/// One check of each kind for all launches together, with the sums of what was checked and found. A check is
/// done if one launch had something to check, and not done if it was impossible for any launch. The last
/// check is plain_result: it has failed if the plain kernels' results differ without explanation, and is not
/// done if there are none or a difference is explained.
[[nodiscard]] std::vector<Check> checks_of_run(const Session& session);

} // namespace lockstep
