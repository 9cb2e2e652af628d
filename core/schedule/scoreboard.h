#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/loads_in_flight.h"
#include "core/site/program.h"

#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace lockstep {

/// The loads in flight on a multiprocessor, by warp and of all. A load (a read, an atomic, an exchange: what
/// answers) blocks nobody until a step needs its value (a loop's test those of its turns: of the last
/// loads_per_site ones it needs none, since the compiler unrolls); or until there is no room for another
/// load, on the multiprocessor, in the warp or at the site, whose values go to the same places.
///
///     x = a[i];  y = b[i];  c[i] = x + y;
///     a ------ latency ------->
///       b ------ latency ------->
///                                c: needs a and b
///
/// Of some it is not known yet when they are back, only that it is not before the horizon. A wait that
/// depends on them is open until OpenWaits has their answers, and brings them here in the order in which they
/// were asked for.
class Scoreboard {
public:
    using Cycles = std::uint64_t;

    /// `slots`: of the multiprocessor.
    Scoreboard(const Program& program, const HardwareModel& hardware, std::uint32_t slots);

    /// False: each load is waited for where it issues.
    [[nodiscard]] bool lets_loads_fly() const { return most_of_warp_ != 0; }

    /// What the step of a site has to wait for in cycle `now`. Where several are waited for, the last to come
    /// back is named. Where it need not wait and loads from global memory, it is given its room on the
    /// multiprocessor.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now, Cycles horizon);
    /// A load is in flight. If it takes room on the multiprocessor, it has to be told when that is free.
    void add(std::uint32_t slot, const Flight& flight);
    /// Another warp takes the slot.
    void clear(std::uint32_t slot) {
        warps_[slot].flights.clear();
        warps_[slot].has_room = false;
    }

    /// The answer to a request is known.
    void answer(std::uint32_t slot, std::uint32_t request, Cycles until);
    /// The room of a load is free from `until` on, before the horizon; or not before it, told in the order of
    /// open waits.
    void come_back_soon(Cycles until) {
        soon_.push(until);
        --untold_;
    }
    void come_back(Cycles until) {
        late_.push(until);
        --untold_;
    }
    /// What a warp waits for in whose open wait() the loads of its slot have their answers by now.
    [[nodiscard]] LoadWait wait_for_loads(std::uint32_t slot, std::uint32_t site) const;
    /// When there is room for a warp in whose open wait() all loads before it have been told by now: none of
    /// them was back before the horizon.
    [[nodiscard]] Cycles first_return() const { return late_.top(); }

private:
    struct WarpLoads {
        std::vector<Flight> flights;
        bool has_room = false; ///< its next step is a load that was given its room
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
    Returns soon_;                 ///< of loads in flight, told as they were added
    Returns late_;                 ///< of the others, where they were told
    std::size_t untold_ = 0;       ///< those that were not
    std::size_t promised_ = 0;     ///< loads that were given their room and have not issued yet
};

} // namespace lockstep
