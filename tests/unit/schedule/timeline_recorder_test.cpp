#include "core/schedule/timeline_recorder.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Timeline recorded(std::size_t longest, std::uint64_t intervals) {
    TimelineRecorder recorder(0, 1, longest);
    recorder.enter(0, 0, 0, 0);
    for (std::uint64_t i = 0; i < intervals; ++i) {
        recorder.add(0, {.begin = i, .end = i + 1});
    }
    return *recorder.take();
}

TEST(TimelineRecorder, KeepsAsManyIntervalsAsItMayAndSaysWhereThereWereMore) {
    EXPECT_EQ(recorded(4, 4).intervals.size(), 4U);
    EXPECT_TRUE(recorded(4, 4).is_whole);
    EXPECT_EQ(recorded(4, 5).intervals.size(), 4U);
    EXPECT_FALSE(recorded(4, 5).is_whole);
}

TEST(Timeline, FindsWhatEachSlotDoesInACycleAsAWalkThroughAllWould) {
    constexpr std::uint32_t slots = 5;
    TimelineRecorder recorder(0, slots, 1000);
    std::vector<Interval> all;
    for (std::uint32_t slot = 0; slot + 1 < slots; ++slot) { // the last slot stays empty
        recorder.enter(slot, 0, slot, 0);
    }
    for (std::uint64_t end = 1; end < 200; ++end) { // slot n changes its state every n + 1 cycles
        for (std::uint32_t slot = 0; slot + 1 < slots; ++slot) {
            if (end % (slot + 1) == 0) {
                recorder.add(slot, {.begin = end - slot - 1, .end = end});
            }
        }
    }
    for (std::uint32_t slot = 0; slot + 1 < slots; ++slot) {
        recorder.leave(slot, 196);
    }
    const Timeline timeline = *recorder.take();
    for (std::uint64_t cycle = 0; cycle < 210; ++cycle) {
        for (std::uint32_t slot = 0; slot < slots; ++slot) {
            const Interval* found = timeline.at(slot, cycle);
            const Interval* expected = nullptr;
            for (const Interval& each : timeline.intervals) {
                const bool is_here = each.begin <= cycle && cycle < each.end;
                expected = is_here && timeline.residencies[each.residency].slot == slot ? &each : expected;
            }
            EXPECT_EQ(found, cycle < 196 ? expected : nullptr) << "slot " << slot << ", cycle " << cycle;
        }
    }
}

} // namespace
} // namespace lockstep
