#pragma once

#include "core/schedule/cycle_meter.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/timeline_recorder.h"
#include "core/schedule/warps/resident_warp.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace lockstep {

/// The statistics that a multiprocessor records about its warps: their states, the wait cycles by source
/// line, and the memory cycles in excess of the minimum.
class Tally {
public:
    /// `sites` is the number of sites in the program, `slots` the number of slots of the multiprocessor.
    /// `record` says whether to record the timeline of this multiprocessor.
    Tally(std::size_t sites, std::uint32_t multiprocessor, std::uint32_t slots, bool record);

    /// From now on, also accounts for the cycles of the schedulers. Call before the first warp enters.
    void set_meter(std::unique_ptr<CycleMeter> meter) { meter_ = std::move(meter); }
    [[nodiscard]] CycleMeter* meter() const { return meter_.get(); }

    void enter(std::uint32_t slot, std::uint64_t group, std::uint32_t warp, std::uint64_t now) {
        if (meter_ != nullptr) {
            meter_->enter(slot, now);
        }
        recorder_.enter(first_slot_ + slot, group, warp, now);
    }
    /// Records that the current state of a warp ends. Must be called before the state in `warp` changes.
    void end_state(std::uint32_t slot, const ResidentWarp& warp, std::uint64_t now) {
        if (meter_ != nullptr) [[unlikely]] {
            meter_->end_state(slot, warp, now);
        }
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
    /// Records that a warp has executed its last step. It occupies its slot until it leaves.
    void finish(std::uint32_t slot, std::uint64_t now) {
        if (meter_ != nullptr) {
            meter_->finish(slot, now);
        }
    }
    void leave(std::uint32_t slot, std::uint64_t now) {
        if (meter_ != nullptr) {
            meter_->leave(slot, now);
        }
        recorder_.leave(first_slot_ + slot, now);
    }

    /// Adds the cycles by which a request exceeded its minimum.
    void add_extra(WaitReason memory, std::uint64_t cycles) {
        (memory == WaitReason::local ? conflicts_ : uncoalesced_) += cycles;
    }
    [[nodiscard]] CacheFigures& cache_of(std::uint32_t site) { return cache_by_site_[site]; }

    /// Adds all statistics to the result. Vectors by site in the result must already have one row per site.
    void add_to(Simulation& result);

private:
    static Interval blocked_interval(const ResidentWarp& warp, std::uint64_t now) {
        return {warp.since, now, 0, warp.waited_step, warp.waited_site, WarpState::blocked, warp.reason};
    }

    /// Number of this multiprocessor's first slot, if the slots of all multiprocessors are numbered
    /// consecutively.
    const std::uint32_t first_slot_;
    std::vector<Stalls> stalls_by_site_;
    std::vector<CacheFigures> cache_by_site_;
    std::uint64_t conflicts_ = 0;
    std::uint64_t uncoalesced_ = 0;
    TimelineRecorder recorder_;
    std::unique_ptr<CycleMeter> meter_; ///< null if nobody asked for the account of cycles
};

} // namespace lockstep
