#include "core/advice/rules.h"

#include "core/advice/sampled_groups.h"

namespace lockstep {
namespace {

std::uint64_t fewest_sectors(const GlobalFigures& figures, const HardwareModel& hardware) {
    return (figures.bytes + hardware.sector_bytes - 1) / hardware.sector_bytes;
}

Advice far_apart(const AdviceInput& input, Site site, std::uint64_t cycles) {
    const GlobalFigures& figures = input.figures[site.index()].global;
    const std::uint64_t fewest = fewest_sectors(figures, input.hardware);
    if (const std::uint64_t block = elements_of_blocks(sampled_groups(input), input.trace.program, site)) {
        return {
            AdviceKind::contiguous_blocks, site, {block, figures.sectors, fewest, figures.requests, cycles}};
    }
    const std::uint64_t all = exposed_cycles(input, CostKind::uncoalesced);
    return {AdviceKind::uncoalesced, site, {figures.sectors, fewest, figures.requests, all, cycles}};
}

Advice shifted(const AdviceInput& input, Site site, std::uint64_t cycles) {
    const GlobalFigures& figures = input.figures[site.index()].global;
    const std::uint64_t fewest = fewest_sectors(figures, input.hardware);
    return {AdviceKind::misaligned,
            site,
            {100 * figures.sectors / figures.requests, 100 * fewest / figures.requests, figures.requests,
             cycles}};
}

/// Adds the suggestion for one site. If the site needs at least twice the minimum number of sectors, its
/// accesses are considered scattered; if it needs fewer, they may be shifted.
void look_at(const AdviceInput& input, Site site, std::uint64_t cycles, AdviceList& found) {
    const GlobalFigures& figures = input.figures[site.index()].global;
    const std::uint64_t fewest = fewest_sectors(figures, input.hardware);
    if (figures.sectors < 2 * figures.requests) {
        return;
    }
    const SampledGroups groups = sampled_groups(input);
    const Program& program = input.trace.program;
    if (figures.sectors >= 2 * fewest && !stand_by_lane(groups, program, site)) {
        found.push_back({far_apart(input, site, cycles), cycles});
    } else if (figures.sectors * 10 >= 11 * fewest &&
               begins_inside_sectors(groups, program, site, input.hardware)) {
        found.push_back({shifted(input, site, cycles), cycles});
    }
}

} // namespace

void advise_on_sectors(const AdviceInput& input, AdviceList& found) {
    const std::uint64_t exposed = exposed_cycles(input, CostKind::uncoalesced);
    std::uint64_t all = 0;
    for (const SiteExtras& extras : input.extras) {
        all += extras.sectors;
    }
    for (std::uint32_t i = 0; i < input.figures.size(); ++i) {
        const std::uint64_t own = share_of(exposed, input.extras[i].sectors, all);
        if (is_access(input.trace.program.sites[i].kind) && is_worth_saying(input, own)) {
            look_at(input, Site(i), own, found);
        }
    }
}

} // namespace lockstep
