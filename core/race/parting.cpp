#include "core/race/parting.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

/// What a warp slot shows.
struct SlotShows {
    enum class Kind : std::uint8_t { empty, warp, finished };
    Kind kind = Kind::empty;
    WarpState state{};
    WaitReason reason{};
    friend bool operator==(const SlotShows&, const SlotShows&) = default;
};

/// A time from which a slot shows something else than before.
struct SlotChange {
    std::uint64_t time = 0;
    SlotShows shows;
    friend bool operator==(const SlotChange&, const SlotChange&) = default;
};
using SlotChanges = std::vector<SlotChange>;

/// Adds a change; neighbours that are equal become one.
void add_change(SlotChanges& changes, const SlotChange& change) {
    if (!changes.empty() && changes.back().time == change.time) {
        changes.pop_back();
    }
    if (changes.empty() || changes.back().shows != change.shows) {
        changes.push_back(change);
    }
}

void add_leg(std::vector<SlotChanges>& slots, const RaceLeg& leg) {
    for (const Interval& interval : leg.timeline->intervals) {
        SlotChanges& changes = slots[leg.timeline->residencies[interval.residency].slot];
        const std::uint64_t begin = leg.time_of(interval.begin);
        const std::uint64_t end = leg.time_of(interval.end);
        if (begin < end) { // shorter ones vanish in nanoseconds
            add_change(changes, {begin, {SlotShows::Kind::warp, interval.state, interval.reason}});
            add_change(changes, {end, {}});
        }
    }
}

/// Returns the changes of each slot, in order of time.
std::vector<SlotChanges> changes_of(const Racer& run, std::uint32_t slots) {
    std::vector<SlotChanges> all(slots, SlotChanges{SlotChange{}});
    for (const RaceLeg& leg : run.legs) {
        add_leg(all, leg);
    }
    for (SlotChanges& changes : all) {
        add_change(changes, {run.end, {.kind = SlotShows::Kind::finished}});
    }
    return all;
}

std::uint64_t first_difference(const SlotChanges& a, const SlotChanges& b) {
    const auto [at_a, at_b] = std::ranges::mismatch(a, b);
    return std::min(at_a == a.end() ? never : at_a->time, at_b == b.end() ? never : at_b->time);
}

/// Returns the time until which the states of all slots of a run are known. The last state of a slot may be missing
/// in a timeline that stops early.
std::uint64_t known_until(const Racer& run, std::uint32_t slots) {
    for (const RaceLeg& leg : run.legs) {
        if (leg.timeline->is_whole) {
            continue;
        }
        std::vector<std::uint64_t> ends(slots, leg.start);
        for (const Interval& interval : leg.timeline->intervals) {
            ends[leg.timeline->residencies[interval.residency].slot] = leg.time_of(interval.end);
        }
        return std::ranges::min(ends);
    }
    return never;
}

} // namespace

std::optional<std::uint64_t> parting_of(std::span<const Racer> runs) {
    if (runs.size() < least_racers) {
        return std::nullopt;
    }
    const std::uint32_t slots = std::ranges::max(runs, {}, &Racer::slot_count).slot_count();
    const std::vector<SlotChanges> first = changes_of(runs[0], slots);
    std::uint64_t parting = never;
    std::uint64_t known = known_until(runs[0], slots);
    for (const Racer& other : runs.subspan(1)) {
        known = std::min(known, known_until(other, slots));
        const std::vector<SlotChanges> changes = changes_of(other, slots);
        for (std::uint32_t slot = 0; slot < slots; ++slot) {
            parting = std::min(parting, first_difference(first[slot], changes[slot]));
        }
    }
    return parting < known ? std::optional(parting) : std::nullopt;
}

} // namespace lockstep
