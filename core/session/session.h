#pragma once

// Must be the first include: moc 6.4 fails if <compare> (in ids.h) is the first standard header.
#include <cstddef>

#include "core/base/progress.h"
#include "core/hardware/hardware_model.h"
#include "core/session/launch_analysis.h"
#include "core/session/make_part.h"
#include "core/session/parts.h"
#include "core/session/run_figures.h"
#include "core/trace/recording.h"

#include <memory>
#include <optional>
#include <vector>

namespace lockstep {

/// A recording with its analyses for one hardware model. A session is immutable, except that expensive parts
/// are computed on first request (see part_keys.h). Several threads may read it at the same time. For other
/// hardware, a new session is made from the same recording.
class Session {
public:
    /// If `has_costs` is false, costs and advice are not available. Each of them takes almost as long as a
    /// simulation.
    Session(std::shared_ptr<const Recording> recording, HardwareModel hardware,
            std::vector<LaunchAnalysis> launches, bool has_costs = true);

    [[nodiscard]] const Recording& recording() const { return *recording_; }
    [[nodiscard]] std::shared_ptr<const Recording> shared_recording() const { return recording_; }
    [[nodiscard]] const HardwareModel& hardware() const { return hardware_; }
    [[nodiscard]] const Trace& trace(std::size_t launch) const { return recording_->launches[launch]; }
    [[nodiscard]] const LaunchAnalysis& analysis(std::size_t launch) const { return launches_.at(launch); }
    [[nodiscard]] bool has_costs() const { return has_costs_; }
    [[nodiscard]] std::size_t launch_count() const { return launches_.size(); }
    /// Returns the summary of all launches.
    [[nodiscard]] const RunFigures& run_figures() const { return run_figures_; }
    /// Returns the number of lanes per warp. If a whole group is one warp, this is the number of work-items
    /// per group.
    [[nodiscard]] std::uint32_t warp_lanes(std::size_t launch) const;

    /// Returns the part for this key; computes it if necessary. Errors: cancelled.
    template <class Key>
    MadePart<Key> make(const Key& key, const ProgressSink& progress = {}) const {
        return parts_.of<Key>().made(key, [&] { return make_part(*this, key, progress); });
    }
    /// Returns the part for this key, for callers that do not cancel; null if there is no such part.
    template <class Key>
    [[nodiscard]] std::shared_ptr<const typename Key::Made> part(const Key& key) const {
        auto made = make(key);
        return made ? *made : nullptr;
    }
    /// Returns the part if it has already been computed, otherwise nullopt. Used by threads that must not
    /// wait.
    template <class Key>
    [[nodiscard]] std::optional<std::shared_ptr<const typename Key::Made>> at_hand(const Key& key) const {
        return parts_.of<Key>().at_hand(key);
    }
    /// Computes the part for a key of any kind.
    Status make_any(const PartKey& key, const ProgressSink& progress) const;
    [[nodiscard]] bool is_at_hand(const PartKey& key) const;

    /// Returns the warp steps of a logged group. The steps of the most recently requested groups are cached.
    [[nodiscard]] std::shared_ptr<const GroupSteps> steps(std::size_t launch, Group group) const {
        return part(StepsOf{launch, group});
    }

private:
    std::shared_ptr<const Recording> recording_;
    HardwareModel hardware_;
    std::vector<LaunchAnalysis> launches_;
    const bool has_costs_;
    RunFigures run_figures_;
    mutable SessionParts parts_;
};

} // namespace lockstep
