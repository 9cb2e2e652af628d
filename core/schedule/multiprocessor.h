#pragma once

#include "core/analysis/memory/cache.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/account.h"
#include "core/schedule/cost.h"
#include "core/schedule/overlap_in_time.h"
#include "core/schedule/timeline.h"
#include "core/schedule/warps/warp_streams.h"
#include "core/site/program.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Cycles in which warps did not issue, by reason. With the reason `ready`, the warp could have issued, but
/// its scheduler issued another warp.
struct Stalls {
    std::uint64_t global = 0;
    std::uint64_t local = 0;
    std::uint64_t barrier = 0;
    std::uint64_t dependency = 0;
    std::uint64_t ready = 0;
    [[nodiscard]] std::uint64_t sum() const { return global + local + barrier + dependency + ready; }
    Stalls& operator+=(const Stalls& other);
    friend bool operator==(const Stalls&, const Stalls&) = default;
};

/// Returns the stall counter for a wait reason.
[[nodiscard]] constexpr std::uint64_t Stalls::*stall_of(WaitReason reason) {
    switch (reason) {
    case WaitReason::local:
        return &Stalls::local;
    case WaitReason::barrier:
        return &Stalls::barrier;
    case WaitReason::dependency:
        return &Stalls::dependency;
    case WaitReason::none: // never the reason of a waiting warp
    case WaitReason::global:
        break;
    }
    return &Stalls::global;
}

struct SimulationOptions {
    std::optional<CostKind> without; ///< the kind of cost that the simulation sets to zero, if any
    bool with_miss_kinds = false;    ///< whether to classify cache misses, which makes the simulation slower
    std::optional<std::uint32_t> record; ///< number of the multiprocessor whose timeline is recorded, if any
    bool with_account = false;           ///< whether to account for the cycles of the schedulers
    std::size_t threads = 1;             ///< maximum number of threads; the result does not depend on it
};

/// The simulation results of one launch.
struct Simulation {
    /// Cycles until the last warp has finished and all writes have been transferred.
    std::uint64_t cycles = 0;
    std::uint64_t issue_cycles = 0; ///< cycles in which a scheduler issued, summed over all schedulers
    std::uint64_t warp_steps = 0;
    std::uint32_t multiprocessors_used = 0;
    /// Issue cycles / cycles of the schedulers, on the multiprocessors that ran a group.
    double utilisation = 0;
    /// Resident warps / warp slots, over the cycles in which a multiprocessor had a resident warp.
    double achieved_occupancy = 0;
    /// The share of the scheduler cycles with a waiting warp in which another warp issues.
    double latency_hidden = 0;
    Stalls stalls;
    std::vector<Stalls> stalls_by_site;
    CacheFigures cache;
    bool has_miss_kinds = false; ///< whether cache misses were classified
    std::vector<CacheFigures> cache_by_site;
    std::array<std::uint64_t, cost_kinds> whole{}; ///< see Cost::whole
    /// For each kind of cost, whether the launch has it. If not, a simulation without it would have the same
    /// result.
    std::array<bool, cost_kinds> has_cost{};
    std::vector<GroupSpan> groups; ///< by linear group id
    std::uint64_t hash = 0;        ///< hash of the states of all warps, with the times of these states
    std::optional<Timeline> timeline;
    std::optional<CycleAccount> account; ///< only if the options want it
};

/// Simulates the warps of a launch on the hardware model, with up to `resident_groups` (at least 1) groups at
/// the same time on a multiprocessor (see occupancy.h).
///
/// Groups are assigned in row-major order, first round-robin to all multiprocessors, then to those on which a
/// group has ended, no faster than groups_per_kilocycle. The warps of a group take the lowest free slots;
/// slot s belongs to scheduler s mod schedulers. A scheduler with ready warps selects one according to its
/// policy and issues the warp's next step. This occupies the scheduler for the issue cycles of the step:
/// ceil(W / arithmetic lanes) for each operation of the source, and one for the step itself. After the
/// operations, the warp waits latency_arithmetic - 1 cycles for their result. In the cycle of the step
/// itself, it accesses memory; the warp waits until the pipe has accepted its request. The first step that
/// needs the value of a load waits for it (see scoreboard.h). If loads_per_warp is 0, or it is unknown which
/// steps need the value, the load itself waits.
///
///     warp 0   ooooo s ooo s ----- latency ------ ooooo u      o operation, s loads, u uses both
///     warp 1         ooooo s ooo s ----- latency ------ ooooo u
///
/// A barrier stops a warp until all unfinished warps of its group have reached a barrier; for a group of one
/// warp, it costs nothing. Events of the same cycle are processed in the order of multiprocessors and slots,
/// so the result depends only on the arguments. Errors: cancelled.
Result<Simulation> simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                            std::uint32_t resident_groups, const SimulationOptions& options = {},
                            const ProgressSink& progress = {});

} // namespace lockstep
