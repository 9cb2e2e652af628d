#pragma once

#include "app/gui/scenes/kit/model_parts.h"
#include "app/gui/show/frames.h"
#include "app/gui/workspace/bank_picture.h"

#include <algorithm>

namespace lockstep::gui {

/// Computes frames() the slow way: tests every tick and cycle for being a stop.
class SlowFrames {
public:
    SlowFrames(const GroupView& view, const Cursor& cursor) : view_(view), cursor_(cursor) {}

    /// Returns the frames of a range. `from` and `to` are ticks, or cycles if the frames step by cycles.
    std::vector<Cursor> of(FrameStep by, std::uint32_t from, std::uint32_t to) {
        all_.clear();
        for (std::uint32_t at = from; at <= to; ++at) {
            const bool is_end = at == from || at == to;
            if (by.by == Granularity::cycle) {
                if (is_end || (at - from) % by.cycles == 0) {
                    add_cycle(at);
                }
            } else if (by.by == Granularity::pass) {
                add_passes(at, is_end);
            } else if (is_end || is_stop(by.by, at)) {
                add(at);
            }
        }
        return all_;
    }

private:
    void add(std::uint32_t tick) {
        all_.push_back(cursor_);
        all_.back().tick = Tick(tick);
    }
    [[nodiscard]] const SiteInfo& site(std::uint32_t tick) const {
        return view_.site(view_.steps->ticks[tick].site);
    }
    [[nodiscard]] bool is_stop(Granularity by, std::uint32_t tick) const {
        switch (by) {
        case Granularity::access:
            return is_access(site(tick).kind) || is_image_access(site(tick).kind);
        case Granularity::line:
            return site(tick).line != site(tick - 1).line;
        case Granularity::round:
            return std::ranges::any_of(view_.rounds,
                                       [tick](const Round& round) { return round.first_tick == tick; });
        case Granularity::barrier:
            return site(tick).kind == SiteKind::barrier || site(tick).kind == SiteKind::wait;
        default:
            return true;
        }
    }
    /// Adds a frame for each pass of a tick. The first step is also shown before its passes. The last step is
    /// shown even if it has no passes.
    void add_passes(std::uint32_t tick, bool is_end) {
        const bool is_first = all_.empty();
        if (is_first) {
            add(tick);
        }
        std::uint32_t passes = 0;
        for (const WarpStep& step : view_.steps->steps) {
            if (step.tick == Tick(tick) && step.warp == cursor_.warp) {
                const auto request = bank_picture(view_, step);
                passes = request && request->passes() > 1 ? request->passes() : 0;
            }
        }
        for (std::uint32_t pass = 0; pass < passes; ++pass) {
            add(tick);
            all_.back().pass = pass;
        }
        if (is_end && !is_first && passes == 0) {
            add(tick);
        }
    }
    /// Adds a frame for a cycle: moves the cursor to the group's active interval in this cycle, found by
    /// searching the whole timeline.
    void add_cycle(std::uint32_t cycle) {
        Cursor next = all_.empty() ? cursor_ : all_.back();
        const auto timeline = timeline_of(view_, cursor_);
        const Interval* found = nullptr;
        for (const Interval& each : timeline->intervals) {
            const Residency& stay = timeline->residencies[each.residency];
            const bool is_here = each.state == WarpState::active && stay.group == next.group.value() &&
                                 each.begin <= cycle && cycle < each.end;
            const bool is_own = is_here && stay.warp == next.warp.value();
            const bool found_own =
                found != nullptr && timeline->residencies[found->residency].warp == next.warp.value();
            if (is_own ||
                (is_here && !found_own && (found == nullptr || each.residency < found->residency))) {
                found = &each;
            }
        }
        if (found != nullptr) {
            go_to_step(next, Warp(timeline->residencies[found->residency].warp), *found);
        }
        next.cycle = Cycle(cycle);
        all_.push_back(next);
    }
    void go_to_step(Cursor& next, Warp warp, const Interval& interval) {
        std::uint32_t number = 0;
        for (const WarpStep& step : view_.steps->steps) {
            if (step.warp == warp && number++ == interval.step && step.site.value() == interval.site) {
                next.tick = step.tick;
                next.warp = warp;
            }
        }
    }

    const GroupView& view_;
    Cursor cursor_; ///< the start cursor: no cycle and no pass, whole warp
    std::vector<Cursor> all_;
};

} // namespace lockstep::gui
