#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// A source line in which the compiler removes or combines some accesses.
struct KeptAccesses {
    std::uint32_t file = 0;
    std::uint32_t line = 0;
    std::uint32_t all = 0; ///< number of accesses in the source, all of which the counted figures include
    std::uint32_t kept = 0;

    friend bool operator==(const KeptAccesses&, const KeptAccesses&) = default;
};

/// Whether the hardware model uses instruction counts as optimised by a compiler, and these are known for the
/// program.
[[nodiscard]] bool takes_optimised(const Program& program, const HardwareModel& hardware);

/// Returns the lines with removed or combined accesses, sorted by file and line. Empty if the compiler's
/// result is unknown.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program);

/// Like the overload above, for display: empty if the hardware model uses the source as written.
[[nodiscard]] std::vector<KeptAccesses> kept_accesses(const Program& program, const HardwareModel& hardware);

} // namespace lockstep
