#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/numbers.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace lockstep {

/// Key in a preset file: the preset that provides all numbers that the file does not contain.
inline constexpr const char* preset_base_key = "base";

/// A preset after reading: its numbers, and the source of each.
struct Preset {
    HardwareModel model;
    std::map<std::string, std::string> sources;
    std::string shipped; ///< the preset of Lockstep at the end of its chain of bases; empty: none
};

/// Whether presets may contain the number.
[[nodiscard]] bool is_in_presets(const HardwareNumber& number);
/// Whether presets refuse this value of the number.
[[nodiscard]] bool preset_refuses(const HardwareNumber& number, std::uint32_t value);
/// The error value_not_allowed {number, text, allowed values}.
[[nodiscard]] Error not_allowed_in_preset(const HardwareNumber& number, const std::string& text);

/// Reads a preset file with its bases: mine -> base "theirs" -> base "nvidia-h200". A base is a preset of
/// Lockstep, or a file in the same folder. Errors: see hardware_preset(); their place is the file that
/// contains the error.
[[nodiscard]] Result<Preset> read_preset(const std::filesystem::path& path);

} // namespace lockstep
