#include "core/advice/sampled_groups.h"

#include <set>

namespace lockstep {

std::vector<Group> groups_to_sample(std::uint64_t groups) {
    const std::uint64_t middle = groups / 2;
    std::vector<Group> sample;
    for (const std::uint64_t group : std::set<std::uint64_t>{0, 1, middle, middle + 1}) {
        if (group < groups) {
            sample.emplace_back(group);
        }
    }
    return sample;
}

bool has_room_in_sample(const Trace& trace, std::span<const Group> sample, Group group) {
    constexpr std::uint64_t most_events = 1 << 24;
    const std::uint64_t items = items_per_group(trace.range);
    std::uint64_t taken = 0;
    for (const Group each : sample) {
        const std::uint64_t first = each.value() * items;
        const std::uint64_t events = trace.offsets[first + items] - trace.offsets[first];
        const bool has_room = each == sample.front() || taken + events <= most_events;
        if (each == group) {
            return has_room;
        }
        taken += has_room ? events : 0;
    }
    return false;
}

} // namespace lockstep
