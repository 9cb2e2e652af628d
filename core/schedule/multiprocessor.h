#pragma once

#include "core/analysis/memory/cache.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
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

/// Cycles that warps spent waiting, by reason. `ready` means that the warp could issue, but another warp did.
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

/// The stall counter for a wait reason.
[[nodiscard]] constexpr std::uint64_t Stalls::*stall_of(WaitReason reason) {
    switch (reason) {
    case WaitReason::local:
        return &Stalls::local;
    case WaitReason::barrier:
        return &Stalls::barrier;
    case WaitReason::dependency:
        return &Stalls::dependency;
    case WaitReason::none: // no warp waits without a reason
    case WaitReason::global:
        break;
    }
    return &Stalls::global;
}

struct SimulationOptions {
    std::optional<CostKind> without;     ///< cost to set to zero
    bool with_miss_kinds = false;        ///< classify misses (slower)
    std::optional<std::uint32_t> record; ///< multiprocessor whose timeline is kept
    std::size_t threads = 1;             ///< maximum number of threads; the result does not depend on it
};

/// The simulated machine's results for one launch.
struct Simulation {
    std::uint64_t cycles = 0;       ///< until the last warp is done and all writes have been moved
    std::uint64_t issue_cycles = 0; ///< of all schedulers
    std::uint64_t warp_steps = 0;
    std::uint32_t multiprocessors_used = 0;
    double utilisation = 0;        ///< issue cycles / scheduler cycles of the multiprocessors used
    double achieved_occupancy = 0; ///< resident warps / slots, over the cycles with a resident warp
    double latency_hidden = 0;     ///< share of scheduler cycles with a waiting warp in which another issues
    Stalls stalls;
    std::vector<Stalls> stalls_by_site;
    CacheFigures cache;
    bool has_miss_kinds = false; ///< whether they were requested
    std::vector<CacheFigures> cache_by_site;
    std::array<std::uint64_t, cost_kinds> whole{}; ///< see Cost::whole
    std::array<bool, cost_kinds> has_cost{};       ///< if false, the simulation without this cost is the same
    std::vector<GroupSpan> groups;                 ///< by linear group id
    std::uint64_t hash = 0;                        ///< hash of all states of all warps with their times
    std::optional<Timeline> timeline;
};

/// Runs a launch's warps on the machine of the hardware model, `resident_groups` (at least 1) at once on a
/// multiprocessor (see occupancy.h).
///
/// Groups are handed out in row-major order, one to each multiprocessor in turn, then to those where a group
/// has ended, no faster than groups_per_kilocycle. A group's warps take the lowest free slots; slot s belongs
/// to scheduler s mod schedulers. A scheduler with a ready warp picks one by policy and issues its next step.
/// This keeps the scheduler busy for the step's issue cycles: ceil(W / arithmetic lanes) for each operation
/// of the source, and one for the step itself. After the operations, the warp waits latency_arithmetic - 1
/// cycles for their result. In the step's own cycle, it accesses memory; the warp waits until the pipe has
/// taken its request. The first step that needs a load's value waits for it (see scoreboard.h). With
/// loads_per_warp 0, or if the program's needs are unknown, the load itself waits.
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
