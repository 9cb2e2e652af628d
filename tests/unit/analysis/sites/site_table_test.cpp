#include "core/analysis/sites/site_table.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr SiteColumn figures[] = {{"requests", Combine::sum}, {"most_lanes", Combine::most}};
constexpr SiteColumns columns = {"table", figures};

SiteTable table_of(const std::vector<SiteRow>& rows) {
    SiteTable table(columns, rows.size());
    for (std::uint32_t site = 0; site < rows.size(); ++site) {
        std::ranges::copy(rows[site], table.row(Site(site)).begin());
    }
    return table;
}

SiteRow row_of(const SiteTable& table, std::uint32_t site) {
    return {table.row(Site(site)).begin(), table.row(Site(site)).end()};
}

TEST(SiteTable, SumsAndGreatestNumbersAreKeptApart) {
    EXPECT_EQ(table_of({{3, 5}, {4, 2}}).total(), (SiteRow{7, 5}));
}

TEST(SiteTable, MergesSiteBySite) {
    SiteTable table = table_of({{3, 5}, {4, 2}});
    table.merge(table_of({{1, 9}, {1, 1}}));
    EXPECT_EQ(row_of(table, 0), (SiteRow{4, 9}));
    EXPECT_EQ(row_of(table, 1), (SiteRow{5, 2}));
}

TEST(SiteTable, ALineHasTheSitesOfItsFileAndNumber) {
    Program program;
    program.sites.resize(3);
    program.sites[0].line = 7;
    program.sites[1].line = 7;
    program.sites[1].file = 1;
    program.sites[2].line = 7;
    const SiteTable table = table_of({{1, 2}, {10, 20}, {100, 1}});
    EXPECT_EQ(table.line(program, 0, 7), (SiteRow{101, 2}));
    EXPECT_EQ(table.line(program, 1, 7), (SiteRow{10, 20}));
    EXPECT_EQ(table.line(program, 0, 8), (SiteRow{0, 0}));
}

TEST(SiteTable, OfNoSitesHasNothing) {
    EXPECT_EQ(SiteTable(columns, 0).total(), (SiteRow{0, 0}));
}

} // namespace
} // namespace lockstep
