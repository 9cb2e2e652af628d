// Tests what a range of a timeline contains, and what ends the waits of its warps.
#include "core/schedule/timeline_range.h"

#include "core/session/pipeline.h"
#include "tests/support/random_timeline.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

/// Counts the states of all slots cycle by cycle.
RangeUse slow_use(const Timeline& timeline, std::uint64_t begin, std::uint64_t end) {
    RangeUse use{.cycles = end - begin, .stalls = {}, .waits = {}};
    for (const Interval& each : timeline.intervals) {
        for (std::uint64_t cycle = begin; cycle < end; ++cycle) {
            if (cycle < each.begin || cycle >= each.end) {
                continue;
            }
            use.active += each.state == WarpState::active;
            use.done += each.state == WarpState::done;
            use.stalls.ready += each.state == WarpState::ready;
            if (each.state == WarpState::blocked) {
                ++(use.stalls.*stall_of(each.reason));
            }
        }
    }
    return use;
}

TEST(TimelineRange, HasTheCyclesOfEachStateAsCountedOneByOne) {
    for (const std::uint32_t seed : {1U, 2U, 3U}) {
        const Timeline timeline = test::random_timeline(3, 900, seed);
        for (const auto& [begin, end] : {std::pair(0U, 900U), {17U, 18U}, {100U, 350U}, {880U, 5000U}}) {
            const RangeUse fast = range_use(timeline, Cycle(begin), Cycle(end));
            const RangeUse slow = slow_use(timeline, begin, end);
            EXPECT_EQ(fast.cycles, slow.cycles);
            EXPECT_EQ(fast.active, slow.active);
            EXPECT_EQ(fast.done, slow.done);
            EXPECT_EQ(fast.stalls, slow.stalls);
            std::uint64_t waits = 0;
            for (const SiteWait& wait : fast.waits) {
                waits += wait.cycles;
            }
            EXPECT_EQ(waits, fast.stalls.sum());
            EXPECT_TRUE(std::ranges::is_sorted(fast.waits, std::ranges::greater(), &SiteWait::cycles));
        }
    }
}

TEST(TimelineRange, OfNothingIsEmpty) {
    const Timeline timeline = test::random_timeline(3, 900, 1);
    EXPECT_EQ(range_use(timeline, Cycle(40), Cycle(40)).sum(), 0U);
    EXPECT_EQ(range_use(timeline, Cycle(40), Cycle(20)).sum(), 0U);
    EXPECT_EQ(range_use(timeline, Cycle(40), Cycle(20)).cycles, 0U);
    EXPECT_EQ(range_use(Timeline{}, Cycle(0), Cycle(100)).sum(), 0U);
}

/// Two warps of a group: warp 1 arrives last at the barrier, and frees warp 0. Then warp 0 reads memory.
struct TwoWarps : testing::Test {
    TwoWarps() {
        program.sites = {{.kind = SiteKind::barrier}, {.kind = SiteKind::read}};
        timeline.residencies = {{.slot = 4, .group = 7, .warp = 0, .begin = 0, .end = 60},
                                {.slot = 5, .group = 7, .warp = 1, .begin = 0, .end = 60}};
        timeline.intervals = {{0, 4, 0, 0, 0, WarpState::active, WaitReason::none},
                              {20, 24, 1, 0, 0, WarpState::active, WaitReason::none},
                              {4, 25, 0, 0, 0, WarpState::blocked, WaitReason::barrier},
                              {25, 29, 0, 1, 1, WarpState::active, WaitReason::none},
                              {29, 50, 0, 1, 1, WarpState::blocked, WaitReason::global}};
    }
    Program program;
    Timeline timeline;
};

TEST_F(TwoWarps, WaitAtABarrierEndsWithTheLastArrival) {
    const std::vector<WaitLink> expected{{5, Cycle(24), 4, Cycle(25)}};
    EXPECT_EQ(wait_links(timeline, program, timeline.intervals[2]), expected);
    EXPECT_EQ(wait_links(timeline, program, timeline.intervals[1]), expected) << "from the last warp";
    EXPECT_TRUE(wait_links(timeline, program, timeline.intervals[0]).empty()) << "it frees nobody";
}

TEST_F(TwoWarps, WaitForMemoryStartsAtItsInstruction) {
    EXPECT_EQ(wait_links(timeline, program, timeline.intervals[4]),
              (std::vector<WaitLink>{{4, Cycle(29), 4, Cycle(50)}}));
    EXPECT_TRUE(wait_links(timeline, program, timeline.intervals[3]).empty());
}

TEST(TimelineRange, EveryWaitOfAReductionHasItsLink) {
    const auto session = analyse(std::make_shared<const Recording>(
                                     fixture::reduction_recording(fixture::Reduction::compacted, 256, 2)),
                                 {})
                             .value();
    const auto timeline = session->part(TimelineOf{0, 0});
    const Program& program = session->trace(0).program;
    std::map<bool, int> waits; // by whether they are at barriers
    for (const Interval& each : timeline->intervals) {
        if (each.state != WarpState::blocked || each.reason == WaitReason::dependency) {
            continue;
        }
        const auto links = wait_links(*timeline, program, each);
        ASSERT_EQ(links.size(), 1U) << each.begin << " to " << each.end << ", site " << each.site;
        EXPECT_LE(links[0].from, links[0].to);
        EXPECT_EQ(links[0].to, Cycle(each.end));
        const bool at_barrier = each.reason == WaitReason::barrier;
        EXPECT_EQ(links[0].from_slot == links[0].to_slot, !at_barrier);
        EXPECT_TRUE(!at_barrier || links[0].to.value() - links[0].from.value() <= 8) << each.begin;
        ++waits[at_barrier];
    }
    EXPECT_GT(waits[true], 20);
    EXPECT_GT(waits[false], 20);
}

} // namespace
} // namespace lockstep
