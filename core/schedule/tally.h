#pragma once

#include "core/schedule/multiprocessor.h"
#include "core/schedule/timeline_recorder.h"
#include "core/schedule/warps/resident_warp.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// What a multiprocessor records about its warps: their states, what they waited for by line, and the cycles
/// that memory took beyond the minimum.
class Tally {
public:
    /// `sites` is for the program, `slots` for a multiprocessor; `record` keeps the timeline.
    Tally(std::size_t sites, std::uint32_t multiprocessor, std::uint32_t slots, bool record);

    void enter(std::uint32_t slot, std::uint64_t group, std::uint32_t warp, std::uint64_t now) {
        recorder_.enter(first_slot_ + slot, group, warp, now);
    }
    /// The warp's state ends; `warp` still has that state.
    void end_state(std::uint32_t slot, const ResidentWarp& warp, std::uint64_t now) {
        if (warp.state == WarpState::blocked) {
            stalls_by_site_[warp.waited_site].*stall_of(warp.reason) += now - warp.since;
            recorder_.add(first_slot_ + slot, blocked_interval(warp, now));
            return;
        }
        const std::uint32_t site = warp.state == WarpState::done ? 0 : warp.next->site;
        if (warp.state == WarpState::ready) {
            stalls_by_site_[site].ready += now - warp.since;
        }
        recorder_.add(first_slot_ + slot,
                      {warp.since, now, 0, warp.step(), site, warp.state, WaitReason::none});
    }
    void leave(std::uint32_t slot, std::uint64_t now) { recorder_.leave(first_slot_ + slot, now); }

    /// Adds cycles that a request took beyond the minimum.
    void add_extra(WaitReason memory, std::uint64_t cycles) {
        (memory == WaitReason::local ? conflicts_ : uncoalesced_) += cycles;
    }
    [[nodiscard]] CacheFigures& cache_of(std::uint32_t site) { return cache_by_site_[site]; }

    /// Adds everything to the result, which must have a row for each site.
    void add_to(Simulation& result);

private:
    static Interval blocked_interval(const ResidentWarp& warp, std::uint64_t now) {
        return {warp.since, now, 0, warp.waited_step, warp.waited_site, WarpState::blocked, warp.reason};
    }

    const std::uint32_t first_slot_; ///< numbered across all multiprocessors
    std::vector<Stalls> stalls_by_site_;
    std::vector<CacheFigures> cache_by_site_;
    std::uint64_t conflicts_ = 0;
    std::uint64_t uncoalesced_ = 0;
    TimelineRecorder recorder_;
};

} // namespace lockstep
