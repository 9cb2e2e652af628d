#include "core/analysis/findings/order_points.h"

#include <algorithm>
#include <string_view>

namespace lockstep {

std::uint64_t fence_flags(Space space) {
    switch (space) {
    case Space::local:
        return 1;
    case Space::image:
        return 4;
    default:
        return 2;
    }
}

GroupOrder::GroupOrder(const Trace& trace, std::uint64_t group)
    : trace_(trace), first_item_(group * items_per_group(trace.range)), marks_(items_per_group(trace.range)) {
    for (std::uint64_t i = 0; i < marks_.size(); ++i) {
        read_marks(first_item_ + i, marks_[i]);
        is_together_ = is_together_ && pass_the_same(marks_[0], marks_[i]);
    }
}

void GroupOrder::read_marks(std::uint64_t item, std::vector<Mark>& marks) const {
    std::uint64_t number = trace_.offsets[item];
    std::uint32_t barriers = 0;
    for (const Event event : trace_.events_of(WorkItem(item))) {
        const SiteInfo* const site =
            is_fault(event) ? nullptr : &trace_.program.sites[event_site(event).index()];
        if (site != nullptr && (site->kind == SiteKind::barrier || site->kind == SiteKind::fence)) {
            const std::string_view text = site->text;
            marks.push_back({.event = number,
                             .flags = event_payload(event),
                             .site = event_site(event).value(),
                             .phase = barriers,
                             .is_barrier = site->kind == SiteKind::barrier,
                             .holds_loads = !text.starts_with("write_mem_fence"),
                             .holds_stores = !text.starts_with("read_mem_fence")});
            barriers += marks.back().is_barrier ? 1 : 0;
        }
        ++number;
    }
}

bool GroupOrder::pass_the_same(const std::vector<Mark>& a, const std::vector<Mark>& b) {
    const auto next_barrier = [](auto& at, auto end) {
        at = std::find_if(at, end, [](const Mark& mark) { return mark.is_barrier; });
        return at != end;
    };
    auto one = a.begin();
    auto other = b.begin();
    for (;; ++one, ++other) {
        const bool has_one = next_barrier(one, a.end());
        const bool has_other = next_barrier(other, b.end());
        if (!has_one || !has_other) {
            return has_one == has_other;
        }
        if (one->site != other->site) {
            return false;
        }
    }
}

std::uint32_t GroupOrder::phase(ItemEvent at) const {
    const auto& marks = marks_of(at.item);
    const auto next = std::ranges::lower_bound(marks, at.event, {}, &Mark::event);
    return next == marks.begin() ? 0 : std::prev(next)->phase + (std::prev(next)->is_barrier ? 1 : 0);
}

bool GroupOrder::is_decided_in_phase(ItemEvent at) const {
    for (std::uint64_t number = at.event + 1; number < trace_.offsets[at.item + 1]; ++number) {
        const Event event = trace_.event(number);
        const SiteKind kind =
            is_fault(event) ? SiteKind::fence : trace_.program.sites[event_site(event).index()].kind;
        if (is_decision(kind) || kind == SiteKind::barrier) {
            return is_decision(kind);
        }
    }
    return false;
}

/// The event of the item's last decision before another event; the item's first event if there is none, before which
/// there is nothing.
std::uint64_t GroupOrder::last_decision(ItemEvent at) const {
    for (std::uint64_t number = at.event; number-- > trace_.offsets[at.item];) {
        const Event event = trace_.event(number);
        if (!is_fault(event) && is_decision(trace_.program.sites[event_site(event).index()].kind)) {
            return number;
        }
    }
    return trace_.offsets[at.item];
}

OrderPoint::Side GroupOrder::side(ItemEvent at, std::uint64_t flags, Reach reach,
                                  std::uint64_t decision) const {
    const auto& marks = marks_of(at.item);
    const auto is_fence = [&](const Mark& mark) {
        return (mark.flags & flags) == flags &&
               (reach == Reach::loads ? mark.holds_loads : mark.holds_stores);
    };
    OrderPoint::Side side;
    const auto behind = std::ranges::upper_bound(marks, at.event, {}, &Mark::event);
    if (const auto fence = std::find_if(behind, marks.end(), is_fence); fence != marks.end()) {
        side.released = fence->event;
        side.released_phase = fence->phase;
    }
    for (auto mark = behind; mark != marks.begin();) {
        --mark;
        if (mark->event < at.event && (mark->is_barrier || is_fence(*mark))) {
            side.acquired = std::min(mark->event, decision);
            break;
        }
    }
    return side;
}

OrderPoint GroupOrder::point(ItemEvent at) const {
    const SiteInfo& site = trace_.program.sites[event_site(trace_.event(at.event)).index()];
    const Reach reach =
        site.kind == SiteKind::read || site.kind == SiteKind::image_read ? Reach::loads : Reach::stores;
    const std::uint64_t own = fence_flags(site.space);
    const std::uint64_t decision = last_decision(at);
    OrderPoint point;
    point.item = at.item;
    point.event = site.kind == SiteKind::atomic ? at.event : OrderPoint::never;
    point.is_together = is_together_;
    point.phase = phase(at);
    point.decided_phase = phase({at.item, decision});
    point.local_word = side(at, own | fence_flags(Space::local), reach, decision);
    point.global_word = side(at, own | fence_flags(Space::global), reach, decision);
    point.unfenced = {at.event, point.phase, decision};
    return point;
}

} // namespace lockstep
