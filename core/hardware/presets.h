#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Where the presets that come with Lockstep lie.
[[nodiscard]] std::filesystem::path hardware_folder();

/// A named model: NAME.json of the folder, which gives each number of DESIGN section 9 with where it comes
/// from:
///
///     { "banks": { "value": 32, "from": "NVIDIA GPUs since compute capability 2.0" }, ... }
///
/// Errors: unknown_hardware {name, known names}; cannot_read_file; value_not_allowed {number, value, allowed
/// values}, with the file as its place, where a number is missing, is zero or is none of those allowed;
/// unknown_hardware {number, known numbers} where there is one too many.
Result<HardwareModel> hardware_preset(const std::string& name,
                                      const std::filesystem::path& folder = hardware_folder());

/// Names of the presets in the folder, ascending.
[[nodiscard]] std::vector<std::string>
hardware_preset_names(const std::filesystem::path& folder = hardware_folder());

} // namespace lockstep
