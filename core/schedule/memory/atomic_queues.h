#pragma once

#include "core/analysis/memory/requests.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/warp_streams.h"

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

namespace lockstep {

/// The passes that an atomic request needs at the L2 slices.
struct AtomicTurns {
    std::uint32_t turns = 0;
    /// Whether the request is a compare-exchange, which may fail and then be retried.
    bool exchanges = false;
};

/// The queues of atomics on global memory at the slices of L2, which all multiprocessors share. Each sector
/// of a request needs as many passes as lanes access its most contended address. Addresses are interleaved
/// over the slices in units of slice_bytes:
///
///     address   0        512       1024 ...        slice  0, 1, 2, ..., l2_slices - 1, 0, ...
///
/// Internally, a cycle is divided into atomics_per_kilocycle units of time, and a pass takes 1,000 units, so
/// that no fraction is lost.
///
/// If a compare-exchange is successful, all waiting ones fail. A waiting one is successful after its failure
/// has been returned and it has queued again after all others. The number of failures in between does not
/// affect the time.
///
///     failed  -- latency_l2 --> tries again  | waiting | waiting | ... | succeeds
class AtomicQueues {
public:
    explicit AtomicQueues(const HardwareModel& hardware);

    /// Adds an atomic request to the queues in cycle `start`. Each slice serves a share of the passes in
    /// proportion to its share of the sectors. Returns the cycle at which the last slice has finished.
    std::uint64_t serve(const WarpInstruction& step, AtomicTurns turns, std::span<const TouchedLine> lines,
                        std::uint64_t start);
    /// Returns the cycle at which all atomics have been served.
    [[nodiscard]] std::uint64_t drained() const;

private:
    struct Slice {
        std::uint64_t taken_until = 0;
        /// For each waiting compare-exchange, the time at which it succeeds.
        std::deque<std::uint64_t> exchanges;
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
