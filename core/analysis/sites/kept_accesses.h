#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// A source line whose accesses the compiler partly removes or combines.
struct KeptAccesses {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    std::uint32_t all = 0; ///< number of accesses in the source; the counted figures include all of them
    std::uint32_t kept = 0;

    friend bool operator==(const KeptAccesses&, const KeptAccesses&) = default;
};

/// Whether the hardware model uses instruction counts from optimised code and these counts are known for the
/// program.
[[nodiscard]] bool takes_optimised(const Program& program, const HardwareModel& hardware);

/// Returns the lines with removed or combined accesses, sorted by file and line. Empty if the compiler's
/// result is unknown.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program);

/// Like the overload above, but for display: returns nothing if the hardware model uses the unoptimised
/// source.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program, const HardwareModel& hardware);

} // namespace lockstep
