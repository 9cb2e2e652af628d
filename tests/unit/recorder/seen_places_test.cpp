// Tests that a kernel that compares the addresses of its local arrays has the same result in the plain and
// the instrumented run.
#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(SeenPlaces, are_the_same_in_the_plain_kernel_and_the_instrumented_one) {
    const Launch launch = test::launch_of("kernel void k(global int* a) {\n"
                                          "    local int s[33];\n"
                                          "    local int t[7];\n"
                                          "    const int i = get_local_id(0);\n"
                                          "    s[i] = t[i] = i;\n"
                                          "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                                          "    a[i] = (int)((ulong)t - (ulong)s) + s[i] - t[i];\n"
                                          "}\n",
                                          4, 4, {test::buffer_of(std::vector<int>(4, 0), "a")});
    const Result<Recording> recording = record_run({launch}, {}, {.time_plain = false});
    ASSERT_TRUE(recording.ok());
    const Output& output = recording->launches[0].outputs.at(0);
    EXPECT_EQ(output.instrumented, bytes_of(std::vector<int>(4, 132)));
    EXPECT_EQ(output.plain, output.instrumented);
}

} // namespace
} // namespace lockstep
