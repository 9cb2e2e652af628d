#include "core/run/driver_macros.h"

#include "core/instrument/clang_instrumenter.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

InstrumentTarget target_of_text(const std::string& text, const std::string& options = "") {
    const auto device = open_device("");
    EXPECT_TRUE(device.ok());
    ClangInstrumenter instrumenter;
    const auto target = target_for(*device, instrumenter, {"test.cl", text, ""}, options);
    EXPECT_TRUE(target.ok()) << target.error().detail;
    return *target;
}

TEST(DriverMacros, asks_the_driver_what_it_defines_of_the_names_that_conditions_test) {
    const InstrumentTarget target =
        target_of_text("#if defined(cl_khr_fp64) && __OPENCL_VERSION__ >= 120\n#endif\n"
                       "#ifdef no_such_extension\n#endif\n");
    EXPECT_EQ(target.macros.at("cl_khr_fp64"), "1");
    EXPECT_GE(std::stoi(target.macros.at("__OPENCL_VERSION__").value()), 120);
    EXPECT_FALSE(target.macros.at("no_such_extension").has_value());
}

TEST(DriverMacros, leaves_names_alone_that_the_options_or_the_source_define) {
    const InstrumentTarget target = target_of_text(
        "#ifndef N\n#define N 2\n#endif\n#define T float\n#ifndef T\n#endif\n", "-DN=4 -D U=1");
    EXPECT_TRUE(target.macros.empty());
}

TEST(DriverMacros, asks_for_names_that_the_source_defines_where_they_are_not_there) {
    const InstrumentTarget target = target_of_text("#ifndef M_PI_F\n#define M_PI_F 3\n#endif\n");
    EXPECT_EQ(target.macros.count("M_PI_F"), 1U);
}

TEST(DriverMacros, asks_again_for_names_behind_an_answer) {
    const InstrumentTarget target =
        target_of_text("#ifdef __ENDIAN_LITTLE__\n#ifdef behind_it\n#endif\n#endif\n");
    EXPECT_EQ(target.macros.count("behind_it"), 1U);
}

} // namespace
} // namespace lockstep
