#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace lockstep {

/// Properties that the driver reported for its device before the kernel was instrumented, and that DeviceInfo
/// does not contain. With both, the kernel can be instrumented for this device on another machine. (The
/// sub-group width is DeviceInfo::warp_width.)
struct DeviceAnswers {
    unsigned address_bits = 64; ///< size of an address in bits: 32 or 64
    // limits of the device; 0: the driver does not report the limit
    std::uint64_t largest_allocation_bytes = 0;
    std::uint64_t constant_bytes = 0;
    std::uint64_t argument_bytes = 0;                ///< maximum total size of a kernel's arguments
    std::array<std::uint64_t, 3> largest_sides = {}; ///< maximum size of a group in each dimension
    /// Definitions of the names that the source tests; none if a name is undefined. See is_macro().
    std::map<std::string, std::optional<std::string>> macros;
    friend bool operator==(const DeviceAnswers&, const DeviceAnswers&) = default;
};

/// Whether a recording may contain this macro: the name must be an ASCII identifier, and its definition, if
/// it has one, must be one line of at most 512 bytes.
[[nodiscard]] bool is_macro(const std::string& name, const std::optional<std::string>& definition);

inline constexpr std::size_t most_macros = 4096;

} // namespace lockstep
