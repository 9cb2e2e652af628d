#pragma once

#include "core/schedule/multiprocessor.h"
#include "core/schedule/resident_warp.h"
#include "core/schedule/timeline_recorder.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// What a simulation takes down of its warps: the states that they were in, what they waited for by line, and
/// the cycles that memory took beyond the fewest.
class Tally {
public:
    /// `sites`: of the program; `slots`: of a multiprocessor.
    Tally(std::size_t sites, std::uint32_t multiprocessors, std::uint32_t slots,
          std::optional<std::uint32_t> record);

    void enter(std::uint32_t slot, std::uint64_t group, std::uint32_t warp, std::uint64_t now) {
        recorder_.enter(slot, group, warp, now);
    }
    /// The warp's state ends; it stands in its record still.
    void end_state(std::uint32_t slot, const ResidentWarp& warp, std::uint64_t now);
    void leave(std::uint32_t slot, std::uint64_t now) { recorder_.leave(slot, now); }

    /// Cycles that a request took beyond the fewest.
    void add_extra(std::uint32_t multiprocessor, WaitReason memory, std::uint64_t cycles) {
        (memory == WaitReason::local ? conflicts_ : uncoalesced_)[multiprocessor] += cycles;
    }
    [[nodiscard]] CacheFigures& cache_of(std::uint32_t site) { return cache_by_site_[site]; }

    /// Moves all of it into the result.
    void finish(Simulation& result);

private:
    std::vector<Stalls> stalls_by_site_;
    std::vector<CacheFigures> cache_by_site_;
    std::vector<std::uint64_t> conflicts_;   ///< by multiprocessor
    std::vector<std::uint64_t> uncoalesced_; ///< by multiprocessor
    TimelineRecorder recorder_;
};

} // namespace lockstep
