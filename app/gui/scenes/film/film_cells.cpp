#include "app/gui/scenes/film/film_parts.h"

#include "core/session/lane_state.h"
#include "core/site/record.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

FilmState state_of(LaneState state) {
    switch (state) {
    case LaneState::active:
        return FilmState::active;
    case LaneState::decided_false:
        return FilmState::decided_false;
    case LaneState::at_barrier:
        return FilmState::meets;
    case LaneState::masked:
        return FilmState::masked;
    case LaneState::waiting:
        return FilmState::waits;
    case LaneState::finished:
    case LaneState::not_issued:
        break;
    }
    return FilmState::idle;
}

bool is_true(std::uint64_t payload) {
    return decision(payload) == 1; // 1: true; 0: false, or leaves the loop; 2: iteration limit exceeded
}

/// Returns whether all lanes of the warp evaluate a branch with the same result, so that it does not diverge.
bool is_joint_test(const WarpStep& step, const SiteInfo& site, std::span<const std::uint64_t> payloads,
                   std::size_t lanes) {
    return site.kind == SiteKind::loop && step.active == lanes &&
           std::ranges::all_of(payloads,
                               [&](std::uint64_t each) { return is_true(each) == is_true(payloads[0]); });
}

} // namespace

std::vector<FilmState> film_lanes(const GroupView& view, Tick tick, Warp warp) {
    const WarpRow row = warp_row(view, tick, warp);
    std::vector<FilmState> lanes;
    std::ranges::transform(row.lanes, std::back_inserter(lanes), state_of);
    if (row.step != nullptr) {
        const auto payloads = view.steps->payloads_of(*row.step);
        if (is_joint_test(*row.step, view.site(row.step->site), payloads, lanes.size())) {
            std::ranges::fill(lanes, is_true(payloads[0]) ? FilmState::goes_on : FilmState::leaves);
        }
    }
    return lanes;
}

FilmShares film_shares(const std::vector<FilmState>& lanes) {
    FilmShares shares{};
    for (const FilmState state : lanes) {
        ++shares[static_cast<std::size_t>(state)];
    }
    return shares;
}

} // namespace lockstep::gui
