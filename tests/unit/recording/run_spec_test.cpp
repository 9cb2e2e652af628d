#include "core/recording/run_spec.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(RunSpec, CompletedHasAllParametersAsPlainValuesAndTheWidthOfItsHardware) {
    RunSpec run{.what = "reduction/interleaved", .parameters = {{"size", "4K"}}};
    run.hardware.model.warp_width = 16;
    const auto completed = complete_run(run);
    ASSERT_TRUE(completed.ok());
    EXPECT_EQ(completed->parameters.at("size"), "4096");
    EXPECT_TRUE(completed->parameters.contains("local"));
    EXPECT_EQ(completed->options.subgroup_width, 16U);
    EXPECT_EQ(complete_run(*completed)->parameters, completed->parameters);
}

TEST(RunSpec, GetsTheWidthOfTheDevicesOwnHardwareThere) {
    RunSpec run{.what = "reduction/shuffle"};
    run.hardware.of_device.emplace();
    const DeviceInfo card{.name = "gfx906", .compute_units = 60, .warp_width = 64};
    EXPECT_EQ(on_device(run, card)->options.subgroup_width, 64U);
    EXPECT_EQ(on_device(run, {.is_cpu = true})->options.subgroup_width, 32U);
    run.hardware.of_device = HardwareChanges{{"warp_width", "16"}};
    EXPECT_EQ(on_device(run, card)->options.subgroup_width, 16U);
    run.hardware.of_device.reset();
    run.hardware.model.warp_width = 8;
    EXPECT_EQ(on_device(run, card)->options.subgroup_width, 8U);
}

TEST(RunSpec, ThatCannotBeRunIsAnError) {
    EXPECT_EQ(complete_run(RunSpec{.what = "reduction/no-such"}).error().code, ErrorCode::unknown_experiment);
    EXPECT_EQ(
        complete_run(RunSpec{.what = "reduction/interleaved", .parameters = {{"sze", "1"}}}).error().code,
        ErrorCode::unknown_parameter);
    EXPECT_EQ(
        complete_run(RunSpec{.what = "reduction/interleaved", .parameters = {{"size", "x"}}}).error().code,
        ErrorCode::value_not_allowed);
}

TEST(RunSpec, OfARecordingStaysAsItIs) {
    const RunSpec run{.what = "/no/such/file.lks", .kind = RunKind::recording};
    EXPECT_EQ(complete_run(run)->what, run.what);
}

TEST(RunSpec, WhatIsARecordingWhereItIsNamedLikeOneOrIsThere) {
    const auto file = std::filesystem::path(testing::TempDir()) / "lockstep_run_spec_recording";
    std::ofstream(file) << "x";
    EXPECT_EQ(kind_of(file.string()), RunKind::recording);
    std::filesystem::remove(file);
    EXPECT_EQ(kind_of(file.string()), RunKind::experiment);
    EXPECT_EQ(kind_of("no-such.lks"), RunKind::recording);
    EXPECT_EQ(kind_of("reduction/interleaved"), RunKind::experiment);
}

} // namespace
} // namespace lockstep
