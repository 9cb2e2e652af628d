#pragma once

#include "core/run/capture_launch.h"
#include "core/site/instrumented.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Receives the parts of logs that are not kept, one after another. Its errors end the recording.
class LogTaker {
public:
    LogTaker() = default;
    LogTaker(const LogTaker&) = delete;
    LogTaker& operator=(const LogTaker&) = delete;
    virtual ~LogTaker() = default;

    /// Memory for the part that will be taken next, valid until then. Called again for the same part if its
    /// size has changed.
    virtual Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                                    std::uint64_t values) = 0;
    /// Takes a part, wherever it is stored. `launch`: its number in the run. `head`: the launch without its
    /// log and without what is known only after it: times, results. The first part starts with group 0.
    virtual Status take(std::size_t launch, const Trace& head, const LogPiece& part) = 0;
};

/// Bytes of such a part: enough for some milliseconds of work on each core, so that the time to hand a part
/// on is negligible.
[[nodiscard]] std::uint64_t live_part_bytes();

/// A group whose log exceeds this many bytes is not analysed while it is captured: there would be no memory
/// for its steps besides the next part, and the worker would wait for its analysis.
[[nodiscard]] std::uint64_t most_live_group_bytes(std::uint64_t memory_budget);

/// What is known of a launch before it runs, without its device and its objects.
[[nodiscard]] Trace head_of(const Launch& launch, const Instrumented& instrumented,
                            std::uint32_t subgroup_width);

/// Makes a capture hand the launch's log on to the taker if it has several parts. `parts` receives their
/// groups, without a path, because they are not kept. All arguments except `head` must outlive the capture. A
/// log with a group that is larger than most_live_group_bytes() goes to the taker already set in the options,
/// if there is one.
void hand_on_live(Trace head, std::size_t launch, LogTaker& taker, std::vector<LogPart>& parts,
                  CaptureOptions& options);

/// Whether this program's log may be taken part by part, with only the groups of that part running. True if
/// groups do not communicate through atomics on global memory, because then no group waits for another.
[[nodiscard]] bool can_run_in_parts(const Program& program);

} // namespace lockstep
