#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/site/instrumented.h"
#include "core/site/program.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace lockstep {

/// Converts a program to JSON and back, as in the header of a recording. Reading throws exceptions of the
/// JSON library or std::logic_error if something is missing or has the wrong type. Fields that older
/// recordings do not contain get their default values. find_flaw() checks whether the numbers are consistent.
[[nodiscard]] nlohmann::json program_json(const Program& program);
[[nodiscard]] Program program_from(const nlohmann::json& value);
/// Converts to JSON and back. Unknown register counts are omitted. Reading ignores the counts of unknown back
/// ends.
[[nodiscard]] nlohmann::json optimised_json(const Optimised& optimised);
[[nodiscard]] Optimised optimised_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json object_json(const ObjectInfo& object);
[[nodiscard]] ObjectInfo object_from(const nlohmann::json& value);

/// Converts an instrumented kernel to JSON and back, for instrumenting in another process. Reading throws in
/// the same cases as program_from(), and also if find_flaw() finds a flaw.
[[nodiscard]] nlohmann::json instrumented_json(const Instrumented& instrumented);
[[nodiscard]] Instrumented instrumented_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json target_json(const InstrumentTarget& target);
[[nodiscard]] InstrumentTarget target_from(const nlohmann::json& value);

/// Converts kernel signatures to JSON and back, for parsing programs in another process. Reading throws
/// exceptions of the JSON library or std::logic_error.
[[nodiscard]] nlohmann::json signatures_json(const std::vector<KernelSignature>& kernels);
[[nodiscard]] std::vector<KernelSignature> signatures_from(const nlohmann::json& value);

} // namespace lockstep
