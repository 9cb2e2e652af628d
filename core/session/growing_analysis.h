#pragma once

#include "core/base/progress.h"
#include "core/hardware/hardware_model.h"
#include "core/session/launch_analysis.h"
#include "core/session/log_keeper.h"
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

/// Analyses a launch while it is recorded, from parts of its log that do not stay in memory:
///
///     captured    | groups 0..99 | groups 100..199 | groups 200..299 |
///     analysed                   | groups 0..99    | groups 100..199 | ...    in the memory of one part
///     kept                       | groups 0..99    | groups 100..199 | ...    on disk, for a second pass
class GrowingAnalysis {
public:
    /// `head`: the launch without its log; its part: the groups that will be logged, if these are not all.
    /// `keeper`: keeps the parts, and must outlive this object; null: they are not kept. Errors:
    /// recording_damaged, if it is inconsistent; recorded_for_another_width. Throws std::bad_alloc.
    static Result<std::unique_ptr<GrowingAnalysis>> begin(Trace head, const HardwareModel& hardware,
                                                          LogKeeper* keeper = nullptr);

    /// Adds the part that follows those already added; the memory it refers to must stay valid until the next
    /// one is added. Errors: recording_damaged, trace_mismatch, cancelled.
    Status add(const LogPiece& part, const ProgressSink& progress = {});
    /// Call this when all parts have been added. Analyses the groups a second time with the results of all
    /// groups if that is necessary; none if it is, but the log was not kept. Errors: as add().
    [[nodiscard]] Result<std::optional<LaunchAnalysis>> finish(const ProgressSink& progress = {});
    /// Whether this is an analysis of a launch of the same shape with the same log, as far as the offsets of
    /// its groups show.
    [[nodiscard]] bool is_of(const Trace& trace) const;
    [[nodiscard]] std::uint64_t group_items() const { return items_per_group(trace_.range); }
    /// The parts that were added; after finish(), with their place in the keeper's file if they were needed
    /// again.
    [[nodiscard]] const std::vector<LogPart>& parts() const { return parts_; }

private:
    GrowingAnalysis(Trace head, const HardwareModel& hardware, std::uint64_t groups, LogKeeper* keeper);
    Status look_at(std::size_t thread, Group group);
    void keep(const LogPiece& part);
    void stop_keeping();
    void forget_places();
    Status keep_and_look(const LogPiece& part, const ProgressSink& progress);
    Status look_again(const ProgressSink& progress);
    [[nodiscard]] bool takes_offsets(std::span<const std::uint64_t> part, std::uint64_t entries,
                                     GroupRange groups, Column64& offsets) const;

    const HardwareModel hardware_;
    Trace trace_;                ///< contains the part being analysed
    const std::uint64_t groups_; ///< upper limit of the number of groups
    LogKeeper* keeper_;          ///< null: the log is not kept, or no longer
    std::vector<LogPart> parts_;
    std::optional<ShapeAnalysis> shape_;
    std::vector<LogCheck> checks_;                           ///< one per thread
    std::vector<Group> to_sample_;                           ///< groups_to_sample()
    std::vector<std::shared_ptr<const GroupSteps>> sampled_; ///< steps of these groups, once added
};

} // namespace lockstep
