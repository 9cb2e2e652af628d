#pragma once

#include "core/analysis/sites/summary.h"
#include "core/facts/launch_facts.h"
#include "core/hardware/hardware_model.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace lockstep {

/// The objects of `run --json` that other reports hold too, by the keys of core/README.md, The report.
[[nodiscard]] nlohmann::ordered_json to_json(const DeviceInfo& device);
/// Every number by its name; a choice by its word.
[[nodiscard]] nlohmann::ordered_json to_json(const HardwareModel& hardware);
[[nodiscard]] nlohmann::ordered_json to_json(const Totals& totals);
[[nodiscard]] nlohmann::ordered_json to_json(const Timing& timing, const Totals& totals);
/// Null where there is none.
[[nodiscard]] nlohmann::ordered_json or_null(const std::optional<double>& figure);

} // namespace lockstep
