#pragma once

#include "core/hardware/hardware_model.h"

#include <algorithm>
#include <cstdint>

namespace lockstep {

/// Limits the rate at which groups start to groups_per_kilocycle per 1,000 cycles, over all multiprocessors.
/// Internally, a cycle is divided into groups_per_kilocycle units of time, and starting a group takes 1,000
/// units, so that no fraction is lost.
class Dispatcher {
public:
    using Cycles = std::uint64_t;

    explicit Dispatcher(const HardwareModel& hardware) : rate_(hardware.groups_per_kilocycle) {}

    /// Returns the first cycle, not before `now`, in which the next group can start.
    [[nodiscard]] Cycles next(Cycles now) const {
        return rate_ == 0 ? now : std::max(now, (taken_until_ + rate_ - 1) / rate_);
    }
    void hand_out(Cycles now) {
        const Cycles idle_until = now == 0 ? 0 : (now - 1) * rate_ + 1; // the first moment of cycle `now`
        taken_until_ = std::max(taken_until_, idle_until) + 1000;
    }

private:
    const Cycles rate_;
    Cycles taken_until_ = 0;
};

} // namespace lockstep
