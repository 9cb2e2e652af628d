#include "core/analysis/findings/faulty_events.h"

#include "core/warp/reconstruct.h"

#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns the indices of a work-item's out-of-bounds events. The object has 16 bytes at 256; the events read
/// a struct of three floats, then a float on another line.
std::vector<std::uint32_t> faulty_of(const std::string& log) {
    const Trace trace = test::trace_of("group 1\n object o global 256 16\n site X read global float 1\n"
                                       "site Y read global float 1\n site Z read global float 1\n"
                                       "site A read global float 2\n kernel { X Y Z A }\n log\n" +
                                       log);
    GroupSteps steps;
    EXPECT_TRUE(reconstruct(trace, Group(0), {32}, steps).ok());
    const FaultyEvents faulty(steps, trace);
    std::vector<std::uint32_t> found;
    for (std::uint32_t event = 0; event < trace.events.size(); ++event) {
        if (faulty.contains(event)) {
            found.push_back(event);
        }
    }
    return found;
}

TEST(FaultyEvents, AreAllLeavesOfAStructThatLieOutside) {
    EXPECT_EQ(faulty_of("X:256 Y:260 Z:264 A:268"), (std::vector<std::uint32_t>{}));
    EXPECT_EQ(faulty_of("!out_of_bounds:X:0 X:272 Y:276 Z:280 A:268"), (std::vector<std::uint32_t>{1, 2, 3}));
    EXPECT_EQ(faulty_of("!out_of_bounds:X:0 X:264 Y:268 Z:272 A:256"), (std::vector<std::uint32_t>{1, 3}));
    EXPECT_EQ(faulty_of("X:256 Y:260 Z:264 !null_pointer:A:0 A:0"), (std::vector<std::uint32_t>{4}));
}

} // namespace
} // namespace lockstep
