#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Returns the complete output of `run --json` (see "The report" in core/README.md). Existing keys never
/// change their meaning.
[[nodiscard]] nlohmann::ordered_json to_json(const Session& session);

/// Returns the part of the report that `check --json` prints: what, parameters, correct, findings, checks,
/// and for each launch the number of examined groups.
[[nodiscard]] nlohmann::ordered_json checks_json(const Session& session);

} // namespace lockstep
