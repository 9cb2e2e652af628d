#include "core/run/local_layout.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

Instrumented with_locals(std::uint64_t bytes) {
    Instrumented instrumented;
    instrumented.local_bytes = bytes;
    instrumented.scratch_bytes = 128;
    return instrumented;
}

const Launch one_group{.range = {.dimensions = 1, .global = {8, 1, 1}, .local = {8, 1, 1}}};

TEST(LocalLayout, PutsTheScratchCellBehindWhatTheKernelUses) {
    const LocalLayout layout = local_layout(one_group, with_locals(1000), 4096);
    EXPECT_EQ(layout.own, 1000U);
    EXPECT_EQ(layout.scratch, 1024U);
    EXPECT_EQ(layout.bytes, 1152U);
}

TEST(LocalLayout, TakesNoMoreThanAKernelThatUsesAllOfTheDevice) {
    const LocalLayout layout = local_layout(one_group, with_locals(4096), 4096);
    EXPECT_EQ(layout.own, 4096U);
    EXPECT_EQ(layout.scratch, 4096U - 128);
    EXPECT_EQ(layout.bytes, 4096U);
    EXPECT_GT(local_layout(one_group, with_locals(4100), 4096).bytes, 4096U)
        << "the kernel itself does not fit";
}

TEST(LocalLayout, KeepsWhatVotesNeedApart) {
    Instrumented voting = with_locals(4096);
    voting.votes = true;
    EXPECT_EQ(local_layout(one_group, voting, 4096).bytes, 4096U + 128);
}

} // namespace
} // namespace lockstep
