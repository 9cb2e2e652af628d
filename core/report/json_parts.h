#pragma once

#include "core/analysis/sites/summary.h"
#include "core/facts/launch_facts.h"
#include "core/hardware/hardware_model.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace lockstep {

/// Objects of `run --json` that other reports also contain, with the keys of core/README.md, The report.
[[nodiscard]] nlohmann::ordered_json to_json(const DeviceInfo& device);
/// All numbers by name; an enumeration as its word.
[[nodiscard]] nlohmann::ordered_json to_json(const HardwareModel& hardware);
[[nodiscard]] nlohmann::ordered_json to_json(const Totals& totals);
[[nodiscard]] nlohmann::ordered_json to_json(const Timing& timing, const Totals& totals);
/// Null if there is no figure.
[[nodiscard]] nlohmann::ordered_json or_null(const std::optional<double>& figure);

} // namespace lockstep
