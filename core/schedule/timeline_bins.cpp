#include "core/schedule/timeline_bins.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

/// Returns the index of a state in binned_states.
std::size_t number(const Interval& interval) {
    // Indexed by WarpState. The entry for `blocked` is not used, because by_reason provides the index for
    // blocked intervals.
    static constexpr std::array<std::size_t, 4> by_state = {0, 1, 0, 2};
    static constexpr std::array<std::size_t, 5> by_reason = {6, 3, 4, 5, 6}; // indexed by WaitReason
    return interval.state == WarpState::blocked ? by_reason[static_cast<std::size_t>(interval.reason)]
                                                : by_state[static_cast<std::size_t>(interval.state)];
}

} // namespace

TimelineBins::TimelineBins(const Timeline& timeline) {
    const std::uint64_t cycles = timeline.intervals.empty() ? 0 : timeline.intervals.back().end;
    width_ = std::bit_ceil(std::max<std::uint64_t>(1, (cycles + most_bins - 1) / most_bins));
    count_ = (cycles + width_ - 1) / width_;
    for (const Residency& residency : timeline.residencies) {
        slot_count_ = std::max(slot_count_, residency.slot + 1);
    }
    sums_.resize(static_cast<std::size_t>(count_) * slot_count_);
    for (const Interval& interval : timeline.intervals) {
        add(timeline.residencies[interval.residency].slot, interval);
    }
    sort_by_length(timeline);
}

void TimelineBins::add(std::uint32_t slot, const Interval& interval) {
    const std::size_t state = number(interval);
    std::uint64_t begin = interval.begin;
    for (std::uint64_t bin = begin / width_; begin < interval.end; ++bin) {
        const std::uint64_t border = std::min(interval.end, (bin + 1) * width_);
        sums_[static_cast<std::size_t>(bin) * slot_count_ + slot][state] +=
            static_cast<std::uint32_t>(border - begin);
        begin = border;
    }
}

void TimelineBins::sort_by_length(const Timeline& timeline) {
    std::array<std::size_t, 65> counts{};
    const auto length_class = [](const Interval& each) {
        return static_cast<std::size_t>(std::bit_width(each.end - each.begin));
    };
    for (const Interval& interval : timeline.intervals) {
        ++counts[length_class(interval)];
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        by_length_[i].reserve(counts[i]);
    }
    for (std::size_t i = 0; i < timeline.intervals.size(); ++i) {
        by_length_[length_class(timeline.intervals[i])].push_back(static_cast<std::uint32_t>(i));
    }
}

std::vector<std::uint32_t> TimelineBins::longest(const Timeline& timeline, std::uint64_t length,
                                                 std::uint64_t begin, std::uint64_t end) const {
    std::vector<std::uint32_t> found;
    const auto end_of = [&timeline](std::uint32_t index) { return timeline.intervals[index].end; };
    for (auto bits = static_cast<std::size_t>(std::bit_width(length)); bits < by_length_.size(); ++bits) {
        const std::vector<std::uint32_t>& alike = by_length_[bits];
        // Upper bound of the lengths in cycles of the intervals in `alike`.
        const std::uint64_t most = bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
        for (auto each = std::ranges::upper_bound(alike, begin, {}, end_of); each != alike.end(); ++each) {
            const Interval& interval = timeline.intervals[*each];
            if (interval.end >= most &&
                interval.end - most >= end) { // all later intervals in `alike` also start at or after `end`
                break;
            }
            if (interval.begin < end && interval.end - interval.begin >= length) {
                found.push_back(*each);
            }
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace lockstep
