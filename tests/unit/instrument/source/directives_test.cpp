// Tests directives that are empty or that Clang ignores.
#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr const char* kernel = "kernel void k(global int* a) { a[0] = 1; }\n";

class HarmlessDirective : public testing::TestWithParam<const char*> {};

TEST_P(HarmlessDirective, is_taken_outside_functions_and_inside) {
    const std::string directive = GetParam();
    const std::string inside = "kernel void k(global int* a) {\n" + directive + "\na[0] =\n" + directive +
                               "\n1;\nif (a[1])\n" + directive + "\na[1] = 0;\n}\n" + directive;
    for (const std::string& text : {directive + "\n" + kernel, inside}) {
        const auto made = instrument({"a.cl", text, ""}, "k", "", {});
        EXPECT_TRUE(made.ok()) << text << made.error().detail;
    }
}

INSTANTIATE_TEST_SUITE_P(Of, HarmlessDirective,
                         testing::Values("#", "  #  ", "#pragma", " # pragma\t", "#pragma /* none */",
                                         "#pragma // none", "%:pragma", "#\\\npragma", "#pragma \\\n",
                                         "_Pragma(\"\")", "_Pragma(\"  \")",
                                         "#define EMPTY(x) _Pragma(#x)\nEMPTY()", "#ident \"1.0\"",
                                         "#sccs \"1.0\"", "#warning odd", "#line 7", "# 7 \"other.cl\"",
                                         "#pragma once"));

TEST(UnknownPragma, IsRefusedAsItIsWritten) {
    const auto made =
        instrument({"a.cl", std::string("#define WORD unroll\n#pragma WORD 4\n") + kernel, ""}, "k", "", {});
    ASSERT_FALSE(made.ok());
    EXPECT_EQ(made.error().place.line, 2U);
    EXPECT_NE(made.error().detail.find("#pragma WORD"), std::string::npos) << made.error().detail;
}

} // namespace
} // namespace lockstep
