#pragma once

#include "core/analysis/analysis.h"
#include "core/analysis/memory/loaded_sectors.h"

#include <vector>

namespace lockstep {

/// Counts how many sectors of global memory a group loads again: a copy in local memory or in a register
/// could replace these loads.
///
///     group 0   loads sectors 0 1 2 | 1 2 3        first 0 1 2 3, again 1 2
///     group 1   loads sectors 2 3                  first 2 3: another group's loads do not count
///
/// The figures of a site: `first`, the number of requested sectors that no earlier load of the group (in tick
/// order) has requested; `again`, the number of other requested sectors. Their sum is the number of sectors
/// of global loads. Constant memory counts as global memory.
class SectorReuse final : public AnalysisOf<SectorReuse> {
public:
    explicit SectorReuse(const Trace& trace);

    /// Reads the requests of the group, which count_coalescing() has filled.
    void add_group(const GroupInView& group) override;
    void merge(const SectorReuse& other) { table_.merge(other.table_); }
    void finish(const LaunchInView&, LaunchResult& result) const override { result.tables.push_back(table_); }

private:
    SiteTable table_;
    std::vector<bool> is_load_; ///< for each site, whether it loads from global memory
    LoadedSectors loaded_;
};

} // namespace lockstep
