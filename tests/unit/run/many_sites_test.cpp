#include "core/instrument/instrument.h"
#include "core/run/capture_launch.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// What the driver is told for a kernel that adds so many elements up, one a statement.
std::string options_for(int loads) {
    std::string text = "kernel void k(global const int* a, global int* o) {\n  int s = 0;\n";
    for (int i = 0; i < loads; ++i) {
        text += "  s += a[" + std::to_string(i) + "];\n";
    }
    Launch launch;
    launch.source = {"test.cl", text + "  o[0] = s;\n}\n", ""};
    launch.kernel = "k";
    launch.arguments.assign(2, {.kind = ArgumentKind::buffer, .size_bytes = 4096});
    const auto device = open_device("");
    EXPECT_TRUE(device.ok());
    const auto instrumented = instrument(launch.source, "k", "", target_of(*device));
    EXPECT_TRUE(instrumented.ok());
    const auto prepared = prepare(*device, launch, *instrumented, true);
    EXPECT_TRUE(prepared.ok());
    return prepared->program.getBuildInfo<CL_PROGRAM_BUILD_OPTIONS>(device->device);
}

TEST(ManySites, AreNotOptimisedForThatTakesMinutes) {
    EXPECT_EQ(options_for(100).find("-cl-opt-disable"), std::string::npos);
    EXPECT_NE(options_for(1500).find("-cl-opt-disable"), std::string::npos);
}

} // namespace
} // namespace lockstep
