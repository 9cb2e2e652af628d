#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/memory/loads_in_flight.h"
#include "core/site/program.h"

#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace lockstep {

/// Tracks the loads in flight on a multiprocessor, per warp and in total. A load is any operation that
/// returns a value: a read, an atomic, an exchange. A warp waits for a load only when a step needs its value,
/// or when the maximum number of loads is in flight: on the multiprocessor, in the warp, or at the site
/// (because all values of a site have the same destination register). A loop test needs the values that its
/// iterations load, except for the last loads_per_site iterations, because the compiler unrolls the loop.
///
///     x = a[i];  y = b[i];  c[i] = x + y;
///     a ------ latency ------->
///       b ------ latency ------->
///                                c: needs a and b
///
/// For some loads, it is only known that they do not return before the horizon. A wait that depends on them
/// is open until MemoryPort receives the responses, which it passes on in the order of the requests.
class Scoreboard {
public:
    using Cycles = std::uint64_t;

    /// `slots` is the number of slots of the multiprocessor.
    Scoreboard(const Program& program, const HardwareModel& hardware, std::uint32_t slots);

    /// Whether warps continue after issuing a load. If not, each load is waited for immediately.
    [[nodiscard]] bool lets_loads_fly() const { return most_of_warp_ != 0; }

    /// Returns the load for which a step of this site waits in cycle `now`; if there are several, the last
    /// one to return. If the step does not wait and is itself a load from global memory, reserves room for
    /// this load on the multiprocessor.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now, Cycles horizon);
    /// Adds a load in flight. If the load counts towards the limit of the multiprocessor, its return must be
    /// reported by come_back_soon() or come_back().
    void add(std::uint32_t slot, const Flight& flight);
    /// Discards the loads of a slot. Called when another warp enters the slot.
    void clear(std::uint32_t slot) {
        warps_[slot].flights.clear();
        warps_[slot].has_room = false;
    }

    /// Records when the response to a request of the warp in this slot arrives.
    void answer(std::uint32_t slot, std::uint32_t request, Cycles until);
    /// Reports that a load returns in cycle `until`. Call come_back_soon() if this is before the horizon.
    /// Otherwise, call come_back(), in the order in which open waits are processed.
    void come_back_soon(Cycles until) {
        soon_.push(until);
        --untold_;
    }
    void come_back(Cycles until) {
        late_.push(until);
        --untold_;
    }
    /// Returns the end of an open wait for loads that wait() returned. The responses to all loads of the slot
    /// must be known.
    [[nodiscard]] LoadWait wait_for_loads(std::uint32_t slot, std::uint32_t site) const;
    /// Returns the end of an open wait for room that wait() returned. The returns of all earlier loads must
    /// have been reported, and none of them may be before the horizon.
    [[nodiscard]] Cycles first_return() const { return late_.top(); }

private:
    struct WarpLoads {
        std::vector<Flight> flights;
        bool has_room = false; ///< whether room is reserved for the next step, which is a load
    };

    using Returns = std::priority_queue<Cycles, std::vector<Cycles>, std::greater<>>;

    [[nodiscard]] LoadWait wait_for_values(const WarpLoads& warp, std::uint32_t site) const;
    [[nodiscard]] LoadWait wait_for_turns(const WarpLoads& warp, std::uint32_t site) const;
    [[nodiscard]] LoadWait wait_at_site(const WarpLoads& warp, std::uint32_t load) const;
    [[nodiscard]] LoadWait wait_for_places(const WarpLoads& warp, std::uint32_t site) const;
    LoadWait wait_for_room(WarpLoads& warp, std::uint32_t site, Cycles now, Cycles horizon);

    const Program& program_;
    const std::uint32_t most_of_warp_;
    const std::uint32_t most_of_site_;
    const std::uint32_t most_of_multiprocessor_;
    std::vector<WarpLoads> warps_; ///< one entry per slot
    Returns soon_;                 ///< cycles of returns that were already known when the load was added
    Returns late_;                 ///< cycles of returns that became known later
    std::size_t untold_ = 0;       ///< number of loads whose return has not been reported yet
    /// Number of loads for which room is reserved, but that have not been issued yet.
    std::size_t promised_ = 0;
};

} // namespace lockstep
