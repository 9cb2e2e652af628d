#include "core/analysis/sites/summary.h"

#include "core/analysis/sites/divergence.h"
#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

struct World {
    explicit World(const std::string& text, std::uint32_t width = 4)
        : trace(test::trace_of(
              "site C branch 1\n site S choice 2\n site L loop 3\n site A read global float 4\n"
              "site B atomic local int 4\n site X barrier 5\n" +
              text)),
          figures(trace.program.sites.size()),
          lanes(width) {
        EXPECT_TRUE(reconstruct(trace, Group(0), {width}, steps).ok());
        count_divergence(steps, trace.program, figures);
    }
    [[nodiscard]] Totals totals() const { return launch_totals(trace.program, figures, lanes); }

    Trace trace;
    GroupSteps steps;
    FiguresBySite figures;
    std::uint32_t lanes;
};

TEST(Divergence, AWarpThatAgreesDoesNotDiverge) {
    EXPECT_EQ(World("group 2\n kernel { if C { } { } }\n log\n C:1\n C:1").totals().branches,
              (BranchFigures{1, 0}));
}

TEST(Divergence, AWarpThatDisagreesDiverges) {
    EXPECT_EQ(World("group 2\n kernel { if C { } { } }\n log\n C:1\n C:0").totals().branches,
              (BranchFigures{1, 1}));
}

TEST(Divergence, WarpsThatDifferFromEachOtherDoNotDiverge) {
    EXPECT_EQ(World("group 2\n kernel { if C { } { } }\n log\n C:1\n C:0", 1).totals().branches,
              (BranchFigures{2, 0}));
}

TEST(Divergence, ALoopsVariableMayDifferAsLongAsAllGoOn) {
    const World world("group 2\n kernel { for L { } { } { } }\n log\n L:257 L:512\n L:1 L:2");
    EXPECT_EQ(world.totals().branches,
              (BranchFigures{2, 0})); // a break and the end of the iterations both leave the loop
}

TEST(Divergence, LanesThatEnterASwitchAtOnePlaceDoNotDiverge) {
    const std::string kernel = "group 2\n kernel { switch S { 1: 2: A break default: B } }\n log\n ";
    EXPECT_EQ(World(kernel + "S:1 A\n S:2 A").totals().branches, (BranchFigures{1, 0}));
    EXPECT_EQ(World(kernel + "S:7 B\n S:8 B").totals().branches, (BranchFigures{1, 0}));
    EXPECT_EQ(World(kernel + "S:1 A\n S:8 B").totals().branches, (BranchFigures{1, 1}));
}

/// Models if (a && b): first the operand a, then the whole condition.
TEST(Divergence, OperandsAreCountedApartFromTheBranchThatAReaderSees) {
    World world("site P branch 1\n group 4\n kernel { if P { } { } if C { } { } }\n log\n"
                "P:1 C:0\n P:1 C:0\n P:0 C:0\n P:0 C:0");
    world.trace.program.sites.back().is_operand = true;
    EXPECT_EQ(world.totals().branches, (BranchFigures{1, 0})) << "the whole condition is false for all";
    EXPECT_EQ(world.totals().operands, (BranchFigures{1, 1}));
    const auto lines = line_totals(world.trace.program, world.figures, 4);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].totals.branches, (BranchFigures{1, 0}));
    EXPECT_EQ(lines[0].totals.operands, (BranchFigures{1, 1}));
    EXPECT_EQ(lines[0].totals.warp_steps, 1U);
}

TEST(Summary, ALaunchSumsWarpStepsAndALineTakesItsBusiestSite) {
    const World world(
        "group 4\n kernel { if C { A } { } B X }\n log\n C:1 A B X\n C:0 B X\n C:0 B X\n C:0 B X", 2);
    EXPECT_EQ(world.totals().warp_steps, 2U + 1U + 2U + 2U);
    const auto lines = line_totals(world.trace.program, world.figures, 2);
    ASSERT_EQ(lines.size(), 3U); // lines that were not executed have no row
    EXPECT_EQ(lines[1].line, 4U);
    EXPECT_EQ(lines[1].totals.warp_steps, 2U);
    EXPECT_EQ(lines[1].totals.lanes, (LaneUse{5, 6}));
    EXPECT_EQ(lines[2].totals.barriers, 2U);
}

TEST(Summary, LoadsStoresAndAtomicsAreApart) {
    World world("group 1\n kernel { A B }\n log\n A B");
    world.figures[3].global = {1, 2, 3, 4};
    world.figures[4].local = {5, 6, 7, 8};
    EXPECT_EQ(world.totals().global_load, (GlobalFigures{1, 2, 3, 4}));
    EXPECT_EQ(world.totals().local_atomic, (LocalFigures{5, 6, 7, 8}));
    EXPECT_EQ(world.totals().local_store, LocalFigures{});
}

TEST(Summary, LaneEfficiencyCountsMissingLanesAsIdle) {
    const World world("group 3\n kernel { if C { A } { } }\n log\n C:1 A\n C:0\n C:0");
    EXPECT_EQ(world.totals().lanes, (LaneUse{4, 8}));
    EXPECT_DOUBLE_EQ(world.totals().lanes.efficiency(), 0.5);
    EXPECT_EQ(LaneUse{}.efficiency(), 0.0);
}

TEST(Summary, LaneEfficiencyOfALineIsThatOfItsSitesTogether) {
    const World world("group 4\n kernel { if C { B B B } { } }\n log\n C:1 B B B\n C:0\n C:0\n C:0");
    const auto lines = line_totals(world.trace.program, world.figures, 4);
    EXPECT_EQ(lines[1].totals.lanes, (LaneUse{3, 12}));
    // Lanes are summed: the efficiency is not the mean of 100 % and 25 %.
    EXPECT_EQ(world.totals().lanes, (LaneUse{4 + 3, 4 + 12}));
}

TEST(Summary, ReadsWritesAndAtomicsAddUpToAllOfAMemory) {
    Totals totals;
    totals.global_load = {1, 2, 3, 4};
    totals.global_store = {10, 20, 30, 40};
    totals.global_atomic = {100, 200, 300, 400};
    totals.local_load = {5, 6, 7, 8};
    totals.local_atomic = {50, 60, 70, 80};
    totals.image_read = {1, 3};
    totals.image_write = {2, 5};
    EXPECT_EQ(totals.all_global(), (GlobalFigures{111, 222, 333, 444}));
    EXPECT_EQ(totals.all_local(), (LocalFigures{55, 66, 77, 88}));
    EXPECT_EQ(totals.all_images(), (ImageFigures{3, 8}));
}

TEST(Bandwidth, IsWhatReadsAndWritesOfGlobalMemoryAskForOverTheTime) {
    Totals totals;
    totals.global_load.bytes = 600;
    totals.global_store.bytes = 400;
    EXPECT_EQ(bytes_asked_for(totals), 1000U);
    EXPECT_DOUBLE_EQ(asked_bytes_per_second(totals, 100).value(), 10e9);
    EXPECT_DOUBLE_EQ(asked_bytes_per_second(totals, 1'000'000'000).value(), 1000.0);
}

TEST(Bandwidth, HasNoPartInAtomicsSectorsOrLocalMemory) {
    Totals totals;
    totals.global_load = {.requests = 1, .sectors = 32, .lines = 8, .bytes = 128};
    const auto alone = asked_bytes_per_second(totals, 7);
    totals.global_atomic.bytes = 1000;
    totals.local_load.bytes = 1000;
    totals.local_store.bytes = 1000;
    totals.image_read.texels = 1000;
    EXPECT_EQ(asked_bytes_per_second(totals, 7), alone);
}

TEST(Bandwidth, OfNoTimeIsNone) {
    Totals totals;
    totals.global_load.bytes = 600;
    EXPECT_EQ(asked_bytes_per_second(totals, 0), std::nullopt);
}

} // namespace
} // namespace lockstep
