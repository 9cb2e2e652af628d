#pragma once

#include "core/base/progress.h"
#include "core/hardware/hardware_model.h"
#include "core/session/launch_analysis.h"
#include "core/session/shape_analysis.h"
#include "core/site/log_piece.h"
#include "core/trace/log_check.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// Analyses a launch while it is recorded, from parts of its log that nobody keeps:
///
///     captured    | groups 0..99 | groups 100..199 | groups 200..299 |
///     analysed                   | groups 0..99    | groups 100..199 | ...    in the memory of one part
class GrowingAnalysis {
public:
    /// `head`: the launch without its log; its part: the groups that will be logged, where these are not all. Errors:
    /// recording_damaged, where it contradicts itself; recorded_for_another_width. Throws std::bad_alloc.
    static Result<std::unique_ptr<GrowingAnalysis>> begin(Trace head, const HardwareModel& hardware);

    /// The part behind those that were added; what it refers to holds until the next one is added. Errors:
    /// recording_damaged, trace_mismatch, cancelled.
    Status add(const LogPiece& part, const ProgressSink& progress = {});
    /// All parts have been added. None: their groups have to be looked at once more, with all that the others did in
    /// mind, and so the log must be there again.
    [[nodiscard]] std::optional<LaunchAnalysis> finish();
    /// Whether this is a launch of the same shape and of the same log, as far as its groups' offsets tell.
    [[nodiscard]] bool is_of(const Trace& trace) const;
    [[nodiscard]] std::uint64_t group_items() const { return items_per_group(trace_.range); }
    /// Those that were added.
    [[nodiscard]] const std::vector<GroupRange>& parts() const { return parts_; }

private:
    GrowingAnalysis(Trace head, const HardwareModel& hardware, std::uint64_t groups);
    Status look_at(std::size_t thread, Group group);
    [[nodiscard]] bool takes_offsets(std::span<const std::uint64_t> part, std::uint64_t entries,
                                     GroupRange groups, Column64& offsets) const;

    const HardwareModel hardware_;
    Trace trace_;                ///< holds the part that is looked at
    const std::uint64_t groups_; ///< at most so many come
    std::vector<GroupRange> parts_;
    std::optional<ShapeAnalysis> shape_;
    std::vector<LogCheck> checks_;                           ///< of each thread
    std::vector<Group> to_sample_;                           ///< groups_to_sample()
    std::vector<std::shared_ptr<const GroupSteps>> sampled_; ///< of each of these, once it has come
};

} // namespace lockstep
