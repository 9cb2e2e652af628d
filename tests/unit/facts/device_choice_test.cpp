// Tests which device a name means.
#include "core/facts/device_choice.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const std::vector<DeviceInfo> devices = {{.name = "GPU 2", .platform = "Vendor"},
                                         {.name = "GPU", .platform = "Vendor"},
                                         {.name = "host", .platform = "Portable", .is_cpu = true}};

TEST(DeviceNamed, is_the_one_with_exactly_this_name_or_else_the_first_with_this_part) {
    EXPECT_EQ(device_named("GPU", devices), 1U);
    EXPECT_EQ(device_named("gpu", devices), 0U);
    EXPECT_EQ(device_named("portable", devices), 2U);
    EXPECT_EQ(device_named("vendor gpu", devices), 0U);
    EXPECT_EQ(device_named("GPU 3", devices), std::nullopt);
}

TEST(DeviceNamed, is_the_default_device_without_a_name) {
    EXPECT_EQ(device_named("", devices), 2U);
    EXPECT_EQ(device_named("", {devices[0], devices[1]}), 0U);
    EXPECT_EQ(device_named("", {}), std::nullopt);
    EXPECT_EQ(device_named("GPU", {}), std::nullopt);
}

} // namespace
} // namespace lockstep
