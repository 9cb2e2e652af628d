#pragma once

#include <cstdint>
#include <string>

namespace lockstep {

/// The numbers of the simulated machine that analyses read. Names follow DESIGN section 9; units stand in the
/// names.
struct HardwareModel {
    std::string preset = "educational";
    std::uint32_t warp_width = 32; ///< lanes; 4, 8, 16, 32, 64, or 0 for the whole group
    std::uint32_t banks = 32;
    std::uint32_t bank_bytes = 4;
    std::uint32_t sector_bytes = 32;
    std::uint32_t line_bytes = 128;
    friend bool operator==(const HardwareModel&, const HardwareModel&) = default;
};

} // namespace lockstep
