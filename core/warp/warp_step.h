#pragma once

#include "core/base/ids.h"
#include "core/site/record.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// One dynamic position of a work-group, in the order of execution.
struct TickInfo {
    Site site;
    /// Iteration of the outermost loop that contains this position, starting at 1; 0 outside loops.
    std::uint32_t round = 0;
    Site round_loop; ///< site of the test of this loop; undefined outside loops
    /// Index of the first warp step of this tick in `steps`. The next tick's first_step is the end of its
    /// steps.
    std::uint32_t first_step = 0;
};

/// One execution of a site by one warp.
struct WarpStep {
    Tick tick;
    Site site;
    Warp warp;
    std::uint32_t first = 0;  ///< its active lanes are lanes[first .. first + active)
    std::uint32_t active = 0; ///< number of active lanes, at least 1
};

/// A fault record in the log of a work-item.
struct FaultAt {
    Fault fault;
    WorkItem item;
    std::uint64_t event = 0; ///< index of the fault event in the trace
    /// Payload of the event to which the fault refers, such as the out-of-bounds address.
    std::uint64_t payload = 0;
};

/// The warp steps of one work-group, sorted by tick, then by warp. Three parallel columns contain the active
/// lanes of all steps, in ascending order within a step.
struct GroupSteps {
    Group group;
    std::uint32_t warp_width = 32;
    std::uint32_t items = 0; ///< number of work-items in the group
    std::uint32_t warps = 0;
    std::vector<TickInfo> ticks;
    std::vector<WarpStep> steps;
    std::vector<std::uint16_t> lanes;    ///< index of the lane in its warp
    std::vector<std::uint64_t> payloads; ///< payload of the lane's event: an address or a decision
    std::vector<std::uint32_t> events;   ///< index of the lane's event, relative to the group's first event
    std::vector<FaultAt> faults;

    [[nodiscard]] std::span<const std::uint16_t> lanes_of(const WarpStep& step) const {
        return std::span(lanes).subspan(step.first, step.active);
    }
    [[nodiscard]] std::span<const std::uint64_t> payloads_of(const WarpStep& step) const {
        return std::span(payloads).subspan(step.first, step.active);
    }
    [[nodiscard]] std::span<const WarpStep> steps_of(Tick tick) const {
        const std::size_t i = tick.index();
        const std::size_t end = i + 1 < ticks.size() ? ticks[i + 1].first_step : steps.size();
        return std::span(steps).subspan(ticks[i].first_step, end - ticks[i].first_step);
    }
};

} // namespace lockstep
