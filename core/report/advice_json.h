#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// "advice" in the JSON report: for all launches, the kind, launch, file and line (null if it is about the
/// whole launch) and its numbers by name.
[[nodiscard]] nlohmann::ordered_json advice_to_json(const Session& session);

} // namespace lockstep
