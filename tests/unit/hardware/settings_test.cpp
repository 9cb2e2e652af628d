#include "core/hardware/settings.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

ErrorCode code_of(const Status& status) {
    return status.ok() ? ErrorCode::cancelled : status.error().code;
}

TEST(HardwareSettings, EachChangesItsOwnNumberOnly) {
    for (const HardwareSetting& setting : hardware_settings()) {
        HardwareModel model;
        const std::uint32_t value = setting.allowed.back();
        ASSERT_NE(model.*(setting.member), value);
        ASSERT_TRUE(set_hardware(model, setting.name, std::to_string(value)).ok()) << setting.name;
        EXPECT_EQ(model.*(setting.member), value);
        model.*(setting.member) = HardwareModel{}.*(setting.member);
        EXPECT_EQ(model, HardwareModel{}) << setting.name << " changed something else";
    }
}

TEST(HardwareSettings, TheDefaultsAreAllowed) {
    for (const HardwareSetting& setting : hardware_settings()) {
        HardwareModel model;
        EXPECT_TRUE(set_hardware(model, setting.name, std::to_string(model.*(setting.member))).ok());
        EXPECT_EQ(model, HardwareModel{});
    }
}

TEST(HardwareSettings, AWarpCanBeTheWholeGroup) {
    HardwareModel model;
    EXPECT_TRUE(set_hardware(model, "warp_width", "group").ok());
    EXPECT_EQ(model.warp_width, 0u);
}

TEST(HardwareSettings, RefuseUnknownNamesAndValues) {
    HardwareModel model;
    EXPECT_EQ(code_of(set_hardware(model, "warps", "32")), ErrorCode::unknown_hardware);
    for (const char* value : {"33", "-32", "", "32 ", "128"}) {
        EXPECT_EQ(code_of(set_hardware(model, "warp_width", value)), ErrorCode::value_not_allowed) << value;
    }
    EXPECT_EQ(code_of(set_hardware(model, "banks", "0")), ErrorCode::value_not_allowed);
    EXPECT_EQ(model, HardwareModel{});
}

} // namespace
} // namespace lockstep
