// Tests the register counts that LLVM's back ends for AMD's GPUs report for a kernel.
#include "core/instrument/optimised/amd_registers.h"

#include "core/instrument/instrument.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::optimised {
namespace {

RegisterCounts registers_of(const std::string& text, const std::string& options = "") {
    return AmdRegisters(text, "test.cl", "k", options).take();
}

/// Returns whether each back end reports a number within these bounds.
testing::AssertionResult all_within(const RegisterCounts& counts, std::uint32_t least, std::uint32_t most) {
    for (std::size_t i = 1; i < counts.size(); ++i) {
        if (counts.at(i) < least || counts.at(i) > most) {
            return testing::AssertionFailure() << back_end_names.at(i) << ": " << counts.at(i);
        }
    }
    return testing::AssertionSuccess();
}

std::string kernel(const std::string& body) {
    return "__kernel void k(__global float* a, __global int* n) {\n    int x = get_global_id(0);\n" + body +
           "\n}\n";
}

TEST(AmdRegisters, OfACopyAreFew) {
    EXPECT_TRUE(all_within(registers_of(kernel("a[x] = a[x + 64];")), 2, 16));
}

TEST(AmdRegisters, HoldAPrivateArrayWhoseIndicesAreKnown) {
    const std::string text = kernel("float p[64];\n"
                                    "for (int i = 0; i < 64; ++i) p[i] = a[x + i * 1000];\n"
                                    "for (int i = 0; i < 64; ++i) p[i] *= p[(i + 31) % 64];\n"
                                    "for (int i = 0; i < 64; ++i) a[x + i * 1000] = p[i];");
    EXPECT_TRUE(all_within(registers_of(text), 64, 256));
}

TEST(AmdRegisters, AreNotKnownWhereTheKernelCallsWhatHasNoBody) {
    EXPECT_EQ(registers_of(kernel("a[x] = sin(a[x]);")), RegisterCounts{});
    EXPECT_EQ(registers_of("float f(float);\n" + kernel("a[x] = f(a[x]);")), RegisterCounts{});
    EXPECT_EQ(registers_of(kernel("a[x] = nowhere;")), RegisterCounts{}) << "does not compile";
}

TEST(AmdRegisters, AreNotKnownWhereThereIsTooMuchToCompile) {
    std::string text = "float f0(float v) { return v * 2.0f + 1.0f; }\n";
    for (int i = 1; i < 40; ++i) { // each does twice the work of the one before
        const std::string callee = "f" + std::to_string(i - 1);
        text += "float f" + std::to_string(i) + "(float v) { return " + callee + "(v) + " + callee +
                "(v + 1); }\n";
    }
    EXPECT_EQ(registers_of(text + kernel("a[x] = f39(a[x]);")), RegisterCounts{});
    EXPECT_TRUE(all_within(registers_of(text + kernel("a[x] = f3(a[x]);")), 2, 32));
}

TEST(AmdRegisters, AreTheKernelsAlone) {
    const std::string other = "float unknown(float);\n"
                              "__kernel void other(__global float* a) { a[0] = unknown(sin(a[1])); }\n"
                              "float f(float v) { return v * 2; }\n";
    EXPECT_TRUE(all_within(registers_of(other + kernel("a[x] = f(a[x]);")), 2, 16));
    EXPECT_TRUE(all_within(registers_of("__kernel void all(__global float* a) { a[get_local_id(0)] = 1; }\n" +
                                        kernel("all(a); a[x] = 2;")),
                           2, 16))
        << "a kernel that is called is a function";
}

TEST(AmdRegisters, AreKnownOfFunctionsThatAreAFewInstructions) {
    for (const char* body : {
             "barrier(CLK_LOCAL_MEM_FENCE); a[x] = get_local_id(1) + get_group_id(2) + get_local_size(0);",
             "a[x] = get_global_size(0) + get_num_groups(1) + get_global_offset(n[x] & 1) + get_work_dim();",
             "a[atomic_inc(n)] = atomic_max(n + 1, x); atomic_cmpxchg((volatile __global uint*)n, 1u, 2u);",
             "vstore3(vload3(x, a) * 2.0f, x, a); vstore16(vload16(x, n), x, n);",
             "a[x] = sqrt(fabs(a[x])) + mad(a[x], 2.0f, 1.0f) + rsqrt(a[x]) + native_sin(a[x]);",
             "n[x] = clamp(n[x], 3, 7) + min(n[x], 5) + abs(n[x]) + mul24(n[x], x) + mul_hi(n[x], x);",
             "float4 v = vload4(x, a); a[x] = dot(v, max(v, 0.5f)) + length(v.xyz) + mix(v, v.yyyy, 0.5f).x;",
             "float3 v = vload3(x, a); vstore3(normalize(clamp(v, 0.0f, 1.0f)), x, a);",
             "uchar4 c = convert_uchar4_sat_rte(vload4(x, a)); vstore4(convert_float4(c), x, a);",
             "n[x] = convert_uchar_sat(n[x]) + convert_char_sat((uint)x) + convert_int_rtp(a[x]);",
             "n[x] = select(n[x], x, n[x] > 3) + popcount(n[x]) + clz(n[x]) + rotate(n[x], 3);",
         }) {
        EXPECT_TRUE(all_within(registers_of(kernel(body)), 2, 96)) << body;
    }
}

TEST(AmdRegisters, ComeWithWhatElseCompilersTell) {
    const std::string text = kernel("a[x] = a[x + 64];");
    const Result<Instrumentation> made = instrument_to_compile({"test.cl", text, ""}, "k", "", {});
    ASSERT_TRUE(made.ok());
    const Optimised optimised = Compilation(made->source).take();
    EXPECT_EQ(optimised.registers, registers_of(text));
    EXPECT_FALSE(optimised.operations.empty());
}

TEST(AmdRegisters, FollowTheBuildsOptions) {
    const std::string text = kernel("float s = 0; for (int i = 0; i < 64; ++i) s += a[x] / a[i]; a[x] = s;");
    EXPECT_TRUE(all_within(registers_of(text, "-cl-fast-relaxed-math"), 2, 128));
    EXPECT_NE(registers_of(text, "-cl-fast-relaxed-math"), registers_of(text));
}

} // namespace
} // namespace lockstep::optimised
