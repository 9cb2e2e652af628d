#include "core/run/driver/device.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(Devices, share_a_context_in_a_process_and_have_another_if_asked) {
    const auto one = open_device("");
    const auto two = open_device("");
    ASSERT_TRUE(one.ok() && two.ok());
    EXPECT_EQ(one->context(), two->context());
    EXPECT_NE(one->queue(), two->queue());
    const Device apart = in_new_context(*one);
    EXPECT_NE(apart.context(), one->context());
    EXPECT_EQ(apart.device(), one->device());
}

} // namespace
} // namespace lockstep
