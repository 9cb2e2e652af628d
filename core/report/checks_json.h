#pragma once

#include "core/analysis/findings/checks.h"
#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// "checks" in the JSON report: what the run was checked for, one entry per kind, over all launches: kind,
/// state ("done"; "nothing-there" if no launch did what the check is about; "not-done"; "failed", only for
/// plain-result), looked_at (accesses, arrivals or iterations of work-items; for plain-result, compared
/// numbers) and findings.
[[nodiscard]] nlohmann::ordered_json checks_to_json(const Session& session);

} // namespace lockstep
