#pragma once

#include "core/site/program.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// JSON as in the header of a recording. Reading throws exceptions of the JSON library or std::logic_error if
/// something is missing or has the wrong type. Fields that older recordings do not contain get their default
/// values. find_flaw() checks whether the numbers are consistent.
[[nodiscard]] nlohmann::json program_json(const Program& program);
[[nodiscard]] Program program_from(const nlohmann::json& value);
/// Unknown register counts are omitted. When reading, counts of unknown back ends are ignored.
[[nodiscard]] nlohmann::json optimised_json(const Optimised& optimised);
[[nodiscard]] Optimised optimised_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json object_json(const ObjectInfo& object);
[[nodiscard]] ObjectInfo object_from(const nlohmann::json& value);

} // namespace lockstep
