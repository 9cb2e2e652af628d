#pragma once

#include "core/base/ids.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// How figures of several groups, sites or launches are combined.
enum class Combine : std::uint8_t { sum, most };

struct SiteColumn {
    const char* name; ///< key in reports: "requests"
    Combine combine;
};

/// Figures that an analysis counts by site, in addition to SiteFigures: `atomics {requests, meeting_lanes}`.
struct SiteColumns {
    const char* name; ///< key of the table in reports; together with a column's key also the key of its words
    std::span<const SiteColumn> columns;
};

/// One number per column.
using SiteRow = std::vector<std::uint64_t>;

/// Combines a row into another one with the same columns; an empty row has no effect.
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

    /// The figures of the whole launch.
    [[nodiscard]] SiteRow total() const;
    /// The figures of the sites in a source line.
    [[nodiscard]] SiteRow line(const Program& program, std::uint32_t file, std::uint32_t line) const;

private:
    [[nodiscard]] std::size_t sites() const { return numbers_.size() / columns_->columns.size(); }

    const SiteColumns* columns_;
    std::vector<std::uint64_t> numbers_; ///< stored row by row
};

} // namespace lockstep
