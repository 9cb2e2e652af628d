#include "app/gui/compare/link.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace lockstep::gui {
namespace {

/// A range of ticks [first, end).
struct Part {
    std::uint32_t first = 0;
    std::uint32_t end = 0;
};

/// Splits the ticks of a group into parts: before the first round, one part per round, and after the last
/// round.
std::vector<Part> by_rounds(const GroupView& view) {
    if (view.rounds.empty()) {
        return {{0, view.tick_count()}};
    }
    std::vector<Part> parts{{0, view.rounds.front().first_tick}};
    for (std::size_t i = 0; i < view.rounds.size(); ++i) {
        const bool is_last = i + 1 == view.rounds.size();
        parts.push_back(
            {view.rounds[i].first_tick, is_last ? view.rounds[i].end_tick : view.rounds[i + 1].first_tick});
    }
    parts.push_back({view.rounds.back().end_tick, view.tick_count()});
    return parts;
}

std::vector<Part> by_barriers(const GroupView& view) {
    std::vector<Part> parts;
    std::uint32_t first = 0;
    for (std::uint32_t t = 0; t < view.tick_count(); ++t) {
        if (view.site(view.steps->ticks[t].site).kind == SiteKind::barrier) {
            parts.push_back({first, t + 1});
            first = t + 1;
        }
    }
    parts.push_back({first, view.tick_count()});
    return parts;
}

/// Returns the kind and the memory space of the instruction at a tick. Corresponding ticks agree in both.
std::tuple<SiteKind, Space> act_of(const GroupView& view, std::uint32_t tick) {
    const SiteInfo& site = view.site(view.steps->ticks[tick].site);
    return {site.kind, site.space};
}

/// Returns the n-th tick of [first, end) for which `does` is true; empty if there are fewer.
template <class Does>
std::optional<std::uint32_t> nth(Part part, std::uint32_t n, const Does& does) {
    for (std::uint32_t t = part.first; t < part.end; ++t) {
        if (does(t) && n-- == 0) {
            return t;
        }
    }
    return std::nullopt;
}

/// Limits a tick to those that exist in `to`.
Tick inside(const GroupView& to, std::uint32_t tick) {
    return Tick(to.tick_count() == 0 ? 0 : std::min(tick, to.tick_count() - 1));
}

/// Returns the tick in part `other` of `to` that corresponds to `tick` in part `own` of `from`. If `tick` is
/// the n-th of its kind in its part, this is the n-th tick of the same kind in the other part. If there are
/// fewer, returns the last one or, without any, the first tick of the part.
LinkedTick in_part(const GroupView& from, std::uint32_t tick, Part own, const GroupView& to, Part other) {
    const auto act = act_of(from, tick);
    std::uint32_t n = 0;
    for (std::uint32_t t = own.first; t < tick; ++t) {
        n += act_of(from, t) == act ? 1 : 0;
    }
    const auto does = [&](std::uint32_t t) { return act_of(to, t) == act; };
    if (const auto found = nth(other, n, does)) {
        return {Tick(*found), false};
    }
    for (std::uint32_t t = other.end; t > other.first; --t) {
        if (does(t - 1)) {
            return {Tick(t - 1), true};
        }
    }
    return {inside(to, other.first), true};
}

LinkedTick by_parts(const GroupView& from, std::uint32_t tick, const GroupView& to,
                    const std::vector<Part>& own, const std::vector<Part>& other) {
    const auto part = std::ranges::find_if(own, [tick](Part p) { return tick >= p.first && tick < p.end; });
    const auto number = static_cast<std::size_t>(part - own.begin());
    if (number + 1 == own.size()) { // the ticks after the last round match those of the other run
        return in_part(from, tick, *part, to, other.back());
    }
    if (number + 1 >= other.size()) {
        const std::uint32_t end = other.back().first;
        return {inside(to, end == 0 ? 0 : end - 1), true};
    }
    return in_part(from, tick, *part, to, other[number]);
}

LinkedTick by_lines(const GroupView& from, std::uint32_t tick, const GroupView& to) {
    const auto place = [](const GroupView& view, std::uint32_t t) {
        const SiteInfo& site = view.site(view.steps->ticks[t].site);
        return std::pair(view.trace().program.files[site.file], site.line);
    };
    const auto line = place(from, tick);
    std::uint32_t passing = 0; // number of earlier visits of the line; adjacent ticks count as one visit
    for (std::uint32_t t = 1; t <= tick; ++t) {
        passing += place(from, t) == line && place(from, t - 1) != line ? 1 : 0;
    }
    passing -= place(from, 0) != line ? 1 : 0;
    const auto comes = [&](std::uint32_t t) {
        return place(to, t) == line && (t == 0 || place(to, t - 1) != line);
    };
    const Part all{0, to.tick_count()};
    if (const auto found = nth(all, passing, comes)) {
        std::uint32_t within = 0;
        while (tick > within && place(from, tick - within - 1) == line) {
            ++within;
        }
        std::uint32_t at = *found;
        while (within > 0 && at + 1 < to.tick_count() && place(to, at + 1) == line) {
            ++at;
            --within;
        }
        return {Tick(at), within > 0};
    }
    for (std::uint32_t t = to.tick_count(); t > 0; --t) {
        if (place(to, t - 1) == line) {
            return {Tick(t - 1), true};
        }
    }
    return {Tick(0), true};
}

} // namespace

LinkedTick linked_tick(const GroupView& from, Tick tick, const GroupView& to, LinkBy by) {
    if (tick.value() >= from.tick_count() || to.tick_count() == 0) {
        return {Tick(0), true};
    }
    switch (by) {
    case LinkBy::round:
        return by_parts(from, tick.value(), to, by_rounds(from), by_rounds(to));
    case LinkBy::barrier:
        return by_parts(from, tick.value(), to, by_barriers(from), by_barriers(to));
    case LinkBy::line:
        return by_lines(from, tick.value(), to);
    case LinkBy::step:
        break;
    }
    return {inside(to, tick.value()), tick.value() >= to.tick_count()};
}

} // namespace lockstep::gui
