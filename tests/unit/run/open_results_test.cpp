// Tests divisions that have no defined result in OpenCL C. On a CPU, such an instruction may end the process.

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>
#include <limits>
#include <vector>

namespace lockstep {
namespace {

// Divides each kind of lvalue: global memory, a variable, an array element, a member, a vector component, and
// a pointer's target.
constexpr const char* divisions_text = R"(
kernel void k(global const int* in, global int* out) {
    const int d = in[1];
    int x = in[0], few[3] = {1, in[0], in[0]}, i = 1;
    struct { int a; long b; } s = {in[0], in[0] == -7 ? -7 : (-9223372036854775807L - 1)};
    int4 v = (int4)(in[0]), w = (int4)(in[0]);
    int4 many[2] = {v, v};
    int* p = few + 2;
    out[0] = in[0];
    out[0] /= d;
    x /= d;
    few[i++] /= d;
    s.a %= d;
    s.b /= d;
    v.y /= d;
    w /= (int4)(d);
    many[i - 1].z /= d;
    *p /= d;
    out[1] = x;
    out[2] = few[1];
    out[3] = s.a;
    out[4] = (int)s.b;
    out[5] = v.y;
    out[6] = w.x + w.w;
    out[7] = many[1].z;
    out[8] = few[2];
    out[9] = i;
}
)";

Result<Capture> divided(int number, int divisor) {
    return test::prepare_launch(test::launch_of(divisions_text, 1, 1,
                                                {test::buffer_of(std::vector{number, divisor}),
                                                 test::buffer_of(std::vector<int>(10, 0))}),
                                true)
        .capture();
}

TEST(OpenResults, of_the_least_number_by_minus_one_end_no_process) {
    const auto captured = divided(std::numeric_limits<int>::min(), -1);
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_TRUE(captured->has_open_values);
}

TEST(OpenResults, of_a_division_by_zero_end_no_process) {
    const auto captured = divided(5, 0);
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_TRUE(captured->has_open_values);
}

TEST(OpenResults, are_only_those_that_have_no_value) {
    const auto captured = divided(-7, 2);
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_FALSE(captured->has_open_values);
    EXPECT_EQ(captured->outputs.back().instrumented,
              bytes_of(std::vector<int>{-3, -3, -3, -1, -3, -3, -6, -3, -3, 2}));
}

} // namespace
} // namespace lockstep
