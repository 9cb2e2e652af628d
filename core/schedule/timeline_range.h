#pragma once

#include "core/base/ids.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/timeline.h"
#include "core/site/program.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The cycles that warps wait at a site.
struct SiteWait {
    Site site;
    std::uint64_t cycles = 0;
    friend bool operator==(const SiteWait&, const SiteWait&) = default;
};

/// What the resident warps of one multiprocessor do in a range of cycles. The unit of all members except `cycles` is
/// warp cycles: a warp that is in a state for a cycle adds 1.
struct RangeUse {
    std::uint64_t cycles = 0; ///< length of the range
    std::uint64_t active = 0; ///< issuing
    std::uint64_t done = 0;   ///< finished, but in its slot until its group ends
    Stalls stalls;
    std::vector<SiteWait> waits; ///< the stalls by site, the largest first

    [[nodiscard]] std::uint64_t sum() const { return active + done + stalls.sum(); }
};

/// Returns what the warps do in the cycles [begin, end).
[[nodiscard]] RangeUse range_use(const Timeline& timeline, Cycle begin, Cycle end);

/// What ends a wait: an event of one warp, and the time at which the waiting warp goes on.
///
///     slot 0   aaaa bbbbbbbbbbbbbbb aaaa        the last warp of a group to reach a barrier
///     slot 1   bbbbbbbbbbbbbb aaaa              frees the others
///                              \--> slot 0
struct WaitLink {
    std::uint32_t from_slot = 0;
    Cycle from;
    std::uint32_t to_slot = 0;
    Cycle to;
    friend bool operator==(const WaitLink&, const WaitLink&) = default;
};

/// Returns the links of an interval of the timeline: for a wait at a barrier, from the last warp that arrives; for
/// another wait, from the instruction whose result it needs; for the last arrival at a barrier, to the warps that it
/// frees. Empty for other intervals, and if the timeline does not contain the other end.
[[nodiscard]] std::vector<WaitLink> wait_links(const Timeline& timeline, const Program& program,
                                               const Interval& interval);

} // namespace lockstep
