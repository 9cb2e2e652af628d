#pragma once

#include "app/words/phrase.h"
#include "core/whatif/other_hardware.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A hardware model, and the figures of the launch on it; empty if it cannot be counted there.
struct CountedHardware {
    HardwareChoice choice;
    std::optional<HardwareFigures> figures;
};

/// Prints a table with a row for each model: a preset, or a number as `--hw` takes it.
[[nodiscard]] std::string hardware_lines(const std::vector<CountedHardware>& all,
                                         const Reader& reader = english_reader());
/// Returns the figures of the launch on each model.
[[nodiscard]] nlohmann::ordered_json hardware_json(const std::vector<CountedHardware>& all);

} // namespace lockstep
