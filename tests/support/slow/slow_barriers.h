#pragma once

#include "core/hardware/hardware_model.h"
#include "tests/support/slow/slow_policy.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace lockstep::test {

/// Tracks the warps that wait at barriers, and when they may continue.
class SlowBarriers {
public:
    explicit SlowBarriers(const HardwareModel& hardware) : hardware_(hardware) {}

    void come(std::uint64_t group, std::uint64_t now) {
        std::uint64_t& taken = taken_[group];
        taken = std::max(taken, now) + hardware_.barrier_cycles;
    }
    [[nodiscard]] std::uint64_t open_at(std::uint64_t group) {
        return taken_[group] + hardware_.latency_barrier;
    }

    /// Returns the group's unfinished warps; empty if one of them is not at the barrier.
    static std::vector<SlowWarp*> all_of(std::vector<SlowWarp>& warps, std::uint64_t group) {
        std::vector<SlowWarp*> waiting;
        for (SlowWarp& warp : warps) {
            if (warp.doing == Doing::nothing || warp.doing == Doing::done || warp.group != group) {
                continue;
            }
            if (warp.doing != Doing::at_barrier) {
                return {};
            }
            waiting.push_back(&warp);
        }
        return waiting;
    }

private:
    const HardwareModel& hardware_;
    /// For each group, the cycle in which all arrivals so far have been handled.
    std::map<std::uint64_t, std::uint64_t> taken_;
};

} // namespace lockstep::test
