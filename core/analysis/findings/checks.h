#pragma once

#include "core/analysis/findings/finding.h"
#include "core/analysis/sites/figures.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// The checks of a launch, in the order in which they are reported.
enum class CheckKind : std::uint8_t {
    bounds,                ///< accesses outside their object
    null_pointers,         ///< accesses through a null pointer
    local_races,           ///< races in local memory
    global_races,          ///< races in global memory, within a group and between groups
    image_races,           ///< races between writes to an image
    barriers,              ///< barriers and sub-group functions that not all work-items reach
    local_uninitialised,   ///< reads of local memory that was not written before
    global_uninitialised,  ///< reads of uninitialised buffers
    private_uninitialised, ///< reads of private variables that were not written before
    loops,                 ///< endless loops
    copies,                ///< use of data of an asynchronous copy before the copy was waited for
    alignment,             ///< accesses at addresses that are not a multiple of the type's alignment
    qualifiers,            ///< writes to arguments declared read-only, reads of arguments declared write-only
    collectives,           ///< asynchronous copies with different arguments in one group
    unneeded_barriers,     ///< barriers that are not needed to order memory accesses in this launch
    /// Differences between the results of the plain and the instrumented kernel; checked once per run.
    plain_result,
};
inline constexpr std::size_t check_kinds = 16;

/// Describes how a check appears in reports, and which sites it examines.
struct CheckRow {
    CheckKind kind;
    const char* name; ///< name in reports, such as "local-race"
    /// Returns whether the check examines the executions of this site. Null if the log does not contain the
    /// data that the check requires.
    bool (*concerns)(const SiteInfo&);
};
[[nodiscard]] const CheckRow& row_of(CheckKind kind);

/// The result of a check.
enum class CheckState : std::uint8_t {
    done,
    nothing_there, ///< the launch executed nothing that the check examines
    not_done,      ///< the check is not implemented, or the data that it needs was not recorded
    failed,        ///< the check failed; only for plain_result, because it has no findings
};

/// The result of a check for a launch, and how much it examined.
struct Check {
    CheckKind kind{};
    CheckState state = CheckState::done;
    /// How much was examined: number of accesses, arrivals at barriers, or loop iterations of work-items.
    std::uint64_t looked_at = 0;
    std::uint64_t findings = 0; ///< number of findings of this check
    friend bool operator==(const Check&, const Check&) = default;
};

/// Returns the check results in the order of CheckKind, except plain_result. `figures`: the figures of all
/// groups of the trace.
[[nodiscard]] std::vector<Check> checks_of(const Trace& trace, const FiguresBySite& figures,
                                           std::span<const Finding> findings);

/// Returns the check that reported a finding.
[[nodiscard]] CheckKind check_of(const Finding& finding);

} // namespace lockstep
