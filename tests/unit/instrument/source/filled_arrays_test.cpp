#include "core/instrument/instrument.h"

#include <gtest/gtest.h>
#include <string>

namespace lockstep {
namespace {

/// Returns whether the instrumented code tracks the elements of private arrays in a kernel with this body.
bool watches(const std::string& body) {
    const auto result = instrument(
        {"test.cl", "kernel void k(global int* a, int n) { int g = get_global_id(0);\n" + body + "}", ""},
        "k", "", {});
    EXPECT_TRUE(result.ok()) << body << "\n" << result.error().detail;
    return result.ok() && result->text.find("#define LK_WATCHED") != std::string::npos;
}

TEST(FilledArrays, are_not_watched_where_all_is_written_behind_the_declaration) {
    for (const char* body : {
             "int p[4]; for (int i = 0; i < 4; ++i) p[i] = a[i]; a[g] = p[n];",
             "int p[4]; int i; a[g] = 0; for (i = 0; i <= 3; i += 1) { a[i] = 1; p[i] = a[g]; } a[g] = p[n];",
             "int p[4][2]; for (int i = 0; i != 4; i++) for (int j = 0; j < 2; j++) p[i][j] = 0; a[g] = "
             "p[n][0];",
             "int p[2][2]; for (int j = 0; j < 2; j++) { p[0][j] = 0; p[1][j] = j; } a[g] = p[n][0];",
             "int p[2]; if (n) return; p[1] = a[1]; p[0] = n; a[g] = p[n];",
             "for (int t = 0; t < n; ++t) { float4 p[2], q[1]; p[0] = t; q[0] = 1; p[1] = q[0]; a[t] = "
             "p[n].x; "
             "if (a[t]) break; }",
             "switch (n) { case 1: { int p[1]; p[0] = 1; a[g] = p[n]; } }",
         }) {
        EXPECT_FALSE(watches(body)) << body;
    }
}

TEST(FilledArrays, are_watched_where_an_element_may_be_read_first) {
    for (const char* body : {
             "int p[4]; for (int i = 0; i < 3; ++i) p[i] = 0; a[g] = p[n];",
             "int p[4]; for (int i = 1; i < 4; ++i) p[i] = 0; a[g] = p[n];",
             "int p[4]; for (int i = 0; i < n; ++i) p[i] = 0; a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; i += 2) p[i] = 0; a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; ++i) if (a[i]) p[i] = 0; a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; ++i) { if (a[i]) continue; p[i] = 0; } a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; ++i) { p[i] = 0; if (a[i]) break; } a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; ++i) { p[i] = 0; i += n; } a[g] = p[n];",
             "int p[4]; int i; int* q = &i; for (i = 0; i < 4; ++i) { p[i] = 0; *q = 4; } a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; ++i) { p[i] = 0; a[i] = p[3 - i]; }",
             "int p[4]; for (int i = 0; i < 4; ++i) p[i] = p[n]; a[g] = p[n];",
             "int p[4]; for (int i = 0; i < 4; ++i) p[i] += 1; a[g] = p[n];",
             "int p[2][2]; for (int i = 0; i < 2; ++i) p[i][i] = 1; a[g] = p[0][n];",
             "int p[2]; int* q = p; p[0] = 1; p[1] = 2; a[g] = q[n];",
             "int p[2], b = p[n]; p[0] = 1; p[1] = 2; a[g] = b;",
             "int p[2]; if (n) { p[0] = 1; p[1] = 1; } a[g] = p[n];",
             "int p[1]; goto on; p[0] = 1; on: a[g] = p[n];",
             "switch (n) { int p[1]; p[0] = 1; case 1: a[g] = p[n]; }",
             "float4 p[1]; p[0].xy = 1; a[g] = p[n].z;",
         }) {
        EXPECT_TRUE(watches(body)) << body;
    }
}

} // namespace
} // namespace lockstep
