#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using test::text_of;
using test::trace_of;

constexpr const char* sites = R"(
    site C branch 1
    site L loop 2
    site S choice 3
    site M loop 4
    site A read local float 5
    site B write local float 6
    site X barrier 7
)";

std::string steps_of(const std::string& text, std::uint32_t width = 2) {
    const Trace trace = trace_of(sites + text);
    GroupSteps steps;
    const Status status = reconstruct(trace, Group(0), {width}, steps);
    return status.ok() ? text_of(steps, trace)
                       : "mismatch " + status.error().arguments[0] + " " + status.error().arguments[1] + "\n";
}

TEST(Reconstruct, WorkItemsAtOneSiteGoTogetherWarpByWarp) {
    EXPECT_EQ(steps_of("group 4\n kernel { A X }\n log\n A X\n A X\n A X\n A X"),
              "A w0: 0 1 w1: 0 1\nX w0: 0 1 w1: 0 1\n");
}

TEST(Reconstruct, ALastWarpMayBePartial) {
    EXPECT_EQ(steps_of("group 3\n kernel { A }\n log\n A\n A\n A"), "A w0: 0 1 w1: 0\n");
}

TEST(Reconstruct, WidthZeroMakesTheGroupOneWarp) {
    EXPECT_EQ(steps_of("group 3\n kernel { A }\n log\n A\n A\n A", 0), "A w0: 0 1 2\n");
}

TEST(Reconstruct, ThenGoesBeforeElseAndBothRejoin) {
    EXPECT_EQ(steps_of("group 2\n kernel { if C { A } { B } X }\n log\n C:0 B X\n C:1 A X"),
              "C w0: 0 1\nA w0: 1\nB w0: 0\nX w0: 0 1\n");
}

TEST(Reconstruct, LanesThatLeaveALoopWaitBehindIt) {
    EXPECT_EQ(steps_of("group 2\n kernel { for L { } { A } { } X }\n log\n L:1 A L:0 X\n L:1 A L:1 A L:0 X"),
              "L#1 w0: 0 1\nA#1 w0: 0 1\nL#2 w0: 0 1\nA#2 w0: 1\nL#3 w0: 1\nX w0: 0 1\n");
}

TEST(Reconstruct, ContinueMeetsTheOthersAtTheStep) {
    EXPECT_EQ(steps_of("group 2\n kernel { for L { } { if C { continue } { } A } { B } }\n log\n"
                       " L:1 C:1 B L:0\n L:1 C:0 A B L:0"),
              "L#1 w0: 0 1\nC#1 w0: 0 1\nA#1 w0: 1\nB#1 w0: 0 1\nL#2 w0: 0 1\n");
}

TEST(Reconstruct, ContinueInADoMeetsTheOthersAtTheTest) {
    EXPECT_EQ(steps_of("group 2\n kernel { do L { if C { continue } { } A } { B } }\n log\n"
                       " C:1 B L:0\n C:0 A B L:0"),
              "C#1 w0: 0 1\nA#1 w0: 1\nB#1 w0: 0 1\nL#1 w0: 0 1\n");
}

TEST(Reconstruct, BreakLeavesTheInnermostLoopOnly) {
    EXPECT_EQ(steps_of("group 2\n kernel { for L { } { for M { } { if C { break } { } } { } A } { } }\n log\n"
                       " L:1 M:1 C:1 A L:0\n L:1 M:1 C:0 M:0 A L:0"),
              "L#1 w0: 0 1\nM#1 w0: 0 1\nC#1 w0: 0 1\nM#1 w0: 1\nA#1 w0: 0 1\nL#2 w0: 0 1\n");
}

TEST(Reconstruct, ReturnLeavesTheFunctionAndTheCallerGoesOn) {
    EXPECT_EQ(steps_of("group 2\n helper f { if C { return } { } A }\n kernel { call f B }\n log\n"
                       " C:1 B\n C:0 A B"),
              "C w0: 0 1\nA w0: 1\nB w0: 0 1\n");
}

TEST(Reconstruct, LanesThatFallThroughJoinThoseThatJumpedThere) {
    EXPECT_EQ(steps_of("group 4\n kernel { switch S { 1: A 2: B break default: X } A }\n log\n"
                       " S:1 A B A\n S:2 B A\n S:9 X A\n S:2 B A",
                       4),
              "S w0: 0 1 2 3\nA w0: 0\nB w0: 0 1 3\nX w0: 2\nA w0: 0 1 2 3\n");
}

TEST(Reconstruct, ASwitchWithoutAMatchIsSteppedOver) {
    EXPECT_EQ(steps_of("group 2\n kernel { switch S { 1: A } B }\n log\n S:1 A B\n S:7 B"),
              "S w0: 0 1\nA w0: 0\nB w0: 0 1\n");
}

TEST(Reconstruct, LoopsThatAreLeftBeforeTheyLogAreSteppedOver) {
    EXPECT_EQ(steps_of("group 1\n kernel { do L { break A } { } B }\n log\n B"), "B w0: 0\n");
    EXPECT_EQ(steps_of("group 1\n kernel { do L { continue A } { } B }\n log\n L:0 B"),
              "L#1 w0: 0\nB w0: 0\n");
    EXPECT_EQ(steps_of("group 1\n helper f { do L { return A } { } }\n kernel { call f B }\n log\n B"),
              "B w0: 0\n");
}

TEST(Reconstruct, NothingIsWalkedBehindAReturn) {
    EXPECT_EQ(steps_of("group 1\n kernel { A return B }\n log\n A"), "A w0: 0\n");
    EXPECT_EQ(steps_of("group 1\n kernel { A return B }\n log\n A B"), "mismatch 0 1\n");
}

TEST(Reconstruct, TwoCallsOfOneHelperAreTwoPositions) {
    EXPECT_EQ(steps_of("group 2\n helper f { A }\n kernel { if C { call f } { } call f }\n log\n"
                       " C:1 A A\n C:0 A"),
              "C w0: 0 1\nA w0: 0\nA w0: 0 1\n");
}

TEST(Reconstruct, TheRoundIsTheTurnOfTheOutermostLoop) {
    EXPECT_EQ(steps_of("group 1\n kernel { for L { } { do M { A } { } } { } A }\n log\n"
                       " L:1 A M:1 A M:0 L:1 A M:0 L:0 A"),
              "L#1 w0: 0\nA#1 w0: 0\nM#1 w0: 0\nA#1 w0: 0\nM#1 w0: 0\n"
              "L#2 w0: 0\nA#2 w0: 0\nM#2 w0: 0\nL#3 w0: 0\nA w0: 0\n");
}

TEST(Reconstruct, ALogThatEndsTooEarlyIsAMismatch) {
    EXPECT_EQ(steps_of("group 2\n kernel { A B }\n log\n A B\n A"), "mismatch 1 1\n");
}

TEST(Reconstruct, ALogThatGoesOnTooLongIsAMismatch) {
    EXPECT_EQ(steps_of("group 2\n kernel { A }\n log\n A\n A B"), "mismatch 1 1\n");
}

TEST(Reconstruct, AnotherSiteThanTheSkeletonsIsAMismatch) {
    EXPECT_EQ(steps_of("group 2\n kernel { A B }\n log\n A A\n A B"), "mismatch 0 1\n");
}

TEST(Reconstruct, ADecisionThatIsNoneIsAMismatch) {
    EXPECT_EQ(steps_of("group 1\n kernel { if C { } { } }\n log\n C:2"), "mismatch 0 0\n");
    EXPECT_EQ(steps_of("group 1\n kernel { for L { } { } { } }\n log\n L:3"), "mismatch 0 0\n");
}

TEST(Reconstruct, FaultsAreGatheredWithTheAddressTheySpeakOf) {
    const Trace trace = trace_of(std::string(sites) + "group 2\n kernel { A }\n log\n A:4\n"
                                                      " !private_bounds:A:4095 !out_of_bounds:A:0 A:400 "
                                                      "!private_bounds:B:0");
    GroupSteps steps;
    ASSERT_TRUE(reconstruct(trace, Group(0), {32}, steps).ok());
    EXPECT_EQ(text_of(steps, trace), "A w0: 0 1\n");
    ASSERT_EQ(steps.faults.size(), 3U);
    EXPECT_EQ(steps.faults[0].fault.kind, FaultKind::private_bounds);
    EXPECT_EQ(steps.faults[0].payload, 0U);
    EXPECT_EQ(steps.faults[1].fault.kind, FaultKind::out_of_bounds);
    EXPECT_EQ(steps.faults[1].payload, 400U);
    EXPECT_EQ(steps.faults[1].item, WorkItem(1));
    EXPECT_EQ(steps.faults[1].event, 2U);
    EXPECT_EQ(steps.faults[2].fault.site, Site(5));
}

TEST(Reconstruct, ASkeletonThatCallsItselfIsRefused) {
    Trace trace = trace_of(std::string(sites) + "group 1\n kernel { if C { A } { } }\n log\n C:1 A");
    trace.program.skeleton.nodes.push_back({NodeKind::call, {}, {trace.program.skeleton.root}, {}});
    trace.program.skeleton.nodes[trace.program.skeleton.root].children.push_back(
        static_cast<NodeIndex>(trace.program.skeleton.nodes.size() - 1));
    GroupSteps steps;
    const Status status = reconstruct(trace, Group(0), {32}, steps);
    ASSERT_FALSE(status.ok());
    EXPECT_EQ(status.error().code, ErrorCode::trace_mismatch);
}

TEST(Reconstruct, ManyCallsThatLogNothingTakeNoTime) {
    Trace trace = trace_of(std::string(sites) + "group 1\n kernel { }\n log\n A");
    auto& nodes = trace.program.skeleton.nodes;
    nodes = {{NodeKind::site, Site(4), {}, {}}, {NodeKind::return_, {}, {}, {}}};
    NodeIndex callee = 1;
    // Each helper calls the previous one twice: walking all calls would take 2^200 steps.
    for (int i = 0; i < 200; ++i) {
        nodes.push_back({NodeKind::call, {}, {callee}, {}});
        const auto call = static_cast<NodeIndex>(nodes.size() - 1);
        nodes.push_back({NodeKind::sequence, {}, {call, call}, {}});
        callee = static_cast<NodeIndex>(nodes.size() - 1);
    }
    nodes.push_back({NodeKind::sequence, {}, {callee, 0}, {}});
    trace.program.skeleton.root = static_cast<NodeIndex>(nodes.size() - 1);
    GroupSteps steps;
    ASSERT_TRUE(reconstruct(trace, Group(0), {32}, steps).ok());
    EXPECT_EQ(text_of(steps, trace), "A w0: 0\n");
}

TEST(Reconstruct, ASkeletonDeeperThanAnyKernelIsRefused) {
    Trace trace = trace_of(std::string(sites) + "group 1\n kernel { }\n log\n A");
    auto& nodes = trace.program.skeleton.nodes;
    nodes = {{NodeKind::site, Site(4), {}, {}}};
    for (NodeIndex i = 0; i < 1000000; ++i) {
        nodes.push_back({NodeKind::sequence, {}, {i}, {}});
    }
    trace.program.skeleton.root = 1000000;
    GroupSteps steps;
    EXPECT_FALSE(reconstruct(trace, Group(0), {32}, steps).ok());
}

} // namespace
} // namespace lockstep
