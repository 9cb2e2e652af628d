#include "core/race/slot_at.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Returns the last cycle of a leg that begins at or before a time.
std::uint64_t cycle_at(const RaceLeg& leg, std::uint64_t time) {
    auto cycle = static_cast<std::uint64_t>(static_cast<double>(time - leg.start) / leg.units_per_cycle);
    while (leg.time_of(cycle + 1) <= time && leg.time_of(cycle + 1) > leg.time_of(cycle)) {
        ++cycle; // times are rounded
    }
    while (cycle > 0 && leg.time_of(cycle) > time) {
        --cycle;
    }
    return cycle;
}

bool does_the_same(const SlotAt& a, const SlotAt& b) {
    if (a.interval == nullptr || b.interval == nullptr) {
        return a.interval == b.interval;
    }
    return a.interval->state == b.interval->state && a.interval->reason == b.interval->reason;
}

} // namespace

SlotAt slot_at(const Racer& run, std::uint32_t slot, std::uint64_t time) {
    if (run.legs.empty()) {
        return {};
    }
    const auto later = std::ranges::find_if(run.legs, [time](const RaceLeg& leg) { return time < leg.end; });
    if (later == run.legs.end()) {
        return {run.legs.size() - 1, nullptr};
    }
    const auto leg = static_cast<std::size_t>(later - run.legs.begin());
    return time < later->start ? SlotAt{leg, nullptr}
                               : SlotAt{leg, later->timeline->at(slot, cycle_at(*later, time))};
}

std::optional<std::uint32_t> differing_slot(std::span<const Racer> runs, std::uint64_t time) {
    if (runs.empty()) {
        return std::nullopt;
    }
    const std::uint32_t slots = std::ranges::max(runs, {}, &Racer::slot_count).slot_count();
    for (std::uint32_t slot = 0; slot < slots; ++slot) {
        const SlotAt first = slot_at(runs.front(), slot, time);
        const bool is_same = std::ranges::all_of(
            runs, [&](const Racer& run) { return does_the_same(first, slot_at(run, slot, time)); });
        if (!is_same) {
            return slot;
        }
    }
    return std::nullopt;
}

} // namespace lockstep
