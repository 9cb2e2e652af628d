#include "core/run/log/log_plan.h"

#include <algorithm>
#include <numeric>

namespace lockstep {

LogLimits limits_of(std::uint64_t budget_bytes, std::uint64_t most_bytes, std::uint64_t part_bytes) {
    const std::uint64_t all_bytes = std::min(budget_bytes / 2, most_bytes);
    return {all_bytes, std::min(budget_bytes / 8, most_bytes), std::min(all_bytes, part_bytes), all_bytes,
            all_bytes, budget_bytes + budget_bytes / 32 * 5};
}

LogLimits of_log_nobody_keeps(LogLimits limits) {
    limits.whole_bytes = limits.part_bytes;
    // Smaller, because this part is kept in memory and its transfer is slower.
    limits.first_bytes = limits.part_bytes / 8;
    return limits;
}

std::vector<GroupRange> split_log(std::span<const std::uint64_t> group_bytes, const LogLimits& limits) {
    const std::uint64_t all = std::accumulate(group_bytes.begin(), group_bytes.end(), std::uint64_t{0});
    if (all <= limits.whole_bytes) {
        return {{0, group_bytes.size()}};
    }
    std::vector<GroupRange> parts;
    std::uint64_t bytes = 0;
    for (std::uint64_t group = 0; group < group_bytes.size(); ++group) {
        const std::uint64_t most = parts.size() == 1 ? limits.first_bytes : limits.part_bytes;
        if (parts.empty() || bytes + group_bytes[group] > most) {
            parts.push_back({group, group});
            bytes = 0;
        }
        bytes += group_bytes[group];
        parts.back().end = group + 1;
    }
    return parts;
}

GroupRange joined_parts(std::span<const GroupRange> parts, std::size_t& next, std::uint64_t most_bytes,
                        const std::function<std::uint64_t(GroupRange)>& bytes_of) {
    GroupRange joined = parts[next++];
    while (next < parts.size() && bytes_of({joined.first, parts[next].end}) <= most_bytes) {
        joined.end = parts[next++].end;
    }
    return joined;
}

std::uint64_t peak_bytes(const GroupBytes& groups, std::span<const GroupRange> parts) {
    std::uint64_t peak = 0;
    std::uint64_t first_part = 0;
    for (const GroupRange& part : parts) {
        const auto logs = groups.log.subspan(part.first, part.count());
        const std::uint64_t log = std::accumulate(logs.begin(), logs.end(), std::uint64_t{0});
        const std::uint64_t largest = std::ranges::max(groups.analysis.subspan(part.first, part.count()));
        peak = std::max(peak, first_part + log + largest);
        first_part = part.first == 0 ? log : first_part;
    }
    return peak;
}

bool are_within(const LogLimits& limits, const GroupBytes& groups, std::span<const GroupRange> parts) {
    return std::ranges::max(groups.log) <= limits.group_bytes &&
           peak_bytes(groups, parts) <= limits.peak_bytes;
}

std::uint64_t bytes_wanted(const Launch& launch) {
    std::uint64_t bytes = item_count(launch.range) * 3 * sizeof(std::uint64_t);
    for (const Argument& argument : launch.arguments) {
        bytes += argument.kind == ArgumentKind::buffer ? argument.size_bytes : 0;
    }
    return bytes;
}

Error log_too_large(const GroupBytes& groups, std::span<const GroupRange> parts, const LogLimits& limits,
                    const LogBudget& budget) {
    const std::uint64_t all = std::accumulate(groups.log.begin(), groups.log.end(), std::uint64_t{0});
    std::uint64_t log = 0;
    std::uint64_t analysis = 0;
    std::uint64_t fitting = 0;
    for (; fitting < groups.log.size(); ++fitting) {
        log += groups.log[fitting];
        analysis = std::max(analysis, groups.analysis[fitting]);
        if (log > limits.all_bytes || log + analysis > limits.peak_bytes) {
            break;
        }
    }
    const std::uint64_t largest = std::ranges::max(groups.log);
    const std::uint64_t needed = std::max(2 * largest, (peak_bytes(groups, parts) + 36) / 37 * 32) +
                                 (budget.bytes - std::min(budget.bytes, budget.left));
    return {.code = ErrorCode::log_too_large,
            .arguments = {std::to_string(all), std::to_string(budget.bytes), std::to_string(fitting),
                          std::to_string(groups.log.size()), std::to_string(largest),
                          needed > budget.bytes ? std::to_string(needed) : ""}};
}

} // namespace lockstep
