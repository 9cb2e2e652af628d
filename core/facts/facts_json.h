#pragma once

#include "core/facts/launch_facts.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// Adds the facts to the JSON of a launch, as the head of a recording holds it: all but the content of
/// outputs and the spans of groups, which are columns of their own.
void add_facts(const LaunchFacts& facts, nlohmann::json& launch);

/// And back: outputs without content, group times without spans. Facts that older recordings lack have their
/// defaults. Throws exceptions of the JSON library or std::logic_error where something is missing or is no
/// such thing; whether the numbers make sense is for flaw_of() to say.
[[nodiscard]] LaunchFacts facts_from(const nlohmann::json& launch);

[[nodiscard]] nlohmann::json device_json(const DeviceInfo& device);
[[nodiscard]] DeviceInfo device_from(const nlohmann::json& value);
[[nodiscard]] nlohmann::json timing_json(const Timing& timing);
[[nodiscard]] Timing timing_from(const nlohmann::json& value);

} // namespace lockstep
