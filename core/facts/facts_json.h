#pragma once

#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>
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

/// The largest time, byte count or clock value that a recording may contain: 104 days in nanoseconds. Sums of
/// such values fit into 64 bits, and a double represents them exactly.
inline constexpr std::uint64_t most_ticks = std::uint64_t{1} << 53;

inline constexpr std::uint64_t most_items_of_group = 65536; ///< lane numbers have 16 bits

/// True if a timing has runs, and its figures are in ascending order within their range.
[[nodiscard]] bool is_sound(const Timing& timing);

/// Names the first fact that does not fit a launch with this number of groups and a kernel with this number
/// of parameters; null if all fit.
[[nodiscard]] const char* flaw_of(const LaunchFacts& facts, std::uint64_t groups, std::size_t parameters);

} // namespace lockstep
