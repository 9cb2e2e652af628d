#pragma once

#include "core/base/ids.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// How values of a figure are combined over groups, sites or launches: by their sum or their maximum.
enum class Combine : std::uint8_t { sum, most };

struct SiteColumn {
    const char* name; ///< key of the figure in reports: "requests"
    Combine combine;
};

/// Describes figures by site that one analysis counts in addition to SiteFigures, such as `atomics {requests,
/// meeting_lanes}`.
struct SiteColumns {
    /// Key of the table in reports. Its labels in the app are found by this key and the key of the column.
    const char* name;
    std::span<const SiteColumn> columns;
};

/// One row of a table: one number per column.
using SiteRow = std::vector<std::uint64_t>;

/// Combines the values of row `from` into row `to`, which has the same columns. An empty `from` has no
/// effect.
void combine(const SiteColumns& columns, std::span<const std::uint64_t> from, SiteRow& to);

/// The figures of one analysis: one row per site.
class SiteTable {
public:
    SiteTable(const SiteColumns& columns, std::size_t sites)
        : columns_(&columns), numbers_(sites * columns.columns.size()) {}

    [[nodiscard]] const SiteColumns& columns() const { return *columns_; }
    [[nodiscard]] std::span<std::uint64_t> row(Site site);
    [[nodiscard]] std::span<const std::uint64_t> row(Site site) const;
    void merge(const SiteTable& other);

    /// Returns the combined figures of all sites.
    [[nodiscard]] SiteRow total() const;
    /// Returns the combined figures of the sites in a source line.
    [[nodiscard]] SiteRow line(const Program& program, std::uint32_t file, std::uint32_t line) const;

private:
    [[nodiscard]] std::size_t sites() const { return numbers_.size() / columns_->columns.size(); }

    const SiteColumns* columns_;
    std::vector<std::uint64_t> numbers_; ///< the figures of all sites, row by row
};

} // namespace lockstep
