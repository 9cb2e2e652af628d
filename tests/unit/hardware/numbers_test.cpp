#include "core/hardware/numbers.h"

#include <gtest/gtest.h>
#include <set>

namespace lockstep {
namespace {

ErrorCode code_of(const Status& status) {
    return status.ok() ? ErrorCode::cancelled : status.error().code;
}

/// Returns an allowed value of the number that differs from its default.
std::uint32_t another_value(const HardwareNumber& number) {
    const std::uint32_t now = HardwareModel{}.*(number.member);
    const std::uint32_t least = number.allowed.empty() ? number.least : number.allowed.front();
    const std::uint32_t most = number.allowed.empty() ? number.most : number.allowed.back();
    return now == most ? least : most;
}

TEST(HardwareNumbers, EachChangesItsOwnNumberOnly) {
    std::set<std::string> names;
    for (const HardwareNumber& number : hardware_numbers()) {
        EXPECT_TRUE(names.insert(number.name).second) << number.name;
        HardwareModel model;
        const std::uint32_t value = another_value(number);
        ASSERT_TRUE(set_hardware(model, number.name, std::to_string(value)).ok()) << number.name;
        EXPECT_EQ(model.*(number.member), value);
        model.*(number.member) = HardwareModel{}.*(number.member);
        EXPECT_EQ(model, HardwareModel{}) << number.name << " changed something else";
    }
}

TEST(HardwareNumbers, TheDefaultsAreAllowed) {
    for (const HardwareNumber& number : hardware_numbers()) {
        HardwareModel model;
        EXPECT_TRUE(set_hardware(model, number.name, to_text(number, model.*(number.member))).ok());
        EXPECT_EQ(model, HardwareModel{});
    }
}

TEST(HardwareNumbers, AreAllThoseThatTheDesignNames) {
    for (const char* name : {"warp_width",
                             "banks",
                             "bank_bytes",
                             "sector_bytes",
                             "line_bytes",
                             "multiprocessors",
                             "schedulers",
                             "policy",
                             "warp_slots",
                             "group_slots",
                             "registers",
                             "local_bytes",
                             "latency_arithmetic",
                             "latency_local",
                             "latency_l1",
                             "latency_l2",
                             "latency_global",
                             "l1_bytes",
                             "l1_ways",
                             "l2_bytes",
                             "l2_ways",
                             "dram_bytes_per_cycle",
                             "pack_small_groups"}) {
        HardwareModel model;
        EXPECT_EQ(code_of(set_hardware(model, name, "no")), ErrorCode::value_not_allowed) << name;
    }
}

TEST(HardwareNumbers, AWarpCanBeTheWholeGroup) {
    HardwareModel model;
    EXPECT_TRUE(set_hardware(model, "warp_width", "group").ok());
    EXPECT_EQ(model.warp_width, 0u);
}

TEST(HardwareNumbers, ChoicesHaveWords) {
    HardwareModel model;
    EXPECT_TRUE(set_hardware(model, "policy", "greedy_oldest").ok());
    EXPECT_EQ(policy_of(model), Policy::greedy_oldest);
    EXPECT_TRUE(set_hardware(model, "replacement", "random").ok());
    EXPECT_EQ(replacement_of(model), Replacement::random);
}

TEST(HardwareNumbers, OfTheShapeOfMemoryAloneChangeWhatIsCounted) {
    std::set<std::string> counted;
    for (const HardwareNumber& number : hardware_numbers()) {
        HardwareModel model;
        model.*(number.member) = another_value(number);
        EXPECT_EQ(same_figures(model, HardwareModel{}), number.redo != Redo::figures) << number.name;
        if (number.redo == Redo::figures) {
            counted.insert(number.name);
        }
    }
    EXPECT_EQ(counted,
              (std::set<std::string>{"warp_width", "banks", "bank_bytes", "sector_bytes", "line_bytes"}));
}

TEST(HardwareNumbers, OfTheKernelStayWhereThePresetChanges) {
    HardwareModel before;
    before.item_registers = 40;
    before.banks = 16;
    const HardwareModel after = with_kernel_of(HardwareModel{}, before);
    EXPECT_EQ(after.item_registers, 40U);
    EXPECT_EQ(after.banks, 32U);
}

TEST(HardwareNumbers, EachSaysWhereItsDefaultComesFrom) {
    for (const HardwareNumber& number : hardware_numbers()) {
        EXPECT_FALSE(number.source.empty()) << number.name;
    }
}

TEST(HardwareNumbers, RefuseUnknownNamesAndValues) {
    HardwareModel model;
    EXPECT_EQ(code_of(set_hardware(model, "warps", "32")), ErrorCode::unknown_hardware);
    for (const char* value : {"33", "-32", "", "32 ", "128"}) {
        EXPECT_EQ(code_of(set_hardware(model, "warp_width", value)), ErrorCode::value_not_allowed) << value;
    }
    for (const char* value : {"0", "65", "-1", "", "8 ", "8.5", "99999999999"}) {
        EXPECT_EQ(code_of(set_hardware(model, "warp_slots", value)), ErrorCode::value_not_allowed) << value;
    }
    EXPECT_EQ(code_of(set_hardware(model, "banks", "0")), ErrorCode::value_not_allowed);
    EXPECT_EQ(model, HardwareModel{});
}

} // namespace
} // namespace lockstep
