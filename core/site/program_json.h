#pragma once

#include "core/site/program.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// As the head of a recording holds them. What reads throws exceptions of the JSON library or
/// std::logic_error where something is missing or is no such thing; what older recordings lack has its
/// default. Whether the numbers make sense together is for find_flaw() to say.
[[nodiscard]] nlohmann::json program_json(const Program& program);
[[nodiscard]] Program program_from(const nlohmann::json& value);
/// Registers that are not known are left out; of a back end that is not known here, they are not read.
[[nodiscard]] nlohmann::json optimised_json(const Optimised& optimised);
[[nodiscard]] Optimised optimised_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json object_json(const ObjectInfo& object);
[[nodiscard]] ObjectInfo object_from(const nlohmann::json& value);

} // namespace lockstep
