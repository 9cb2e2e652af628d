#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// The complete output of `run --json` (core/README.md, The report). The meaning of keys never changes.
[[nodiscard]] nlohmann::ordered_json to_json(const Session& session);

/// The part of it that `check --json` prints: what, parameters, correct, findings, checks, and for each
/// launch the number of groups that were examined.
[[nodiscard]] nlohmann::ordered_json checks_json(const Session& session);

} // namespace lockstep
