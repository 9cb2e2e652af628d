#pragma once

#include "core/analysis/sites/summary.h"
#include "core/facts/launch_facts.h"
#include "core/hardware/hardware_model.h"

#include <nlohmann/json_fwd.hpp>

namespace lockstep {

/// The objects of `run --json` that other reports hold too, by DESIGN section 9's keys.
[[nodiscard]] nlohmann::ordered_json to_json(const DeviceInfo& device);
[[nodiscard]] nlohmann::ordered_json to_json(const HardwareModel& hardware);
[[nodiscard]] nlohmann::ordered_json to_json(const Totals& totals);
[[nodiscard]] nlohmann::ordered_json to_json(const Timing& timing, const Totals& totals);

} // namespace lockstep
