#include "core/advice/sampled_groups.h"

#include <algorithm>
#include <map>
#include <span>

namespace lockstep {
namespace {

void append(const GroupSteps& from, const WarpStep& step, std::uint64_t base, GroupSteps& to) {
    WarpStep copy = step;
    copy.first = static_cast<std::uint32_t>(to.lanes.size());
    to.steps.push_back(copy);
    const auto lanes = from.lanes_of(step);
    to.lanes.insert(to.lanes.end(), lanes.begin(), lanes.end());
    for (const std::uint64_t payload : from.payloads_of(step)) {
        to.payloads.push_back(payload - base);
    }
}

/// Counts the distances between the starts of adjacent runs of addresses in a request.
void count_rows(std::span<const std::uint64_t> addresses, std::uint32_t bytes,
                std::map<std::uint64_t, std::uint64_t>& counts) {
    std::uint64_t begin = addresses.front();
    for (std::size_t i = 1; i < addresses.size(); ++i) {
        const std::uint64_t before = addresses[i - 1];
        if (addresses[i] == before || addresses[i] == before + bytes) {
            continue;
        }
        if (addresses[i] > begin) {
            ++counts[addresses[i] - begin];
        }
        begin = addresses[i];
    }
}

} // namespace

GroupSteps steps_on(const GroupSteps& steps, const Program& program, const ObjectInfo& object) {
    GroupSteps chosen;
    chosen.warp_width = steps.warp_width;
    for (const WarpStep& step : steps.steps) {
        const std::uint64_t first = steps.payloads_of(step)[0];
        const bool is_its = program.sites[step.site.index()].space == Space::local && first >= object.base &&
                            first < object.base + object.size_bytes;
        if (is_its) {
            append(steps, step, object.base, chosen);
        }
    }
    return chosen;
}

GroupSteps some_of(const GroupSteps& steps, std::size_t most) {
    GroupSteps chosen;
    chosen.warp_width = steps.warp_width;
    // Every `distance`-th step is selected. The distance is odd, because the numbers of iterations and warps
    // are often powers of two, so an even distance would always select the same ones.
    const std::size_t distance = steps.steps.size() <= most ? 1 : (steps.steps.size() / most) | 1;
    for (std::size_t i = 0; i < steps.steps.size(); i += distance) {
        append(steps, steps.steps[i], 0, chosen);
    }
    return chosen;
}

std::uint32_t element_bytes(const ObjectInfo& object, std::uint32_t word_bytes) {
    return std::max(word_bytes, size_bytes(object.element));
}

std::vector<std::uint64_t> rows_walked(const GroupSteps& steps, std::uint32_t bytes) {
    std::map<std::uint64_t, std::uint64_t> counts;
    for (const WarpStep& step : steps.steps) {
        count_rows(steps.payloads_of(step), bytes, counts);
    }
    std::vector<std::pair<std::uint64_t, std::uint64_t>> by_count;
    by_count.reserve(counts.size());
    for (const auto& [distance, count] : counts) {
        by_count.emplace_back(count, distance);
    }
    std::ranges::sort(by_count, std::greater<>());
    std::vector<std::uint64_t> rows;
    for (std::size_t i = 0; i < std::min<std::size_t>(2, by_count.size()); ++i) {
        rows.push_back(by_count[i].second);
    }
    return rows;
}

std::uint32_t padded_every(const GroupSteps& steps, std::uint32_t bytes) {
    for (const std::uint64_t row : {8U, 16U, 32U, 64U}) {
        std::vector<bool> touched(row + 1);
        std::uint64_t last = 0;
        for (const std::uint64_t address : steps.payloads) {
            touched[address / bytes % (row + 1)] = true;
            last = std::max(last, address / bytes);
        }
        const auto others = static_cast<std::uint64_t>(std::count(touched.begin(), touched.end(), true));
        const bool is_gap = !touched[row] && others == row;
        if (is_gap && last > 2 * row) {
            return static_cast<std::uint32_t>(row);
        }
    }
    return 0;
}

} // namespace lockstep
