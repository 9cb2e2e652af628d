#pragma once

#include <cstddef> // first: moc 6.4 cannot read <compare> (in ids.h) before any other standard header

#include "core/analysis/analysis.h"
#include "core/analysis/flow/dataflow.h"
#include "core/analysis/flow/launch_footprint.h"
#include "core/analysis/memory/heat.h"
#include "core/base/progress.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/launch_model.h"
#include "core/trace/recording.h"
#include "core/warp/warp_step.h"

#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// What the analyses say of one launch under the session's hardware model.
struct LaunchAnalysis : LaunchResult {
    std::uint64_t warp_lanes = 0; ///< W summed over warp steps: the divisor of lane efficiency
    LaunchModel model;
};

/// A recording with its analyses for one hardware model. Immutable, but for what is made when it is asked
/// for; safe to read from several threads. Changing the hardware makes a new session on the same recording.
class Session {
public:
    Session(std::shared_ptr<const Recording> recording, HardwareModel hardware,
            std::vector<LaunchAnalysis> launches);

    [[nodiscard]] const Recording& recording() const { return *recording_; }
    [[nodiscard]] std::shared_ptr<const Recording> shared_recording() const { return recording_; }
    [[nodiscard]] const HardwareModel& hardware() const { return hardware_; }
    [[nodiscard]] const Trace& trace(std::size_t launch) const { return recording_->launches[launch]; }
    [[nodiscard]] const LaunchAnalysis& analysis(std::size_t launch) const { return launches_[launch]; }
    [[nodiscard]] std::size_t launch_count() const { return launches_.size(); }
    /// W: the lanes of a warp; the work-items of a group where the whole group is one.
    [[nodiscard]] std::uint32_t warp_lanes(std::size_t launch) const;

    /// Warp steps of one group that was logged; the last few groups asked for are kept. No steps where its
    /// log lies in a file that is gone.
    [[nodiscard]] std::shared_ptr<const GroupSteps> steps(std::size_t launch, Group group) const;

    /// Who wrote what each read of a group reads; the last group asked for is kept.
    [[nodiscard]] std::shared_ptr<const DataFlow> dataflow(std::size_t launch, Group group) const;

    /// How often which addresses were asked for in a launch, in at most 512 ranges an object, over all groups
    /// that were logged; made by the first call. Nothing where a part of the log is gone.
    [[nodiscard]] std::shared_ptr<const std::vector<ObjectHeat>> heat(std::size_t launch) const;

    /// What conflicts, uncoalesced access, divergence and barriers cost a launch, and why caches missed. The
    /// first call takes some more simulations of the launch, on all cores. Null where the kernel fits on no
    /// multiprocessor, or where the sink stopped the work.
    [[nodiscard]] std::shared_ptr<const LaunchCosts> costs(std::size_t launch,
                                                           const ProgressSink& progress = {}) const;

    /// Which input each group reads, made by the first call. Null where the launch reads none, or one of more
    /// than most_footprint_elements.
    [[nodiscard]] std::shared_ptr<const LaunchFootprint> footprint(std::size_t launch) const;

    /// What happened on one multiprocessor; the last one asked for is kept. Null as above.
    [[nodiscard]] std::shared_ptr<const Timeline> timeline(std::size_t launch, std::uint32_t multiprocessor,
                                                           const ProgressSink& progress = {}) const;

    /// The same without the work: none where it has not been made. For threads that may not wait.
    [[nodiscard]] std::optional<std::shared_ptr<const LaunchCosts>> costs_at_hand(std::size_t launch) const;
    [[nodiscard]] std::optional<std::shared_ptr<const LaunchFootprint>>
    footprint_at_hand(std::size_t launch) const;
    [[nodiscard]] std::optional<std::shared_ptr<const Timeline>>
    timeline_at_hand(std::size_t launch, std::uint32_t multiprocessor) const;

private:
    /// A trace that holds the group: the launch's own or, of a group beyond the part that it holds, one that
    /// is loaded. Null where its file is gone.
    [[nodiscard]] const Trace* log_of(std::size_t launch, Group group) const;
    struct CachedGroup {
        std::size_t launch;
        std::shared_ptr<const GroupSteps> steps;
    };

    std::shared_ptr<const Recording> recording_;
    HardwareModel hardware_;
    std::vector<LaunchAnalysis> launches_;
    mutable std::mutex cache_mutex_;
    mutable std::vector<CachedGroup> cache_; // newest last
    mutable std::optional<Trace> far_;       // with a group that the recording does not hold in memory
    mutable std::size_t far_launch_ = 0;
    mutable std::mutex flow_mutex_;
    mutable std::shared_ptr<const DataFlow> flow_;
    mutable std::pair<std::size_t, Group> flow_of_; // launch and group of flow_
    mutable std::mutex heat_mutex_;
    mutable std::vector<std::shared_ptr<const std::vector<ObjectHeat>>> heats_;
    mutable std::mutex making_mutex_; // held while some of what follows is made, by one at a time
    mutable std::mutex kept_mutex_;   // guards what follows; held for moments
    mutable std::vector<std::optional<std::shared_ptr<const LaunchCosts>>> costs_; // none: not made yet
    mutable std::vector<std::optional<std::shared_ptr<const LaunchFootprint>>> footprints_;
    mutable std::shared_ptr<const Timeline> timeline_;
    mutable std::size_t timeline_launch_ = 0;
};

} // namespace lockstep
