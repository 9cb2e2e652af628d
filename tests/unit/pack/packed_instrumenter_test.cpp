#include "core/pack/packed_instrumenter.h"
#include "tests/unit/pack/small_pack.h"

namespace lockstep {
namespace {

using namespace test;

class PackedAnswers : public testing::Test {
protected:
    PackedRun run_ = small_pack();
    PackedInstrumenter instrumenter_{run_};
    const KernelSource& source_ = run_.launches[0].source;
    const std::string& options_ = run_.launches[0].options;
    InstrumentTarget target_ = run_.programs[0].target;
};

TEST_F(PackedAnswers, AreThoseOfThePacker) {
    EXPECT_EQ(instrumenter_.tested_names(source_, options_, {}).value(), run_.programs[0].names);
    EXPECT_EQ(instrumenter_.with_includes(source_, options_, target_).value(), "whole");
    EXPECT_EQ(instrumenter_.last_kernel().line, 0U);
    const auto instrumented = instrumenter_.instrument(source_, "k", options_, target_);
    ASSERT_TRUE(instrumented);
    EXPECT_EQ(instrumented->text, small_instrumented().text);
    EXPECT_TRUE(instrumented->program.optimised.operations.empty()) << "follows when compilers are done";
    EXPECT_TRUE(instrumenter_.compile());
    EXPECT_EQ(instrumenter_.optimised().value(), small_instrumented().program.optimised);
    EXPECT_EQ(instrumenter_.last_kernel(), (Place{"a.cl", 7}));
}

TEST_F(PackedAnswers, SuitOnlyTheDeviceForWhichTheRunWasPacked) {
    target_.macros["cl_khr_fp64"] = std::nullopt;
    const auto instrumented = instrumenter_.instrument(source_, "k", options_, target_);
    ASSERT_FALSE(instrumented);
    EXPECT_EQ(instrumented.error().code, ErrorCode::pack_for_another_device);
    EXPECT_EQ(instrumented.error().arguments, (std::vector<std::string>{"a device", "cl_khr_fp64", "1", ""}));
    target_ = run_.programs[0].target;
    target_.address_bits = 32;
    const auto text = instrumenter_.with_includes(source_, options_, target_);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().arguments,
              (std::vector<std::string>{"a device", "CL_DEVICE_ADDRESS_BITS", "64", "32"}));
}

TEST_F(PackedAnswers, TellAnEmptyDefinitionFromNone) {
    target_.macros["N4"] = "";
    EXPECT_FALSE(instrumenter_.instrument(source_, "k", options_, target_));
    target_.macros.erase("N4");
    EXPECT_TRUE(instrumenter_.instrument(source_, "k", options_, target_));
}

TEST_F(PackedAnswers, KnowOnlyThePackedPrograms) {
    EXPECT_FALSE(instrumenter_.tested_names({"a.cl", "other", ""}, options_, {}));
    EXPECT_FALSE(instrumenter_.tested_names(source_, "-DN=5", {}));
    EXPECT_FALSE(instrumenter_.instrument(source_, "j", options_, target_));
    EXPECT_FALSE(instrumenter_.kernels_in(source_, options_, target_));
}

} // namespace
} // namespace lockstep
