#pragma once

#include "app/confine/protection.h"
#include "core/recording/launch_form.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Converts a launch form to JSON for another process. The reverse function throws exceptions of the JSON
/// library or std::logic_error.
[[nodiscard]] nlohmann::json launch_form_json(const LaunchForm& form);
[[nodiscard]] LaunchForm launch_form_from(const nlohmann::json& value);

/// Converts the protections to JSON: {"landlock_abi": 3, "system_calls": true, ...}. This form is used
/// between processes and in the output of `devices --json`.
[[nodiscard]] nlohmann::json protection_json(const Protection& protection);
/// Converts the JSON of protection_json() back. Throws exceptions of the JSON library or std::logic_error.
[[nodiscard]] Protection protection_from(const nlohmann::json& value);

} // namespace lockstep
