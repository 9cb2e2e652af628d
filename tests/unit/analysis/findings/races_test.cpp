#include "core/analysis/races/races.h"

#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// s and t are in local memory, g is in global memory. Each site has its own line.
constexpr const char* world = R"(
    object s local 0 64
    object t local 64 64
    object g global 4096 64
    site R read local float 3
    site W write local float 4
    site U atomic local uint 5
    site Y write local uchar 6
    site GR read global float 7
    site GW write global float 8
    site GU atomic global uint 9
    site B barrier 10
    site C branch 11
)";

std::vector<Finding> races_of(const Trace& trace) {
    RaceFindings races(trace);
    GroupSteps steps;
    GroupMemory memory;
    LaunchMemory launch;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        memory.read(steps, trace);
        launch.add(memory);
        races.add(steps, memory);
    }
    for (std::uint64_t g = 0; races.looks_again(launch) && g < group_count(trace.range); ++g) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        races.add_again(steps, FaultyEvents(steps, trace), launch);
    }
    return races.findings();
}

std::vector<Finding> races_of(const std::string& text) {
    return races_of(test::trace_of(world + text));
}

/// Returns a trace as text: every item stores its element, then each item of the first half adds its
/// partner's element.
std::string reduction(const std::string& barrier) {
    std::string text =
        "group 4\n kernel { W " + std::string(barrier.empty() ? "" : "B") + " if C { R R W } { } }\n log\n";
    for (int lid = 0; lid < 4; ++lid) {
        const auto s = [](int i) { return std::to_string(4 * i); };
        text += " W:" + s(lid) + (barrier.empty() ? "" : " B:" + barrier);
        text += lid < 2 ? " C:1 R:" + s(lid + 2) + " R:" + s(lid) + " W:" + s(lid) + "\n" : " C:0\n";
    }
    return text;
}

TEST(Races, AReductionWithABarrierHasNone) {
    EXPECT_TRUE(races_of(reduction("1")).empty());
    EXPECT_TRUE(races_of(reduction("3")).empty());
}

TEST(Races, AReductionWithoutABarrierReadsWhatOthersWrite) {
    const auto findings = races_of(reduction(""));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::race);
    EXPECT_EQ(findings[0].severity, Severity::error);
    EXPECT_EQ(findings[0].place.space, Space::local);
    EXPECT_EQ(findings[0].place.object, "s");
    EXPECT_EQ(findings[0].place.offset, 8); // the first read of another item's element
    EXPECT_EQ(findings[0].line, 4U);        // the line of the write comes first
    EXPECT_EQ(findings[0].other_line, 3U);
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{0, 1, 2, 3}));
    EXPECT_EQ(findings[0].count, 2U);
    EXPECT_FALSE(findings[0].between_groups);
}

TEST(Races, ABarrierOrdersOnlyTheMemoryThatItsFlagsName) {
    EXPECT_EQ(races_of(reduction("2")).size(), 1U); // CLK_GLOBAL_MEM_FENCE does not order local memory
    const std::string global = "group 2\n kernel { GW B GR }\n log\n";
    EXPECT_EQ(races_of(global + "GW:4096 B:1 GR:4100\n GW:4100 B:1 GR:4096").size(), 1U);
    EXPECT_TRUE(races_of(global + "GW:4096 B:2 GR:4100\n GW:4100 B:2 GR:4096").empty());
}

TEST(Races, all_work_items_add_to_one_cell) {
    const auto findings =
        races_of("group 3\n kernel { GR GW }\n log\n GR:4096 GW:4096\n GR:4096 GW:4096\n GR:4096 GW:4096");
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].line, 8U);
    EXPECT_EQ(findings[0].other_line, 7U); // each write races with the reads of other items
    EXPECT_EQ(findings[0].count, 3U);
    EXPECT_EQ(findings[1].other_line, 8U); // and, from the second one on, with the writes of other items
    EXPECT_EQ(findings[1].count, 2U);
}

TEST(Races, AtomicsMeetEachOtherSafelyButNotPlainAccesses) {
    EXPECT_TRUE(races_of("group 2\n kernel { U }\n log\n U:0\n U:0").empty());
    EXPECT_TRUE(races_of("group 1\n kernel { GU }\n log\n GU:4096\n GU:4096").empty());
    const auto findings = races_of("group 2\n kernel { if C { U } { R } }\n log\n C:1 U:0\n C:0 R:0");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].line, 5U);
    EXPECT_EQ(findings[0].other_line, 3U);
}

TEST(Races, ItemsOfOneWarpRaceThoughTheyGoInLockStep) {
    EXPECT_EQ(races_of("group 2\n kernel { W R }\n log\n W:0 R:4\n W:4 R:0").size(), 1U);
}

TEST(Races, AnItemNeverRacesWithItself) {
    EXPECT_TRUE(races_of("group 2\n kernel { W R W }\n log\n W:0 R:0 W:0\n W:4 R:4 W:4").empty());
}

TEST(Races, NeighbouringBytesAreApart) {
    EXPECT_TRUE(races_of("group 2\n kernel { Y Y }\n log\n Y:0 Y:2\n Y:1 Y:3").empty());
    // The two writes are unaligned but do not overlap, so they do not race.
    EXPECT_TRUE(races_of("group 2\n kernel { W }\n log\n W:2\n W:6").empty());
    EXPECT_EQ(races_of("group 2\n kernel { W }\n log\n W:2\n W:5").size(), 1U);
}

Trace with_values(const std::string& text, std::vector<std::uint64_t> values) {
    Trace trace = test::trace_of(world + text);
    trace.values = Column64(values.size());
    std::copy(values.begin(), values.end(), trace.values.data());
    trace.value_offsets = Column64(values.size() + 1);
    for (std::size_t i = 0; i <= values.size(); ++i) {
        trace.value_offsets[i] = i;
    }
    return trace;
}

TEST(Races, WritesOfOneValueAreANoteOfSeveralAnError) {
    const std::string text = "group 3\n kernel { W }\n log\n W:0\n W:0\n W:0";
    const auto same = races_of(with_values(text, {7, 7, 7}));
    ASSERT_EQ(same.size(), 1U);
    EXPECT_EQ(same[0].severity, Severity::note);
    EXPECT_EQ(races_of(with_values(text, {7, 7, 8}))[0].severity, Severity::error);
    EXPECT_EQ(races_of(text)[0].severity, Severity::error); // an error, because the values are unknown
}

TEST(Races, NothingOrdersGroups) {
    const auto findings =
        races_of("group 2\n kernel { GW B }\n log\n GW:4096 B:3\n GW:4100 B:3\n GW:4096 B:3\n GW:4108 B:3");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_TRUE(findings[0].between_groups);
    EXPECT_EQ(findings[0].line, 8U);
    EXPECT_EQ(findings[0].other_line, 8U);
    EXPECT_EQ(findings[0].place.group, Group(1));
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{0, 2}));
    EXPECT_EQ(findings[0].count, 1U);
}

TEST(Races, InAGroupAndBetweenGroupsOfTheSameLinesAreOneFinding) {
    const auto findings = races_of("group 2\n kernel { GW }\n log\n GW:4100\n GW:4100\n GW:4100\n GW:4108");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_TRUE(findings[0].between_groups);
    EXPECT_EQ(findings[0].count, 2U);
    EXPECT_EQ(findings[0].count_between, 1U);
    EXPECT_EQ(findings[0].pair, (std::vector<std::uint64_t>{0, 1})) << "the two that come first";
    EXPECT_FALSE(is_pair_of_groups(findings[0], 2));
}

TEST(Races, SayWhatCuresThemIfNoFurtherBarrierDoes) {
    const auto flags = races_of(reduction("2"));
    ASSERT_EQ(flags.size(), 1U);
    EXPECT_EQ(flags[0].cure, RaceCure::barrier_flags);
    EXPECT_EQ(flags[0].cure_line, 10U);
    EXPECT_EQ(races_of(reduction(""))[0].cure, RaceCure::barrier);
    const auto atomic = races_of("group 2\n kernel { GR GU }\n log\n GR:4096 GU:4096\n GR:4096 GU:4096");
    ASSERT_EQ(atomic.size(), 1U);
    EXPECT_EQ(atomic[0].cure, RaceCure::atomic_access);
    EXPECT_EQ(atomic[0].cure_line, 7U) << "the plain one";
}

TEST(Races, LocalMemoryIsEachGroupsOwn) {
    EXPECT_TRUE(races_of("group 1\n kernel { W R }\n log\n W:0 R:0\n W:0 R:0").empty());
}

TEST(Races, ABarrierPassedByPartOfTheGroupOrdersThose) {
    const std::string kernel = "group 3\n kernel { W if C { B } { } R }\n log\n W:0 C:1 B:1 R:4\n";
    EXPECT_TRUE(races_of(kernel + " W:4 C:1 B:1 R:0\n W:8 C:0 R:8").empty());
    EXPECT_EQ(races_of(kernel + " W:4 C:1 B:1 R:8\n W:8 C:0 R:8").size(), 1U);
}

TEST(Races, AFencedWriteIsOrderedByABarrierOfOtherFlagsWhateverItsReaderDidBefore) {
    const std::string kernel =
        "site F fence 12\n group 2\n kernel { if C { W } { } B if C { W F } { } B R }\n log\n";
    const std::string writer = " C:0 B:1 C:1 W:0 F:1 B:2 R:0\n";
    EXPECT_TRUE(races_of(kernel + writer + " C:1 W:0 B:1 C:0 B:2 R:0").empty()) << "a barrier ordered that";
    EXPECT_TRUE(races_of(kernel + writer + " C:0 B:1 C:1 W:4 F:2 B:2 R:0").empty()) << "of another element";
    const auto unfenced = races_of(kernel + " C:0 B:1 C:1 W:0 F:1 B:2 R:4\n C:0 B:1 C:1 W:4 F:2 B:2 R:0");
    ASSERT_EQ(unfenced.size(), 1U);
    EXPECT_EQ(unfenced[0].work_items, (std::vector<std::uint64_t>{0, 1}));
    EXPECT_EQ(unfenced[0].place.offset, 4);
}

TEST(Races, ItemsThatReturnedBeforeTheyTouchedAnythingAreNotMissed) {
    EXPECT_TRUE(
        races_of(
            "group 3\n kernel { if C { return } { } W B R }\n log\n C:0 W:0 B:1 R:4\n C:0 W:4 B:1 R:0\n C:1")
            .empty());
}

TEST(Races, WhatWentToAScratchCellTouchedNothing) {
    EXPECT_TRUE(races_of("group 2\n kernel { W }\n log\n W:0\n !out_of_bounds:W:0 W:0").empty());
}

} // namespace
} // namespace lockstep
