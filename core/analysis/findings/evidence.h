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

/// What a work-item of a group has to do with a finding: bits, several may be set.
struct Involvement {
    bool reads = false;  ///< of a race: reads what another writes
    bool writes = false; ///< of a race: writes (or changes by an atomic) what another accesses
    bool waits = false;  ///< of a barrier: it has come
    bool absent = false; ///< of a barrier: it never comes
    bool does = false;   ///< of the other kinds: it did what the finding says
    friend bool operator==(const Involvement&, const Involvement&) = default;
    [[nodiscard]] bool any() const { return reads || writes || waits || absent || does; }
};

/// One of two accesses that race.
struct RacingAccess {
    std::uint64_t work_item = 0; ///< of the launch
    SiteKind kind{};
    Site site;
    Tick tick; ///< of the work-item's group
};

/// What shows a finding in one work-group, so that people can see it:
///
///     race        item 32 writes byte 132 of tile (line 7), item 31 reads it (line 13), no barrier between
///     barrier     items 0 to 199 wait, items 200 to 255 never come
struct Evidence {
    Group group;
    std::vector<Involvement> items; ///< by the work-item's place in the group
    /// Of a race: two accesses of one byte, the one that comes first in the recording first: of the pair that
    /// the finding names, where these two are known.
    std::optional<std::array<RacingAccess, 2>> example;
    std::int64_t example_offset = 0; ///< of that byte, from the object's start
    /// Of a race inside the group: pairs of work-items that race on a cell (the smallest run of bytes that
    /// these lines access, at most 4), and how many of them are in different warps.
    std::uint64_t pairs = 0;
    std::uint64_t pairs_of_warps = 0;
    bool is_whole = true; ///< false: only some of the work-items involved are known
};

using GroupStepsOf = std::function<std::shared_ptr<const GroupSteps>(Group)>;

/// Gathered from the group in which the finding stands first; of a race between groups also from the other
/// one that the finding names.
[[nodiscard]] Evidence evidence_of(const Trace& trace, const Finding& finding, const GroupStepsOf& steps);

} // namespace lockstep
