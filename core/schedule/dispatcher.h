#pragma once

#include "core/hardware/hardware_model.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Hands groups out no faster than the machine can: groups_per_kilocycle in 1,000 cycles, to all
/// multiprocessors together. Time is counted in the groups that 1,000 cycles would have seen, so that no
/// fraction is lost.
class Dispatcher {
public:
    using Cycles = std::uint64_t;

    explicit Dispatcher(const HardwareModel& hardware) : rate_(hardware.groups_per_kilocycle) {}

    /// The cycle, not before `now`, in which the next group can be handed out.
    [[nodiscard]] Cycles next(Cycles now) const {
        return rate_ == 0 ? now : std::max(now, (taken_until_ + rate_ - 1) / rate_);
    }
    void hand_out(Cycles now) {
        const Cycles idle_until =
            now == 0 ? 0 : (now - 1) * rate_ + 1; // the first moment that falls into `now`
        taken_until_ = std::max(taken_until_, idle_until) + 1000;
    }

private:
    const Cycles rate_;
    Cycles taken_until_ = 0;
};

} // namespace lockstep
