#pragma once

#include "core/schedule/timeline.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Records the states of all warps as a hash and, if requested, the timeline of one multiprocessor.
class TimelineRecorder {
public:
    TimelineRecorder(std::optional<std::uint32_t> multiprocessor, std::uint32_t slots,
                     std::size_t longest = most_intervals)
        : multiprocessor_(multiprocessor),
          slots_(slots),
          first_slot_(multiprocessor.value_or(0) * slots),
          recorded_slots_(multiprocessor ? slots : 0),
          most_intervals_(longest),
          residency_(multiprocessor ? slots : 0) {
        timeline_.multiprocessor = multiprocessor.value_or(0);
    }

    /// Records that a warp enters a slot. The number `slot` counts the slots of all multiprocessors
    /// consecutively.
    void enter(std::uint32_t slot, std::uint64_t group, std::uint32_t warp, std::uint64_t now) {
        if (is_recorded(slot)) {
            residency_[slot % slots_] = static_cast<std::uint32_t>(timeline_.residencies.size());
            timeline_.residencies.push_back({slot % slots_, group, warp, now, now});
        }
    }
    void leave(std::uint32_t slot, std::uint64_t now) {
        if (is_recorded(slot)) {
            timeline_.residencies[residency_[slot % slots_]].end = now;
        }
    }
    /// Adds an interval that has ended. Ignores intervals of zero cycles.
    void add(std::uint32_t slot, const Interval& interval) {
        if (interval.begin == interval.end) {
            return;
        }
        // A sum does not depend on the order in which intervals end.
        hash_ += mixed(slot, interval);
        if (is_recorded(slot)) {
            keep(slot, interval);
        }
    }

    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    [[nodiscard]] std::optional<Timeline> take() {
        return multiprocessor_ ? std::optional(std::move(timeline_)) : std::nullopt;
    }

private:
    void keep(std::uint32_t slot, const Interval& interval) {
        timeline_.is_whole = timeline_.is_whole && timeline_.intervals.size() < most_intervals_;
        if (timeline_.is_whole) {
            timeline_.intervals.push_back(interval);
            timeline_.intervals.back().residency = residency_[slot % slots_];
        }
    }
    [[nodiscard]] bool is_recorded(std::uint32_t slot) const { return slot - first_slot_ < recorded_slots_; }
    /// Returns a hash of the members of an interval, computed with the final mixing steps of MurmurHash3.
    [[nodiscard]] static std::uint64_t mixed(std::uint32_t slot, const Interval& interval) {
        const auto what =
            static_cast<std::uint64_t>(interval.state) * 8 + static_cast<std::uint64_t>(interval.reason);
        std::uint64_t h = interval.begin * 0x9E3779B97F4A7C15 + interval.end;
        h = (h ^ (h >> 33)) * 0xFF51AFD7ED558CCD + (std::uint64_t{slot} << 32) + interval.site;
        h = (h ^ (h >> 33)) * 0xC4CEB9FE1A85EC53 + what + (std::uint64_t{interval.step} << 8);
        return h ^ (h >> 29);
    }

    std::optional<std::uint32_t> multiprocessor_;
    std::uint32_t slots_;
    std::uint32_t first_slot_;
    /// Number of slots that are recorded, from the first recorded slot on; 0 if no timeline is recorded.
    std::uint32_t recorded_slots_;
    std::size_t most_intervals_;
    std::vector<std::uint32_t> residency_; ///< for each recorded slot, the index of its current residency
    Timeline timeline_;
    std::uint64_t hash_ = 0;
};

} // namespace lockstep
