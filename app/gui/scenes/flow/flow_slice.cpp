#include "app/gui/scenes/flow/flow_slice.h"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep::gui {
namespace {

/// Returns the reads that provide an event's values: the event itself if it reads, otherwise its operands.
std::vector<std::uint32_t> reads_of(const GroupSteps& steps, std::span<const SiteInfo> sites,
                                    const WarpStep& step, std::uint32_t event) {
    if (sites[step.site.index()].kind == SiteKind::read) {
        return {event};
    }
    return operands_of(steps, sites, event);
}

} // namespace

FlowSlice flow_slice(const GroupSteps& steps, std::span<const SiteInfo> sites, const DataFlow& flow,
                     std::uint32_t step, std::size_t most_rows) {
    FlowSlice slice;
    // events that still must be traced back, by step
    std::map<std::uint32_t, std::set<std::uint32_t>> pending;
    const WarpStep& asked = steps.steps[step];
    for (std::uint32_t event = asked.first; event < asked.first + asked.active; ++event) {
        pending[step].insert(event);
    }
    std::vector<FlowEdge> edges;
    while (!pending.empty() && slice.rows.size() < most_rows) {
        const auto newest = std::prev(pending.end());
        const FlowRow row{newest->first, {newest->second.begin(), newest->second.end()}};
        pending.erase(newest);
        for (const std::uint32_t event : row.events) {
            for (const std::uint32_t read : reads_of(steps, sites, steps.steps[row.step], event)) {
                const std::uint32_t writer = flow.writers[read];
                if (writer == DataFlow::nobody) {
                    slice.from_outside.push_back(event);
                    continue;
                }
                const WarpStep& reader = steps.steps[DataFlow::step_of(steps, read)];
                edges.push_back({writer, event, sites[reader.site.index()].space == Space::local});
                pending[DataFlow::step_of(steps, writer)].insert(writer);
            }
        }
        slice.rows.insert(slice.rows.begin(), row);
    }
    slice.left_out = pending.size();
    const auto has_row = [&](const FlowEdge& edge) {
        return DataFlow::step_of(steps, edge.from) >= slice.rows.front().step;
    };
    std::ranges::copy_if(edges, std::back_inserter(slice.edges), has_row);
    std::ranges::sort(slice.from_outside);
    slice.from_outside.erase(std::unique(slice.from_outside.begin(), slice.from_outside.end()),
                             slice.from_outside.end());
    return slice;
}

FlowSources flow_sources(const GroupSteps& steps, std::span<const SiteInfo> sites, const DataFlow& flow,
                         std::uint32_t step) {
    FlowSources sources;
    const WarpStep& asked = steps.steps[step];
    for (std::uint32_t event = asked.first; event < asked.first + asked.active; ++event) {
        for (const std::uint32_t read : reads_of(steps, sites, asked, event)) {
            const std::uint32_t writer = flow.writers[read];
            if (writer == DataFlow::nobody) {
                ++sources.outside;
                continue;
            }
            const bool same_warp = steps.steps[DataFlow::step_of(steps, writer)].warp == asked.warp;
            const bool same_lane = same_warp && steps.lanes[writer] == steps.lanes[event];
            ++(same_lane ? sources.own : same_warp ? sources.lanes : sources.warps);
        }
    }
    return sources;
}

} // namespace lockstep::gui
