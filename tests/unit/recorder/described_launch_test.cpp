#include "core/recorder/launch_file.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

LaunchForm form_with(LaunchOrigin origin) {
    LaunchForm form{.origin = origin, .launch_file = "/x/bug.sim"};
    form.kernel = {.name = "bug",
                   .line = 1,
                   .parameters = {{.name = "out",
                                   .type_text = "__global float*",
                                   .kind = ArgumentKind::buffer,
                                   .type = {Scalar::float32, 1},
                                   .size_bytes = 4}}};
    form.program = {.file = "bug.cl", .text = "kernel void bug(global float* out) {}", .folder = "/x"};
    form.sim = {.program = "bug.cl",
                .kernel = "bug",
                .arguments = {{.line = 9, .size = 16, .content = SimContent::fill, .text = "hello"}}};
    return form;
}

TEST(DescribedLaunch, NamesTheArgumentIfNoFileContainsTheLaunch) {
    const auto made = described_launch(form_with(LaunchOrigin::edited), {.what = "/x/bug.cl"});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().place.line, 0U);
    EXPECT_EQ(made.error().arguments, (std::vector<std::string>{"bad-value", "hello", "float", "out"}));
}

TEST(DescribedLaunch, NamesTheLineOfALaunchFile) {
    const auto made = described_launch(form_with(LaunchOrigin::kept), {.what = "/x/bug.cl"});
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().place.file, "/x/bug.sim");
    EXPECT_EQ(made.error().place.line, 9U);
}

} // namespace
} // namespace lockstep
