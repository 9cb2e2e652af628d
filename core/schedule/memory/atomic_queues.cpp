#include "core/schedule/memory/atomic_queues.h"

#include <algorithm>
#include <bit>

namespace lockstep {

AtomicQueues::AtomicQueues(const HardwareModel& hardware)
    : rate_(hardware.atomics_per_kilocycle),
      line_bytes_(hardware.line_bytes),
      slice_bytes_(hardware.slice_bytes),
      latency_(hardware.latency_l2),
      slices_(hardware.l2_slices) {}

std::uint64_t AtomicQueues::serve(const WarpInstruction& step, AtomicTurns turns,
                                  std::span<const TouchedLine> lines, std::uint64_t start) {
    std::uint64_t last = 0;
    for (const TouchedLine line : lines) {
        const std::uint64_t stretch = line_number(line) * line_bytes_ / slice_bytes_;
        const auto sectors = static_cast<std::uint64_t>(std::popcount(sectors_of(line)));
        Slice& slice = slices_[stretch % slices_.size()];
        const std::uint64_t waited = turns.exchanges ? turns_of_exchange(slice, start * rate_) : 0;
        slice.taken_until = std::max(slice.taken_until, start * rate_) + waited +
                            1000 * sectors * turns.turns / std::max(1U, step.passes);
        if (turns.exchanges) {
            slice.exchanges.push_back(slice.taken_until);
        }
        last = std::max(last, slice.taken_until);
    }
    return in_cycles(last);
}

/// Returns how long a compare-exchange waits in the queue before its own pass, in units of time of the queue;
/// 0 if no other compare-exchange is waiting.
std::uint64_t AtomicQueues::turns_of_exchange(Slice& slice, std::uint64_t start) const {
    while (!slice.exchanges.empty() && slice.exchanges.front() <= start) {
        slice.exchanges.pop_front();
    }
    return slice.exchanges.empty() ? 0 : latency_ * rate_ + 1000 * slice.exchanges.size();
}

std::uint64_t AtomicQueues::drained() const {
    return in_cycles(std::ranges::max(slices_, {}, &Slice::taken_until).taken_until);
}

} // namespace lockstep
