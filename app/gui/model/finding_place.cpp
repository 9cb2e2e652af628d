#include "app/gui/model/finding_place.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

bool is_at(const Program& program, const SiteInfo& site, const Finding& finding) {
    return site.line == finding.line && site.file < program.files.size() &&
           program.files[site.file] == finding.file;
}

/// The first lane of the step that runs one of the finding's work-items.
std::optional<Lane> lane_of_interest(const GroupSteps& steps, const WarpStep& step, const Finding& finding) {
    const std::uint64_t first = steps.group.value() * steps.items + step.warp.index() * steps.warp_width;
    for (const std::uint16_t lane : steps.lanes_of(step)) {
        if (std::ranges::find(finding.work_items, first + lane) != finding.work_items.end()) {
            return Lane(lane);
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Cursor> place_of(const Session& session, std::size_t launch, const Finding& finding) {
    const Trace& trace = session.trace(launch);
    const Group group = finding.place.group;
    if (group.value() >= trace.groups().end) { // its log is not among those that are kept
        return std::nullopt;
    }
    const auto steps = session.steps(launch, group);
    std::optional<Cursor> on_the_line;
    for (const WarpStep& step : steps->steps) {
        if (!is_at(trace.program, trace.program.sites[step.site.index()], finding)) {
            continue;
        }
        const auto lane = lane_of_interest(*steps, step, finding);
        if (lane || !on_the_line) {
            on_the_line = Cursor{launch, group, step.warp, lane.value_or(Lane(steps->lanes_of(step).front())),
                                 step.tick};
        }
        if (lane) {
            break;
        }
    }
    return on_the_line;
}

std::optional<Cursor> place_of(const GroupView& view, Site site) {
    const auto step = std::ranges::find(view.steps->steps, site, &WarpStep::site);
    if (step == view.steps->steps.end()) {
        return std::nullopt;
    }
    return Cursor{view.launch, view.steps->group, step->warp, Lane(view.steps->lanes_of(*step).front()),
                  step->tick};
}

} // namespace lockstep::gui
