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
    access_qualifier, ///< a write to what the launch declares read-only, a read of what it declares write-only
    collective_mismatch ///< work-items of a group that ask together ask for different things
};

enum class Severity : std::uint8_t { error, note };

/// Where in memory a finding lies.
struct FindingPlace {
    Space space = Space::none;
    std::string object;      ///< empty: unknown
    std::int64_t offset = 0; ///< bytes from the object's start; negative in front of it
    Group group;             ///< of the first work-item involved
};

/// What would cure a race.
enum class RaceCure : std::uint8_t {
    barrier,       ///< a barrier between the accesses, or a separate place for each work-item
    barrier_flags, ///< a barrier is there, but its flags do not name the memory
    fence,         ///< fences next to the accesses: then atomics order them
    atomic_access  ///< only one of the two is atomic: both must be
};

/// Something wrong with a kernel, gathered over all work-items that did it at the same line.
struct Finding {
    FindingKind kind{};
    Severity severity = Severity::error;
    FindingPlace place;
    std::string file;
    std::uint32_t line = 0;
    std::uint32_t other_line = 0;          ///< 0: none
    bool between_groups = false;           ///< of a race: some or all of it is between groups
    bool ordered_by_atomics = false;       ///< of a race that is a note: their values tell who came first
    std::vector<std::uint64_t> work_items; ///< the first 16, by trace order
    std::uint64_t work_item_count = 0;     ///< of all
    std::vector<std::uint64_t> pair;       ///< of a race: the two that met first; else empty
    std::uint64_t count = 0;               ///< events
    std::uint64_t count_between = 0;       ///< of a race: events that race with another group
    RaceCure cure = RaceCure::barrier;     ///< of a race
    std::uint32_t cure_line = 0;           ///< of the barrier or the access to change; 0: none
};

/// Whether the two work-items that a race names are in different groups. `group_items`: work-items per group.
[[nodiscard]] inline bool is_pair_of_groups(const Finding& race, std::uint64_t group_items) {
    return race.pair.size() == 2 && race.pair[0] / group_items != race.pair[1] / group_items;
}

/// True of an access to an address in none of the launch's objects, by a pointer that was followed to none. Of private
/// memory objects are never told.
[[nodiscard]] inline bool lies_nowhere(const Finding& finding) {
    return finding.kind == FindingKind::out_of_bounds && finding.place.object.empty() &&
           finding.place.space != Space::none;
}

} // namespace lockstep
