#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Returns the value of "advice" in the JSON report, for all launches: kind, launch, file and line (null if
/// it concerns the whole launch), and the numbers by name.
[[nodiscard]] nlohmann::ordered_json advice_to_json(const Session& session);

} // namespace lockstep
