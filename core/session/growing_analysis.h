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

/// Analyses a launch while it is being recorded, from parts of its log that do not stay in memory:
///
///     captured    | groups 0..99 | groups 100..199 | groups 200..299 |
///     analysed                   | groups 0..99    | groups 100..199 | ...    in the memory of one part
///     kept                       | groups 0..99    | groups 100..199 | ...    on disk, for a second pass
class GrowingAnalysis {
public:
    /// Starts the analysis. `head` is the launch without its log; if not all groups will be logged,
    /// `head.part` names those that will. `keeper` stores the parts and must outlive this object; if it is
    /// null, the parts are not stored. Errors: recording_damaged if `head` is inconsistent;
    /// recorded_for_another_width. Throws std::bad_alloc.
    static Result<std::unique_ptr<GrowingAnalysis>> begin(Trace head, const HardwareModel& hardware,
                                                          LogKeeper* keeper = nullptr);

    /// Adds the next part of the log. Its memory must stay valid until the following part is added. Errors:
    /// recording_damaged, trace_mismatch, cancelled.
    Status add(const LogPiece& part, const ProgressSink& progress = {});
    /// Finishes the analysis after all parts have been added. If the groups need a second pass with the
    /// results of all groups, reads the kept log; returns nullopt if it was not kept. Errors: as add().
    [[nodiscard]] Result<std::optional<LaunchAnalysis>> finish(const ProgressSink& progress = {});
    /// Whether this object has analysed the log of this trace. Compares only the launch's shape and the log
    /// offsets of the groups.
    [[nodiscard]] bool is_of(const Trace& trace) const;
    [[nodiscard]] std::uint64_t group_items() const { return items_per_group(trace_.range); }
    /// Returns the parts that were added. If there was a second pass, they contain their positions in the
    /// keeper's file after finish().
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
    Trace trace_;                ///< contains the part that is being analysed
    const std::uint64_t groups_; ///< upper limit of the number of groups
    LogKeeper* keeper_;          ///< stores the log in a file; null if the log is not stored, or no longer
    std::vector<LogPart> parts_;
    std::optional<ShapeAnalysis> shape_;
    std::vector<LogCheck> checks_; ///< one entry per thread
    std::vector<Group> to_sample_; ///< the groups whose steps are kept: the result of groups_to_sample()
    /// The warp steps of those groups in `to_sample_` that have been added.
    std::vector<std::shared_ptr<const GroupSteps>> sampled_;
};

} // namespace lockstep
