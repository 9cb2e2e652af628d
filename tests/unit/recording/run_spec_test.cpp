#include "core/recording/run_spec.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(RunSpec, CompletedHasAllParametersAsPlainValuesAndTheWidthOfItsHardware) {
    RunSpec run{.what = "reduction/interleaved", .parameters = {{"size", "4K"}}};
    run.hardware.warp_width = 16;
    const auto completed = complete(run);
    ASSERT_TRUE(completed.ok());
    EXPECT_EQ(completed->parameters.at("size"), "4096");
    EXPECT_TRUE(completed->parameters.contains("local"));
    EXPECT_EQ(completed->options.subgroup_width, 16U);
    EXPECT_EQ(complete(*completed)->parameters, completed->parameters);
}

TEST(RunSpec, ThatCannotBeRunIsAnError) {
    EXPECT_EQ(complete(RunSpec{.what = "reduction/no-such"}).error().code, ErrorCode::unknown_experiment);
    EXPECT_EQ(complete(RunSpec{.what = "reduction/interleaved", .parameters = {{"sze", "1"}}}).error().code,
              ErrorCode::unknown_parameter);
    EXPECT_EQ(complete(RunSpec{.what = "reduction/interleaved", .parameters = {{"size", "x"}}}).error().code,
              ErrorCode::value_not_allowed);
}

TEST(RunSpec, OfARecordingStaysAsItIs) {
    const RunSpec run{.what = "/no/such/file.lks", .kind = RunKind::recording};
    EXPECT_EQ(complete(run)->what, run.what);
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
