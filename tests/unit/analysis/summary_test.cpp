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
              (BranchFigures{2, 0})); // leaving and running out of turns are both leaving
}

TEST(Divergence, LanesThatEnterASwitchAtOnePlaceDoNotDiverge) {
    const std::string kernel = "group 2\n kernel { switch S { 1: 2: A break default: B } }\n log\n ";
    EXPECT_EQ(World(kernel + "S:1 A\n S:2 A").totals().branches, (BranchFigures{1, 0}));
    EXPECT_EQ(World(kernel + "S:7 B\n S:8 B").totals().branches, (BranchFigures{1, 0}));
    EXPECT_EQ(World(kernel + "S:1 A\n S:8 B").totals().branches, (BranchFigures{1, 1}));
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
    EXPECT_EQ(lane_use_by_tick(world.steps), (std::vector<LaneUse>{{3, 4}, {1, 4}}));
    EXPECT_EQ(LaneUse{}.efficiency(), 0.0);
}

TEST(Summary, RoundsGatherTheTicksOfATurn) {
    const World world(
        "group 2\n kernel { X for L { } { A } { } X }\n log\n X L:1 A L:0 X\n X L:1 A L:1 A L:0 X", 2);
    const auto rounds = lane_use_by_round(world.steps);
    ASSERT_EQ(rounds.size(), 5U);
    EXPECT_EQ(rounds[0].round, 0U);
    EXPECT_EQ(rounds[1].round, 1U);
    EXPECT_EQ(rounds[2].lanes, (LaneUse{3, 4}));
    EXPECT_EQ(rounds[2].first, Tick(3));
    EXPECT_EQ(rounds[2].last, Tick(4));
    EXPECT_EQ(rounds[3].lanes, (LaneUse{1, 2}));
    EXPECT_EQ(rounds[4].round, 0U);
}

} // namespace
} // namespace lockstep
