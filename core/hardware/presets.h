#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// The folder of the presets of Lockstep.
[[nodiscard]] std::filesystem::path hardware_folder();

/// The folder of the user's presets: lockstep/hardware in XDG_CONFIG_HOME, or in ~/.config.
[[nodiscard]] std::filesystem::path own_hardware_folder();

/// Reads the named model from NAME.json in the folder. Each number has a source, or only a value:
///
///     { "base": "nvidia-h200", "banks": { "value": 16, "from": "a wish" }, "latency_l1": 40 }
///
/// The base provides all other numbers. It is a preset of Lockstep or a file in the same folder; without a
/// base, the default model does. So a preset stays valid when Lockstep adds a number. Errors:
/// unknown_hardware {name, known names}; those of reading a file; not_a_preset; with the file as their place
/// value_not_allowed {number, value, allowed values} if one is zero or not allowed, unknown_hardware {number,
/// known numbers} if one does not exist, or {base, known presets}; value_not_allowed {"base", presets, ...}
/// if bases form a cycle.
Result<HardwareModel> hardware_preset(const std::string& name, const std::filesystem::path& folder);
/// The same for any file. The name of the preset is the name of the file.
Result<HardwareModel> hardware_preset_of_file(const std::filesystem::path& path);
/// As above: a preset of Lockstep, else one of the user. A name that contains '/' or ends in .json is a file.
Result<HardwareModel> hardware_preset(const std::string& name);

/// Names of the presets in the folder, ascending.
[[nodiscard]] std::vector<std::string> hardware_preset_names(const std::filesystem::path& folder);
/// The presets of Lockstep, then those of the user.
[[nodiscard]] std::vector<std::string> hardware_preset_names();

/// The source of each number of a preset, by name, including those of its bases; none for a number without a
/// source. Empty if there is no such preset.
[[nodiscard]] std::map<std::string, std::string> hardware_sources(const std::string& name);

/// Saves all numbers of a model as NAME.json, by default in the folder of the user's presets, which is
/// created if necessary. The base is the preset of Lockstep from which the model was made. Errors:
/// value_not_allowed if the name is empty, has characters other than letters, digits, '-', '_' and '.', is
/// the name of a preset of Lockstep, or "device"; value_not_allowed {number...} if presets refuse a value of
/// the model; cannot_write_file.
Status save_hardware_preset(const HardwareModel& model, const std::string& name,
                            const std::filesystem::path& folder = own_hardware_folder());

/// Copies a preset file to the user's presets or to another folder, under the same file name: its numbers
/// with their sources, and the preset of Lockstep on which it is based. Bases in the folder of the file need
/// not be copied. Errors: those of reading it, and those of save_hardware_preset().
Status take_in_hardware_preset(const std::filesystem::path& file,
                               const std::filesystem::path& folder = own_hardware_folder());

} // namespace lockstep
