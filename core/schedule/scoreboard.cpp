#include "core/schedule/scoreboard.h"

#include <algorithm>

namespace lockstep {

Scoreboard::Scoreboard(const Program& program, const HardwareModel& hardware, SlotNumbers numbers)
    : program_(program),
      most_of_warp_(program.needs.empty() ? 0 : hardware.loads_per_warp),
      most_of_site_(hardware.loads_per_site),
      most_of_multiprocessor_(hardware.loads_per_multiprocessor),
      warps_(std::size_t{numbers.slots} * hardware.multiprocessors),
      multiprocessors_(hardware.multiprocessors) {
    for (std::uint32_t slot = 0; slot < warps_.size(); ++slot) {
        warps_[slot].multiprocessor = numbers.multiprocessor_of(slot);
    }
}

LoadWait Scoreboard::wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now) {
    if (!lets_loads_fly()) {
        return {};
    }
    WarpLoads& warp = warps_[slot];
    std::erase_if(warp.flights, [now](const LoadWait& load) { return load.until <= now; });
    LoadWait value = wait_for_values(warp, site);
    value = value.until != 0 ? value : wait_for_turns(warp, site);
    return value.until != 0 || from == LoadFrom::nowhere ? value : wait_for_room(warp, site, from, now);
}

LoadWait Scoreboard::wait_for_values(const WarpLoads& warp, std::uint32_t site) const {
    const std::vector<std::uint32_t>& needs = program_.needs[site];
    LoadWait last;
    for (const LoadWait& load : warp.flights) {
        if (load.until > last.until && std::ranges::find(needs, load.site) != needs.end()) {
            last = load;
        }
    }
    return last;
}

/// The next turn begins when the loads of all but the last turns are back.
LoadWait Scoreboard::wait_for_turns(const WarpLoads& warp, std::uint32_t site) const {
    for (const std::uint32_t load : program_.turn_needs[site]) {
        if (const LoadWait first = wait_at_site(warp, load); first.until != 0) {
            return first;
        }
    }
    return {};
}

/// The first load of a site to come back where as many are in flight as may be.
LoadWait Scoreboard::wait_at_site(const WarpLoads& warp, std::uint32_t load) const {
    LoadWait first;
    std::uint32_t count = 0;
    for (const LoadWait& each : warp.flights) {
        if (each.site == load && (count++ == 0 || each.until < first.until)) {
            first = each;
        }
    }
    return count >= most_of_site_ ? first : LoadWait();
}

/// The first load to come back where the site, or the warp, has as many in flight as it may.
LoadWait Scoreboard::wait_for_places(const WarpLoads& warp, std::uint32_t site) const {
    const LoadWait place = wait_at_site(warp, site);
    return place.until != 0 || warp.flights.size() < most_of_warp_
               ? place
               : *std::ranges::min_element(warp.flights, {}, &LoadWait::until);
}

LoadWait Scoreboard::wait_for_room(WarpLoads& warp, std::uint32_t site, LoadFrom from, Cycles now) {
    if (const LoadWait place = wait_for_places(warp, site); place.until != 0) {
        return place;
    }
    if (from == LoadFrom::near) {
        return {};
    }
    MultiprocessorLoads& all = multiprocessors_[warp.multiprocessor];
    while (!all.returns.empty() && all.returns.top() <= now) {
        all.returns.pop();
    }
    if (all.returns.size() + all.promised < most_of_multiprocessor_) {
        warp.has_room = true;
        ++all.promised;
        return {};
    }
    return {all.returns.empty() ? now + 1 : all.returns.top(), site,
            LoadWait::itself}; // who was given the room issues soon
}

void Scoreboard::add(std::uint32_t slot, LoadFrom from, LoadWait load) {
    WarpLoads& warp = warps_[slot];
    warp.flights.push_back(load);
    if (from == LoadFrom::near) {
        return;
    }
    MultiprocessorLoads& all = multiprocessors_[warp.multiprocessor];
    all.returns.push(load.until);
    all.promised -= warp.has_room ? 1 : 0;
    warp.has_room = false;
}

} // namespace lockstep
