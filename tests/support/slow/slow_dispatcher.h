#pragma once

#include "core/hardware/hardware_model.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep::test {

/// Decides which multiprocessor gets the next group, and when. Each multiprocessor with free room gets one
/// group before any gets a second one.
struct SlowDispatcher {
    const HardwareModel& hardware;
    std::vector<std::uint32_t> round; ///< multiprocessors that still get a group in this round
    std::vector<std::pair<std::uint32_t, std::uint64_t>> left =
        {}; ///< finished groups: their multiprocessor, and when its room becomes available
    /// When the last group start is complete, in cycles times groups_per_kilocycle.
    std::uint64_t handed_out = 0;

    void leave(std::uint32_t multiprocessor, std::uint64_t now) {
        left.emplace_back(multiprocessor, now + hardware.latency_group);
    }
    /// Returns the number of groups that have finished on this multiprocessor but still occupy their room.
    [[nodiscard]] std::uint32_t kept(std::uint32_t multiprocessor, std::uint64_t now) const {
        return static_cast<std::uint32_t>(std::ranges::count_if(
            left, [&](const auto& room) { return room.first == multiprocessor && room.second > now; }));
    }

    /// Returns the multiprocessor that gets a group; none if no group can start in this cycle or none has
    /// room.
    std::optional<std::uint32_t> next(std::uint64_t now, const std::function<bool(std::uint32_t)>& has_room) {
        const std::uint64_t rate = hardware.groups_per_kilocycle;
        if (rate != 0 && handed_out > now * rate) {
            return std::nullopt;
        }
        if (round.empty()) {
            for (std::uint32_t m = 0; m < hardware.multiprocessors; ++m) {
                if (has_room(m)) {
                    round.push_back(m);
                }
            }
        }
        if (round.empty()) {
            return std::nullopt;
        }
        handed_out = std::max(handed_out, now == 0 ? 0 : (now - 1) * rate + 1) + 1000;
        const std::uint32_t first = round.front();
        round.erase(round.begin());
        return first;
    }
};

} // namespace lockstep::test
