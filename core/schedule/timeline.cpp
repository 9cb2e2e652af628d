#include "core/schedule/timeline.h"

#include <algorithm>

namespace lockstep {

const Interval* Timeline::at(std::uint32_t slot, std::uint64_t cycle) const {
    for (const Interval* interval : at(cycle)) {
        if (residencies[interval->residency].slot == slot) {
            return interval;
        }
    }
    return nullptr;
}

/// Returns the intervals that contain the cycle. The search stops after as many intervals as there are
/// resident warps, because each resident warp is in exactly one state.
std::vector<const Interval*> Timeline::at(std::uint64_t cycle) const {
    const auto resident = static_cast<std::size_t>(std::ranges::count_if(
        residencies, [cycle](const Residency& each) { return each.begin <= cycle && cycle < each.end; }));
    std::vector<const Interval*> found;
    for (auto each = after(cycle); each != intervals.end() && found.size() < resident; ++each) {
        if (each->begin <= cycle) {
            found.push_back(&*each);
        }
    }
    return found;
}

std::vector<Interval>::const_iterator Timeline::after(std::uint64_t cycle) const {
    return std::ranges::upper_bound(intervals, cycle, {}, &Interval::end);
}

} // namespace lockstep
