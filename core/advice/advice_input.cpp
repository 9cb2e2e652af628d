#include "core/advice/advice_input.h"

#include "core/advice/sampled_groups.h"
#include "core/schedule/step_costs.h"

#include <algorithm>

namespace lockstep {

std::vector<SiteExtras> extras_by_site(const LaunchModel& model, const Program& program,
                                       const HardwareModel& hardware) {
    const auto costs = step_costs(program, hardware, model.streams->lanes);
    std::vector<SiteExtras> extras(program.sites.size());
    const WarpStreams& streams = *model.streams;
    for (std::uint64_t group = 0; group < streams.groups.size(); ++group) {
        for (std::uint32_t warp = 0; warp < streams.group_warps; ++warp) {
            for (const WarpInstruction& step : streams.instructions(group, warp)) {
                SiteExtras& site = extras[step.site];
                site.issue += step.is_extra ? costs[step.site].arithmetic + 1 : 0;
                site.sectors += step.line_count != 0 ? step.passes - step.fewest : 0;
                site.turns += step.serial;
            }
        }
    }
    return extras;
}

std::uint64_t exposed_cycles(const AdviceInput& input, CostKind kind) {
    if (input.costs == nullptr) {
        return 0;
    }
    const Cost& cost = input.costs->costs[static_cast<std::size_t>(kind)];
    return std::min(cost.whole, static_cast<std::uint64_t>(std::max<std::int64_t>(cost.exposed, 0)));
}

std::uint64_t share_of(std::uint64_t cycles, std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0
                      : static_cast<std::uint64_t>(static_cast<double>(cycles) * static_cast<double>(part) /
                                                   static_cast<double>(whole));
}

bool is_worth_saying(const AdviceInput& input, std::uint64_t cycles) {
    return cycles != 0 && cycles >= input.model.simulation->cycles / 100;
}

std::shared_ptr<const GroupSteps> first_group(const AdviceInput& input) {
    return input.steps && input.trace.logged_groups() != 0 ? input.steps(Group(0)) : nullptr;
}

std::vector<std::shared_ptr<const GroupSteps>> sampled_groups(const AdviceInput& input) {
    std::vector<std::shared_ptr<const GroupSteps>> sample;
    if (!input.steps) {
        return sample;
    }
    const std::vector<Group> groups = groups_to_sample(input.trace.logged_groups());
    for (const Group group : groups) {
        if (auto steps = has_room_in_sample(input.trace, groups, group) ? input.steps(group) : nullptr) {
            sample.push_back(std::move(steps));
        }
    }
    return sample;
}

} // namespace lockstep
