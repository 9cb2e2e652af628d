#include "core/run/driver/driver_macros.h"

#include "core/instrument/clang_instrumenter.h"

#include <gtest/gtest.h>
#include <set>
#include <string>
#include <utility>

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

TEST(DriverMacros, leaves_what_every_preprocessor_keeps_for_itself) {
    const InstrumentTarget target =
        target_of_text("#ifndef __has_builtin\n#define __has_builtin(x) 0\n#endif\n"
                       "#if defined(__has_include) && __has_include(\"a.h\")\n#endif\n"
                       "#if __has_feature(a) || __has_extension(a)\n#endif\n"
                       "#if __has_attribute(a) || __has_c_attribute(a)\n#endif\n"
                       "#if defined(__has_cpp_attribute) || __is_identifier(a)\n#endif\n"
                       "#if __LINE__ > 1 && defined(__COUNTER__) && defined(__FILE__)\n"
                       "#endif\n");
    for (const auto& [name, text] : target.macros) {
        EXPECT_FALSE(text.has_value()) << name;
    }
    EXPECT_EQ(target.macros.count("__has_builtin"), 0U);
    EXPECT_EQ(target.macros.count("__LINE__"), 0U);
}

/// Pretends that every source tests these names.
class NamesInstrumenter : public ClangInstrumenter {
public:
    explicit NamesInstrumenter(std::set<std::string> names) : names_(std::move(names)) {}
    Result<std::set<std::string>> tested_names(const KernelSource&, const std::string&,
                                               const InstrumentTarget&) override {
        return names_;
    }

private:
    std::set<std::string> names_;
};

TEST(DriverMacros, asks_for_texts_of_any_kind) {
    const auto device = open_device("");
    ASSERT_TRUE(device.ok());
    NamesInstrumenter instrumenter(
        {"COMMA", "EMPTY", "BRACES", "STRING", "HALF", "TAKES", "ABSENT", "NUMBER"});
    // Definitions in the options take precedence over the driver's definitions.
    const auto target =
        target_for(*device, instrumenter, {"test.cl", "", ""},
                   "-DCOMMA=1,2 -DEMPTY= -DBRACES={} -DSTRING=\"a\" -DHALF=f( -DTAKES(a)=a -DNUMBER=3");
    ASSERT_TRUE(target.ok()) << target.error().detail;
    EXPECT_EQ(target->macros.at("COMMA"), "1,2");
    EXPECT_EQ(target->macros.at("EMPTY"), "");
    EXPECT_EQ(target->macros.at("BRACES"), "{}");
    EXPECT_EQ(target->macros.at("NUMBER"), "3");
    EXPECT_EQ(target->macros.at("TAKES"), "TAKES") << "a name that takes arguments stays";
    EXPECT_EQ(target->macros.count("HALF"), 0U);
    EXPECT_FALSE(target->macros.at("ABSENT").has_value());
}

/// Host programs redefine types and address spaces, for example for devices with little constant memory.
TEST(DriverMacros, asks_although_the_options_rename_types_and_address_spaces) {
    for (const char* options :
         {"-D__constant=__global", "-Dconstant=global", "-Dchar=int", "-Duint=ulong", "-Dulong=uint",
          "-D__kernel=", "-Dvoid=int", "-Dfor=", "-Dlk_ask=k", "-DLK_TEXT=1", "-Dtext=1 -Dslot=2 -Di=3"}) {
        const InstrumentTarget target = target_of_text("#if __OPENCL_VERSION__ >= 120\n#endif\n", options);
        EXPECT_GE(std::stoi(target.macros.at("__OPENCL_VERSION__").value_or("0")), 120) << options;
    }
}

TEST(DriverMacros, says_what_is_wrong_with_options_that_no_name_is_to_blame_for) {
    const auto device = open_device("");
    ASSERT_TRUE(device.ok());
    NamesInstrumenter instrumenter({"A", "B", "C"});
    const auto target = target_for(*device, instrumenter, {"test.cl", "", ""}, "-Ddefined=1");
    ASSERT_FALSE(target.ok());
    EXPECT_EQ(target.error().code, ErrorCode::driver_build_failed);
}

} // namespace
} // namespace lockstep
