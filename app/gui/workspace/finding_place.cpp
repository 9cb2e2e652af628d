#include "app/gui/workspace/finding_place.h"

#include "app/gui/workspace/bank_picture.h"
#include "core/analysis/findings/finding_step.h"
#include "core/analysis/memory/coalescing.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

std::uint64_t sectors_of(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    std::uint64_t sectors = 0;
    for (std::size_t piece = 0; piece < site.pieces.size(); ++piece) {
        sectors += inspect_sectors(*view.steps, step, site, view.session->hardware(), piece).sectors.size();
    }
    return sectors;
}

/// Returns the number of lanes on the smaller side of a branch.
std::uint64_t minority_of(const GroupView& view, const WarpStep& step) {
    const auto decided = static_cast<std::uint64_t>(std::ranges::count_if(
        view.steps->payloads_of(step), [](std::uint64_t payload) { return decision(payload) == 1; }));
    return std::min(decided, step.active - decided);
}

/// Returns the cost of a step, for comparison with other steps of its site.
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
    const auto steps = [&](Group group) { return session.steps(launch, group); };
    const auto step = step_of(session.trace(launch), finding, steps);
    if (!step) {
        return std::nullopt;
    }
    const auto group = steps(finding.place.group);
    const std::uint64_t item = step->work_item % group->items;
    return Cursor{launch, finding.place.group, Warp(static_cast<std::uint32_t>(item / group->warp_width)),
                  Lane(static_cast<std::uint32_t>(item % group->warp_width)), step->tick};
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

std::optional<Cursor> place_of(const std::shared_ptr<const Session>& session, std::size_t launch, Site site) {
    // limited, because examining a group takes about as long as showing it
    constexpr std::uint64_t most_groups = 64;
    const std::uint64_t groups = std::min(session->trace(launch).groups().end, most_groups);
    for (std::uint64_t group = 0; group < groups; ++group) {
        if (const auto place = place_of(make_group_view(session, launch, Group(group)), site)) {
            return place;
        }
    }
    return std::nullopt;
}

} // namespace lockstep::gui
