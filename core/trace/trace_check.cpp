#include "core/trace/trace_check.h"

#include "core/base/threads.h"
#include "core/facts/facts_check.h"
#include "core/trace/address_check.h"
#include "core/trace/object_check.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace lockstep {
namespace {

bool is_sound(const NdRange& range) {
    if (range.dimensions < 1 || range.dimensions > 3) {
        return false;
    }
    std::uint64_t items = 1;
    std::uint64_t of_group = 1;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint64_t global = range.global[i];
        const std::uint64_t local = range.local[i];
        if (local == 0 || global == 0 || global % local != 0 || (payload_mask / items) / global == 0) {
            return false;
        }
        items *= global;
        of_group *= local; // no larger than items
    }
    return of_group <= most_items_of_group;
}

/// What a recording keeps of a log begins with its first group.
bool is_sound(const std::optional<GroupRange>& part, const NdRange& range) {
    return !part || (part->first == 0 && part->end > 0 && part->end <= group_count(range));
}

/// The first work-item whose offset lies behind the next one's; none where all ascend from 0 and those of the
/// groups that are here span `size` entries.
std::optional<TraceFlaw> flaw_of_offsets(const char* part, const Column64& offsets, const Trace& trace,
                                         std::uint64_t size) {
    if (offsets.size() != item_count(trace.range) + 1 || offsets[0] != 0) {
        return TraceFlaw{part};
    }
    const std::uint64_t items = items_per_group(trace.range);
    const GroupRange groups = trace.groups();
    if (offsets[groups.end * items] - offsets[groups.first * items] != size) {
        return TraceFlaw{part};
    }
    const std::uint64_t* const first = offsets.data();
    const std::uint64_t* const descent = std::is_sorted_until(first, first + offsets.size());
    if (descent != first + offsets.size()) {
        return TraceFlaw{part, static_cast<std::uint64_t>(descent - first) - 1};
    }
    return std::nullopt;
}

std::optional<TraceFlaw> flaw_of_groups(const Trace& trace) {
    const std::uint64_t items = items_per_group(trace.range);
    for (std::uint64_t first = 0; first < item_count(trace.range); first += items) {
        if (trace.offsets[first + items] - trace.offsets[first] > most_events_of_group) {
            return TraceFlaw{"offsets", first};
        }
    }
    return std::nullopt;
}

TraceFlaw flaw_at(const char* part, const Trace& trace, std::uint64_t event) {
    const std::uint64_t* const first = trace.offsets.data();
    const std::uint64_t* const next = std::upper_bound(first, first + trace.offsets.size(), event);
    const auto item = static_cast<std::uint64_t>(next - first) - 1;
    return {part, item, event - trace.offsets[item]};
}

std::optional<TraceFlaw> flaw_of_events(const Trace& trace, GroupRange groups) {
    const std::size_t sites = trace.program.sites.size();
    const std::uint64_t items = items_per_group(trace.range);
    const std::uint64_t begin = trace.offsets[groups.first * items] - trace.first_event();
    const std::uint64_t end = trace.offsets[groups.end * items] - trace.first_event();
    const std::span<const Event> events = trace.events.span().subspan(begin, end - begin);
    const auto is_strange = [sites](Event event) {
        return event_site(event).index() >= sites &&
               !(is_fault(event) && fault_of(event).site.index() < sites);
    };
    const auto strange = std::find_if(events.begin(), events.end(), is_strange);
    if (strange == events.end()) {
        return std::nullopt;
    }
    return flaw_at("events", trace,
                   trace.first_event() + begin + static_cast<std::uint64_t>(strange - events.begin()));
}

/// Work-items of the sub-group that the group's work-item of this number is in.
std::uint64_t lanes_around(const Trace& trace, std::uint64_t local_item) {
    const std::uint64_t items = items_per_group(trace.range);
    const std::uint64_t width = trace.sub_groups->width == 0 ? items : trace.sub_groups->width;
    return std::min(width, items - local_item / width * width);
}

/// An exchange names lanes of its sub-group: they must be there. Who received from nobody names itself.
std::optional<TraceFlaw> flaw_of_exchanges(const Trace& trace) {
    const auto is_exchange = [](const SiteInfo& site) { return site.kind == SiteKind::exchange; };
    const std::vector<SiteInfo>& sites = trace.program.sites;
    const bool meets = std::any_of(sites.begin(), sites.end(), [&](const SiteInfo& site) {
        return is_exchange(site) || site.kind == SiteKind::sub_group_barrier;
    });
    if (!meets || !trace.sub_groups) {
        return meets ? std::optional(TraceFlaw{"sub-groups"}) : std::nullopt;
    }
    const std::uint64_t of_group = items_per_group(trace.range);
    for (std::uint64_t item = trace.groups().first * of_group; item < trace.groups().end * of_group; ++item) {
        const std::uint64_t lanes = lanes_around(trace, item % items_per_group(trace.range));
        const std::span<const Event> events = trace.events_of(WorkItem(item));
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (is_fault(events[i]) || !is_exchange(sites[event_site(events[i]).index()])) {
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

std::optional<TraceFlaw> flaw_of_values(const Trace& trace) {
    if (!trace.has_values()) {
        return trace.values.empty() ? std::nullopt : std::optional(TraceFlaw{"values"});
    }
    std::vector<std::uint64_t> slots;
    for (const SiteInfo& site : trace.program.sites) {
        slots.push_back(value_slots(site));
    }
    const std::uint64_t group = items_per_group(trace.range);
    for (std::uint64_t item = trace.groups().first * group; item < trace.groups().end * group; ++item) {
        std::uint64_t taken = 0;
        for (const Event event : trace.events_of(WorkItem(item))) {
            taken += is_fault(event) ? 0 : slots[event_site(event).index()];
        }
        if (taken != trace.value_offsets[item + 1] - trace.value_offsets[item]) {
            return TraceFlaw{"values", item};
        }
    }
    return std::nullopt;
}

/// What a check finds first in the launch's groups, looked at on all cores:
///
///     groups   |  core 0  |  core 1  |  core 2  |      the first part with a flaw has the first flaw
template <class Check>
std::optional<TraceFlaw> first_flaw(const Trace& trace, const Check& check) {
    constexpr std::uint64_t events_of_core = 1 << 20; // some milliseconds: less is not worth a thread
    const GroupRange all = trace.groups();
    const std::uint64_t most = std::min<std::uint64_t>(trace.events.size() / events_of_core + 1, all.count());
    const auto cores = static_cast<std::size_t>(
        std::clamp<std::uint64_t>(most, 1, std::max(1U, std::thread::hardware_concurrency())));
    std::vector<std::optional<TraceFlaw>> flaws(cores);
    in_threads(cores, [&](std::size_t core) {
        const auto group = [&](std::uint64_t part) { return all.first + all.count() * part / cores; };
        flaws[core] = check(trace, GroupRange{group(core), group(core + 1)});
    });
    const auto first = std::ranges::find_if(flaws, [](const auto& flaw) { return flaw.has_value(); });
    return first == flaws.end() ? std::nullopt : *first;
}

} // namespace

std::optional<TraceFlaw> find_head_flaw(const Trace& trace) {
    if (!is_sound(trace.range) || !is_sound(trace.part, trace.range)) {
        return TraceFlaw{"range"};
    }
    if (auto part = find_flaw(trace.program)) {
        return TraceFlaw{*part};
    }
    if (!objects_are_sound(trace)) {
        return TraceFlaw{"objects"};
    }
    if (const char* part = flaw_of(trace, group_count(trace.range), trace.program.parameter_names.size())) {
        return TraceFlaw{part};
    }
    return std::nullopt;
}

std::optional<TraceFlaw> find_flaw(const Trace& trace) {
    if (auto flaw = find_head_flaw(trace)) {
        return flaw;
    }
    if (auto flaw = flaw_of_offsets("offsets", trace.offsets, trace, trace.events.size())) {
        return flaw;
    }
    if (auto flaw = flaw_of_groups(trace)) {
        return flaw;
    }
    if (trace.has_values()) {
        if (auto flaw = flaw_of_offsets("value offsets", trace.value_offsets, trace, trace.values.size())) {
            return flaw;
        }
    }
    return find_log_flaw(trace);
}

std::optional<TraceFlaw> find_log_flaw(const Trace& trace) {
    if (auto flaw = first_flaw(trace, flaw_of_events)) {
        return flaw;
    }
    if (auto flaw = flaw_of_exchanges(trace)) {
        return flaw;
    }
    if (auto flaw = first_flaw(trace, flaw_of_addresses)) {
        return flaw;
    }
    return flaw_of_values(trace);
}

} // namespace lockstep
