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

} // namespace
} // namespace lockstep
