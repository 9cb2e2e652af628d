#include "core/narration/statements.h"

#include "core/site/skeleton.h"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep {
namespace {

const Node* switch_at(Site site, const Skeleton& skeleton) {
    const auto found = std::ranges::find_if(skeleton.nodes, [site](const Node& node) {
        return node.kind == NodeKind::choice && node.site == site;
    });
    return found == skeleton.nodes.end() ? nullptr : &*found;
}

/// For each active lane, the label at which it enters the switch.
using Entries = std::map<std::uint16_t, std::size_t>;

Entries entries_of(const GroupView& view, const WarpStep& step) {
    const Node* node = switch_at(step.site, view.trace().program.skeleton);
    const auto lanes = view.steps->lanes_of(step);
    const auto payloads = view.steps->payloads_of(step);
    Entries entries;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        entries[lanes[i]] = node == nullptr ? 0 : entry_of(*node, payloads[i]);
    }
    return entries;
}

/// The cases that have a lane with a step at this tick or later.
std::set<std::size_t> cases_left(const GroupView& view, const Entries& entries, Warp warp, Tick tick) {
    const std::size_t first = std::size_t{warp.value()} * view.steps->warp_width;
    std::set<std::size_t> left;
    for (const auto& [lane, entry] : entries) {
        if (view.last_tick[first + lane] >= tick.value()) {
            left.insert(entry);
        }
    }
    return left;
}

std::set<std::size_t> cases_in(const GroupView& view, const Entries& entries, const WarpStep& step) {
    std::set<std::size_t> present;
    for (const std::uint16_t lane : view.steps->lanes_of(step)) {
        if (const auto found = entries.find(lane); found != entries.end()) {
            present.insert(found->second);
        }
    }
    return present;
}

} // namespace

CaseSplit case_split(const GroupView& view, const WarpStep& step) {
    const Entries entries = entries_of(view, step);
    CaseSplit split;
    split.cases = cases_in(view, entries, step).size();
    const auto index = static_cast<std::uint32_t>(&step - view.steps->steps.data());
    const auto& steps = view.warp_steps[step.warp.index()];
    for (auto i = std::ranges::upper_bound(steps, index); split.cases > 1 && i != steps.end(); ++i) {
        const WarpStep& next = view.steps->steps[*i];
        const auto left = cases_left(view, entries, step.warp, next.tick);
        if (left.size() > 1 && cases_in(view, entries, next) == left) {
            split.join = &next;
            break;
        }
        split.steps += cases_in(view, entries, next).empty() ? 0 : 1;
    }
    return split;
}

} // namespace lockstep
