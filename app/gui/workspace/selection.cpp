#include "app/gui/workspace/selection.h"

#include "app/gui/workspace/track.h"

#include <algorithm>

namespace lockstep::gui {

const SiteInfo* Selection::site() const {
    return view_ != nullptr && cursor_.tick.value() < view_->tick_count()
               ? &view_->site(view_->steps->ticks[cursor_.tick.index()].site)
               : nullptr;
}

void Selection::set_session(std::shared_ptr<const Session> session) {
    const bool same_run =
        view_ != nullptr && view_->session->shared_recording() == session->shared_recording();
    if (view_ != nullptr && view_->session->recording().what != session->recording().what) {
        cursor_ = {}; // a run of another kernel starts at its beginning
    }
    cursor_.launch = same_run ? cursor_.launch : 0; // the same recording has the same launches
    if (same_run) {                                 // keeps the work-item, although the warp width may differ
        const std::uint32_t width = session->steps(cursor_.launch, cursor_.group)->warp_width;
        const std::uint32_t item = cursor_.warp.value() * view_->steps->warp_width + cursor_.lane.value();
        cursor_.warp = Warp(item / width);
        cursor_.lane = Lane(item % width);
    }
    const std::uint64_t groups = session->trace(cursor_.launch).groups().end;
    show(std::move(session), Group(std::min(cursor_.group.value(), groups - 1)));
}

void Selection::show_again() {
    if (view_ != nullptr) {
        emit view_changed();
    }
}

void Selection::set_launch(std::size_t launch) {
    if (view_ != nullptr && launch != cursor_.launch && launch < view_->session->launch_count()) {
        cursor_.launch = launch;
        const std::uint64_t groups = view_->session->trace(launch).groups().end;
        show(view_->session, Group(std::min(cursor_.group.value(), groups - 1)));
    }
}

void Selection::set_group(Group group) {
    if (view_ != nullptr && group != cursor_.group && group.value() < view_->trace().groups().end) {
        show(view_->session, group);
    }
}

void Selection::go(const Cursor& to) {
    if (view_ == nullptr) {
        return;
    }
    const Cursor before = cursor_;
    cursor_ = to;
    cursor_.launch = std::min(to.launch, view_->session->launch_count() - 1);
    const std::uint64_t groups = view_->session->trace(cursor_.launch).groups().end;
    cursor_.group = Group(std::min(to.group.value(), groups - 1));
    const bool is_other_view = cursor_.launch != before.launch || cursor_.group != before.group;
    if (is_other_view) {
        take_view(view_->session, cursor_.group);
    }
    keep_inside();
    if (cursor_.line != 0 && ticks_of_line(*view_, cursor_.line).empty()) {
        cursor_.line = 0;
    }
    if (is_other_view) {
        emit view_changed();
    } else if (cursor_ != before) {
        emit cursor_changed();
    }
}

void Selection::show(std::shared_ptr<const Session> session, Group group) {
    take_view(std::move(session), group);
    cursor_.cycle.reset();
    cursor_.pass.reset();
    cursor_.range.reset();
    keep_inside();
    emit view_changed();
}

void Selection::take_view(std::shared_ptr<const Session> session, Group group) {
    auto view = std::make_unique<GroupView>(make_group_view(std::move(session), cursor_.launch, group));
    view->only_at_hand = true;
    view_ = std::move(view);
    cursor_.group = group;
}

void Selection::keep_inside() {
    const std::uint32_t last_tick = view_->tick_count() > 0 ? view_->tick_count() - 1 : 0;
    cursor_.tick = Tick(std::min(cursor_.tick.value(), last_tick));
    cursor_.warp = Warp(std::min(cursor_.warp.value(), view_->steps->warps - 1));
    cursor_.lane = Lane(std::min(cursor_.lane.value(), view_->lanes_of(cursor_.warp) - 1));
}

void Selection::set_tick(Tick tick) {
    if (tick != cursor_.tick && view_ != nullptr && tick.value() < view_->tick_count()) {
        cursor_.tick = tick;
        cursor_.cycle.reset();
        cursor_.pass.reset();
        emit cursor_changed();
    }
}

void Selection::set_lane(Warp warp, Lane lane) {
    if (view_ == nullptr || warp.value() >= view_->steps->warps) {
        return;
    }
    const Lane inside(std::min(lane.value(), view_->lanes_of(warp) - 1));
    if (warp != cursor_.warp || inside != cursor_.lane) {
        cursor_.pass = warp == cursor_.warp ? cursor_.pass : std::nullopt;
        cursor_.warp = warp;
        cursor_.lane = inside;
        cursor_.cycle.reset();
        emit cursor_changed();
    }
}

void Selection::set_cycle(std::optional<Cycle> cycle) {
    if (cycle != cursor_.cycle && view_ != nullptr) {
        cursor_.cycle = cycle;
        emit cursor_changed();
    }
}

void Selection::set_pass(std::optional<std::uint32_t> pass) {
    if (pass != cursor_.pass && view_ != nullptr) {
        cursor_.pass = pass;
        emit cursor_changed();
    }
}

void Selection::set_range(std::optional<CycleRange> range) {
    if (range != cursor_.range && view_ != nullptr) {
        cursor_.range = range;
        emit cursor_changed();
    }
}

void Selection::choose_line(std::uint32_t line) {
    if (view_ == nullptr) {
        return;
    }
    const std::uint32_t chosen = line > 0 && !ticks_of_line(*view_, line).empty() ? line : 0;
    if (chosen != cursor_.line) {
        cursor_.line = chosen;
        emit cursor_changed();
    }
}

void Selection::move_lane(int rows, int columns) {
    if (view_ == nullptr) {
        return;
    }
    const auto moved = [](std::uint32_t from, int by, std::uint32_t count) {
        return static_cast<std::uint32_t>(
            std::clamp<std::int64_t>(std::int64_t{from} + by, 0, std::int64_t{count} - 1));
    };
    const Warp warp(moved(cursor_.warp.value(), rows, view_->steps->warps));
    set_lane(warp, Lane(moved(cursor_.lane.value(), columns, view_->lanes_of(warp))));
}

} // namespace lockstep::gui
