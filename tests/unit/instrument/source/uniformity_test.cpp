#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

bool is_made_uniform(const char* text) {
    const auto result = instrument({"test.cl", text, ""}, "k", "", {});
    EXPECT_TRUE(result.ok()) << result.error().detail;
    return result.ok() && result->votes;
}

TEST(Uniformity, leaves_barriers_under_uniform_control_as_they_are) {
    EXPECT_FALSE(is_made_uniform(
        "kernel void k(global int* a, int n) {\n"
        "  for (int k = n; k > 0; k >>= 1) { if (n > 3) barrier(CLK_LOCAL_MEM_FENCE); else n += 0; }\n"
        "  int g = get_group_id(0) % 2; while (g--) barrier(CLK_GLOBAL_MEM_FENCE);\n"
        "  do { barrier(CLK_LOCAL_MEM_FENCE); if (n == 2) break; } while (n++ < 5); }"));
}

TEST(Uniformity, finds_barriers_that_a_part_of_the_group_may_miss) {
    for (const char* text :
         {"kernel void k(global int* a) { if (get_local_id(0) < 2) barrier(CLK_LOCAL_MEM_FENCE); }",
          "kernel void k(global int* a, int n) { int i = get_global_id(0); if (i >= n) return;"
          " barrier(CLK_LOCAL_MEM_FENCE); a[i] = 1; }",
          "kernel void k(global int* a) { for (int i = 0; i < 4; ++i) { barrier(CLK_LOCAL_MEM_FENCE);"
          " if (a[i]) break; } }",
          "kernel void k(global int* a) { int n = 2; if (get_local_id(0) == 1) n = 3;"
          " for (int i = 0; i < n; ++i) barrier(CLK_LOCAL_MEM_FENCE); }"}) {
        EXPECT_TRUE(is_made_uniform(text)) << text;
    }
}

TEST(Uniformity, leaves_barriers_before_the_first_goto_and_label_as_they_are) {
    EXPECT_FALSE(is_made_uniform("kernel void k(global int* a, int n) {\n"
                                 "  if (n > 3) { barrier(CLK_LOCAL_MEM_FENCE); }\n"
                                 "int left = n;\nagain: a[0] = n;\n  if (left-- > 0) goto again; }"));
    const auto result = instrument({"test.cl",
                                    "kernel void k(global int* a, int n) {\n"
                                    "again: barrier(CLK_LOCAL_MEM_FENCE);\n  if (a[n--] > 0) goto again; }",
                                    ""},
                                   "k", "", {});
    EXPECT_FALSE(result.ok()) << "some work-items may go back alone";
}

TEST(Uniformity, follows_barriers_through_helper_functions) {
    EXPECT_FALSE(is_made_uniform("void sync(int n) { if (n > 0) barrier(CLK_LOCAL_MEM_FENCE); }\n"
                                 "kernel void k(global int* a) { sync(2); }"));
    EXPECT_TRUE(is_made_uniform("void sync(int n) { if (n > 0) barrier(CLK_LOCAL_MEM_FENCE); }\n"
                                "kernel void k(global int* a) { sync(get_local_id(0)); }"));
}

} // namespace
} // namespace lockstep
