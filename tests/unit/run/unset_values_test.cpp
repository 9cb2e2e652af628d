// Tests that a kernel that reads a value before setting it gets zero in every pass.

#include "tests/support/prepared_launch.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>
#include <vector>

namespace lockstep {
namespace {

constexpr std::uint64_t unset_items = 64;
constexpr std::uint64_t results_each = 12;

// Each result is a value that was never set: a scalar, a loop counter, a vector component, a struct member,
// an array element, a variable whose initialisation a case or goto skips, the result of a function without a
// return, local memory, a scratch cell.
constexpr const char* unset_text = R"(
typedef struct { int a; int b[3]; } pair;
int nothing(int n) { if (n > 1000) return 7; }
kernel void k(global int* out, int n, local int* given) {
    local int own[64];
    const int g = get_global_id(0), l = get_local_id(0);
    global int* mine = out + 12 * g;
    int x, turns = 0;
    float4 v;
    pair s, many[3];
    int few[4];
    v.y = 1.0f;
    s.a = 1;
    few[1] = 1;
    for (int i; i < n; i++) turns++;
    mine[0] = x;
    mine[1] = turns - n;
    mine[2] = (int)v.z;
    mine[3] = s.b[n];
    mine[4] = many[n].b[n];
    mine[5] = few[n + 1];
    switch (n) {
        int jumped;
        case 0: jumped = 5; break;
        case 1: mine[6] = jumped; break;
    }
    {
        if (n == 1) goto behind;
        int passed = 3;
        mine[0] = passed;
    behind:
        mine[7] = passed;
    }
    mine[8] = nothing(n);
    mine[9] = own[l];
    mine[10] = given[l];
    mine[11] = few[n + 100];
    own[l] = n + 6;
    given[l] = n + 7;
}
)";

Launch reading_unset() {
    return test::launch_of(unset_text, unset_items, 16,
                           {test::buffer_of(std::vector<int>(unset_items * results_each, 9)),
                            test::scalar_of(1),
                            {.kind = ArgumentKind::local, .size_bytes = 64 * sizeof(int)}});
}

TEST(UnsetValues, are_zero_in_every_pass) {
    const auto prepared = test::prepare_launch(reading_unset(), true);
    const auto captured = prepared.capture();
    ASSERT_TRUE(captured.ok()) << captured.error().detail;
    EXPECT_EQ(captured->outputs.front().instrumented,
              bytes_of(std::vector<int>(unset_items * results_each, 0)));
}

} // namespace
} // namespace lockstep
