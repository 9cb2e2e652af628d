#include "core/schedule/occupancy.h"

#include "core/hardware/presets.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

HardwareModel preset(const char* name) {
    return hardware_preset(name).value();
}

KernelUse use_of(std::uint32_t items, std::uint32_t registers, std::uint32_t local_bytes = 0) {
    return {.group_items = items, .item_registers = registers, .local_bytes = local_bytes};
}

TEST(Occupancy, With85RegistersFiveGroupsOf128FitOnComputeCapability50) {
    const Occupancy result = occupancy(use_of(128, 85), preset("nvidia-cc50"));
    EXPECT_EQ(result.warp_registers, 2816u);
    EXPECT_EQ(result.groups, 5u);
    EXPECT_EQ(result.warps, 20u);
    EXPECT_EQ(result.limiter, Limiter::registers);
}

TEST(Occupancy, PartitionedCachingCosts52AGroup) {
    HardwareModel hardware = preset("nvidia-cc52");
    EXPECT_EQ(hardware.partitioned_caching, 1u);
    EXPECT_EQ(occupancy(use_of(128, 85), hardware).groups, 4u);
    hardware.partitioned_caching = 0;
    EXPECT_EQ(occupancy(use_of(128, 85), hardware).groups, 5u);
}

TEST(Occupancy, LanesOfPartlyFilledWarpsOf64GoUnused) {
    EXPECT_DOUBLE_EQ(occupancy(use_of(300, 32), preset("amd-gcn")).lane_use, 0.9375);
    EXPECT_DOUBLE_EQ(occupancy(use_of(100, 32), preset("amd-gcn")).lane_use, 0.78125);
}

TEST(Occupancy, TheNextStepIsFewerRegisters) {
    // 80 registers x 32 = 2560: six warps per block of 16,384 registers, 24 in all, six groups of four.
    const Occupancy result = occupancy(use_of(128, 83), preset("nvidia-cc50"));
    ASSERT_TRUE(result.next_step.has_value());
    EXPECT_EQ(*result.next_step, (NextStep{Limiter::registers, 83, 80, 6, 24}));
}

TEST(Occupancy, TheNextStepIsLessLocalMemory) {
    // 65,536 bytes: two groups of 24,576; for a third, each may use 21,845, rounded down to a multiple of
    // 256.
    const Occupancy result = occupancy(use_of(128, 16, 24576), preset("nvidia-cc50"));
    EXPECT_EQ(result.groups, 2u);
    EXPECT_EQ(result.limiter, Limiter::local_memory);
    EXPECT_EQ(result.next_step.value(), (NextStep{Limiter::local_memory, 24576, 21760, 3, 12}));
}

TEST(Occupancy, SmallGroupsRunOutOfGroupSlots) {
    const Occupancy result = occupancy(use_of(32, 16), preset("nvidia-cc50"));
    EXPECT_EQ(result.groups, 32u);
    EXPECT_EQ(result.limiter, Limiter::group_slots);
    EXPECT_DOUBLE_EQ(result.theoretical, 0.5);
    EXPECT_EQ(result.next_step.value(), (NextStep{Limiter::group_slots, 32, 64, 32, 64}));
}

TEST(Occupancy, ABarrierLimitsGroupsOfSeveralWarpsOnly) {
    const HardwareModel hardware = preset("amd-gcn"); // 40 slots for warps and groups, 16 barriers
    EXPECT_EQ(occupancy(use_of(64, 16), hardware).groups, 40u);
    const Occupancy result = occupancy(use_of(128, 16), hardware);
    EXPECT_EQ(result.groups, 16u);
    EXPECT_EQ(result.warps, 32u);
    EXPECT_EQ(result.limiter, Limiter::group_slots);
    EXPECT_EQ(result.next_step.value(), (NextStep{Limiter::group_slots, 128, 64, 40, 40}));
    EXPECT_EQ(occupancy(use_of(256, 16), hardware).groups, 10u) << "limited by warp slots";
}

TEST(Occupancy, FullSlotsHaveNoNextStep) {
    const Occupancy result = occupancy(use_of(256, 32), preset("nvidia-cc50"));
    EXPECT_EQ(result.groups, 8u);
    EXPECT_DOUBLE_EQ(result.theoretical, 1.0);
    EXPECT_EQ(result.limiter, Limiter::warp_slots);
    EXPECT_FALSE(result.next_step.has_value());
}

TEST(Occupancy, AKernelThatDoesNotFitSaysWhichLimitStopsIt) {
    const HardwareModel hardware = preset("nvidia-cc50");
    EXPECT_EQ(occupancy(use_of(128, 16, 49153), hardware).groups, 0u);
    EXPECT_EQ(occupancy(use_of(128, 16, 49153), hardware).limiter, Limiter::local_memory);
    EXPECT_EQ(occupancy(use_of(128, 256), hardware).groups, 0u);
    EXPECT_EQ(occupancy(use_of(128, 256), hardware).limiter, Limiter::registers);
    EXPECT_EQ(occupancy(use_of(4096, 16), hardware).groups, 0u);
    EXPECT_EQ(occupancy(use_of(4096, 16), hardware).limiter, Limiter::warp_slots);
}

TEST(Occupancy, SmallGroupsShareAWarpWhereTheyArePacked) {
    HardwareModel hardware = preset("powervr-rogue");
    Occupancy result = occupancy(use_of(8, 20), hardware);
    EXPECT_DOUBLE_EQ(result.lane_use, 1.0);
    EXPECT_EQ(result.groups, 16u);
    EXPECT_EQ(result.warps, 4u);
    hardware.pack_small_groups = 0;
    result = occupancy(use_of(8, 20), hardware);
    EXPECT_DOUBLE_EQ(result.lane_use, 0.25);
    EXPECT_EQ(result.warps, 16u);
}

TEST(OccupancyCurves, AgreeWithOccupancyAndNeverRiseWithWhatAKernelTakes) {
    for (const std::string& name : hardware_preset_names(hardware_folder())) {
        const HardwareModel hardware = hardware_preset(name).value();
        const KernelUse use = use_of(64, 24, 1024);
        for (const auto& points : {over_registers(use, hardware), over_local_memory(use, hardware)}) {
            ASSERT_GT(points.size(), 60u) << name;
            for (std::size_t i = 1; i < points.size(); ++i) {
                EXPECT_LE(points[i].warps, points[i - 1].warps) << name << " " << points[i].value;
            }
        }
        for (const OccupancyPoint& at : over_group_size(use, hardware)) {
            EXPECT_EQ(at.warps, occupancy(use_of(at.value, 24, 1024), hardware).warps) << name;
        }
    }
}

} // namespace
} // namespace lockstep
