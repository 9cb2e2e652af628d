#include "core/recording/launch_programs.h"

#include "core/experiments/building_blocks.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/run/device.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a text that no driver builds.
class SpoilingInstrumenter : public ClangInstrumenter {
public:
    Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel,
                                    const std::string& options, const InstrumentTarget& target) override {
        Result<Instrumented> made = ClangInstrumenter::instrument(source, kernel, options, target);
        if (made) {
            made->text += "\nint spoilt(";
        }
        return made;
    }
};

ErrorCode error_with(Instrumenter& instrumenter, const std::string& options) {
    const Result<Device> device = open_device("");
    EXPECT_TRUE(device.ok());
    const Launch launch{.source = {"k.cl", "__kernel void k() {}", ""},
                        .kernel = "k",
                        .options = options,
                        .range = range_for(1, 1)};
    const ProgressSink nobody;
    LaunchPrograms programs(*device, instrumenter, 32, nobody);
    const auto made = programs.instrumented(launch, false);
    EXPECT_FALSE(made.ok());
    EXPECT_FALSE(made.ok() || made.error().detail.empty());
    return made.ok() ? ErrorCode::internal_error : made.error().code;
}

TEST(LaunchPrograms, ATextOfOursThatDoesNotBuildIsNotTheKernelsFault) {
    SpoilingInstrumenter spoiling;
    EXPECT_EQ(error_with(spoiling, ""), ErrorCode::instrumented_build_failed);
}

TEST(LaunchPrograms, WhatTheDriverBuildsInNeitherFormIsNotOurs) {
    ClangInstrumenter clang;
    EXPECT_EQ(error_with(clang, "-cl-no-such-option"), ErrorCode::driver_build_failed);
}

} // namespace
} // namespace lockstep
