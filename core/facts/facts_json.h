#pragma once

#include "core/facts/launch_facts.h"

#include <cstddef>
#include <cstdint>
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

/// Largest time, byte count or clock value that a recording may contain (as nanoseconds: 104 days). Sums of
/// such values fit into 64 bits, and a double represents each value exactly.
inline constexpr std::uint64_t most_ticks = std::uint64_t{1} << 53;

inline constexpr std::uint64_t most_items_of_group = 65536; ///< lane numbers have 16 bits

/// Whether a timing has runs, and its figures are in ascending order and not too large.
[[nodiscard]] bool is_sound(const Timing& timing);

/// Returns the name of the first fact that is invalid for a launch with this number of groups and a kernel
/// with this number of parameters; null if all facts are valid.
[[nodiscard]] const char* flaw_of(const LaunchFacts& facts, std::uint64_t groups, std::size_t parameters);

} // namespace lockstep
