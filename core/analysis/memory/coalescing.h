#pragma once

#include "core/analysis/memory/requests.h"
#include "core/analysis/sites/figures.h"
#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstddef>
#include <span>
#include <vector>

namespace lockstep {

struct GroupInView;

/// Adds a group's requests to global and constant memory with the sectors and lines that they touch
/// (core/README.md, Memory). Each piece of an access is one request of all active lanes. `figures` has one
/// row per site.
void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures);

/// As above, and stores the accesses of each step: its lines with their sectors (a line has at least the size
/// of a sector), and the number of sectors as passes. `requests` has one row per step.
void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures, GroupRequests& requests);
/// The overload for analyses().
void count_coalescing(const GroupInView& group, FiguresBySite& figures);

/// Adds a group's requests to global and constant memory to a histogram over the number of touched sectors:
/// `requests[n]` requests touch n sectors. The vector grows if necessary.
void count_requests_by_sectors(const GroupSteps& steps, std::span<const SiteInfo> sites,
                               const HardwareModel& hardware, std::vector<std::uint64_t>& requests);

/// One sector that a request touches, and the lanes that access it.
struct TouchedSector {
    std::uint64_t sector = 0; ///< address / sector size
    std::uint64_t line = 0;   ///< address of its first byte / line size
    std::vector<Lane> lanes;
};

/// One request of global memory in detail.
struct SectorRequest {
    std::vector<TouchedSector> sectors; ///< ascending
    std::uint64_t lines = 0;            ///< number of distinct lines
    std::uint64_t bytes = 0;            ///< requested by the active lanes
    std::uint64_t moved_bytes = 0;      ///< total size of the sectors
};

/// The request for piece number `piece` of a step's access.
[[nodiscard]] SectorRequest inspect_sectors(const GroupSteps& steps, const WarpStep& step,
                                            const SiteInfo& site, const HardwareModel& hardware,
                                            std::size_t piece = 0);

} // namespace lockstep
