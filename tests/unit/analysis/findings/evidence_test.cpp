#include "core/analysis/findings/barriers.h"
#include "core/analysis/findings/bounds.h"
#include "core/analysis/findings/evidence.h"
#include "core/analysis/races/races.h"
#include "core/warp/reconstruct.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr const char* world = R"(
    object s local 0 2048
    object g global 4096 64
    site R read local float 3
    site W write local float 4
    site GR read global float 7
    site GW write global float 8
    site B barrier 10
    site C branch 11
)";

std::shared_ptr<const GroupSteps> steps_of(const Trace& trace, Group group, std::uint32_t width) {
    auto steps = std::make_shared<GroupSteps>();
    EXPECT_TRUE(reconstruct(trace, group, {width}, *steps).ok());
    return steps;
}

Evidence shown(const Trace& trace, const Finding& finding, std::uint32_t width = 32) {
    return evidence_of(trace, finding, [&](Group group) { return steps_of(trace, group, width); });
}

std::vector<Finding> races_of(const Trace& trace) {
    RaceFindings races(trace);
    GroupMemory memory;
    LaunchMemory launch;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        const auto steps = steps_of(trace, Group(g), 32);
        memory.read(*steps, trace);
        launch.add(memory);
        races.add(*steps, memory);
    }
    for (std::uint64_t g = 0; races.looks_again(launch) && g < group_count(trace.range); ++g) {
        const auto steps = steps_of(trace, Group(g), 32);
        races.add_again(*steps, FaultyEvents(*steps, trace), launch);
    }
    return races.findings();
}

/// Makes the trace of a blur with a race: each item writes word lid + 1 and reads lid, lid + 1 and lid + 2,
/// with no barrier in between.
Trace blur(int items) {
    std::string text = world + ("group " + std::to_string(items)) + "\n kernel { W R R R }\n log\n";
    for (int lid = 0; lid < items; ++lid) {
        const auto word = [](int w) { return std::to_string(4 * w); };
        text +=
            "W:" + word(lid + 1) + " R:" + word(lid) + " R:" + word(lid + 1) + " R:" + word(lid + 2) + "\n";
    }
    return test::trace_of(text);
}

/// The log has a fault for every work-item, so the evidence names more than the sixteen that a finding keeps.
TEST(Evidence, OfPrivateReadsIsWhole) {
    std::string text = std::string(world) + "group 32\n kernel { GR }\n log\n";
    for (int lid = 0; lid < 32; ++lid) {
        text += "!private_unwritten:GR:4095 GR:" + std::to_string(4096 + 4 * lid) + "\n";
    }
    const Trace trace = test::trace_of(text);
    BoundsFindings found;
    found.add(*steps_of(trace, Group(0), 32), trace);
    const Evidence evidence = shown(trace, found.findings(trace).at(0));
    EXPECT_TRUE(evidence.is_whole);
    EXPECT_EQ(std::ranges::count(evidence.items, true, &Involvement::does), 32);
}

TEST(Evidence, CountsThePairsThatRaceAndThoseOfTwoWarps) {
    const Trace trace = blur(256);
    const auto findings = races_of(trace);
    ASSERT_EQ(findings.size(), 1U);
    const Evidence evidence = shown(trace, findings[0]);
    EXPECT_EQ(evidence.pairs, 510U) << "255 borders between neighbours, each in both directions";
    EXPECT_EQ(evidence.pairs_of_warps, 14U) << "7 borders between warps, each in both directions";
    EXPECT_TRUE(evidence.is_whole);
    for (const Involvement& item : evidence.items) {
        EXPECT_EQ(item, (Involvement{.reads = true, .writes = true}));
    }
    ASSERT_TRUE(evidence.example.has_value());
    const auto& [first, second] = *evidence.example;
    EXPECT_EQ(first.kind, SiteKind::write);
    EXPECT_EQ(second.kind, SiteKind::read);
    EXPECT_TRUE(std::ranges::is_permutation(std::vector{first.work_item, second.work_item}, findings[0].pair))
        << "the two that the sentence names";
    EXPECT_EQ(evidence.example_offset, 4 * static_cast<std::int64_t>(first.work_item + 1));
}

TEST(Evidence, ShowsThePairThatTheFindingNamesNotTheFirstInMemory) {
    const Trace trace = blur(64);
    Finding finding = races_of(trace)[0];
    finding.pair = {40, 41};
    finding.place.offset = 4 * 41 + 2; // an offset inside the read cell
    const Evidence evidence = shown(trace, finding);
    ASSERT_TRUE(evidence.example.has_value());
    EXPECT_EQ((*evidence.example)[0].work_item, 40U);
    EXPECT_EQ((*evidence.example)[1].work_item, 41U);
    EXPECT_EQ(evidence.example_offset, 4 * 41);
}

TEST(Evidence, PairsOfWarpsFollowTheirWidth) {
    const Trace trace = blur(64);
    const auto findings = races_of(trace);
    EXPECT_EQ(shown(trace, findings[0], 64).pairs_of_warps, 0U);
    EXPECT_EQ(shown(trace, findings[0], 32).pairs_of_warps, 2U);
    EXPECT_EQ(shown(trace, findings[0], 8).pairs_of_warps, 14U);
    EXPECT_EQ(shown(trace, findings[0], 8).pairs, 126U);
}

TEST(Evidence, WhoIsSeparatedByABarrierIsNotInvolved) {
    // Items 0 and 1 race. The later read of item 2 is ordered by the barrier.
    const Trace trace =
        test::trace_of(std::string(world) + "group 3\n kernel { W R B R }\n log\n"
                                            "W:0 R:0 B:1 R:0\n W:4 R:0 B:1 R:4\n W:8 R:8 B:1 R:0");
    const auto findings = races_of(trace);
    ASSERT_EQ(findings.size(), 1U);
    const Evidence evidence = shown(trace, findings[0]);
    EXPECT_EQ(evidence.pairs, 1U);
    EXPECT_EQ(evidence.items[0], (Involvement{.writes = true}));
    EXPECT_EQ(evidence.items[1], (Involvement{.reads = true}));
    EXPECT_FALSE(evidence.items[2].any());
}

TEST(Evidence, OfARaceBetweenGroupsNamesBoth) {
    const Trace trace = test::trace_of(
        std::string(world) + "group 2\n kernel { GW }\n log\n GW:4096\n GW:4100\n GW:4104\n GW:4100");
    const auto findings = races_of(trace);
    ASSERT_EQ(findings.size(), 1U);
    ASSERT_TRUE(findings[0].between_groups);
    const Evidence evidence = shown(trace, findings[0]);
    ASSERT_TRUE(evidence.example.has_value());
    EXPECT_NE((*evidence.example)[0].work_item / 2, (*evidence.example)[1].work_item / 2);
    EXPECT_EQ(evidence.example_offset, 4);
}

TEST(Evidence, OfABarrierShowsWhoWaitsAndWhoNeverCame) {
    const Trace trace = test::trace_of(
        std::string(world) + "group 4\n kernel { if C { B } { } }\n log\n C:1 B:1\n C:1 B:1\n C:0\n C:0");
    BarrierFindings barriers;
    barriers.add(*steps_of(trace, Group(0), 32), trace);
    const Evidence evidence = shown(trace, barriers.findings(trace).at(0));
    EXPECT_EQ(evidence.items[1], (Involvement{.waits = true}));
    EXPECT_EQ(evidence.items[2], (Involvement{.absent = true}));
    EXPECT_FALSE(evidence.example.has_value());
}

TEST(Evidence, OfAnAccessOutsideShowsAllWhoDidIt) {
    std::string text = std::string(world) + "group 32\n kernel { GR }\n log\n";
    for (int item = 0; item < 32; ++item) {
        const bool outside = item >= 12; // more items than a finding keeps
        text +=
            outside ? "!out_of_bounds:GR:1 GR:" + std::to_string(4096 + 4 * (item + 32)) + "\n" : "GR:4096\n";
    }
    const Trace trace = test::trace_of(text);
    BoundsFindings bounds;
    bounds.add(*steps_of(trace, Group(0), 32), trace);
    const Evidence evidence = shown(trace, bounds.findings(trace).at(0));
    for (std::size_t item = 0; item < 32; ++item) {
        EXPECT_EQ(evidence.items[item].does, item >= 12) << item;
    }
    EXPECT_TRUE(evidence.is_whole);
}

} // namespace
} // namespace lockstep
