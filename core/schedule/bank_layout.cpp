#include "core/schedule/bank_layout.h"

#include "core/analysis/banks.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace lockstep {
namespace {

/// The steps that access the object, with addresses from its start.
GroupSteps steps_of(const GroupSteps& steps, const Program& program, const ObjectInfo& object) {
    GroupSteps chosen;
    chosen.warp_width = steps.warp_width;
    for (const WarpStep& step : steps.steps) {
        const auto payloads = steps.payloads_of(step);
        const SiteInfo& site = program.sites[step.site.index()];
        const bool is_its = site.space == Space::local && payloads[0] >= object.base &&
                            payloads[0] < object.base + object.size_bytes;
        if (!is_its) {
            continue;
        }
        WarpStep copy = step;
        copy.first = static_cast<std::uint32_t>(chosen.lanes.size());
        chosen.steps.push_back(copy);
        const auto lanes = steps.lanes_of(step);
        chosen.lanes.insert(chosen.lanes.end(), lanes.begin(), lanes.end());
        for (const std::uint64_t payload : payloads) {
            chosen.payloads.push_back(payload - object.base);
        }
    }
    return chosen;
}

std::uint64_t conflicts_of(GroupSteps steps, const Program& program, const HardwareModel& hardware,
                           const Layout& layout) {
    for (std::uint64_t& payload : steps.payloads) {
        payload = moved(payload, layout, hardware.bank_bytes);
    }
    FiguresBySite figures(program.sites.size());
    count_banks(steps, program.sites, hardware, figures);
    std::uint64_t conflicts = 0;
    for (const SiteFigures& site : figures) {
        conflicts += site.local.conflicts;
    }
    return conflicts;
}

std::vector<Layout> layouts_to_try(const HardwareModel& hardware) {
    std::vector<Layout> layouts;
    for (const bool swizzle : {false, true}) {
        for (const std::uint32_t row : {hardware.banks, hardware.banks / 2, hardware.banks * 2}) {
            if (row > 1) {
                layouts.push_back({row, swizzle ? 0U : 1U, swizzle});
            }
        }
    }
    return layouts;
}

} // namespace

std::uint64_t moved(std::uint64_t offset, const Layout& layout, std::uint32_t word_bytes) {
    if (layout.row_words == 0) {
        return offset;
    }
    const std::uint64_t word = offset / word_bytes;
    const std::uint64_t row = word / layout.row_words;
    std::uint64_t column = word % layout.row_words;
    if (layout.swizzle && std::has_single_bit(layout.row_words)) {
        column ^= row % layout.row_words;
    }
    return (row * (layout.row_words + layout.pad_words) + column) * word_bytes + offset % word_bytes;
}

std::uint64_t conflicts_under(const GroupSteps& steps, const Program& program, const ObjectInfo& object,
                              const HardwareModel& hardware, const Layout& layout) {
    return conflicts_of(steps_of(steps, program, object), program, hardware, layout);
}

std::optional<LayoutAdvice> better_layout(const GroupSteps& steps, const Program& program,
                                          const ObjectInfo& object, const HardwareModel& hardware) {
    const GroupSteps own = steps_of(steps, program, object);
    const std::uint64_t now = conflicts_of(own, program, hardware, {});
    std::optional<LayoutAdvice> best;
    for (const Layout& layout : layouts_to_try(hardware)) {
        const std::uint64_t then = conflicts_of(own, program, hardware, layout);
        if (then * 2 <= now && now != 0 && (!best || then < best->conflicts_then)) {
            best = LayoutAdvice{now, layout, then, !layout.swizzle};
        }
    }
    return best;
}

} // namespace lockstep
