#pragma once

#include "core/analysis/findings/checks.h"
#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// "checks" of the JSON report: what the run was searched for, all launches together, one a kind: kind, state
/// ("done"; "nothing-there": no launch did what the check asks about; "not-done"; "failed": of plain-result),
/// looked_at (work-items' accesses, arrivals or turns; of plain-result: compared numbers) and findings.
[[nodiscard]] nlohmann::ordered_json checks_to_json(const Session& session);

} // namespace lockstep
