#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace lockstep {

/// What the driver said about its device before the kernel was instrumented, and what DeviceInfo lacks. A
/// kernel can be instrumented for this device on another machine if this is known there. (The sub-group width
/// is DeviceInfo::warp_width.)
struct DeviceAnswers {
    unsigned address_bits = 64; ///< 32 or 64
    // Limits; 0: the driver does not report it
    std::uint64_t largest_allocation_bytes = 0;
    std::uint64_t constant_bytes = 0;
    std::uint64_t argument_bytes = 0;                ///< of all arguments of a kernel
    std::array<std::uint64_t, 3> largest_sides = {}; ///< of a group
    /// Definitions of the names that the source tests; none if a name is undefined. See is_macro().
    std::map<std::string, std::optional<std::string>> macros;
    friend bool operator==(const DeviceAnswers&, const DeviceAnswers&) = default;
};

/// Whether a recording may have this answer: an identifier in ASCII, with no definition or one line of at most 512 bytes.
[[nodiscard]] bool is_macro(const std::string& name, const std::optional<std::string>& definition);

inline constexpr std::size_t most_macros = 4096;

} // namespace lockstep
