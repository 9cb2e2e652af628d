#include "core/analysis/races/copy_races.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Returns a work-item that can stand for a copy in a race of `item`: OpenCL does not specify which
/// work-item copies an element, so any other work-item of the group will do.
std::uint32_t other_item(std::uint32_t item, std::uint32_t items) {
    return (item ^ 1) < items ? item ^ 1 : item == 0 ? 0 : item - 1;
}

} // namespace

CopyRaces::CopyRaces(const Trace& trace) : trace_(trace), objects_(trace.objects), values_(trace) {}

void CopyRaces::look_at(const Scope& scope, const Access& access, std::uint64_t address,
                        std::uint32_t value_byte) {
    std::vector<Known>& known = bytes_[address];
    const std::uint64_t item = scope.steps.group.value() * scope.steps.items + access.moment.item;
    const bool is_plain_write = is_write(trace_.program.sites[access.site].kind);
    const int value = is_plain_write ? values_.byte_of(access.site, item, access.event, value_byte) : -1;
    for (const Known& earlier : known) {
        const bool has_copy = access.moment.is_of_copy() || earlier.moment.is_of_copy();
        if (has_copy && (access.writes || earlier.writes) &&
            may_race(earlier.moment, access.moment, scope.barriers, scope.steps.items)) {
            meet(scope, access, address, earlier, value);
        }
    }
    remember(scope, access, known, value);
}

void CopyRaces::meet(const Scope& scope, const Access& access, std::uint64_t address, const Known& earlier,
                     int value) {
    const auto byte = byte_of_object(trace_, objects_, scope.space, address);
    if (!byte) {
        return;
    }
    const FindingKey key = race_key(trace_.program, earlier.site, access.site, byte->object);
    const Severity severity = value >= 0 && value == earlier.value ? Severity::note : Severity::error;
    auto known = std::ranges::find(hits_, key, &Hit::key);
    if (known != hits_.end() && severity >= known->sighting.severity) {
        return; // the race has already been reported with its first pair of work-items
    }
    known = known == hits_.end() ? hits_.insert(known, Hit{key, {}, 0}) : known;
    Sighting& sighting = known->sighting;
    sighting = {.event = access.event,
                .group = scope.steps.group,
                .space = scope.space,
                .offset = byte->offset,
                .severity = severity};
    if (severity == Severity::error) {
        set_cure(scope, earlier.moment, access.moment, sighting);
    }
    const std::uint32_t item = earlier.moment.item;
    known->partner = item == access.moment.item ? other_item(item, scope.steps.items) : item;
}

/// Returns the line of what the group executes at a tick.
std::uint32_t CopyRaces::line_at(const Scope& scope, std::uint32_t tick) const {
    return trace_.program.sites[scope.steps.ticks[tick].site.index()].line;
}

void CopyRaces::set_cure(const Scope& scope, const Moment& earlier, const Moment& later,
                         Sighting& sighting) const {
    if (is_in_flight(earlier, later)) {
        const bool starts_later = earlier.is_of_copy() && earlier.start > later.start;
        const std::uint32_t too_early = !earlier.is_of_copy() ? earlier.tick
                                        : starts_later        ? earlier.start
                                                              : later.start;
        sighting.cure = RaceCure::copy_wait;
        sighting.cure_line = line_at(scope, too_early);
        return;
    }
    const std::uint32_t begin = later.is_of_copy() ? later.start : later.tick;
    if (const auto barrier = scope.barriers.without_flag(earlier.tick, begin)) {
        sighting.cure = RaceCure::barrier_flags;
        sighting.cure_line = trace_.program.sites[barrier->index()].line;
    }
}

void CopyRaces::remember(const Scope& scope, const Access& access, std::vector<Known>& known,
                         int value) const {
    const auto at = std::ranges::find_if(known, [&](const Known& k) {
        return k.site == access.site && k.writes == access.writes &&
               (!scope.barriers.has_partial() || k.moment.item == access.moment.item);
    });
    if (at == known.end()) {
        known.push_back({access.site, access.writes, access.moment, value});
        return;
    }
    const bool is_new_interval = scope.barriers.interval_begin(access.moment.tick) > at->moment.tick;
    at->value = is_new_interval || at->value == value ? value : -1;
    at->moment = access.moment;
}

void CopyRaces::note_hits(const Scope& scope, const Access& access, FindingTable& table) {
    const std::uint64_t first_item = scope.steps.group.value() * scope.steps.items;
    for (const Hit& hit : hits_) {
        const std::uint64_t items[] = {first_item + access.moment.item, first_item + hit.partner};
        table.add(hit.key, hit.sighting, items);
    }
}

} // namespace lockstep
