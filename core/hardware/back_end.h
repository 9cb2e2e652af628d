#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Targets of LLVM's AMD GPU back end for which Lockstep can determine the register count of a kernel. Each
/// one is the chip of a preset. A hardware model refers to its target by number
/// (HardwareModel::registers_of).
enum class BackEnd : std::uint32_t {
    none,
    gfx803,  ///< GCN: Radeon R9 Fury X
    gfx90a,  ///< CDNA: Instinct MI210
    gfx1010, ///< RDNA: Radeon RX 5700 XT
};

/// The LLVM names of the targets, indexed by BackEnd.
inline constexpr std::array back_end_names{"none", "gfx803", "gfx90a", "gfx1010"};

/// Vector registers per work-item, indexed by BackEnd. 0: unknown.
using RegisterCounts = std::array<std::uint32_t, back_end_names.size()>;

[[nodiscard]] inline const char* back_end_name(BackEnd back_end) {
    return back_end_names.at(static_cast<std::size_t>(back_end));
}

} // namespace lockstep
