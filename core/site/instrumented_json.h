#pragma once

#include "core/site/instrumented.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// JSON for instrumenting in another process. Reading throws in the same cases as program_from(), and also if
/// find_flaw() finds a flaw.
[[nodiscard]] nlohmann::json instrumented_json(const Instrumented& instrumented);
[[nodiscard]] Instrumented instrumented_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json target_json(const InstrumentTarget& target);
[[nodiscard]] InstrumentTarget target_from(const nlohmann::json& value);

} // namespace lockstep
