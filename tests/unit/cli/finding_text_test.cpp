#include "app/cli/text/run_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr NdRange line{.global = {64, 1, 1}, .local = {16, 1, 1}};
constexpr NdRange square{.dimensions = 2, .global = {8, 8, 1}, .local = {4, 4, 1}};

Finding outside(const std::string& object) {
    Finding finding{.kind = FindingKind::out_of_bounds, .file = "k.cl", .line = 3, .count = 1};
    finding.place = {.space = Space::global, .object = object, .offset = 64};
    finding.work_items = {5};
    finding.work_item_count = 1;
    return finding;
}

TEST(FindingLine, NamesTheObjectAndTheByteOrSaysThatThereIsNone) {
    EXPECT_EQ(
        finding_text(outside("a"), line),
        "error: Out-of-bounds access, k.cl:3, a at byte 64, once, by work-item 5. Check the index before "
        "line 3, or make a larger.\n");
    EXPECT_EQ(
        finding_text(outside(""), line),
        "error: Out-of-bounds access, k.cl:3, an address outside every object of "
        "the launch, once, by work-item 5. Derive the pointer used in line 3 from a buffer or an array, not "
        "from an integer.\n");
}

Finding race(RaceCure cure, std::uint32_t line, Space space) {
    Finding finding{.kind = FindingKind::race, .file = "k.cl", .line = 3, .other_line = 5, .count = 9};
    finding.place = {.space = space, .object = "a", .offset = 4};
    finding.work_items = {0, 1};
    finding.work_item_count = 2;
    finding.pair = {0, 1};
    finding.cure = cure;
    finding.cure_line = line;
    return finding;
}

TEST(FindingLine, SaysWhatCuresARaceThatNoFurtherBarrierCures) {
    const auto has = [](const Finding& finding, const char* part) {
        return finding_text(finding, line).find(part) != std::string::npos;
    };
    EXPECT_TRUE(has(race(RaceCure::barrier_flags, 4, Space::local), "The barrier at line 4 does not order"));
    EXPECT_TRUE(has(race(RaceCure::barrier_flags, 4, Space::local), "Add CLK_LOCAL_MEM_FENCE"));
    EXPECT_TRUE(has(race(RaceCure::barrier_flags, 4, Space::global), "Add CLK_GLOBAL_MEM_FENCE"));
    EXPECT_TRUE(
        has(race(RaceCure::copy_wait, 4, Space::local), "Call wait_group_events for the copy before line 4"));
    EXPECT_TRUE(has(race(RaceCure::fence, 0, Space::global), "mem_fence(CLK_GLOBAL_MEM_FENCE)"));
    EXPECT_TRUE(
        has(race(RaceCure::atomic_access, 5, Space::local), "Put a barrier between these accesses, or"));
    Finding between = race(RaceCure::atomic_access, 5, Space::local);
    between.between_groups = true;
    EXPECT_TRUE(has(between, "Line 5 accesses a without an atomic"));
    EXPECT_FALSE(has(between, "barrier"));
    EXPECT_EQ(finding_text(race(RaceCure::barrier, 0, Space::global), line),
              "error: Data race, k.cl:3 with line 5, a at byte 4, 9 times, first by work-items 0 and 1. Put "
              "barrier(CLK_GLOBAL_MEM_FENCE) between line 3 and line 5, where all work-items of the group "
              "reach it.\n");
}

TEST(FindingLine, CountsTheRacesBetweenGroupsOfAFindingThatHasBoth) {
    Finding finding = race(RaceCure::barrier, 0, Space::global);
    finding.count_between = 3;
    EXPECT_EQ(finding_text(finding, line),
              "error: Data race, k.cl:3 with line 5, a at byte 4, 9 times, 3 of them "
              "between groups, first by work-items 0 and 1. Put "
              "barrier(CLK_GLOBAL_MEM_FENCE) between line 3 and line 5, where all "
              "work-items of the group reach it.\n");
}

TEST(FindingLine, LeavesOutThePlaceInPrivateMemory) {
    Finding finding = outside("");
    finding.place.space = Space::none;
    EXPECT_EQ(finding_text(finding, line),
              "error: Out-of-bounds access, k.cl:3, once, by work-item 5. Check the index "
              "before line 3, or make the array larger.\n");
}

TEST(FindingLine, NamesWorkItemsByTheirGlobalIds) {
    const Finding finding = outside("a");
    EXPECT_NE(finding_text(finding, line).find("by work-item 5."), std::string::npos);
    EXPECT_NE(finding_text(finding, square).find("by work-item (1, 1)."), std::string::npos);
    const Finding pair = race(RaceCure::barrier, 0, Space::global);
    EXPECT_NE(finding_text(pair, square).find("by work-items (0, 0) and (1, 0)."), std::string::npos);
}

} // namespace
} // namespace lockstep
