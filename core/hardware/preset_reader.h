#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/numbers.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace lockstep {

/// Key in a preset file whose value names the base: the preset that provides all numbers that the file does
/// not contain.
inline constexpr const char* preset_base_key = "base";

/// The contents of a preset file: the numbers, and the source of each.
struct Preset {
    HardwareModel model;
    std::map<std::string, std::string> sources;
    std::string shipped; ///< name of the Lockstep preset at the end of the chain of bases; empty: none
};

/// Whether presets may contain this number.
[[nodiscard]] bool is_in_presets(const HardwareNumber& number);
/// Whether presets are not allowed to set the number to this value.
[[nodiscard]] bool preset_refuses(const HardwareNumber& number, std::uint32_t value);
/// Makes the error value_not_allowed {number, text, allowed values}.
[[nodiscard]] Error not_allowed_in_preset(const HardwareNumber& number, const std::string& text);

/// Reads a preset file and its chain of bases, such as mine -> base "theirs" -> base "nvidia-h200". A base is
/// either a preset of Lockstep or a file in the same folder. Errors: see hardware_preset(); the place of an
/// error is the file that contains it.
[[nodiscard]] Result<Preset> read_preset(const std::filesystem::path& path);

} // namespace lockstep
