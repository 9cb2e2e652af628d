#include "app/gui/model/finding_place.h"

#include "app/gui/model/bank_picture.h"
#include "core/analysis/memory/coalescing.h"

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

std::uint64_t sectors_of(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    std::uint64_t sectors = 0;
    for (std::size_t piece = 0; piece < site.pieces.size(); ++piece) {
        sectors += inspect_sectors(*view.steps, step, site, view.session->hardware(), piece).sectors.size();
    }
    return sectors;
}

/// The lanes on the smaller side of a decision.
std::uint64_t minority_of(const GroupView& view, const WarpStep& step) {
    const auto decided = static_cast<std::uint64_t>(std::ranges::count_if(
        view.steps->payloads_of(step), [](std::uint64_t payload) { return decision(payload) == 1; }));
    return std::min(decided, step.active - decided);
}

/// What a step of a site costs, against other steps of it.
std::uint64_t cost_of(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    if (is_decision(site.kind)) {
        return minority_of(view, step);
    }
    if (!is_access(site.kind)) {
        return 0;
    }
    if (site.space == Space::local) {
        const auto picture = bank_picture(view, step);
        return picture ? picture->passes() : 0;
    }
    return site.space == Space::global || site.space == Space::constant ? sectors_of(view, step) : 0;
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
    const WarpStep* step = nullptr;
    std::uint64_t most = 0;
    for (const WarpStep& each : view.steps->steps) {
        const std::uint64_t cost = each.site == site ? cost_of(view, each) : 0;
        if (each.site == site && (step == nullptr || cost > most)) {
            step = &each;
            most = cost;
        }
    }
    if (step == nullptr) {
        return std::nullopt;
    }
    return Cursor{view.launch, view.steps->group, step->warp, Lane(view.steps->lanes_of(*step).front()),
                  step->tick};
}

} // namespace lockstep::gui
