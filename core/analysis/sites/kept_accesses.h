#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// A line of the source of which the compiler does not keep every access as one of its own.
struct KeptAccesses {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    std::uint32_t all = 0; ///< accesses that the line writes; what is counted has them all
    std::uint32_t kept = 0;

    friend bool operator==(const KeptAccesses&, const KeptAccesses&) = default;
};

/// Whether the hardware model takes the arithmetic as a compiler leaves it, and that is known.
[[nodiscard]] bool takes_optimised(const Program& program, const HardwareModel& hardware);

/// By file and line. None where the compiler was not asked.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program);

/// The same, for a person: none where the hardware model takes the source as it is written.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program, const HardwareModel& hardware);

} // namespace lockstep
