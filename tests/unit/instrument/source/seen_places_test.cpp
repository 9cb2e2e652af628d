#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Returns whether the statements can observe addresses, in a kernel with two local arrays.
bool sees_places(const std::string& statements) {
    const std::string text =
        "union u { local int* p; ulong n; };\n"
        "kernel void k(global int* a) { local int s[33]; local int t[7]; int x[4] = {0};\n"
        "s[a[0]] = 1; t[a[1]] = 2; " +
        statements + " }";
    const auto made = instrument({"test.cl", text, ""}, "k", "", {});
    EXPECT_TRUE(made.ok()) << statements << made.error().detail;
    return made.ok() && made->sees_places;
}

TEST(SeenPlaces, are_numbers_made_of_pointers_to_variables) {
    EXPECT_TRUE(sees_places("a[2] = (ulong)t - (ulong)s;"));
    EXPECT_TRUE(sees_places("a[2] = (int)(size_t)x;"));
    EXPECT_TRUE(sees_places("local int* p = t; a[2] = *(ulong*)&p;"));
    EXPECT_TRUE(sees_places("union u both; both.p = t; a[2] = both.n;"));
}

TEST(SeenPlaces, are_distances_and_order_of_local_pointers) {
    EXPECT_TRUE(sees_places("a[2] = t - s;"));
    EXPECT_TRUE(sees_places("a[2] = t == s + 33;"));
    EXPECT_TRUE(sees_places("a[2] = s < t;"));
}

TEST(SeenPlaces, are_none_of_what_kernels_do_with_pointers_otherwise) {
    EXPECT_FALSE(sees_places("a[2] = s[1] + t[2];"));
    EXPECT_FALSE(sees_places("local int* p = a[3] ? s : t; p += 2; a[2] = *p;"));
    EXPECT_FALSE(sees_places("a[2] = ((ulong)a & 15) == 0;"));
    EXPECT_FALSE(sees_places("local float4* p = (local float4*)s; a[2] = p[1].x;"));
    EXPECT_FALSE(sees_places("for (global int* p = a; p < a + 2; ++p) a[2] += *p;"));
    EXPECT_FALSE(sees_places("a[2] = s[a[3] < a[4]] - t[0];"));
}

} // namespace
} // namespace lockstep
