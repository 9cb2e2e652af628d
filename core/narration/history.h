#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// A step of a warp, as one of its lanes takes part in it.
struct HistoryStep {
    Group group;
    Tick tick;
    Warp warp;
    Lane lane;
    WorkItem item;
    Site site;
    std::uint64_t payload = 0; ///< of the lane's event, see record.h
    std::vector<std::uint64_t> values =
        {}; ///< the moved value, see value_slots(); empty if it was not recorded
};

/// What happened to a work-item or to bytes of memory, ordered by group, then by tick, warp and lane. Groups
/// run in any order, so steps of two groups have no order in time.
struct History {
    static constexpr std::size_t most_steps = 10'000;
    std::vector<HistoryStep> steps; ///< at most most_steps, the first ones
    std::uint64_t count = 0;        ///< number of all steps
};

/// Contiguous bytes in local memory, or in global and constant memory.
struct WatchedBytes {
    bool is_local = false;
    std::uint64_t address = 0; ///< in the form of an access's payload, see record.h
    std::uint64_t bytes = 0;
};

/// Returns all events of a lane's work-item. The group must be logged, and the lane must exist. Errors: those
/// of LogWindow::open() and of StepsOf.
Result<History> history_of_item(const Session& session, std::size_t launch, Group group, Warp warp,
                                Lane lane);

/// Returns all accesses that touch at least one of the bytes: of a logged group for local memory, of all logged
/// groups for other memory. Errors: cancelled; those of history_of_item().
Result<History> history_of_bytes(const Session& session, std::size_t launch, Group group,
                                 const WatchedBytes& watched, const ProgressSink& progress = {});

} // namespace lockstep
