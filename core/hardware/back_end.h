#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lockstep {

/// Targets of LLVM's back end for AMD's GPUs that are asked how many registers a kernel takes; each is the chip of a
/// preset. A hardware model says which one is its own (HardwareModel::registers_of).
enum class BackEnd : std::uint32_t {
    none,
    gfx803,  ///< GCN: Radeon R9 Fury X
    gfx90a,  ///< CDNA: Instinct MI210
    gfx1010, ///< RDNA: Radeon RX 5700 XT
};

/// By number, as LLVM names them.
inline constexpr std::array back_end_names{"none", "gfx803", "gfx90a", "gfx1010"};

/// Vector registers of a work-item, by back end. 0: not known.
using RegisterCounts = std::array<std::uint32_t, back_end_names.size()>;

[[nodiscard]] inline const char* back_end_name(BackEnd back_end) {
    return back_end_names.at(static_cast<std::size_t>(back_end));
}

} // namespace lockstep
