#pragma once

#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/hardware/numbers.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

namespace lockstep {

/// In a preset's file: the preset that gives what it does not name.
inline constexpr const char* preset_base_key = "base";

/// A preset as it is read: its numbers, and where each comes from.
struct Preset {
    HardwareModel model;
    std::map<std::string, std::string> sources;
    std::string shipped; ///< the one that comes with Lockstep at the end of its bases; empty: none
};

/// Whether presets name the number.
[[nodiscard]] bool is_in_presets(const HardwareNumber& number);
/// No preset may give the number this value.
[[nodiscard]] bool preset_refuses(const HardwareNumber& number, std::uint32_t value);
/// value_not_allowed {number, text, allowed values}.
[[nodiscard]] Error not_allowed_in_preset(const HardwareNumber& number, const std::string& text);

/// Reads a preset's file with its bases: mine -> base "theirs" -> base "nvidia-h200". A base comes with
/// Lockstep, or lies beside the file that names it. Errors: see hardware_preset(); they carry the file that
/// they speak of as their place.
[[nodiscard]] Result<Preset> read_preset(const std::filesystem::path& path);

} // namespace lockstep
