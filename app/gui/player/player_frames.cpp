#include "app/gui/player/player_frames.h"

#include "app/gui/compare/link.h"
#include "app/gui/exporting/shown_place.h"
#include "app/words/errors/allowed_words.h"
#include "core/base/coded_text.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace lockstep::gui {
namespace {

/// Returns the last step, or the last cycle, of the place's work-group.
std::uint64_t last_stop(const PlayerRequest& request, const GroupView& view) {
    if (request.by.by != Granularity::cycle) {
        return view.tick_count();
    }
    const auto& simulation = view.session->analysis(view.launch).model.simulation;
    return simulation && simulation->cycles > 0 ? simulation->cycles - 1
                                                : 0; // frames() reports a missing model
}

/// Returns the frames of the first run.
Result<std::vector<Cursor>> frames_of(const PlayerRequest& request, const GroupView& view,
                                      const Cursor& cursor) {
    const bool by_cycles = request.by.by == Granularity::cycle;
    const std::uint64_t from = request.from.value_or(by_cycles ? 0 : 1);
    const std::uint64_t to = request.to.value_or(last_stop(request, view));
    const Error too_many{ErrorCode::value_not_allowed,
                         {"--by", by_cycles ? "cycles" : "step",
                          coded(allowed::few_frames, {"#" + std::to_string(most_player_frames)})},
                         {},
                         {}};
    if (by_cycles && to > from && (to - from) / request.by.cycles > most_player_frames) {
        return too_many; // before they are made
    }
    if (view.tick_count() == 0 && !by_cycles) {
        return std::vector<Cursor>{cursor}; // nothing was logged
    }
    auto made = frames(request.session, request.place, request.by, from, to);
    return made && made->size() > most_player_frames ? Result<std::vector<Cursor>>(too_many)
                                                     : std::move(made);
}

LinkBy link_of(const std::string& name) {
    const auto* const found = std::ranges::find(link_names, name);
    return found == std::end(link_names) ? LinkBy::round : static_cast<LinkBy>(found - link_names);
}

/// Returns another run at the steps that are linked to those of the first run.
Result<PlayedGroup> following(const PlayedGroup& leader, const std::shared_ptr<const Session>& session,
                              const PlayerRequest& request) {
    ViewPlace place{.runs = request.place.runs};
    place.launch = request.place.launch;
    const auto start = cursor_in(place, session);
    if (!start) {
        return start.error();
    }
    PlayedGroup run{.session = session,
                    .view = make_group_view(session, start->launch, start->group),
                    .frames = {},
                    .waits = {}};
    for (const Cursor& frame : leader.frames) {
        const LinkedTick linked = linked_tick(leader.view, frame.tick, run.view, link_of(request.place.link));
        Cursor cursor = *start;
        cursor.tick = linked.tick;
        run.frames.push_back(cursor);
        run.waits.push_back(linked.waits);
    }
    return run;
}

} // namespace

Result<std::vector<PlayedGroup>> played_groups(const PlayerRequest& request) {
    const auto cursor = cursor_in(request.place, request.session);
    if (!cursor) {
        return cursor.error();
    }
    std::vector<PlayedGroup> groups{{.session = request.session,
                                     .view = make_group_view(request.session, cursor->launch, cursor->group),
                                     .frames = {},
                                     .waits = {}}};
    auto frames = frames_of(request, groups.front().view, *cursor);
    if (!frames) {
        return frames.error();
    }
    groups.front().frames = std::move(*frames);
    groups.front().waits.resize(groups.front().frames.size(), false);
    for (const auto& session : request.others) {
        auto other = following(groups.front(), session, request);
        if (!other) {
            return other.error();
        }
        groups.push_back(std::move(*other));
    }
    return groups;
}

std::uint32_t frame_of_place(const ViewPlace& place, const std::vector<Cursor>& frames) {
    const std::uint64_t step = place.step.value_or(1);
    const auto after = std::ranges::find_if(
        frames, [step](const Cursor& each) { return each.tick.value() + std::uint64_t{1} > step; });
    return static_cast<std::uint32_t>(after == frames.begin() ? 0 : after - frames.begin() - 1);
}

} // namespace lockstep::gui
