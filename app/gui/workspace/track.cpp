#include "app/gui/workspace/track.h"

#include "app/gui/workspace/bank_picture.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

std::vector<std::uint32_t>& stops(Track& track, Granularity granularity) {
    return track.stops[static_cast<std::size_t>(granularity)];
}

void add_tick(Track& track, const GroupView& view, std::uint32_t t) {
    const SiteInfo& site = view.site(view.steps->ticks[t].site);
    stops(track, Granularity::tick).push_back(t);
    if (is_access(site.kind) || is_image_access(site.kind)) {
        stops(track, Granularity::access).push_back(t);
    }
    if (t == 0 || view.site(view.steps->ticks[t - 1].site).line != site.line) {
        stops(track, Granularity::line).push_back(t);
    }
    if (site.kind == SiteKind::barrier || site.kind == SiteKind::wait) {
        stops(track, Granularity::barrier).push_back(t);
        track.barriers.push_back(t);
    }
}

bool is_divergent(const GroupView& view, const WarpStep& step) {
    const SiteInfo& site = view.site(step.site);
    const auto payloads = view.steps->payloads_of(step);
    return is_decision(site.kind) && std::ranges::any_of(payloads, [&](std::uint64_t payload) {
               return site.kind == SiteKind::choice ? payload != payloads[0]
                                                    : decision(payload) != decision(payloads[0]);
           });
}

/// Returns whether a step has a bank conflict or a divergent branch.
bool notable(const GroupView& view, const WarpStep& step) {
    if (is_decision(view.site(step.site).kind)) {
        return is_divergent(view, step);
    }
    const auto picture = bank_picture(view, step);
    return picture && picture->conflicts() > 0;
}

/// Returns the first tick of [first, end) at which a warp diverges.
std::optional<Tick> first_divergent(const GroupView& view, std::uint32_t first, std::uint32_t end) {
    for (std::uint32_t t = first; t < end; ++t) {
        if (std::ranges::any_of(view.steps->steps_of(Tick(t)),
                                [&](const WarpStep& step) { return is_divergent(view, step); })) {
            return Tick(t);
        }
    }
    return std::nullopt;
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

std::vector<std::uint32_t> ticks_of_line(const GroupView& view, std::uint32_t line) {
    std::vector<std::uint32_t> ticks;
    for (std::uint32_t t = 0; t < view.tick_count(); ++t) {
        const SiteInfo& site = view.site(view.steps->ticks[t].site);
        if (site.line == line && site.file == 0) {
            ticks.push_back(t);
        }
    }
    return ticks;
}

std::optional<Tick> next_of_warp(const GroupView& view, std::uint32_t line, Warp warp, Tick from) {
    for (const std::uint32_t t : ticks_of_line(view, line)) {
        if (t > from.value() && view.step_at(Tick(t), warp) != nullptr) {
            return Tick(t);
        }
    }
    return std::nullopt;
}

std::optional<Tick> next_of(const std::vector<std::uint32_t>& ticks, Tick from, Direction direction) {
    if (ticks.empty()) {
        return std::nullopt;
    }
    if (direction == Direction::forwards) {
        const auto next = std::ranges::upper_bound(ticks, from.value());
        return Tick(next == ticks.end() ? ticks.front() : *next);
    }
    const auto here = std::ranges::lower_bound(ticks, from.value());
    return Tick(here == ticks.begin() ? ticks.back() : *std::prev(here));
}

std::optional<NotableStep> next_notable(const GroupView& view, Tick from, Warp warp, Direction direction) {
    const int by = direction == Direction::forwards ? 1 : -1;
    for (std::int64_t t = std::int64_t{from.value()} + by; t >= 0 && t < view.tick_count(); t += by) {
        const Tick tick(static_cast<std::uint32_t>(t));
        std::optional<Warp> found;
        for (const WarpStep& step : view.steps->steps_of(tick)) {
            const bool is_better = !found || step.warp == warp;
            if (is_better && notable(view, step)) {
                found = step.warp;
            }
        }
        if (found) {
            return NotableStep{tick, *found};
        }
    }
    return std::nullopt;
}

Tick opening_tick(const GroupView& view) {
    constexpr std::int32_t telling_round = 4; // in earlier rounds, nearly all lanes or none are active
    for (const Round& round : view.rounds) {
        if (!view.site(round.loop).loop_variable.empty() && round.value >= telling_round) {
            return first_divergent(view, round.first_tick, round.end_tick).value_or(Tick(round.first_tick));
        }
    }
    if (const auto divergent = first_divergent(view, 0, view.tick_count())) {
        return *divergent;
    }
    for (std::uint32_t t = 0; t < view.tick_count(); ++t) {
        if (is_access(view.site(view.steps->ticks[t].site).kind)) {
            return Tick(t);
        }
    }
    return Tick(0);
}

} // namespace lockstep::gui
