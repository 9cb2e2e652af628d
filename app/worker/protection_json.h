#pragma once

#include "app/confine/protection.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Converts to {"landlock_abi": 3, "system_calls": true, ...}. The same form is used between processes and in
/// the output of `devices --json`.
[[nodiscard]] nlohmann::json protection_json(const Protection& protection);
/// The reverse conversion. Throws exceptions of the JSON library or std::logic_error.
[[nodiscard]] Protection protection_from(const nlohmann::json& value);

} // namespace lockstep
