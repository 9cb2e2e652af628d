#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// A source line for which the compiler does not keep every access as a separate one.
struct KeptAccesses {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    std::uint32_t all = 0; ///< accesses in the source; the counted figures include all of them
    std::uint32_t kept = 0;

    friend bool operator==(const KeptAccesses&, const KeptAccesses&) = default;
};

/// Whether the hardware model uses the arithmetic as optimised by a compiler, and this is known.
[[nodiscard]] bool takes_optimised(const Program& program, const HardwareModel& hardware);

/// By file and line. Empty if the compiler's result is unknown.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program);

/// The same for display: empty if the hardware model uses the source as written.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program, const HardwareModel& hardware);

} // namespace lockstep
