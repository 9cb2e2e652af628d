#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/resident_warp.h"
#include "core/schedule/slot_numbers.h"
#include "core/site/program.h"

#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

namespace lockstep {

/// Where a step's value comes from. Loads from near by (local memory, other lanes) take no room on the
/// multiprocessor.
enum class LoadFrom : std::uint8_t { nowhere, near, far };

/// What a step waits for before it issues: the load of a step of its warp, and when that is back. `until` in
/// the past: nothing.
struct LoadWait {
    std::uint64_t until = 0;
    std::uint32_t site = 0; ///< of the load
    std::uint32_t step = 0; ///< number among its warp's steps, or `itself`

    static constexpr std::uint32_t itself = 0xFFFFFFFF; ///< a load that waits for room, not for another
};

/// The loads in flight, by warp and by multiprocessor. A load (a read, an atomic, an exchange: what answers)
/// blocks nobody until a step needs its value (a loop's test those of its turns: of the last loads_per_site ones it
/// needs none, since the compiler unrolls); or until there is no room for another load, on the multiprocessor,
/// in the warp or at the site, whose values go to the same places.
///
///     x = a[i];  y = b[i];  c[i] = x + y;
///     a ------ latency ------->
///       b ------ latency ------->
///                                c: needs a and b
class Scoreboard {
public:
    using Cycles = std::uint64_t;

    Scoreboard(const Program& program, const HardwareModel& hardware, SlotNumbers numbers);

    /// False: each load is waited for where it issues.
    [[nodiscard]] bool lets_loads_fly() const { return most_of_warp_ != 0; }

    /// What the step of a site has to wait for in cycle `now`. Where several are waited for, the last to come
    /// back is named. Where it need not wait and loads from global memory, it is given its room on the
    /// multiprocessor.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now);
    void add(std::uint32_t slot, LoadFrom from, LoadWait load);
    /// Another warp takes the slot.
    void clear(std::uint32_t slot) {
        warps_[slot].flights.clear();
        warps_[slot].has_room = false;
    }

private:
    struct WarpLoads {
        std::vector<LoadWait> flights;
        std::uint32_t multiprocessor = 0;
        bool has_room = false; ///< its next step is a load that was given its room
    };
    struct MultiprocessorLoads {
        std::priority_queue<Cycles, std::vector<Cycles>, std::greater<>> returns; ///< of those in flight
        std::size_t promised = 0; ///< loads that were given their room and have not issued yet
    };

    [[nodiscard]] LoadWait wait_for_values(const WarpLoads& warp, std::uint32_t site) const;
    [[nodiscard]] LoadWait wait_for_turns(const WarpLoads& warp, std::uint32_t site) const;
    [[nodiscard]] LoadWait wait_at_site(const WarpLoads& warp, std::uint32_t load) const;
    [[nodiscard]] LoadWait wait_for_places(const WarpLoads& warp, std::uint32_t site) const;
    LoadWait wait_for_room(WarpLoads& warp, std::uint32_t site, LoadFrom from, Cycles now);

    const Program& program_;
    const std::uint32_t most_of_warp_;
    const std::uint32_t most_of_site_;
    const std::uint32_t most_of_multiprocessor_;
    std::vector<WarpLoads> warps_; ///< by slot
    std::vector<MultiprocessorLoads> multiprocessors_;
};

} // namespace lockstep
