#include "core/analysis/findings/uninitialised.h"

#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// s is in local memory; the buffer `in` is initialised, `out` is not.
constexpr const char* world = R"(
    object s local 0 64
    object in global 4096 64
    object out global 8192 64
    site R read local float 3
    site W write local float 4
    site V read local float4 5
    site U atomic local uint 6
    site GR read global float 7
    site GW write global float 8
    site B barrier 9
)";

std::vector<Finding> findings_of(Trace trace) {
    trace.objects[2].is_initialised = false;
    UninitialisedFindings all(trace);
    GroupSteps steps;
    GroupMemory memory;
    LaunchMemory launch;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        memory.read(steps, trace);
        launch.add(memory);
        all.add(steps, memory.faulty());
    }
    for (std::uint64_t g = 0; may_read_unwritten(trace, launch) && g < group_count(trace.range); ++g) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        all.add_global(steps, FaultyEvents(steps, trace), launch);
    }
    return all.findings();
}

std::vector<Finding> findings_of(const std::string& text) {
    return findings_of(test::trace_of(world + text));
}

TEST(Uninitialised, WhatAnyItemWroteMayBeRead) {
    EXPECT_TRUE(findings_of("group 2\n kernel { W B R }\n log\n W:0 B:1 R:4\n W:4 B:1 R:0").empty());
}

TEST(Uninitialised, ATilesHaloThatNobodyLoadedIsFound) {
    const auto findings =
        findings_of("group 2\n kernel { W B R R }\n log\n W:4 B:1 R:0 R:4\n W:8 B:1 R:4 R:12");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::uninitialised_read);
    EXPECT_EQ(findings[0].place.object, "s");
    EXPECT_EQ(findings[0].place.offset, 0);
    EXPECT_EQ(findings[0].line, 3U);
    EXPECT_EQ(findings[0].other_line, 0U);
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{0, 1}));
    EXPECT_EQ(findings[0].count, 2U);
}

TEST(Uninitialised, AWriteThatComesLaterDoesNotHelp) {
    EXPECT_EQ(findings_of("group 1\n kernel { R W }\n log\n R:0 W:0").size(), 1U);
}

TEST(Uninitialised, EachGroupStartsWithEmptyLocalMemory) {
    const auto findings = findings_of("group 1\n kernel { W R }\n log\n W:0 R:0\n W:4 R:0");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].place.group, Group(1));
}

TEST(Uninitialised, AWideReadNamesItsFirstMissingByteAndCountsOnce) {
    const auto findings = findings_of("group 1\n kernel { W W V }\n log\n W:0 W:8 V:0");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].place.offset, 4);
    EXPECT_EQ(findings[0].count, 1U);
}

TEST(Uninitialised, AnAtomicReadsWhatItChangesUnlessItExchanges) {
    Trace trace = test::trace_of(std::string(world) + "group 1\n kernel { U U }\n log\n U:0 U:0");
    EXPECT_EQ(
        findings_of(test::trace_of(std::string(world) + "group 1\n kernel { U U }\n log\n U:0 U:0"))[0].count,
        1U);
    trace.program.sites[3].text = "atomic_xchg(&s[0], 1)";
    EXPECT_TRUE(findings_of(std::move(trace)).empty());
}

TEST(Uninitialised, ABufferWithoutContentIsToBeWrittenFirst) {
    EXPECT_TRUE(findings_of("group 1\n kernel { GR GW }\n log\n GR:4096 GW:8192").empty());
    EXPECT_TRUE(findings_of("group 1\n kernel { GW GR }\n log\n GW:8192 GR:8192").empty());
    // These accesses model out[i] += x.
    EXPECT_EQ(findings_of("group 1\n kernel { GR GW }\n log\n GR:8192 GW:8192").size(), 1U);
    EXPECT_EQ(findings_of("group 1\n kernel { GR }\n log\n GR:8192\n GR:8192")[0].count, 2U);
}

TEST(Uninitialised, WhatAnotherGroupWritesIsARaceInstead) {
    EXPECT_TRUE(findings_of("group 1\n kernel { GR GW }\n log\n GR:8192 GW:8200\n GR:8200 GW:8192").empty());
}

TEST(Uninitialised, WhatWentToAScratchCellIsNeitherReadNorWritten) {
    EXPECT_TRUE(findings_of("group 1\n kernel { R }\n log\n !out_of_bounds:R:0 R:0").empty());
    EXPECT_EQ(findings_of("group 1\n kernel { W R }\n log\n !out_of_bounds:W:0 W:0 R:0").size(), 1U);
}

} // namespace
} // namespace lockstep
