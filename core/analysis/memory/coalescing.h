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

/// Adds a group's requests of global and constant memory with the sectors and lines that they touch (core/README.md,
/// Memory). Each piece of an access is a request of all active lanes. `figures` has one row a site.
void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures);

/// As above, and writes down what each step asks for: its lines with their sectors (lines as large as a
/// sector at least), sectors as passes. `requests` has one row a step.
void count_coalescing(const GroupSteps& steps, std::span<const SiteInfo> sites, const HardwareModel& hardware,
                      FiguresBySite& figures, GroupRequests& requests);
/// As analyses() asks it.
void count_coalescing(const GroupInView& group, FiguresBySite& figures);

/// Adds a group's requests of global and constant memory to the count of requests that touch so many sectors:
/// `requests[n]` touch n. Grows as it needs.
void count_requests_by_sectors(const GroupSteps& steps, std::span<const SiteInfo> sites,
                               const HardwareModel& hardware, std::vector<std::uint64_t>& requests);

/// One sector that a request touches, and who asked for it.
struct TouchedSector {
    std::uint64_t sector = 0; ///< address / sector size
    std::uint64_t line = 0;   ///< address / line size, of its first byte
    std::vector<Lane> lanes;
};

/// One request of global memory in detail.
struct SectorRequest {
    std::vector<TouchedSector> sectors; ///< ascending
    std::uint64_t lines = 0;            ///< distinct lines
    std::uint64_t bytes = 0;            ///< asked for by the active lanes
    std::uint64_t moved_bytes = 0;      ///< the size of the sectors
};

/// The request that piece number `piece` of a step's access makes.
[[nodiscard]] SectorRequest inspect_sectors(const GroupSteps& steps, const WarpStep& step,
                                            const SiteInfo& site, const HardwareModel& hardware,
                                            std::size_t piece = 0);

} // namespace lockstep
