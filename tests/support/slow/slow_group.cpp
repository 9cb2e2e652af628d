#include "tests/support/slow/slow_group.h"

#include "core/warp/reconstruct.h"

#include <algorithm>

namespace lockstep::test {

SlowGroup::SlowGroup(const Trace& trace, std::uint64_t group, Space space) : trace_(trace), space_(space) {
    GroupSteps steps;
    ok_ = reconstruct(trace, Group(group), {4}, steps).ok();
    for (const WarpStep& step : steps.steps) {
        for (std::uint32_t i = step.first; i < step.first + step.active; ++i) {
            add(steps, step, i);
        }
    }
}

std::set<std::uint32_t> SlowGroup::dividing() const {
    std::set<std::uint32_t> ticks;
    for (const Barrier& barrier : barriers_) {
        const std::uint32_t last = ticks.empty() ? 0 : *ticks.rbegin();
        const bool none_yet = ticks.empty();
        const bool all = std::ranges::all_of(touches_, [&](const Touch& touch) {
            const bool matters = none_yet || touch.tick > last;
            const auto& ordered = touch.tick < barrier.tick ? barrier.published : barrier.passed;
            return !matters || ordered.contains(touch.item);
        });
        const bool everybody = barrier.published.size() == items_per_group(trace_.range);
        if (all || everybody) {
            ticks.insert(barrier.tick);
        }
    }
    return ticks;
}

bool SlowGroup::ordered(const Touch& a, const Touch& b) const {
    std::set<std::uint64_t> reached{a.item};
    for (const Barrier& barrier : barriers_) {
        const bool between = barrier.tick > a.tick && barrier.tick < b.tick;
        if (between &&
            std::ranges::any_of(barrier.published, [&](auto item) { return reached.contains(item); })) {
            reached.insert(barrier.passed.begin(), barrier.passed.end());
        }
    }
    return reached.contains(b.item);
}

void SlowGroup::add(const GroupSteps& steps, const WarpStep& step, std::uint32_t i) {
    const SiteInfo& site = trace_.program.sites[step.site.index()];
    const std::uint64_t first_item = steps.group.value() * steps.items;
    const std::uint64_t item = first_item + step.warp.index() * steps.warp_width + steps.lanes[i];
    const std::uint64_t event = trace_.offsets[first_item] + steps.events[i];
    const std::uint64_t flag = space_ == Space::local ? 1 : 2;
    const bool is_sub_group = site.kind == SiteKind::sub_group_barrier;
    const bool is_whole = site.kind == SiteKind::barrier || site.kind == SiteKind::wait;
    if (is_whole || is_sub_group) {
        const std::uint64_t width = is_sub_group ? trace_.sub_groups->width : 0;
        Barrier& barrier = barrier_at(step.tick.value(), width == 0 ? 0 : (item - first_item) / width);
        barrier.passed.insert(item);
        if ((steps.payloads[i] & flag) != 0) {
            barrier.published.insert(item);
        }
    }
    if (!is_access(site.kind) || site.space != space_ || is_faulty(event, item)) {
        return;
    }
    Touch touch{step.tick.value(), steps.group.value(), item, event, step.site.value(), {}};
    int k = 0;
    for (const Piece piece : site.pieces) {
        for (std::uint32_t b = 0; b < piece.bytes; ++b, ++k) {
            touch.bytes[steps.payloads[i] + piece.offset + b] = value(item, event, k);
        }
    }
    touches_.push_back(std::move(touch));
}

Barrier& SlowGroup::barrier_at(std::uint32_t tick, std::uint64_t sub_group) {
    for (Barrier& barrier : barriers_) {
        if (barrier.tick == tick && barrier.sub_group == sub_group) {
            return barrier;
        }
    }
    return barriers_.emplace_back(Barrier{tick, sub_group, {}, {}});
}

bool SlowGroup::is_faulty(std::uint64_t event, std::uint64_t item) const {
    for (std::uint64_t e = event; e > trace_.offsets[item] && is_fault(trace_.events[e - 1]); --e) {
        if (fault_of(trace_.events[e - 1]).kind <= FaultKind::null_pointer) {
            return true;
        }
    }
    return false;
}

int SlowGroup::value(std::uint64_t item, std::uint64_t event, int k) const {
    if (!trace_.has_values()) {
        return -1;
    }
    std::uint64_t slot = trace_.value_offsets[item];
    for (std::uint64_t e = trace_.offsets[item]; e < event; ++e) {
        slot += is_fault(trace_.events[e])
                    ? 0
                    : value_slots(trace_.program.sites[event_site(trace_.events[e]).index()]);
    }
    return static_cast<int>(trace_.values[slot + static_cast<std::uint64_t>(k / 8)] >> (8 * (k % 8)) & 0xFF);
}

} // namespace lockstep::test
