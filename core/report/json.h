#pragma once

#include "core/session/session.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Everything that `run --json` prints (DESIGN section 9). Keys never change their meaning.
[[nodiscard]] nlohmann::ordered_json to_json(const Session& session);

/// The names of findings in reports: "out-of-bounds".
[[nodiscard]] const char* report_name(FindingKind kind);

} // namespace lockstep
