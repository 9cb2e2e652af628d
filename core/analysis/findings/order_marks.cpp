#include "core/analysis/findings/order_marks.h"

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

const std::vector<OrderMarks::Mark>& OrderMarks::marks_of(std::uint64_t item) {
    const auto [at, is_new] = marks_.try_emplace(item);
    if (!is_new) {
        return at->second;
    }
    std::uint64_t number = trace_.offsets[item];
    for (const Event event : trace_.events_of(WorkItem(item))) {
        const SiteInfo* const site =
            is_fault(event) ? nullptr : &trace_.program.sites[event_site(event).index()];
        if (site != nullptr && (site->kind == SiteKind::barrier || site->kind == SiteKind::fence)) {
            const std::string_view text = site->text;
            at->second.push_back({.event = number,
                                  .flags = event_payload(event),
                                  .site = event_site(event).value(),
                                  .is_barrier = site->kind == SiteKind::barrier,
                                  .holds_loads = !text.starts_with("write_mem_fence"),
                                  .holds_stores = !text.starts_with("read_mem_fence")});
        }
        ++number;
    }
    return at->second;
}

bool OrderMarks::is_fenced(std::uint64_t item, std::uint64_t from, std::uint64_t to, std::uint64_t flags,
                           Reach reach) {
    const auto& marks = marks_of(item);
    const auto first = std::ranges::upper_bound(marks, from, {}, &Mark::event);
    const auto last = std::ranges::lower_bound(marks, to, {}, &Mark::event);
    return first < last && std::any_of(first, last, [&](const Mark& mark) {
               return (mark.flags & flags) == flags &&
                      (reach == Reach::loads ? mark.holds_loads : mark.holds_stores);
           });
}

bool OrderMarks::is_decided(std::uint64_t item, std::uint64_t from, std::uint64_t to) const {
    const std::uint64_t end = std::min(to, trace_.offsets[item + 1]);
    for (std::uint64_t number = from + 1; number < end; ++number) {
        const Event event = trace_.event(number);
        if (!is_fault(event) && is_decision(trace_.program.sites[event_site(event).index()].kind)) {
            return true;
        }
    }
    return false;
}

bool OrderMarks::passes_together(std::uint64_t group) {
    const auto [at, is_new] = together_.try_emplace(group, true);
    if (!is_new) {
        return at->second;
    }
    const auto barriers_of = [this](std::uint64_t item) {
        std::vector<std::uint32_t> sites;
        for (const Mark& mark : marks_of(item)) {
            if (mark.is_barrier) {
                sites.push_back(mark.site);
            }
        }
        return sites;
    };
    const std::uint64_t items = items_per_group(trace_.range);
    const std::vector<std::uint32_t> first = barriers_of(group * items);
    for (std::uint64_t item = group * items + 1; item < (group + 1) * items && at->second; ++item) {
        at->second = barriers_of(item) == first;
    }
    return at->second;
}

std::size_t OrderMarks::phase(ItemEvent at, std::uint64_t flags) {
    const auto& marks = marks_of(at.item);
    return static_cast<std::size_t>(std::ranges::count_if(marks, [&](const Mark& mark) {
        return mark.is_barrier && mark.event < at.event && (mark.flags & flags) == flags;
    }));
}

std::uint64_t OrderMarks::end_of_phase(std::uint64_t item, std::size_t phase, std::uint64_t flags) {
    for (const Mark& mark : marks_of(item)) {
        if (mark.is_barrier && (mark.flags & flags) == flags && phase-- == 0) {
            return mark.event;
        }
    }
    return trace_.offsets[item + 1];
}

} // namespace lockstep
