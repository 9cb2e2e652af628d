#pragma once

#include "core/analysis/memory/coalescing.h"
#include "core/analysis/sites/site_table.h"

#include <cstdint>
#include <set>
#include <span>
#include <vector>

namespace lockstep::test {

/// Computes SectorReuse for one group, sector by sector. `rows` has one entry {first, again} per site.
inline void slow_sector_reuse(const GroupSteps& steps, std::span<const SiteInfo> sites,
                              const HardwareModel& hardware, std::vector<SiteRow>& rows) {
    std::set<std::uint64_t> loaded;
    for (const WarpStep& step : steps.steps) {
        const SiteInfo& site = sites[step.site.index()];
        if (site.kind != SiteKind::read || site.space == Space::local) {
            continue;
        }
        for (std::size_t piece = 0; piece < site.pieces.size(); ++piece) {
            for (const auto& each : inspect_sectors(steps, step, site, hardware, piece).sectors) {
                ++rows[step.site.index()][loaded.insert(each.sector).second ? 0U : 1U];
            }
        }
    }
}

} // namespace lockstep::test
