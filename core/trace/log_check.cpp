#include "core/trace/log_check.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

bool is_exchange(const SiteInfo& site) {
    return site.kind == SiteKind::exchange;
}

TraceFlaw flaw_at(const char* part, const Trace& trace, std::uint64_t event) {
    const std::uint64_t* const first = trace.offsets.data();
    const std::uint64_t* const next = std::upper_bound(first, first + trace.offsets.size(), event);
    const auto item = static_cast<std::uint64_t>(next - first) - 1;
    return {part, item, event - trace.offsets[item]};
}

} // namespace

LogCheck::LogCheck(const Trace& trace) : trace_(trace), addresses_(trace) {
    for (const SiteInfo& site : trace.program.sites) {
        value_slots_.push_back(value_slots(site));
        meets_sub_groups_ =
            meets_sub_groups_ || is_exchange(site) || site.kind == SiteKind::sub_group_barrier;
    }
}

std::optional<TraceFlaw> LogCheck::flaw_in(GroupRange groups) {
    if (auto flaw = flaw_of_events(groups)) {
        return flaw;
    }
    if (auto flaw = flaw_of_exchanges(groups)) {
        return flaw;
    }
    if (auto flaw = addresses_.flaw_in(groups)) {
        return flaw;
    }
    return trace_.has_values() ? flaw_of_values(groups) : std::nullopt;
}

std::optional<TraceFlaw> LogCheck::flaw_of_events(GroupRange groups) const {
    const std::size_t sites = trace_.program.sites.size();
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint64_t begin = trace_.offsets[groups.first * items] - trace_.first_event();
    const std::uint64_t end = trace_.offsets[groups.end * items] - trace_.first_event();
    const std::span<const Event> events = trace_.events.span().subspan(begin, end - begin);
    const auto is_strange = [sites](Event event) {
        return event_site(event).index() >= sites &&
               !(is_fault(event) && fault_of(event).site.index() < sites);
    };
    const auto strange = std::find_if(events.begin(), events.end(), is_strange);
    if (strange == events.end()) {
        return std::nullopt;
    }
    return flaw_at("events", trace_,
                   trace_.first_event() + begin + static_cast<std::uint64_t>(strange - events.begin()));
}

/// Returns the number of work-items in the sub-group to which this work-item belongs.
std::uint64_t LogCheck::lanes_around(std::uint64_t local_item) const {
    const std::uint64_t items = items_per_group(trace_.range);
    const std::uint64_t width = trace_.sub_groups->width == 0 ? items : trace_.sub_groups->width;
    return std::min(width, items - local_item / width * width);
}

/// Checks that the lanes in exchange events exist in the sub-group. A work-item that received no value from
/// another one has its own lane in the event.
std::optional<TraceFlaw> LogCheck::flaw_of_exchanges(GroupRange groups) const {
    if (!meets_sub_groups_ || !trace_.sub_groups) {
        return meets_sub_groups_ ? std::optional(TraceFlaw{"sub-groups"}) : std::nullopt;
    }
    const std::uint64_t of_group = items_per_group(trace_.range);
    for (std::uint64_t item = groups.first * of_group; item < groups.end * of_group; ++item) {
        const std::uint64_t lanes = lanes_around(item % of_group);
        const std::span<const Event> events = trace_.events_of(WorkItem(item));
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (is_fault(events[i]) || !is_exchange(trace_.program.sites[event_site(events[i]).index()])) {
                continue;
            }
            const Received from = received_from(event_payload(events[i]));
            if (from.first >= lanes || from.count > lanes - from.first) {
                return TraceFlaw{"exchanges", item, i};
            }
        }
    }
    return std::nullopt;
}

std::optional<TraceFlaw> LogCheck::flaw_of_values(GroupRange groups) const {
    const std::uint64_t of_group = items_per_group(trace_.range);
    for (std::uint64_t item = groups.first * of_group; item < groups.end * of_group; ++item) {
        std::uint64_t taken = 0;
        for (const Event event : trace_.events_of(WorkItem(item))) {
            taken += is_fault(event) ? 0 : value_slots_[event_site(event).index()];
        }
        if (taken != trace_.value_offsets[item + 1] - trace_.value_offsets[item]) {
            return TraceFlaw{"values", item};
        }
    }
    return std::nullopt;
}

} // namespace lockstep
