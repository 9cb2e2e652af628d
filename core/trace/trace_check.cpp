#include "core/trace/trace_check.h"

#include "core/base/threads.h"
#include "core/facts/facts_check.h"
#include "core/trace/log_check.h"
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

/// The groups that are here are looked at on all cores:
///
///     groups   |  core 0  |  core 1  |  core 2  |      the first part with a flaw has the first flaw
std::optional<TraceFlaw> find_log_flaw(const Trace& trace) {
    constexpr std::uint64_t events_of_core = 1 << 20; // some milliseconds: less is not worth a thread
    const GroupRange all = trace.groups();
    const std::uint64_t most = std::min<std::uint64_t>(trace.events.size() / events_of_core + 1, all.count());
    const auto cores = static_cast<std::size_t>(
        std::clamp<std::uint64_t>(most, 1, std::max(1U, std::thread::hardware_concurrency())));
    if (!trace.has_values() && !trace.values.empty()) {
        return TraceFlaw{"values"};
    }
    std::vector<std::optional<TraceFlaw>> flaws(cores);
    in_threads(cores, [&](std::size_t core) {
        const auto group = [&](std::uint64_t part) { return all.first + all.count() * part / cores; };
        flaws[core] = LogCheck(trace).flaw_in({group(core), group(core + 1)});
    });
    const auto first = std::ranges::find_if(flaws, [](const auto& flaw) { return flaw.has_value(); });
    return first == flaws.end() ? std::nullopt : *first;
}

} // namespace lockstep
