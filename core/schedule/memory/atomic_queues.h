#pragma once

#include "core/analysis/memory/requests.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/warp_streams.h"

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

namespace lockstep {

/// What an atomic requires of the L2 slices.
struct AtomicTurns {
    std::uint32_t turns = 0;
    bool exchanges = false; ///< for a compare-exchange, which may fail and be retried
};

/// Atomics on global memory, for which all multiprocessors queue at the slices of L2. There, each sector
/// takes one pass per lane on its most contended address. Slices are interleaved in units of slice_bytes:
///
///     address   0        512       1024 ...        slice  0, 1, 2, ..., l2_slices - 1, 0, ...
///
/// Time is counted in passes, at the number that 1,000 cycles can serve, so that no fraction is lost.
///
/// Each compare-exchange that succeeds makes the waiting ones fail. A waiting one succeeds after its failure
/// has been returned and it has queued again behind all others. The number of failures in between does not
/// matter.
///
///     failed  -- latency_l2 --> tries again  | waiting | waiting | ... | succeeds
class AtomicQueues {
public:
    explicit AtomicQueues(const HardwareModel& hardware);

    /// The cycle at which the last slice has served its share of an atomic's passes, which is proportional to
    /// its share of the sectors. They queue from cycle `start` on.
    std::uint64_t serve(const WarpInstruction& step, AtomicTurns turns, std::span<const TouchedLine> lines,
                        std::uint64_t start);
    /// The cycle at which all atomics are served.
    [[nodiscard]] std::uint64_t drained() const;

private:
    struct Slice {
        std::uint64_t taken_until = 0;
        std::deque<std::uint64_t> exchanges; ///< times at which the waiting ones succeed
    };
    [[nodiscard]] std::uint64_t turns_of_exchange(Slice& slice, std::uint64_t start) const;
    [[nodiscard]] std::uint64_t in_cycles(std::uint64_t turns) const { return (turns + rate_ - 1) / rate_; }

    const std::uint64_t rate_;
    const std::uint32_t line_bytes_;
    const std::uint32_t slice_bytes_;
    const std::uint64_t latency_;
    std::vector<Slice> slices_;
};

} // namespace lockstep
