#pragma once

#include "core/analysis/memory/cache.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/cost.h"
#include "core/schedule/overlap_in_time.h"
#include "core/schedule/timeline.h"
#include "core/schedule/warp_streams.h"
#include "core/site/program.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Warp cycles spent waiting, by reason; `ready`: able to issue, but another warp did.
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

/// The stalls of a reason to wait.
[[nodiscard]] constexpr std::uint64_t Stalls::*stall_of(WaitReason reason) {
    switch (reason) {
    case WaitReason::local:
        return &Stalls::local;
    case WaitReason::barrier:
        return &Stalls::barrier;
    case WaitReason::dependency:
        return &Stalls::dependency;
    case WaitReason::none: // nobody waits for nothing
    case WaitReason::global:
        break;
    }
    return &Stalls::global;
}

struct SimulationOptions {
    std::optional<CostKind> without;     ///< a cost that is set to zero
    bool with_miss_kinds = false;        ///< classify misses (slower)
    std::optional<std::uint32_t> record; ///< keep the timeline of this multiprocessor
    std::size_t threads = 1;             ///< that work at it at most; on any number it is the same
};

/// What the simulated machine did with one launch.
struct Simulation {
    std::uint64_t cycles = 0;       ///< until the last warp is done and all writes have been moved
    std::uint64_t issue_cycles = 0; ///< of all schedulers
    std::uint64_t warp_steps = 0;
    std::uint32_t multiprocessors_used = 0;
    double utilisation = 0;        ///< issue cycles / cycles of the schedulers of the multiprocessors used
    double achieved_occupancy = 0; ///< warps resident / slots, over the cycles with any
    double latency_hidden = 0; ///< share of a scheduler's cycles with a waiting warp in which another issues
    Stalls stalls;
    std::vector<Stalls> stalls_by_site;
    CacheFigures cache;
    bool has_miss_kinds = false; ///< they were asked for
    std::vector<CacheFigures> cache_by_site;
    std::array<std::uint64_t, cost_kinds> whole{}; ///< see Cost::whole
    std::array<bool, cost_kinds> has_cost{};       ///< false: without this cost the course is the same
    std::vector<GroupSpan> groups;                 ///< by linear group id
    std::uint64_t hash = 0;                        ///< of every state of every warp, with its times
    std::optional<Timeline> timeline;
};

/// Runs a launch's warps on the machine of the hardware model, `resident_groups` (at least 1) at once on a
/// multiprocessor (see occupancy.h).
///
/// Groups go out in row-major order, one to each multiprocessor in turn, then to those where one has ended,
/// no faster than groups_per_kilocycle. A group's warps take the lowest free slots; slot s belongs to
/// scheduler s mod schedulers. A scheduler with a ready warp picks one by policy and issues its next step,
/// which keeps it for the step's issue cycles: for each operation of the source ceil(W / arithmetic lanes),
/// and one for the step itself. After the operations their result is waited for, latency_arithmetic - 1
/// cycles. In its own cycle the step goes to memory; the warp waits until the pipe has taken its request. The
/// value of a load is waited for by the first step that needs it (see scoreboard.h); with loads_per_warp 0,
/// or where the program does not tell its needs, by the load.
///
///     warp 0   ooooo s ooo s ----- latency ------ ooooo u      o operation, s loads, u uses both
///     warp 1         ooooo s ooo s ----- latency ------ ooooo u
///
/// A barrier holds a warp until all warps of its group that are not done stand at one; for a group of one
/// warp it costs nothing. What happens in one cycle happens in the order of multiprocessors and slots, so the
/// result depends on nothing but the arguments. Errors: cancelled.
Result<Simulation> simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                            std::uint32_t resident_groups, const SimulationOptions& options = {},
                            const ProgressSink& progress = {});

} // namespace lockstep
