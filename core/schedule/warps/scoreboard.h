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
/// is open until MemoryPort receives their answers, which it passes on in the order of the requests.
class Scoreboard {
public:
    using Cycles = std::uint64_t;

    /// `slots`: the number of slots of the multiprocessor.
    Scoreboard(const Program& program, const HardwareModel& hardware, std::uint32_t slots);

    /// Whether warps continue after issuing a load. If not, they wait for each load immediately.
    [[nodiscard]] bool lets_loads_fly() const { return most_of_warp_ != 0; }

    /// Returns what the step of a site waits for in cycle `now`; if it waits for several loads, the last one
    /// to return. If the step does not wait and is a load from global memory, room on the multiprocessor is
    /// reserved for it.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now, Cycles horizon);
    /// Adds a load in flight. If it takes room on the multiprocessor, its return must be reported.
    void add(std::uint32_t slot, const Flight& flight);
    /// Called when another warp takes the slot.
    void clear(std::uint32_t slot) {
        warps_[slot].flights.clear();
        warps_[slot].has_room = false;
    }

    /// Records the answer to a request.
    void answer(std::uint32_t slot, std::uint32_t request, Cycles until);
    /// Reports that a load returns in cycle `until`. If this is before the horizon, call come_back_soon(),
    /// otherwise come_back(), in the order of open waits.
    void come_back_soon(Cycles until) {
        soon_.push(until);
        --untold_;
    }
    void come_back(Cycles until) {
        late_.push(until);
        --untold_;
    }
    /// Returns the end of an open wait() for loads. All loads of the slot must have been answered.
    [[nodiscard]] LoadWait wait_for_loads(std::uint32_t slot, std::uint32_t site) const;
    /// Returns the end of an open wait() for room. All earlier loads must have been reported; none of them
    /// returned before the horizon.
    [[nodiscard]] Cycles first_return() const { return late_.top(); }

private:
    struct WarpLoads {
        std::vector<Flight> flights;
        bool has_room = false; ///< its next step is a load for which room is reserved
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
    Returns soon_;                 ///< returns of loads that were known when the load was added
    Returns late_;                 ///< returns that were reported later
    std::size_t untold_ = 0;       ///< number of loads whose return has not been reported yet
    std::size_t promised_ = 0;     ///< number of loads for which room is reserved but that have not issued
                                   ///< yet
};

} // namespace lockstep
