#pragma once

#include "core/hardware/hardware_model.h"
#include "tests/support/slow_policy.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

namespace lockstep::test {

/// Who waits at the barriers, and when they may go on.
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

    /// The group's warps that are not done; none where one of them is elsewhere.
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
    std::map<std::uint64_t, std::uint64_t> taken_; ///< by group: until all that came were taken
};

} // namespace lockstep::test
