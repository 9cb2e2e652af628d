#pragma once

#include "core/base/ids.h"
#include "core/site/site.h"

#include <cstdint>
#include <string>
#include <vector>

namespace lockstep {

enum class FindingKind : std::uint8_t {
    race,
    out_of_bounds,
    null_pointer,
    barrier_divergence,
    uninitialised_read,
    endless_loop,
    unfinished_copy,
    misaligned_access,
    /// A write to an argument that the launch declares read-only, or a read of one that it declares
    /// write-only.
    access_qualifier,
    collective_mismatch, ///< work-items of a group call a collective function with different arguments
    unneeded_barrier     ///< a note: no work-items of a group share data across the barrier, in this launch
};

enum class Severity : std::uint8_t { error, note };

/// The memory location that a finding refers to.
struct FindingPlace {
    Space space = Space::none;
    std::string object;      ///< name of the object; empty: unknown
    std::int64_t offset = 0; ///< bytes from the start of the object; negative: before the object
    Group group;             ///< group of the first work-item involved
};

/// The recommended fix for a race.
enum class RaceCure : std::uint8_t {
    barrier, ///< add a barrier between the accesses, or make each work-item use a separate location
    /// A barrier between the accesses lacks the flag for this memory: add the flag.
    barrier_flags,
    fence,         ///< add fences next to the accesses, so that the existing atomics order them
    atomic_access, ///< make both accesses atomic; currently, only one of them is atomic
    copy_wait      ///< wait for the async copy that is in flight before the access or the next copy
};

/// A defect of a kernel. All work-items in which it occurs at the same line are combined in one finding.
struct Finding {
    FindingKind kind{};
    Severity severity = Severity::error;
    FindingPlace place;
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t other_line = 0; ///< line of the other access of a race; 0: none
    /// For a race: whether some of the racing accesses are in different groups.
    bool between_groups = false;
    /// For a race that is only a note: whether the return values of atomics show that the accesses are
    /// ordered.
    bool ordered_by_atomics = false;
    std::vector<std::uint64_t> work_items; ///< the first 16 work-items involved, in trace order
    std::uint64_t work_item_count = 0;     ///< total number of work-items involved
    /// For a race: the first two work-items that race; otherwise empty.
    std::vector<std::uint64_t> pair;
    std::uint64_t count = 0;           ///< number of faulty events
    std::uint64_t count_between = 0;   ///< for a race: number of events that race with another group
    RaceCure cure = RaceCure::barrier; ///< how to fix a race
    std::uint32_t cure_line = 0; ///< line of the barrier, access or copy to change for the fix; 0: unknown
};

/// Whether the two work-items of a race's pair are in different groups. `group_items`: work-items per group.
[[nodiscard]] inline bool is_pair_of_groups(const Finding& race, std::uint64_t group_items) {
    return race.pair.size() == 2 && race.pair[0] / group_items != race.pair[1] / group_items;
}

/// True for an out-of-bounds access whose address is outside every object of the launch and whose pointer was
/// derived from an unknown object. In private memory, the object is always unknown.
[[nodiscard]] inline bool lies_nowhere(const Finding& finding) {
    return finding.kind == FindingKind::out_of_bounds && finding.place.object.empty() &&
           finding.place.space != Space::none;
}

} // namespace lockstep
