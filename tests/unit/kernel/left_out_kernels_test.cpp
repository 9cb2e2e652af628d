#include "core/kernel/left_out_kernels.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::string shown(const std::string& text) {
    const auto condition = condition_of_first_kernel(text);
    return condition ? condition->text + " at " + std::to_string(condition->line) : "none";
}

TEST(LeftOutKernels, the_innermost_condition_around_the_first_kernel_is_told) {
    EXPECT_EQ(shown("#ifdef A\n#if B > 1\n__kernel void f() {}\n#endif\n#endif\n"), "#if B > 1 at 2");
    EXPECT_EQ(shown("#if X\n#endif\n  # ifndef Y // why\nkernel void f() {}\n#endif"), "# ifndef Y at 3");
    EXPECT_EQ(shown("#if X\nint a;\n#else\n__kernel\nvoid f() {}\n#endif"), "#else at 3");
}

TEST(LeftOutKernels, a_kernel_outside_of_conditions_has_none) {
    EXPECT_EQ(shown("#if X\n#endif\n__kernel void f() {}\n"), "none");
    EXPECT_EQ(shown("int kernels; int my_kernel;\n"), "none");
    EXPECT_EQ(shown(""), "none");
}

TEST(LeftOutKernels, comments_and_directives_hold_no_kernel) {
    EXPECT_EQ(shown("#if A\n// __kernel\n/* kernel\n kernel */\n#define kernel __kernel\n#endif\n"), "none");
    EXPECT_EQ(shown("#endif\n#else\n#if A\n/**/kernel void f();"), "#if A at 3");
}

} // namespace
} // namespace lockstep
