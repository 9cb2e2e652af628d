#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// "advice" of the JSON report: for all launches kind, launch, file and line (null: the launch as a whole),
/// and its numbers by name.
[[nodiscard]] nlohmann::ordered_json advice_to_json(const Session& session);

} // namespace lockstep
