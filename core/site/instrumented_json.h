#pragma once

#include "core/site/instrumented.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// For who instruments in another process. What reads throws as program_from() does, and also where
/// find_flaw() finds one.
[[nodiscard]] nlohmann::json instrumented_json(const Instrumented& instrumented);
[[nodiscard]] Instrumented instrumented_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json target_json(const InstrumentTarget& target);
[[nodiscard]] InstrumentTarget target_from(const nlohmann::json& value);

} // namespace lockstep
