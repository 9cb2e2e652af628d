#pragma once

#include "core/analysis/findings/checks.h"
#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Returns the value of "checks" in the JSON report, with one entry per kind for all launches together: kind,
/// state ("done"; "nothing-there" if no launch executed what the check examines; "not-done"; "failed", only
/// for plain-result), looked_at (number of accesses, arrivals or iterations of work-items; for plain-result,
/// of compared numbers) and findings.
[[nodiscard]] nlohmann::ordered_json checks_to_json(const Session& session);

} // namespace lockstep
