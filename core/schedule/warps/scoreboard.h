#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/memory/loads_in_flight.h"
#include "core/site/program.h"

#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace lockstep {

/// The loads in flight on a multiprocessor, per warp and in total. A load is any operation that returns a
/// value: a read, an atomic, an exchange. It blocks a warp only when a step needs its value, or when there is
/// no room for another load: on the multiprocessor, in the warp, or at the site, whose values have the same
/// destination. A loop's test needs the values of its iterations, except for the last loads_per_site ones,
/// because the compiler unrolls the loop.
///
///     x = a[i];  y = b[i];  c[i] = x + y;
///     a ------ latency ------->
///       b ------ latency ------->
///                                c: needs a and b
///
/// For some loads, it is only known that they do not return before the horizon. A wait that depends on them
/// is open until MemoryPort has their answers and passes them on in the order of the requests.
class Scoreboard {
public:
    using Cycles = std::uint64_t;

    /// `slots` is the number of slots of the multiprocessor.
    Scoreboard(const Program& program, const HardwareModel& hardware, std::uint32_t slots);

    /// If false, each load is waited for as soon as it issues.
    [[nodiscard]] bool lets_loads_fly() const { return most_of_warp_ != 0; }

    /// What the step of a site has to wait for in cycle `now`. If it waits for several loads, the result
    /// names the last one to return. If it need not wait and loads from global memory, it is given room on
    /// the multiprocessor.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now, Cycles horizon);
    /// Adds a load in flight. If it takes room on the multiprocessor, the time when that becomes free must be
    /// reported.
    void add(std::uint32_t slot, const Flight& flight);
    /// Another warp takes the slot.
    void clear(std::uint32_t slot) {
        warps_[slot].flights.clear();
        warps_[slot].has_room = false;
    }

    /// The answer to a request is known.
    void answer(std::uint32_t slot, std::uint32_t request, Cycles until);
    /// Reports that a load's room is free from `until` on. Use come_back_soon() if that is before the
    /// horizon, otherwise come_back(), in the order of open waits.
    void come_back_soon(Cycles until) {
        soon_.push(until);
        --untold_;
    }
    void come_back(Cycles until) {
        late_.push(until);
        --untold_;
    }
    /// What a warp with an open wait() waits for, once the loads of its slot have been answered.
    [[nodiscard]] LoadWait wait_for_loads(std::uint32_t slot, std::uint32_t site) const;
    /// For an open wait() for room: when there is room, once all earlier loads have been reported. None of
    /// them returned before the horizon.
    [[nodiscard]] Cycles first_return() const { return late_.top(); }

private:
    struct WarpLoads {
        std::vector<Flight> flights;
        bool has_room = false; ///< its next step is a load that was given room
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
    std::vector<WarpLoads> warps_; ///< by slot
    Returns soon_;                 ///< for loads in flight, known when they were added
    Returns late_;                 ///< for the others, once reported
    std::size_t untold_ = 0;       ///< number of loads not reported yet
    std::size_t promised_ = 0;     ///< loads that were given room and have not issued yet
};

} // namespace lockstep
