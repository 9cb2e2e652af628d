#include "core/schedule/overlap_in_time.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lockstep {

GroupsAtOnce groups_at_once(std::span<const GroupSpan> groups) {
    // Pairs of a cycle, and +1 for a group that starts or -1 for a group that ends.
    std::vector<std::pair<std::uint64_t, int>> changes;
    std::uint64_t sum = 0;
    std::uint64_t end = 0;
    std::set<std::uint32_t> multiprocessors;
    for (const GroupSpan& span : groups) {
        changes.emplace_back(span.begin, 1);
        changes.emplace_back(span.end, -1);
        sum += span.end - span.begin;
        end = std::max(end, span.end);
        multiprocessors.insert(span.multiprocessor);
    }
    // The pairs are ordered so that, within a cycle, ends are counted before starts.
    std::ranges::sort(changes);
    GroupsAtOnce result;
    result.multiprocessors = static_cast<std::uint32_t>(multiprocessors.size());
    int now = 0;
    for (const auto& [cycle, change] : changes) {
        now += change;
        result.most = std::max(result.most, static_cast<std::uint32_t>(std::max(now, 0)));
    }
    result.mean = end == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(end);
    return result;
}

std::vector<std::uint64_t> groups_beside(std::span<const GroupSpan> groups, std::uint64_t group) {
    std::vector<std::uint64_t> beside;
    const GroupSpan& own = groups[group];
    for (std::uint64_t other = 0; other < groups.size(); ++other) {
        const GroupSpan& span = groups[other];
        if (other != group && span.begin < own.end && own.begin < span.end) {
            beside.push_back(other);
        }
    }
    return beside;
}

} // namespace lockstep
