#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns the build options for a kernel that adds up `loads` elements, one per statement.
std::string options_for(int loads) {
    std::string text = "kernel void k(global const int* a, global int* o) {\n  int s = 0;\n";
    for (int i = 0; i < loads; ++i) {
        text += "  s += a[" + std::to_string(i) + "];\n";
    }
    const Argument buffer{.kind = ArgumentKind::buffer, .size_bytes = 4096};
    const auto prepared =
        test::prepare_launch(test::launch_of(text + "  o[0] = s;\n}\n", 1, 1, {buffer, buffer}), true);
    return prepared.prepared.program.getBuildInfo<CL_PROGRAM_BUILD_OPTIONS>(prepared.device.device);
}

TEST(ManySites, AreNotOptimisedForThatTakesMinutes) {
    EXPECT_EQ(options_for(100).find("-cl-opt-disable"), std::string::npos);
    EXPECT_NE(options_for(1500).find("-cl-opt-disable"), std::string::npos);
}

} // namespace
} // namespace lockstep
