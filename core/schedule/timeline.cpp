#include "core/schedule/timeline.h"

#include <algorithm>

namespace lockstep {

const Interval* Timeline::at(std::uint32_t slot, std::uint64_t cycle) const {
    const auto found = std::ranges::find_if(intervals, [&](const Interval& interval) {
        return interval.begin <= cycle && cycle < interval.end &&
               residencies[interval.residency].slot == slot;
    });
    return found == intervals.end() ? nullptr : &*found;
}

} // namespace lockstep
