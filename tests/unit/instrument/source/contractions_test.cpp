#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns whether a compiler may contract the statements.
bool may_be_contracted(const std::string& statements) {
    const std::string text = "float scaled(float x) { return x * 3.0f; }\n"
                             "kernel void k(global float* a, global int* n, global float4* v) { " +
                             statements + " }";
    const auto made = instrument({"test.cl", text, ""}, "k", "", {});
    EXPECT_TRUE(made.ok()) << statements << made.error().detail;
    return made.ok() && made->contracts;
}

TEST(Contractions, need_a_product_and_a_sum_of_floats) {
    EXPECT_TRUE(may_be_contracted("a[0] = a[1] * a[2] + a[3];"));
    EXPECT_TRUE(may_be_contracted("float p = a[1] * a[2]; a[0] = a[3] - p;"));
    EXPECT_TRUE(may_be_contracted("float s = a[0]; s *= a[1]; s += a[2]; a[3] = s;"));
    EXPECT_TRUE(may_be_contracted("v[0] = v[1] * a[0] + v[2];"));
    EXPECT_TRUE(may_be_contracted("a[0] = scaled(a[1]); a[0] -= a[2];")) << "in a function that is called";
}

TEST(Contractions, do_not_concern_other_operations) {
    EXPECT_FALSE(may_be_contracted("a[0] = a[1] * a[2];"));
    EXPECT_FALSE(may_be_contracted("a[0] += a[1];"));
    EXPECT_FALSE(may_be_contracted("n[0] = n[1] * n[2] + n[3];"));
    EXPECT_FALSE(may_be_contracted("a[n[0] * 4 + 1] = a[2] * a[3];"));
    EXPECT_FALSE(may_be_contracted("a[0] = fma(a[1], a[2], a[3]);"));
}

} // namespace
} // namespace lockstep
