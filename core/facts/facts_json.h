#pragma once

#include "core/facts/launch_facts.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Adds the facts to the JSON of a launch in the header of a recording. The contents of output buffers and
/// the spans of groups are not included, because they are separate columns.
void add_facts(const LaunchFacts& facts, nlohmann::json& launch);

/// Reads the facts that add_facts() wrote. The contents of outputs and the spans of groups stay empty. Facts
/// that older recordings do not contain get their default values. Throws exceptions of the JSON library or
/// std::logic_error if something is missing or has the wrong type. The values themselves are checked by
/// flaw_of().
[[nodiscard]] LaunchFacts facts_from(const nlohmann::json& launch);

[[nodiscard]] nlohmann::json device_json(const DeviceInfo& device);
[[nodiscard]] DeviceInfo device_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json timing_json(const Timing& timing);
[[nodiscard]] Timing timing_from(const nlohmann::json& value);

} // namespace lockstep
