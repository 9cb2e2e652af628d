#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the folder of the presets that are part of Lockstep.
[[nodiscard]] std::filesystem::path hardware_folder();

/// Returns the folder of the user's presets: lockstep/hardware in XDG_CONFIG_HOME, or in ~/.config.
[[nodiscard]] std::filesystem::path own_hardware_folder();

/// Reads the preset NAME.json in the folder. An entry has a value with its source, or only a value:
///
///     { "base": "nvidia-h200", "banks": { "value": 16, "from": "a wish" }, "latency_l1": 40 }
///
/// All other numbers come from the base, which is a preset of Lockstep or a file in the same folder. If there
/// is no base, they come from the default model. So a preset stays valid when Lockstep adds a number. Errors:
/// unknown_hardware {name, known names}; those of reading a file; not_a_preset. These errors have the file as
/// their place: value_not_allowed {number, value, allowed values} if a value is not allowed; unknown_hardware
/// {number, known numbers} or {base, known presets} if a number or the base does not exist; value_not_allowed
/// {"base", presets, ...} if the bases form a cycle.
Result<HardwareModel> hardware_preset(const std::string& name, const std::filesystem::path& folder);
/// Reads a preset from any file. The name of the preset is the name of the file.
Result<HardwareModel> hardware_preset_of_file(const std::filesystem::path& path);
/// Finds a preset by name, first among those of Lockstep, then among those of the user. A name that contains
/// '/' or ends in .json is the path of a file. Errors: the same as above.
Result<HardwareModel> hardware_preset(const std::string& name);

/// Returns the names of the presets in a folder, in ascending order.
[[nodiscard]] std::vector<std::string> hardware_preset_names(const std::filesystem::path& folder);
/// Returns the names of the presets of Lockstep, then those of the user.
[[nodiscard]] std::vector<std::string> hardware_preset_names();

/// Returns the source of each number of a preset, including the numbers of its bases. The key is the name of
/// the number; numbers without a source have no entry. Empty if there is no such preset.
[[nodiscard]] std::map<std::string, std::string> hardware_sources(const std::string& name);

/// Saves all numbers of a model as NAME.json, by default in the folder of the user's presets, which is
/// created if necessary. The base in the file is the preset of Lockstep from which the model was made.
/// Errors: value_not_allowed if the name is empty, contains characters other than letters, digits, '-', '_'
/// and '.', or is "device" or the name of a Lockstep preset; value_not_allowed {number...} if presets may not
/// contain a value of the model; cannot_write_file.
Status save_hardware_preset(const HardwareModel& model, const std::string& name,
                            const std::filesystem::path& folder = own_hardware_folder());

/// Imports a preset file: copies it to the user's presets, or to another folder, under the same file name.
/// The copy contains all numbers with their sources, and its base is the Lockstep preset at the end of the
/// chain, so other base files need not be copied. Errors: those of reading the file, and those of
/// save_hardware_preset().
Status take_in_hardware_preset(const std::filesystem::path& file,
                               const std::filesystem::path& folder = own_hardware_folder());

} // namespace lockstep
