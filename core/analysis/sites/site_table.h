#pragma once

#include "core/base/ids.h"
#include "core/site/program.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// How a figure of several groups, sites or launches becomes one.
enum class Combine : std::uint8_t { sum, most };

struct SiteColumn {
    const char* name; ///< its key in reports: "requests"
    Combine combine;
};

/// Figures that an analysis counts at sites, beside SiteFigures: `atomics {requests, meeting_lanes}`.
struct SiteColumns {
    const char* name; ///< the table's key in reports, and with a column's the key of its words
    std::span<const SiteColumn> columns;
};

/// A number a column.
using SiteRow = std::vector<std::uint64_t>;

/// Adds a row to another of the same columns; an empty one is nothing.
void combine(const SiteColumns& columns, std::span<const std::uint64_t> from, SiteRow& to);

/// The figures of one analysis: a row a site.
class SiteTable {
public:
    SiteTable(const SiteColumns& columns, std::size_t sites)
        : columns_(&columns), numbers_(sites * columns.columns.size()) {}

    [[nodiscard]] const SiteColumns& columns() const { return *columns_; }
    [[nodiscard]] std::span<std::uint64_t> row(Site site);
    [[nodiscard]] std::span<const std::uint64_t> row(Site site) const;
    void merge(const SiteTable& other);

    /// Of a launch.
    [[nodiscard]] SiteRow total() const;
    /// Of the sites in a line of the source.
    [[nodiscard]] SiteRow line(const Program& program, std::uint32_t file, std::uint32_t line) const;

private:
    [[nodiscard]] std::size_t sites() const { return numbers_.size() / columns_->columns.size(); }

    const SiteColumns* columns_;
    std::vector<std::uint64_t> numbers_; ///< row after row
};

} // namespace lockstep
