// Tests the random kernels themselves, without a device: the constructs that they contain, and that the same
// seed gives the same kernel.
#include "tests/support/random_kernels/coverage.h"
#include "tests/support/random_kernels/generator/generator.h"
#include "tests/support/random_kernels/printer.h"

#include <gtest/gtest.h>

namespace lockstep::random_kernel {
namespace {

constexpr std::uint64_t kernels = 500;

/// Returns, for each construct, the number of kernels that execute it, among the kernels from a seed on.
std::map<std::string, unsigned> counts_from(std::uint64_t first) {
    std::map<std::string, unsigned> counts;
    for (std::uint64_t seed = first; seed < first + kernels; ++seed) {
        Kernel kernel = generate(seed);
        const std::string text = print(kernel);
        try {
            const Interpretation run = interpret(kernel);
            for (const std::string& construct : constructs_of(kernel, run))
                ++counts[construct];
        } catch (const InvalidKernel& flaw) {
            ADD_FAILURE() << "seed " << seed << ": " << flaw.what() << "\n" << text;
        }
    }
    return counts;
}

TEST(RandomKernels, ShowEveryConstructInAtLeastFiftyOfFiveHundred) {
    auto counts = counts_from(0);
    for (const std::string& construct : wanted_constructs()) {
        EXPECT_GE(counts[construct], 50U) << construct;
        RecordProperty(construct, static_cast<int>(counts[construct]));
    }
}

TEST(RandomKernels, ShowTheNewerConstructsFromASeedOn) {
    auto counts = counts_from(first_copying_seed);
    for (const std::string& construct : newer_constructs()) {
        EXPECT_GE(counts[construct], 50U) << construct;
    }
}

TEST(RandomKernels, AreTheSameForTheSameSeed) {
    for (const std::uint64_t seed : {0U, 17U, 311U}) {
        Kernel first = generate(seed);
        Kernel second = generate(seed);
        EXPECT_EQ(print(first), print(second));
    }
}

/// suite_test.cpp excludes seeds because of problems with exactly these kernels, so a seed must give the same
/// kernel with every compiler. If two arguments of one call drew random numbers, the compiler would decide
/// their order.
TEST(RandomKernels, AreTheSameWithEveryCompiler) {
    std::uint64_t hash = 0xcbf29ce484222325U; // offset basis of FNV-1a
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Kernel kernel = generate(seed);
        for (const char c : print(kernel)) {
            hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
        }
    }
    EXPECT_EQ(hash, 0x111a5a6fa0ecd7caU);
}

} // namespace
} // namespace lockstep::random_kernel
