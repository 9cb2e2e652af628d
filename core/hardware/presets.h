#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace lockstep {

/// Where the presets that come with Lockstep lie.
[[nodiscard]] std::filesystem::path hardware_folder();

/// Where a person's own presets lie: lockstep/hardware in XDG_CONFIG_HOME, or in ~/.config.
[[nodiscard]] std::filesystem::path own_hardware_folder();

/// A named model: NAME.json of the folder, which gives numbers with where they come from, or alone:
///
///     { "base": "nvidia-h200", "banks": { "value": 16, "from": "a wish" }, "latency_l1": 40 }
///
/// What it does not name comes from its base, which comes with Lockstep or lies beside it; without one, from
/// the default model. So a preset stays valid when Lockstep learns a further number. Errors: unknown_hardware
/// {name, known names}; those of reading a file; not_a_preset; with the file as their place value_not_allowed
/// {number, value, allowed values} where one is zero or none of those allowed, unknown_hardware {number,
/// known numbers} where there is one too many, or {base, known presets}; value_not_allowed
/// {"base", presets, ...} where they build on one another in a circle.
Result<HardwareModel> hardware_preset(const std::string& name, const std::filesystem::path& folder);
/// The same of any file. The preset gets the file's name.
Result<HardwareModel> hardware_preset_of_file(const std::filesystem::path& path);
/// As above, from those that come with Lockstep, else from a person's own; a name with '/' in it or .json at
/// its end is a file's.
Result<HardwareModel> hardware_preset(const std::string& name);

/// Names of the presets in the folder, ascending.
[[nodiscard]] std::vector<std::string> hardware_preset_names(const std::filesystem::path& folder);
/// Those that come with Lockstep, then a person's own.
[[nodiscard]] std::vector<std::string> hardware_preset_names();

/// Where each number of a preset comes from, by its name, its base's among them; none of a number that was
/// given without. Empty where there is no such preset.
[[nodiscard]] std::map<std::string, std::string> hardware_sources(const std::string& name);

/// Saves a model as NAME.json, all its numbers, by default among a person's own presets, which it makes room
/// for. The base is the preset that comes with Lockstep from which the model was made. Errors:
/// value_not_allowed where the name is empty, has other than letters, digits, '-', '_' and '.', is that of
/// a preset that comes with Lockstep, or "device"; value_not_allowed {number...} where the model is one that no
/// preset may hold; cannot_write_file.
Status save_hardware_preset(const HardwareModel& model, const std::string& name,
                            const std::filesystem::path& folder = own_hardware_folder());

/// Takes a preset's file among a person's own presets, or into another folder, under the file's name: its
/// numbers with where they come from, and the preset that comes with Lockstep on which it builds. Bases that
/// lie beside the file need not come along. Errors: those of reading it; as save_hardware_preset().
Status take_in_hardware_preset(const std::filesystem::path& file,
                               const std::filesystem::path& folder = own_hardware_folder());

} // namespace lockstep
