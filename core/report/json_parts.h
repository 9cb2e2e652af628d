#pragma once

#include "core/analysis/sites/summary.h"
#include "core/facts/launch_facts.h"
#include "core/hardware/hardware_model.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace lockstep {

/// Functions for parts of `run --json` that other reports also contain. The keys are those of "The report" in
/// core/README.md.
[[nodiscard]] nlohmann::ordered_json to_json(const DeviceInfo& device);
/// Returns all numbers by name; an enumeration as its word.
[[nodiscard]] nlohmann::ordered_json to_json(const HardwareModel& hardware);
[[nodiscard]] nlohmann::ordered_json to_json(const Totals& totals);
[[nodiscard]] nlohmann::ordered_json to_json(const Timing& timing, const Totals& totals);
/// Returns the figure, or null if there is none.
[[nodiscard]] nlohmann::ordered_json or_null(const std::optional<double>& figure);

} // namespace lockstep
