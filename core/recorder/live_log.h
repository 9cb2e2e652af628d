#pragma once

#include "core/run/capture_launch.h"
#include "core/site/instrumented.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Receives the parts of a log that is not kept, one after another. If it returns an error, the recording
/// ends.
class LogPartReceiver {
public:
    LogPartReceiver() = default;
    LogPartReceiver(const LogPartReceiver&) = delete;
    LogPartReceiver& operator=(const LogPartReceiver&) = delete;
    virtual ~LogPartReceiver() = default;

    /// Returns memory for the part that will be passed to take() next; it is valid until then. Called again
    /// for the same part if its size has changed.
    virtual Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                                    std::uint64_t values) = 0;
    /// Processes a part of a log, wherever it is stored. `launch` is the index of the launch in the run.
    /// `head` is the launch without its log, times and results, because these are known only afterwards. The
    /// first part starts with group 0.
    virtual Status take(std::size_t launch, const Trace& head, const LogPiece& part) = 0;
};

/// Returns the size in bytes of a part of a log that is not kept. Each core takes some milliseconds to
/// process a part of this size, so that the time for passing on a part is negligible.
[[nodiscard]] std::uint64_t live_part_bytes();

/// Returns the maximum log size of a group, in bytes, for analysing the launch while it is recorded. A larger
/// group would leave too little memory for its steps and the next part, and the worker process would wait for
/// the analysis.
[[nodiscard]] std::uint64_t most_live_group_bytes(std::uint64_t memory_budget);

/// Returns what is known about a launch before it runs, without its device and objects.
[[nodiscard]] Trace head_of(const Launch& launch, const Instrumented& instrumented,
                            std::uint32_t subgroup_width);

/// Changes the options of a capture so that a log with several parts is passed to `receiver`. The groups of
/// the parts are appended to `parts`, without a path, because the parts are not kept. All arguments except
/// `head` must outlive the capture. If a group is larger than most_live_group_bytes(), the log goes to the
/// receiver that the options contained before, if there was one.
void hand_on_live(Trace head, std::size_t launch, LogPartReceiver& receiver, std::vector<LogPart>& parts,
                  CaptureOptions& options);

/// Whether the log of this program may be captured part by part, while only the groups of this part run. True
/// if groups do not communicate through atomics in global memory, because then no group waits for another.
[[nodiscard]] bool can_run_in_parts(const Program& program);

} // namespace lockstep
