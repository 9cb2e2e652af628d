// Tests that a kernel that compares the addresses of its local arrays has the same result in the plain and
// the instrumented run.
#include "tests/support/recorder/record_here.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(SeenPlaces, are_the_same_in_the_plain_kernel_and_the_instrumented_one) {
    Launch launch;
    launch.source = {"test.cl",
                     "kernel void k(global int* a) {\n"
                     "    local int s[33];\n"
                     "    local int t[7];\n"
                     "    const int i = get_local_id(0);\n"
                     "    s[i] = t[i] = i;\n"
                     "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                     "    a[i] = (int)((ulong)t - (ulong)s) + s[i] - t[i];\n"
                     "}\n",
                     ""};
    launch.kernel = "k";
    launch.range.global[0] = 4;
    launch.range.local[0] = 4;
    Argument argument{.name = "a", .kind = ArgumentKind::buffer, .type = {Scalar::int32, 1}};
    argument.bytes = bytes_of(std::vector<int>(4, 0));
    argument.size_bytes = argument.bytes.size();
    launch.arguments.push_back(std::move(argument));
    RecordOptions options;
    options.time_plain = false;
    const Result<Recording> recording = record_run({launch}, {}, options);
    ASSERT_TRUE(recording.ok());
    const Output& output = recording->launches[0].outputs.at(0);
    EXPECT_EQ(output.instrumented, bytes_of(std::vector<int>(4, 132)));
    EXPECT_EQ(output.plain, output.instrumented);
}

} // namespace
} // namespace lockstep
