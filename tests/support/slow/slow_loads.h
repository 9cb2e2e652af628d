#pragma once

#include "core/schedule/step_costs.h"
#include "core/site/program.h"
#include "tests/support/slow/slow_policy.h"

#include <cstdint>
#include <vector>

namespace lockstep::test {

[[nodiscard]] bool gives_value(Operation operation);

struct SlowWait {
    std::uint64_t until = 0; ///< cycle until which the warp waits; in the past: no wait
    WaitReason reason = WaitReason::none;
};

/// The rules of core/schedule/warps/scoreboard.h, applied to lists of all loads ever issued.
class SlowLoads {
public:
    SlowLoads(const Program& program, const std::vector<StepCost>& costs, const HardwareModel& hardware)
        : program_(program), costs_(costs), hardware_(hardware), returns_(hardware.multiprocessors) {}

    /// Returns what the warp's next step waits for. `promised` is the number of loads on the multiprocessor
    /// that have reserved room but have not issued. Reserves room for the step if it does not have to wait.
    SlowWait wait(SlowWarp& warp, std::uint32_t multiprocessor, std::size_t promised, std::uint64_t now);
    /// Adds an issued load whose value arrives in cycle `back`.
    void add(SlowWarp& warp, std::uint32_t multiprocessor, std::uint32_t site, std::uint64_t back);

    /// Returns whether loads stay in flight while their warp continues. If not, a warp waits for each load as
    /// soon as it issues.
    [[nodiscard]] bool fly() const { return hardware_.loads_per_warp != 0 && !program_.needs.empty(); }
    /// Returns which kind of memory a step of the site waits for.
    [[nodiscard]] WaitReason reason_of(std::uint32_t site) const;

private:
    const Program& program_;
    const std::vector<StepCost>& costs_;
    const HardwareModel& hardware_;
    std::vector<std::vector<std::uint64_t>>
        returns_; ///< by multiprocessor: return cycles of all its loads from global memory
};

} // namespace lockstep::test
