#pragma once

#include "core/facts/launch_facts.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Adds the facts to the JSON of a launch in the head of a recording. The content of outputs and the spans of
/// groups are not included: they are separate columns.
void add_facts(const LaunchFacts& facts, nlohmann::json& launch);

/// Reads the facts of add_facts(): outputs without content, group times without spans. Facts that older
/// recordings lack get their defaults. Throws exceptions of the JSON library or std::logic_error if something
/// is missing or has the wrong type; flaw_of() checks the values.
[[nodiscard]] LaunchFacts facts_from(const nlohmann::json& launch);

[[nodiscard]] nlohmann::json device_json(const DeviceInfo& device);
[[nodiscard]] DeviceInfo device_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json timing_json(const Timing& timing);
[[nodiscard]] Timing timing_from(const nlohmann::json& value);

} // namespace lockstep
