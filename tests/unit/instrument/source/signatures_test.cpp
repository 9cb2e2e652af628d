#include "core/instrument/instrument.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

std::vector<std::uint32_t> dimensions_in(const std::string& text) {
    const auto kernels = kernels_in({"test.cl", text, ""}, "", {});
    std::vector<std::uint32_t> dimensions;
    for (const KernelSignature& kernel : kernels ? *kernels : std::vector<KernelSignature>()) {
        dimensions.push_back(kernel.dimensions);
    }
    return dimensions;
}

TEST(Signatures, CountTheDimensionsThatAKernelItselfAsksIdsOf) {
    EXPECT_EQ(
        dimensions_in("kernel void one(global int* a) { a[get_global_id(0)] = 1; /* get_global_id(1) */ }\n"
                      "kernel void two(global int* a) { a[get_local_id(1)] = 1; }\n"
                      "kernel void three(global int* a) { a[get_group_id(1 + 1)] = 1; }\n"
                      "kernel void sizes(global int* a) { a[0] = get_global_size(2); }"),
        (std::vector<std::uint32_t>{1, 2, 3, 1}));
}

TEST(Signatures, CountThoseOfTheFunctionsThatItCalls) {
    EXPECT_EQ(dimensions_in("#define ROW get_global_id(1)\n"
                            "int row(void) { return ROW; }\n"
                            "int place(void) { return row() * 64; }\n"
                            "kernel void calls(global int* a) { a[place()] = 1; }\n"
                            "kernel void alone(global int* a) { a[get_global_id(0)] = 1; }\n"
                            "kernel void asks(global int* a, int d) { a[get_global_id(d)] = 1; }"),
              (std::vector<std::uint32_t>{2, 1, 1}));
}

TEST(Signatures, OfAKernelThatRecursesAreThoseOfItsOwnText) {
    EXPECT_EQ(dimensions_in("int again(int n) { return n == 0 ? get_global_id(2) : again(n - 1); }\n"
                            "kernel void k(global int* a) { a[get_global_id(1)] = again(3); }"),
              (std::vector<std::uint32_t>{2}));
}

} // namespace
} // namespace lockstep
