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

/// Adds the requests of a group to global and constant memory, with the sectors and lines that they touch
/// (see "Memory" in core/README.md). Each piece of an access is one request of all active lanes. `figures`
/// has one row per site.
void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures);

/// Like the overload above, and also stores the accesses of each step: its lines with their sectors (a line
/// is at least as large as a sector), and the number of sectors as passes. `requests` has one row per step.
void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures, GroupRequests& requests);
/// Counts the sectors and lines of a group; called through analyses().
void count_coalescing(const GroupInView& group, FiguresBySite& figures);

/// Adds the requests of a group to global and constant memory to a histogram: `requests[n]` is the number of
/// requests that touch n sectors. The vector grows if necessary.
void count_requests_by_sectors(const GroupSteps& steps, std::span<const SiteInfo> sites,
                               const HardwareModel& hardware, std::vector<std::uint64_t>& requests);

/// One sector that a request touches, and the lanes that access it.
struct TouchedSector {
    std::uint64_t sector = 0; ///< address / sector size
    std::uint64_t line = 0;   ///< address of the sector's first byte / line size
    std::vector<Lane> lanes;
};

/// One global-memory request in detail.
struct SectorRequest {
    std::vector<TouchedSector> sectors; ///< the sectors that the request touches, ascending
    std::uint64_t lines = 0;            ///< number of distinct lines
    std::uint64_t bytes = 0;            ///< number of bytes that the active lanes request
    std::uint64_t moved_bytes = 0;      ///< total size of the sectors
};

/// Returns the details of the request for piece number `piece` of the step's access.
[[nodiscard]] SectorRequest inspect_sectors(const GroupSteps& steps, const WarpStep& step,
                                            const SiteInfo& site, const HardwareModel& hardware,
                                            std::size_t piece = 0);

} // namespace lockstep
