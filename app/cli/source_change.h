#pragma once

#include "app/cli/launch_source.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/kernel/line_diff.h"
#include "core/recording/run_spec.h"
#include "core/session/session.h"
#include "core/whatif/local_requests.h"
#include "core/whatif/recount.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the source with a layout of an array. `tried` must not be refused. Errors: those of
/// InstrumenterProcess::edit_array().
Result<ChangedSource> with_layout(const LaunchSource& source, const LocalRequests& requests,
                                  std::size_t array, const TriedMap& tried);

/// Returns the source in which the kernel requires the group size of the launch. Errors: those of
/// InstrumenterProcess::require_group().
Result<ChangedSource> with_required_group(const LaunchSource& source, const Trace& trace);

/// Figures of a launch before and after a change of its source.
struct ChangeFigures {
    std::uint64_t errors = 0; ///< findings with severity error
    std::uint64_t conflicts = 0;
    std::uint64_t passes = 0;                 ///< of all accesses to local memory
    std::optional<std::uint64_t> cycles = {}; ///< empty if the launch does not fit on a multiprocessor
    std::uint64_t local_bytes = 0;            ///< local memory of a group
};

/// The results of a launch after a change of its source.
enum class ChangedResult {
    correct,     ///< they equal the CPU reference
    wrong,       ///< they differ from it
    same,        ///< there is no reference; they equal those of the original kernel
    different,   ///< there is no reference; they differ from those of the original kernel
    not_checked, ///< neither is possible
};
/// Returns the name of a result in reports: "not-checked".
[[nodiscard]] std::string_view name_of(ChangedResult result);

/// A comparison of a launch with the launch of its changed source.
struct ChangeComparison {
    std::optional<bool> was_correct; ///< result of the original run; empty if it was not checked
    ChangedResult result = ChangedResult::not_checked;
    ChangeFigures before;
    ChangeFigures after;
    /// Whether the change broke the kernel: its result is wrong, or it has more errors than before.
    [[nodiscard]] bool is_broken() const;
};

/// The original kernel, and its changed copy.
struct ChangedLaunch {
    const LaunchSource& source;
    const ChangedSource& changed;
    const RunSpec& run;     ///< the original run
    const Session& before;  ///< its session
    std::size_t launch = 0; ///< the changed launch in `before`
};

/// Runs the launch that was saved as `saved`, or all launches of its experiment, on the hardware model of the
/// original session, and compares the changed launch with the original one. Errors: those of look().
Result<ChangeComparison> compare_change(const ChangedLaunch& of, const std::filesystem::path& saved,
                                        const ProgressSink& progress);

/// Everything that a change of a source did.
struct AppliedChange {
    std::string file;        ///< the changed kernel
    std::string launch_file; ///< its launch
    std::vector<ChangedLine> lines;
    ChangedSource changed;
    std::optional<ChangeComparison> comparison; ///< empty if it was not requested
};

} // namespace lockstep
