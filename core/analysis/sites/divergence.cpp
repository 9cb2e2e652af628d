#include "core/analysis/sites/divergence.h"

#include "core/analysis/analysis.h"
#include <algorithm>

namespace lockstep {
namespace {

const Node* choice_at(Site site, const Skeleton& skeleton) {
    const auto found = std::find_if(skeleton.nodes.begin(), skeleton.nodes.end(), [site](const Node& node) {
        return node.kind == NodeKind::choice && node.site == site;
    });
    return found == skeleton.nodes.end() ? nullptr : &*found;
}

/// Whether the lanes of a warp jump to different positions in a switch. Different values can lead to the same
/// position, as in `case 3: case 4:`.
bool lanes_enter_apart(std::span<const std::uint64_t> payloads, const Node* choice) {
    const auto same_value = [&](std::uint64_t payload) { return payload == payloads[0]; };
    if (choice == nullptr || std::all_of(payloads.begin() + 1, payloads.end(), same_value)) {
        return false;
    }
    const std::size_t entry = entry_of(*choice, payloads[0]);
    return std::any_of(payloads.begin() + 1, payloads.end(),
                       [&](std::uint64_t payload) { return entry_of(*choice, payload) != entry; });
}

std::uint64_t lanes_taken(std::span<const std::uint64_t> payloads) {
    return static_cast<std::uint64_t>(std::count_if(
        payloads.begin(), payloads.end(), [](std::uint64_t payload) { return decision(payload) == 1; }));
}

} // namespace

void count_divergence(const GroupSteps& steps, const Program& program, FiguresBySite& figures) {
    Site last_choice;
    const Node* choice = nullptr;
    for (const WarpStep& step : steps.steps) {
        SiteFigures& row = figures[step.site.index()];
        ++row.warp_steps;
        row.active_lanes += step.active;
        const SiteKind kind = program.sites[step.site.index()].kind;
        if (kind == SiteKind::choice) {
            if (choice == nullptr || last_choice != step.site) {
                choice = choice_at(step.site, program.skeleton);
                last_choice = step.site;
            }
            row.divergent += lanes_enter_apart(steps.payloads_of(step), choice) ? 1 : 0;
        } else if (is_decision(kind)) {
            const std::uint64_t taken = lanes_taken(steps.payloads_of(step));
            row.taken += taken;
            row.divergent += taken != 0 && taken != step.active ? 1 : 0;
        }
    }
}

void count_divergence(const GroupInView& group, FiguresBySite& figures) {
    count_divergence(group.steps, group.trace.program, figures);
}

} // namespace lockstep
