#include "core/schedule/kernel_use.h"

#include "core/hardware/presets.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// The register estimate for a kernel with two arguments and floats: 16 + 2 x 2 + 4 / 2.
constexpr std::uint32_t estimate = 22;

Trace trace_with(RegisterCounts counts, std::uint32_t from_driver = 0) {
    Trace trace;
    trace.program.parameter_names = {"in", "out"};
    trace.program.optimised.registers = counts;
    trace.item_registers = from_driver;
    return trace;
}

constexpr RegisterCounts counts{0, 24, 30, 28};

TEST(KernelUse, TakesTheRegistersOfThePresetsOwnBackEnd) {
    for (const auto& [preset, registers, back_end] :
         {std::tuple{"amd-gcn", 24U, BackEnd::gfx803}, std::tuple{"amd-cdna", 30U, BackEnd::gfx90a},
          std::tuple{"amd-rdna", 28U, BackEnd::gfx1010}}) {
        const KernelUse use = kernel_use(trace_with(counts), hardware_preset(preset).value());
        EXPECT_EQ(use.item_registers, registers) << preset;
        EXPECT_EQ(use.source, RegisterSource::back_end) << preset;
        EXPECT_EQ(use.back_end, back_end) << preset;
    }
}

TEST(KernelUse, EstimatesWhereTheBackEndDoesNotKnow) {
    const HardwareModel gcn = hardware_preset("amd-gcn").value();
    const KernelUse use = kernel_use(trace_with({0, 0, 30, 28}), gcn);
    EXPECT_EQ(use.item_registers, estimate);
    EXPECT_EQ(use.source, RegisterSource::estimate);
    EXPECT_EQ(use.back_end, BackEnd::none);
    EXPECT_EQ(kernel_use(trace_with({}, 40), gcn).source, RegisterSource::driver);
}

TEST(KernelUse, LeavesBackEndsToTheirMachines) {
    EXPECT_EQ(kernel_use(trace_with(counts), {}).item_registers, estimate);
    EXPECT_EQ(kernel_use(trace_with(counts, 40), hardware_preset("nvidia-h200").value()).item_registers, 40U);
}

TEST(KernelUse, PrefersTheMachinesOwnBackEndToTheDriverOfTheDeviceThatRecorded) {
    const KernelUse use = kernel_use(trace_with(counts, 40), hardware_preset("amd-cdna").value());
    EXPECT_EQ(use.item_registers, 30U);
}

TEST(KernelUse, IsNeverMoreThanAWorkItemCanAddressAndASettingComesFirst) {
    HardwareModel gcn = hardware_preset("amd-gcn").value();
    EXPECT_EQ(kernel_use(trace_with({0, 4096, 0, 0}), gcn).item_registers, 256U);
    gcn.item_registers = 50;
    EXPECT_EQ(kernel_use(trace_with(counts), gcn).item_registers, 50U);
    EXPECT_EQ(kernel_use(trace_with(counts), gcn).source, RegisterSource::setting);
}

} // namespace
} // namespace lockstep
