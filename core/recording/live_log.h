#pragma once

#include "core/run/capture_launch.h"
#include "core/site/instrumented.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Takes the parts of logs that nobody keeps, one after the other. Its errors end the recording.
class LogTaker {
public:
    LogTaker() = default;
    LogTaker(const LogTaker&) = delete;
    LogTaker& operator=(const LogTaker&) = delete;
    virtual ~LogTaker() = default;

    /// Memory for a part that will be taken next, until then; once more for the same one where it has become another size.
    virtual Result<PartPlace> place(GroupRange groups, std::uint64_t group_items, std::uint64_t events,
                                    std::uint64_t values) = 0;
    /// A part, where it was placed or elsewhere. `launch`: its number in the run. `head`: the launch without its log and
    /// without what comes behind it: times, results. The first part begins with group 0.
    virtual Status take(std::size_t launch, const Trace& head, const LogPiece& part) = 0;
};

/// Bytes of such a part: so many that each core has work for some milliseconds, beside which it takes no time to hand a
/// part on.
[[nodiscard]] std::uint64_t live_part_bytes();

/// Bytes of a group's log beyond which it is not analysed while it is captured: there would be no memory for its steps beside
/// the next part, and the worker would wait for its analysis.
[[nodiscard]] std::uint64_t most_live_group_bytes(std::uint64_t memory_budget);

/// What is known of a launch before it runs, but for its device and its objects.
[[nodiscard]] Trace head_of(const Launch& launch, const Instrumented& instrumented,
                            std::uint32_t subgroup_width);

/// Makes a capture hand the launch's log on to the taker, where it has several parts. `parts` gets their groups, without a
/// path: nobody keeps them. All but `head` must outlive the capture. A log with a group that is larger than
/// most_live_group_bytes() goes to the options' own taker, if there is one.
void hand_on_live(Trace head, std::size_t launch, LogTaker& taker, std::vector<LogPart>& parts,
                  CaptureOptions& options);

/// Whether the log of this program's groups may be taken part by part, each while its groups run alone: they do not
/// speak to each other by atomics of global memory, and so need not wait for each other either.
[[nodiscard]] bool can_run_in_parts(const Program& program);

} // namespace lockstep
