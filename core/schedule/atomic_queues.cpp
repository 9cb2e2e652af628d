#include "core/schedule/atomic_queues.h"

#include <algorithm>
#include <bit>

namespace lockstep {

AtomicQueues::AtomicQueues(const HardwareModel& hardware)
    : rate_(hardware.atomics_per_kilocycle),
      line_bytes_(hardware.line_bytes),
      slice_bytes_(hardware.slice_bytes),
      taken_until_(hardware.l2_slices) {}

std::uint64_t AtomicQueues::serve(const WarpInstruction& step, std::uint32_t turns,
                                  std::span<const TouchedLine> lines, std::uint64_t start) {
    std::uint64_t last = 0;
    for (const TouchedLine line : lines) {
        const std::uint64_t stretch = line_number(line) * line_bytes_ / slice_bytes_;
        const auto sectors = static_cast<std::uint64_t>(std::popcount(sectors_of(line)));
        std::uint64_t& taken_until = taken_until_[stretch % taken_until_.size()];
        taken_until =
            std::max(taken_until, start * rate_) + 1000 * sectors * turns / std::max(1U, step.passes);
        last = std::max(last, taken_until);
    }
    return in_cycles(last);
}

std::uint64_t AtomicQueues::drained() const {
    return in_cycles(std::ranges::max(taken_until_));
}

} // namespace lockstep
