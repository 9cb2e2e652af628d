#include "app/gui/scenes/track.h"

namespace lockstep::gui {
namespace {

std::vector<std::uint32_t>& stops(Track& track, Granularity granularity) {
    return track.stops[static_cast<std::size_t>(granularity)];
}

void add_tick(Track& track, const GroupView& view, std::uint32_t t) {
    const SiteInfo& site = view.site(view.steps->ticks[t].site);
    stops(track, Granularity::tick).push_back(t);
    if (is_access(site.kind)) {
        stops(track, Granularity::access).push_back(t);
    }
    if (t == 0 || view.site(view.steps->ticks[t - 1].site).line != site.line) {
        stops(track, Granularity::line).push_back(t);
    }
    if (site.kind == SiteKind::barrier) {
        stops(track, Granularity::barrier).push_back(t);
        track.barriers.push_back(t);
    }
}

} // namespace

Track make_track(const GroupView& view) {
    Track track;
    track.ticks = view.tick_count();
    for (std::uint32_t t = 0; t < track.ticks; ++t) {
        add_tick(track, view, t);
    }
    for (const Round& round : view.rounds) {
        stops(track, Granularity::round).push_back(round.first_tick);
    }
    for (auto& list : track.stops) {
        if (track.ticks > 0 && (list.empty() || list.back() != track.ticks - 1)) {
            list.push_back(track.ticks - 1);
        }
    }
    return track;
}

} // namespace lockstep::gui
