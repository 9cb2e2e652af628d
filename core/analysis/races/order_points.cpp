#include "core/analysis/races/order_points.h"

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

namespace {

DecisionIndex::Kind decision_kind(const Trace& trace, Event event) {
    const SiteKind kind =
        is_fault(event) ? SiteKind::fence : trace.program.sites[event_site(event).index()].kind;
    return is_decision(kind)           ? DecisionIndex::Kind::decision
           : kind == SiteKind::barrier ? DecisionIndex::Kind::barrier
                                       : DecisionIndex::Kind::other;
}

} // namespace

GroupOrder::GroupOrder(const Trace& trace, std::uint64_t group)
    : trace_(trace), first_item_(group * items_per_group(trace.range)), items_(items_per_group(trace.range)) {
    for (std::uint64_t i = 0; i < items_.size(); ++i) {
        read_item(first_item_ + i, items_[i]);
        is_together_ = is_together_ && pass_the_same(items_[0].marks, items_[i].marks);
    }
}

void GroupOrder::read_item(std::uint64_t item, OfItem& found) const {
    std::uint64_t number = trace_.offsets[item];
    std::uint32_t barriers = 0;
    for (const Event event : trace_.events_of(WorkItem(item))) {
        found.decisions.add(decision_kind(trace_, event));
        const SiteInfo* const site =
            is_fault(event) ? nullptr : &trace_.program.sites[event_site(event).index()];
        if (site != nullptr && (site->kind == SiteKind::barrier || site->kind == SiteKind::fence)) {
            const std::string_view text = site->text;
            found.marks.push_back({.event = number,
                                   .flags = event_payload(event),
                                   .site = event_site(event).value(),
                                   .phase = barriers,
                                   .is_barrier = site->kind == SiteKind::barrier,
                                   .holds_loads = !text.starts_with("write_mem_fence"),
                                   .holds_stores = !text.starts_with("read_mem_fence")});
            barriers += found.marks.back().is_barrier ? 1 : 0;
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
    const auto& marks = of(at.item).marks;
    const auto next = std::ranges::lower_bound(marks, at.event, {}, &Mark::event);
    return next == marks.begin() ? 0 : std::prev(next)->phase + (std::prev(next)->is_barrier ? 1 : 0);
}

bool GroupOrder::is_decided_in_phase(ItemEvent at) const {
    const std::uint64_t first = trace_.offsets[at.item];
    return of(at.item).decisions.is_decided_after(at.event - first, [&](std::size_t number) {
        return decision_kind(trace_, trace_.event(first + number));
    });
}

bool GroupOrder::is_fence(const Mark& mark, std::uint64_t flags, Reach reach) {
    return (mark.flags & flags) == flags && (reach == Reach::loads ? mark.holds_loads : mark.holds_stores);
}

/// Returns, for each fence or barrier of the work-item, the next matching fence. This index lets side() skip
/// later barriers that order other memory.
const std::vector<std::uint32_t>& GroupOrder::next_fences(OfItem& item, std::uint64_t flags, Reach reach) {
    std::vector<std::uint32_t>& next = item.next_fence[flags | (reach == Reach::loads ? 8 : 0)];
    if (next.empty()) {
        next.resize(item.marks.size() + 1, static_cast<std::uint32_t>(item.marks.size()));
        for (std::size_t i = item.marks.size(); i-- > 0;) {
            next[i] = is_fence(item.marks[i], flags, reach) ? static_cast<std::uint32_t>(i) : next[i + 1];
        }
    }
    return next;
}

OrderPoint::Side GroupOrder::side(ItemEvent at, std::uint64_t flags, Reach reach,
                                  std::uint64_t decision) const {
    OfItem& item = of(at.item);
    const auto& marks = item.marks;
    OrderPoint::Side side;
    const auto behind = std::ranges::upper_bound(marks, at.event, {}, &Mark::event);
    const std::size_t fence =
        next_fences(item, flags, reach)[static_cast<std::size_t>(behind - marks.begin())];
    if (fence != marks.size()) {
        side.released = marks[fence].event;
        side.released_phase = marks[fence].phase;
    }
    for (auto mark = behind; mark != marks.begin();) {
        --mark;
        if (mark->event < at.event && (mark->is_barrier || is_fence(*mark, flags, reach))) {
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
    const std::uint64_t first = trace_.offsets[at.item];
    // Value 0 means that there is no decision, because no access comes before event 0.
    const std::uint64_t decision =
        first + of(at.item)
                    .decisions
                    .last_before(at.event - first,
                                 [&](std::size_t number) {
                                     return decision_kind(trace_, trace_.event(first + number));
                                 })
                    .value_or(0);
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
