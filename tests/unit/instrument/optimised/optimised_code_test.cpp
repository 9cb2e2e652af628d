// Tests how much of a kernel's arithmetic the compiler keeps, as reported by the compiler itself.
#include "core/instrument/instrument.h"
#include "core/instrument/optimised/optimise.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

namespace lockstep {
namespace {

Program program_of(const std::string& text, const std::string& options = "") {
    Result<Instrumentation> made = instrument_to_compile({"test.cl", text, ""}, "k", options, {});
    EXPECT_TRUE(made.ok()) << made.error().detail;
    Program program = std::move(made->instrumented.program);
    program.optimised = optimised::Compilation(std::move(made->source)).take();
    return program;
}

/// Returns the number of operations of the only site with this text.
std::uint32_t operations_of(const Program& program, const std::string& text) {
    const auto site = std::ranges::find(program.sites, text, &SiteInfo::text);
    EXPECT_NE(site, program.sites.end()) << text;
    EXPECT_EQ(program.optimised.operations.size(), program.sites.size());
    return program.optimised.operations.at(static_cast<std::size_t>(site - program.sites.begin()));
}

TEST(OptimisedCode, TakesAddressesOutOfLoops) {
    const Program program =
        program_of("__kernel void k(int n, __global const float* a, __global float* o) {\n"
                   "    int x = get_global_id(0);\n"
                   "    float sum = 0;\n"
                   "    for (int i = 0; i < n; ++i)\n"
                   "        sum += a[i * n + x] * 2.0f;\n"
                   "    o[x] = sum;\n"
                   "}\n");
    const auto read = std::ranges::find(program.sites, std::string("a[i * n + x]"), &SiteInfo::text);
    ASSERT_NE(read, program.sites.end());
    EXPECT_GE(read->operations, 2U) << "as it is written";
    EXPECT_EQ(operations_of(program, "a[i * n + x]"), 0U) << "the address moves on with the turn";
    EXPECT_EQ(operations_of(program, "i < n"), 5U)
        << "product and sum, two for the address, the count, the test";
    EXPECT_GE(operations_of(program, "o[x]"), 2U) << "what is computed before the loop waits until behind it";
}

TEST(OptimisedCode, counts_a_function_once_however_often_it_is_inlined) {
    const std::string helper = "float f(__global const float* a, int i) { return a[i] * 3.0f + 1.0f; }\n"
                               "__kernel void k(__global const float* a, __global float* o) {\n"
                               "    int x = get_global_id(0);\n";
    const Program once = program_of(helper + "    o[x] = f(a, x);\n}\n");
    const Program twice = program_of(helper + "    o[x] = f(a, x) + f(a, x + 64);\n}\n");
    EXPECT_LE(operations_of(twice, "a[i]"), operations_of(once, "a[i]") + 1)
        << "two places in the code, one in the source";
    EXPECT_GE(operations_of(once, "o[x]"), 1U);
}

/// Returns how many executions of the only site with this text are covered by one issued instruction.
std::uint32_t served_of(const Program& program, const std::string& text) {
    const auto site = std::ranges::find(program.sites, text, &SiteInfo::text);
    EXPECT_NE(site, program.sites.end()) << text;
    return program.optimised.served.at(static_cast<std::size_t>(site - program.sites.begin()));
}

TEST(OptimisedCode, MergesNeighbouringLoadsOfAnUnrolledLoop) {
    const Program program = program_of("__kernel void k(__global const float* a, __global float* o) {\n"
                                       "    __local float s[64];\n"
                                       "    int x = get_local_id(0);\n"
                                       "    s[x] = a[x];\n"
                                       "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                                       "    float sum = 0;\n"
                                       "    for (int i = 0; i < 64; ++i)\n"
                                       "        sum += s[i];\n"
                                       "    o[x] = sum;\n"
                                       "}\n");
    EXPECT_EQ(served_of(program, "s[i]"), 4U) << "sixteen bytes at once";
    EXPECT_NE(served_of(program, "i < 64"), 1U) << "no turn has a test of its own";
    EXPECT_EQ(served_of(program, "s[x]"), 1U);
}

TEST(OptimisedCode, PaysALoopThatOnlyComputesAtItsOwnTest) {
    const Program program = program_of("__kernel void k(int n, __global float* o) {\n"
                                       "    int x = get_global_id(0);\n"
                                       "    float v = x;\n"
                                       "    if (x < n)\n"
                                       "        for (int i = 0; i < 32; ++i)\n"
                                       "            v = 0.5f * v + 1;\n"
                                       "    o[x] = v;\n"
                                       "}\n");
    EXPECT_GE(operations_of(program, "i < 32"), 3U) << "product, sum and test";
    EXPECT_LE(operations_of(program, "i < 32"), 5U);
    EXPECT_LT(operations_of(program, "o[x]"), 10U) << "who skips the loop does not pay for it";
}

TEST(OptimisedCode, CountsAShiftAndTheSumBehindItOnce) {
    const auto kernel = [](const std::string& index) {
        return program_of("__kernel void k(__global float* o) {\n"
                          "    __local float s[256];\n"
                          "    int x = get_local_id(0);\n"
                          "    s[x] = x;\n"
                          "    barrier(CLK_LOCAL_MEM_FENCE);\n"
                          "    o[x] = s[" +
                          index + "];\n}\n");
    };
    EXPECT_LE(operations_of(kernel("x + (x >> 5)"), "s[x + (x >> 5)]"), 3U) << "two shifts and two sums";
}

TEST(OptimisedCode, KnowsAtomicsOfOneAddress) {
    const char* text = "__kernel void k(__global const uint* in, __global uint* bins) {\n"
                       "    atomic_inc(&bins[in[get_global_id(0)] % BINS]);\n"
                       "}\n";
    EXPECT_EQ(program_of(text, "-DBINS=1").optimised.uniform_atomics.size(), 1U);
    EXPECT_TRUE(program_of(text, "-DBINS=2").optimised.uniform_atomics.empty());
    const char* ticket = "__kernel void k(__global uint* next, __global uint* o) {\n"
                         "    o[atomic_inc(next)] = 1;\n"
                         "}\n";
    EXPECT_TRUE(program_of(ticket).optimised.uniform_atomics.empty()) << "each lane wants its own value";
}

TEST(OptimisedCode, KnowsAccessesThatNoInstructionMakes) {
    const Program program = program_of("__kernel void k(__global const int* a, __global int* o) {\n"
                                       "    int x = get_global_id(0);\n"
                                       "    int unused = a[x + 7];\n"
                                       "    int sum = a[x];\n"
                                       "    o[x] = sum;\n"
                                       "}\n");
    ASSERT_EQ(program.optimised.gone.size(), 1U);
    EXPECT_EQ(program.sites[program.optimised.gone[0]].text, "a[x + 7]");
}

TEST(OptimisedCode, FollowsTheBuildsOptions) {
    const char* text = "__kernel void k(__global float* a) {\n"
                       "    int x = get_global_id(0);\n"
                       "    a[x] = a[x] * 0.0f + (a[x] - a[x]);\n"
                       "}\n";
    EXPECT_LT(operations_of(program_of(text, "-cl-fast-relaxed-math"), "a[x]"), 5U);
    const auto stored = [](const Program& program) {
        std::uint32_t sum = 0;
        for (const std::uint32_t each : program.optimised.operations) {
            sum += each;
        }
        return sum;
    };
    EXPECT_LT(stored(program_of(text, "-cl-fast-relaxed-math")), stored(program_of(text)));
}

TEST(OptimisedCode, IsNotKnownWhereTheTargetHasNoSuchThing) {
    const auto ptx =
        optimised::ptx_of("__kernel void k(__global int* a) { a[0] = nowhere; }", "test.cl", "", {}).take();
    EXPECT_FALSE(ptx) << "does not compile";
    const Program program = program_of("__kernel void k(__global int* a) { }\n");
    EXPECT_TRUE(program.optimised.operations.empty()) << "no access to find";
}

TEST(OptimisedCode, OfStructuresThatFunctionsReturnIsMade) {
    const Program program = program_of("__kernel void k(__global float* a) {\n"
                                       "    float4 v = vload4(get_global_id(0), a);\n"
                                       "    a[0] = v.x;\n"
                                       "}\n");
    EXPECT_FALSE(program.optimised.operations.empty());
}

} // namespace
} // namespace lockstep
