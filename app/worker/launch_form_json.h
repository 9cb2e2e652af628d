#pragma once

#include "core/recording/launch_form.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Converts a launch form to JSON for another process. The reverse function throws exceptions of the JSON
/// library or std::logic_error.
[[nodiscard]] nlohmann::json launch_form_json(const LaunchForm& form);
[[nodiscard]] LaunchForm launch_form_from(const nlohmann::json& value);

} // namespace lockstep
