#include "core/analysis/sites/site_table.h"

#include <algorithm>

namespace lockstep {

void combine(const SiteColumns& columns, std::span<const std::uint64_t> from, SiteRow& to) {
    to.resize(columns.columns.size());
    for (std::size_t i = 0; i < from.size(); ++i) {
        const bool is_sum = columns.columns[i].combine == Combine::sum;
        to[i] = is_sum ? to[i] + from[i] : std::max(to[i], from[i]);
    }
}

std::span<std::uint64_t> SiteTable::row(Site site) {
    const std::size_t width = columns_->columns.size();
    return std::span(numbers_).subspan(site.index() * width, width);
}

std::span<const std::uint64_t> SiteTable::row(Site site) const {
    const std::size_t width = columns_->columns.size();
    return std::span(numbers_).subspan(site.index() * width, width);
}

void SiteTable::merge(const SiteTable& other) {
    SiteRow sum;
    for (std::uint32_t i = 0; i < sites(); ++i) {
        sum.assign(row(Site(i)).begin(), row(Site(i)).end());
        combine(*columns_, other.row(Site(i)), sum);
        std::ranges::copy(sum, row(Site(i)).begin());
    }
}

SiteRow SiteTable::total() const {
    SiteRow sum(columns_->columns.size());
    for (std::uint32_t i = 0; i < sites(); ++i) {
        combine(*columns_, row(Site(i)), sum);
    }
    return sum;
}

SiteRow SiteTable::line(const Program& program, std::uint32_t file, std::uint32_t line) const {
    SiteRow sum(columns_->columns.size());
    for (std::uint32_t i = 0; i < sites(); ++i) {
        if (program.sites[i].file == file && program.sites[i].line == line) {
            combine(*columns_, row(Site(i)), sum);
        }
    }
    return sum;
}

} // namespace lockstep
