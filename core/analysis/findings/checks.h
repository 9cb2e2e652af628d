#pragma once

#include "core/analysis/findings/finding.h"
#include "core/analysis/sites/figures.h"
#include "core/trace/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// A question that the analyses ask of a launch, in the order in which it is reported.
enum class CheckKind : std::uint8_t {
    bounds,                ///< accesses outside their object
    null_pointers,         ///< accesses through a null pointer
    local_races,           ///< races in local memory
    global_races,          ///< races in global memory, inside a group and between groups
    image_races,           ///< races between writes to an image
    barriers,              ///< barriers and sub-group functions that not all reach
    local_uninitialised,   ///< reads of local memory before a write
    global_uninitialised,  ///< reads of buffers that nobody gave content
    private_uninitialised, ///< reads of private variables before a write
    loops,                 ///< loops out of turns
    copies,                ///< use of an asynchronous copy before it was waited for
    alignment,             ///< accesses at addresses that are no multiple of their type's alignment
    qualifiers,            ///< writes to what is declared read-only, reads of what is declared write-only
    collectives,           ///< copies that the work-items of a group do not ask for alike
    plain_result, ///< whether the plain kernels leave the same results as the instrumented ones; once per run
};
inline constexpr std::size_t check_kinds = 15;

/// A check in reports, and where it has something to look at.
struct CheckRow {
    CheckKind kind;
    const char* name; ///< "local-race"
    bool (*concerns)(
        const SiteInfo&); ///< whether passing the site once is one more case; null: the log cannot tell
};
[[nodiscard]] const CheckRow& row_of(CheckKind kind);

/// What became of a check.
enum class CheckState : std::uint8_t {
    done,
    nothing_there, ///< the launch did nothing that the question is about
    not_done,      ///< what it would take is not recorded, or nobody looks for it yet
    failed,        ///< only for plain_result, which has no findings
};

/// What a launch was searched for, and on how much.
struct Check {
    CheckKind kind{};
    CheckState state = CheckState::done;
    std::uint64_t looked_at = 0; ///< work-items' accesses, arrivals at barriers, or turns of loops
    std::uint64_t findings = 0;  ///< of this check
    friend bool operator==(const Check&, const Check&) = default;
};

/// One check per kind, in order, except plain_result. `figures`: of all groups of the trace.
[[nodiscard]] std::vector<Check> checks_of(const Trace& trace, const FiguresBySite& figures,
                                           std::span<const Finding> findings);

/// The check that a finding is the outcome of.
[[nodiscard]] CheckKind check_of(const Finding& finding);

} // namespace lockstep
