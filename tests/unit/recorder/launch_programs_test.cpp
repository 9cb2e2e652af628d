#include "core/recorder/launch_programs.h"

#include "core/experiments/building_blocks.h"
#include "core/instrument/clang_instrumenter.h"
#include "core/run/driver/device.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <string>
#include <utility>

namespace lockstep {
namespace {

/// Produces instrumented code that no driver can build.
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

Error error_of(Instrumenter& instrumenter, const std::string& kernel) {
    const Result<Device> device = open_device("");
    EXPECT_TRUE(device.ok());
    const Launch launch{.source = {"k.cl", "__kernel void " + kernel + "() {}", ""},
                        .kernel = kernel,
                        .range = range_for(1, 1)};
    const ProgressSink nobody;
    LaunchPrograms programs(*device, instrumenter, 32, CompilerLog::wanted, nobody);
    const auto made = programs.instrumented(launch, false);
    EXPECT_FALSE(made.ok());
    return made.ok() ? Error{} : made.error();
}

ErrorCode error_with(Instrumenter& instrumenter) {
    const Error error = error_of(instrumenter, "k");
    EXPECT_FALSE(error.detail.empty());
    return error.code;
}

TEST(LaunchPrograms, ATextOfOursThatDoesNotBuildIsNotTheKernelsFault) {
    SpoilingInstrumenter spoiling;
    EXPECT_EQ(error_with(spoiling), ErrorCode::instrumented_build_failed);
}

TEST(LaunchPrograms, KnowWhatCompilersMakeOfAProgramFromWhenItIsAskedFor) {
    const Result<Device> device = open_device("");
    ASSERT_TRUE(device.ok());
    ClangInstrumenter clang;
    const ProgressSink nobody;
    LaunchPrograms programs(*device, clang, 32, CompilerLog::wanted, nobody);
    Launch launch{.source = {"k.cl", "__kernel void k(__global int* a) { a[get_global_id(0)] = 1; }", ""},
                  .kernel = "k",
                  .range = range_for(64, 64)};
    launch.arguments.push_back(output_argument("a", {Scalar::int32, 1}, 64));
    const auto made = programs.instrumented(launch, false);
    ASSERT_TRUE(made.ok());
    EXPECT_EQ((*made)->instrumented.program.optimised, Optimised());
    ASSERT_TRUE(programs.know_optimised().ok());
    const Optimised known = (*made)->instrumented.program.optimised;
    EXPECT_EQ(known.operations.size(), 1U);
    ASSERT_TRUE(programs.know_optimised().ok());
    EXPECT_EQ((*made)->instrumented.program.optimised, known) << "asked for again";
}

/// Returns the sources of the program that computes the result of a kernel, and of the program that is timed.
std::pair<std::string, std::string> plain_and_timed(const std::string& statement) {
    const Result<Device> device = open_device("");
    EXPECT_TRUE(device.ok());
    ClangInstrumenter clang;
    const ProgressSink nobody;
    LaunchPrograms programs(*device, clang, 32, CompilerLog::as_it_comes, nobody);
    Launch launch{
        .source = {"k.cl",
                   "#pragma OPENCL FP_CONTRACT ON\n__kernel void k(__global float* a) { " + statement + " }",
                   ""},
        .kernel = "k",
        .range = range_for(64, 64)};
    launch.arguments.push_back(output_argument("a", {Scalar::float32, 1}, 64));
    const Result<Instrumented> instrumented = programs.text(launch);
    EXPECT_TRUE(instrumented.ok());
    const auto plain = programs.plain(launch, *instrumented);
    const auto timed = programs.timed(launch, *instrumented);
    EXPECT_TRUE(plain.ok() && timed.ok());
    return {plain->program.getInfo<CL_PROGRAM_SOURCE>(), timed->program.getInfo<CL_PROGRAM_SOURCE>()};
}

TEST(LaunchPrograms, OnlyTimesAreMeasuredWithContraction) {
    const auto [plain, timed] = plain_and_timed("a[0] = a[1] * a[2] + a[3];");
    EXPECT_EQ(plain.find("FP_CONTRACT ON"), std::string::npos);
    EXPECT_NE(plain.find("FP_CONTRACT OFF"), std::string::npos);
    EXPECT_NE(timed.find("FP_CONTRACT ON"), std::string::npos);
    EXPECT_EQ(timed.find("FP_CONTRACT OFF"), std::string::npos);
    const auto [same, also_timed] = plain_and_timed("a[0] = a[1] + a[2];");
    EXPECT_EQ(same, also_timed) << "nothing to contract, so nothing is built twice";
}

TEST(LaunchPrograms, AKernelThatTheDriverHidesBehindAFunctionOfItsOwnIsNamed) {
    ClangInstrumenter clang;
    const Error error = error_of(clang, "dot");
    EXPECT_EQ(error.code, ErrorCode::kernel_name_taken);
    EXPECT_EQ(error.arguments.at(0), "dot");
}

/// Runs in a separate process, because PoCL uses these flags for all programs that a process builds later.
TEST(LaunchPrograms, WhatTheDriverBuildsInNeitherFormIsNotOurs) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto is_blamed_on_driver = [] {
        setenv("POCL_EXTRA_BUILD_FLAGS", "--no-such-flag", 1);
        ClangInstrumenter clang;
        return error_with(clang) == ErrorCode::driver_build_failed;
    };
    EXPECT_EXIT(std::_Exit(is_blamed_on_driver() ? 0 : 1), testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace lockstep
