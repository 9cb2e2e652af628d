#pragma once

#include "core/analysis/findings/finding.h"
#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep {

/// The role of a work-item of a group in a finding. Several flags may be set.
struct Involvement {
    bool reads = false;  ///< for a race: reads bytes that another work-item writes
    bool writes = false; ///< for a race: writes (or atomically changes) bytes that another work-item accesses
    bool waits = false;  ///< for a barrier: arrives and waits for the others
    bool absent = false; ///< for a barrier: never arrives
    bool does = false;   ///< for all other findings: executed the faulty operation
    friend bool operator==(const Involvement&, const Involvement&) = default;
    [[nodiscard]] bool any() const { return reads || writes || waits || absent || does; }
};

/// One of the two accesses of a race.
struct RacingAccess {
    std::uint64_t work_item = 0; ///< number of the work-item in the launch
    SiteKind kind{};
    Site site;
    Tick tick; ///< tick of the access in the work-item's group
};

/// The details of a finding in one work-group, for display:
///
///     race        item 32 writes byte 132 of tile (line 7), item 31 reads it (line 13), no barrier between
///     barrier     items 0 to 199 wait, items 200 to 255 never arrive
struct Evidence {
    Group group;
    std::vector<Involvement> items; ///< one entry per work-item of the group
    /// For a race: two racing accesses to the same byte, in recording order. They are the accesses of
    /// Finding::pair if both of its work-items can be examined.
    std::optional<std::array<RacingAccess, 2>> example;
    std::int64_t example_offset = 0; ///< for the example: offset of the byte from the start of the object
    /// For a race within the group: the number of pairs of work-items that race on a cell, and how many of
    /// these pairs are in different warps. Cells have the largest size, at most 4 bytes, for which every
    /// access starts and ends at a cell boundary.
    std::uint64_t pairs = 0;
    std::uint64_t pairs_of_warps = 0;
    bool is_whole = true; ///< whether the list of work-items involved is complete
};

using GroupStepsOf = std::function<std::shared_ptr<const GroupSteps>(Group)>;

/// Collects the evidence from the first group that has the finding and, for a race between groups, also from
/// the other group of the pair.
[[nodiscard]] Evidence evidence_of(const Trace& trace, const Finding& finding, const GroupStepsOf& steps);

} // namespace lockstep
