#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Everything that `run --json` prints (core/README.md, The report). Keys never change their meaning.
[[nodiscard]] nlohmann::ordered_json to_json(const Session& session);

/// Of that what `check --json` prints: what, parameters, correct, findings, checks; and of each launch how
/// many of its groups were looked at.
[[nodiscard]] nlohmann::ordered_json checks_json(const Session& session);

} // namespace lockstep
