#include "core/analysis/memory/sector_reuse.h"

#include "core/analysis/memory/coalescing.h"
#include "core/warp/reconstruct.h"

#include "tests/support/random_trace.h"
#include "tests/support/slow/slow_sector_reuse.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace lockstep {
namespace {

/// Adds all groups of the trace separately and then merges them, as threads do.
SiteTable reuse_in(const Trace& trace, const HardwareModel& hardware) {
    const GroupMemory memory{};
    SectorReuse all(trace);
    GroupSteps steps;
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        EXPECT_TRUE(reconstruct(trace, Group(group), {hardware.warp_width}, steps).ok());
        GroupRequests requests;
        requests.of_step.resize(steps.steps.size());
        FiguresBySite figures(trace.program.sites.size());
        const GroupInView view{trace, hardware, steps, memory, requests};
        count_coalescing(view, figures);
        SectorReuse one(trace);
        one.add_group(view);
        all.merge_with(one);
    }
    LaunchResult result;
    const LaunchMemory launch{};
    all.finish({trace, launch}, result);
    return result.tables.at(0);
}

SiteRow row_at(const SiteTable& table, std::uint32_t site) {
    const auto row = table.row(Site(site));
    return {row.begin(), row.end()};
}

HardwareModel warps_of(std::uint32_t lanes) {
    HardwareModel hardware;
    hardware.warp_width = lanes;
    return hardware;
}

/// Sectors of 32 bytes: 4096 to 4127 is one, 4128 to 4159 the next.
TEST(SectorReuse, counts_each_sector_that_an_earlier_load_of_the_group_has_requested) {
    const Trace trace = test::trace_of(R"(
        group 4
        object in global 4096 256
        site A read global int 3
        site B read global int 4
        kernel { A B }
        log
        A:4096 B:4128
        A:4100 B:4160
        A:4124 B:4096
        A:4128 B:4224
    )");
    const SiteTable one_warp = reuse_in(trace, warps_of(4));
    EXPECT_EQ(row_at(one_warp, 0), (SiteRow{2, 0})) << "lanes of one request share its sectors";
    EXPECT_EQ(row_at(one_warp, 1), (SiteRow{2, 2})) << "4096 and 4128 are known";
    const SiteTable two_warps = reuse_in(trace, warps_of(2));
    EXPECT_EQ(row_at(two_warps, 0), (SiteRow{2, 1})) << "the second warp loads 4124 again";
    EXPECT_EQ(two_warps.total(), (SiteRow{4, 3}));
}

TEST(SectorReuse, starts_again_with_each_group_and_ignores_writes_and_local_memory) {
    const Trace trace = test::trace_of(R"(
        group 1
        object data global 4096 256
        object tile local 0 64
        site A write global int 3
        site B read global int 4
        site C read local int 5
        site D atomic global int 6
        kernel { A B C D B C }
        log
        A:4096 B:4096 C:0 D:4128 B:4128 C:0
        A:4096 B:4096 C:0 D:4128 B:4096 C:0
    )");
    const SiteTable table = reuse_in(trace, warps_of(32));
    EXPECT_EQ(row_at(table, 1), (SiteRow{3, 1})) << "only the second group loads a sector twice";
    EXPECT_EQ(table.total(), row_at(table, 1));
}

TEST(SectorReuse, of_more_lines_than_its_table_has_room_for_is_exact) {
    std::string text = "group 1\nobject in global 4096 65536\nsite A read global int 3\nsite L loop 2\n"
                       "kernel { for L { } { A } { } }\nlog\n";
    for (int round = 0; round < 2; ++round) {
        for (int line = 0; line < 500; ++line) {
            text += "L:1 A:" + std::to_string(4096 + 128 * line) + " ";
        }
    }
    const SiteTable table = reuse_in(test::trace_of(text + "L:0\n"), warps_of(32));
    EXPECT_EQ(table.total(), (SiteRow{500, 500}));
}

RC_GTEST_PROP(SectorReuse, equals_the_slow_version, (std::uint64_t number)) {
    const Trace trace = test::random_trace(number);
    HardwareModel hardware = warps_of(*rc::gen::element(0U, 4U, 32U, 64U));
    hardware.sector_bytes = *rc::gen::element(16U, 32U, 64U, 128U);
    hardware.line_bytes = *rc::gen::element(32U, 128U, 256U);
    std::vector<SiteRow> slow(trace.program.sites.size(), SiteRow(2));
    GroupSteps steps;
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        RC_ASSERT(reconstruct(trace, Group(group), {hardware.warp_width}, steps).ok());
        test::slow_sector_reuse(steps, trace.program.sites, hardware, slow);
    }
    const SiteTable fast = reuse_in(trace, hardware);
    for (std::uint32_t site = 0; site < slow.size(); ++site) {
        RC_ASSERT(row_at(fast, site) == slow[site]);
    }
}

} // namespace
} // namespace lockstep
