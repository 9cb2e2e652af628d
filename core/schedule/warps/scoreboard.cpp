#include "core/schedule/warps/scoreboard.h"

#include <algorithm>

namespace lockstep {

Scoreboard::Scoreboard(const Program& program, const HardwareModel& hardware, std::uint32_t slots)
    : program_(program),
      most_of_warp_(program.needs.empty() ? 0 : hardware.loads_per_warp),
      most_of_site_(hardware.loads_per_site),
      most_of_multiprocessor_(hardware.loads_per_multiprocessor),
      warps_(slots) {}

LoadWait Scoreboard::wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now, Cycles horizon) {
    if (!lets_loads_fly()) {
        return {};
    }
    WarpLoads& warp = warps_[slot];
    std::erase_if(warp.flights, [now](const Flight& load) { return load.until <= now; });
    if (warp.flights.empty()) { // the most frequent case, handled first to save time
        return from == LoadFrom::far ? wait_for_room(warp, site, now, horizon) : LoadWait();
    }
    LoadWait value = wait_for_values(warp, site);
    value = value.until != 0 ? value : wait_for_turns(warp, site);
    if (value.until != 0 || from == LoadFrom::nowhere) {
        return value;
    }
    const LoadWait place = wait_for_places(warp, site);
    return place.until != 0 || from == LoadFrom::near ? place : wait_for_room(warp, site, now, horizon);
}

LoadWait Scoreboard::wait_for_loads(std::uint32_t slot, std::uint32_t site) const {
    const WarpLoads& warp = warps_[slot];
    LoadWait value = wait_for_values(warp, site);
    value = value.until != 0 ? value : wait_for_turns(warp, site);
    return value.until != 0 ? value : wait_for_places(warp, site);
}

LoadWait Scoreboard::wait_for_values(const WarpLoads& warp, std::uint32_t site) const {
    const std::vector<std::uint32_t>& needs = program_.needs[site];
    LastBack last;
    for (const Flight& load : warp.flights) {
        if (std::ranges::find(needs, load.site) != needs.end()) {
            last.add(load);
        }
    }
    return last.wait();
}

/// Returns the wait of a loop test. Because the compiler has unrolled the loop, the next iteration starts
/// when the loads of all earlier iterations except the last few have returned.
LoadWait Scoreboard::wait_for_turns(const WarpLoads& warp, std::uint32_t site) const {
    for (const std::uint32_t load : program_.turn_needs[site]) {
        if (const LoadWait first = wait_at_site(warp, load); first.until != 0) {
            return first;
        }
    }
    return {};
}

/// Returns the wait until the first of a site's loads returns; no wait unless the site has its maximum number
/// of loads in flight.
LoadWait Scoreboard::wait_at_site(const WarpLoads& warp, std::uint32_t load) const {
    FirstBack first;
    for (const Flight& each : warp.flights) {
        if (each.site == load) {
            first.add(each);
        }
    }
    return first.count() >= most_of_site_ ? first.wait() : LoadWait();
}

/// Returns the wait until the first load returns, if the site or the warp has its maximum number of loads in
/// flight.
LoadWait Scoreboard::wait_for_places(const WarpLoads& warp, std::uint32_t site) const {
    const LoadWait place = wait_at_site(warp, site);
    if (place.until != 0 || warp.flights.size() < most_of_warp_) {
        return place;
    }
    FirstBack first;
    for (const Flight& each : warp.flights) {
        first.add(each);
    }
    return first.wait();
}

/// Returns the wait until the number of loads in flight on the multiprocessor is below its limit. Loads with
/// reserved room count as in flight, because they will issue soon. Loads whose return is not known yet return
/// after all loads that return before the horizon.
LoadWait Scoreboard::wait_for_room(WarpLoads& warp, std::uint32_t site, Cycles now, Cycles horizon) {
    constexpr Cycles none = ~Cycles{0};
    Cycles first = none;
    for (Returns* returns : {&soon_, &late_}) {
        while (!returns->empty() && returns->top() <= now) {
            returns->pop();
        }
        first = returns->empty() ? first : std::min(first, returns->top());
    }
    if (soon_.size() + late_.size() + untold_ + promised_ < most_of_multiprocessor_) {
        warp.has_room = true;
        ++promised_;
        return {};
    }
    const bool is_open = untold_ != 0 && first >= horizon;
    return {is_open ? horizon : first == none ? now + 1 : first, site, LoadWait::itself, is_open};
}

void Scoreboard::add(std::uint32_t slot, const Flight& flight) {
    WarpLoads& warp = warps_[slot];
    warp.flights.push_back(flight);
    if (flight.from != LoadFrom::near) {
        ++untold_;
        promised_ -= warp.has_room ? 1 : 0;
        warp.has_room = false;
    }
}

/// Records when the response to a request arrives. Has no effect if another warp now occupies the slot,
/// because that warp's loads have other request numbers.
void Scoreboard::answer(std::uint32_t slot, std::uint32_t request, Cycles until) {
    for (Flight& flight : warps_[slot].flights) {
        if (flight.request == request) {
            flight.until = until;
            flight.request = Flight::answered;
        }
    }
}

} // namespace lockstep
