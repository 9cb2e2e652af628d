// Proves the recounted figures: they equal those of the kernel with a changed source, recorded and counted.
//
//     session --> recount(map) ---------------------------------+
//     source  --> edit_array(map) --> record --> analyse -------+--> equal, to the last digit
//
// The long form compares every array of the catalogue and of 100 random kernels, with paddings from 0 to 32 words
// and 12 swizzles. It takes an hour. The short form compares one map of some arrays, and a swizzle.
#include "core/experiments/catalogue.h"
#include "random_arrays.h"
#include "rewritten_kernels.h"
#include "tests/support/random_kernels/comparison.h"
#include "tests/support/random_kernels/generator/generator.h"
#include "tests/support/random_kernels/printer.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace lockstep::test {
namespace {

void print(const char* what, const Comparison& comparison) {
    std::printf("%s: %llu layouts compared, %llu refused", what,
                static_cast<unsigned long long>(comparison.compared),
                static_cast<unsigned long long>(comparison.refused));
    for (const auto& [reason, count] : comparison.not_edited) {
        std::printf(", %llu not in the source (%s)", static_cast<unsigned long long>(count), reason.c_str());
    }
    std::printf("\n");
}

/// Returns parameters with which an experiment runs quickly, but with several groups.
ParameterValues small_values(const Experiment& experiment) {
    const ParameterValues sizes = {
        {"size", "1024"}, {"width", "72"}, {"height", "40"}, {"inner", "24"}, {"launches", "3"}};
    ParameterValues values;
    for (const ParameterInfo& parameter : experiment.parameters) {
        const auto size = sizes.find(parameter.name);
        if (size != sizes.end() && is_allowed(parameter, size->second)) {
            values.insert(*size);
        }
    }
    return values;
}

LaunchedRun run_of(const std::string& id, ParameterValues given = {}) {
    const Experiment& experiment = **find_experiment(id);
    given.merge(small_values(experiment));
    const ParameterValues values = *complete(experiment, given);
    return {id, *experiment.launches(values, *kernel_source(experiment)),
            experiment.host_code ? experiment.host_code(values) : std::vector<HostCode>{}};
}

/// Compares the first launch of each kernel of the run.
void compare_kernels(const LaunchedRun& run, const WhatIfWish& wish, Comparison& comparison) {
    std::set<std::string> kernels;
    for (std::size_t i = 0; i < run.launches.size() && !testing::Test::HasFailure(); ++i) {
        if (kernels.insert(run.launches[i].kernel).second) {
            compare_with_rewritten(run, i, wish, comparison);
        }
    }
}

class RewrittenCatalogue : public testing::TestWithParam<std::string> {};

TEST_P(RewrittenCatalogue, has_the_recounted_figures) {
    Comparison comparison;
    compare_kernels(run_of(GetParam()), runs_whole_suites() ? every_map() : some_maps(), comparison);
    print(GetParam().c_str(), comparison);
    EXPECT_TRUE(comparison.not_edited.empty());
    EXPECT_GT(comparison.compared, 0U);
}

/// The experiments that use arrays in local memory; in the short form, those with different forms of sources: two
/// dimensions, a function that takes the array, an index that reads memory, an argument.
std::vector<std::string> ids() {
    if (!runs_whole_suites()) {
        return {"transpose/tiled", "reduction/grid-stride", "reduction/local-argument"};
    }
    const std::set<std::string> without = {"reduction/unsynchronised",
                                           "convolution/naive",
                                           "convolution/rows-then-columns",
                                           "convolution/image-sampler",
                                           "memory/coalesced",
                                           "memory/strided",
                                           "memory/misaligned",
                                           "memory/random",
                                           "memory/array-of-structures",
                                           "memory/structure-of-arrays",
                                           "memory/constant-broadcast",
                                           "transpose/naive",
                                           "matmul/naive",
                                           "matmul/async-copies", // a copy needs contiguous elements
                                           "scan/look-back",      // how often a group looks back varies
                                           "scan/look-back-unfenced",
                                           "matvec/row-per-item",
                                           "matvec/row-per-warp",
                                           "spmv/csr-scalar",
                                           "spmv/csr-vector",
                                           "spmv/ell",
                                           "histogram/global-atomics",
                                           "compaction/atomic",
                                           "compaction/ballot",
                                           "stencil/naive",
                                           "stencil/planes", // a pointer to a part of its array
                                           "traversal/naive",
                                           "traversal/sorted",
                                           "execution/divergence",
                                           "execution/small-groups",
                                           "execution/latency-hiding",
                                           "execution/histogram",
                                           "particles/naive",
                                           "rays/spheres"};
    std::vector<std::string> all;
    for (const Experiment& experiment : catalogue()) {
        if (!without.contains(experiment.id)) {
            all.push_back(experiment.id);
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, RewrittenCatalogue, testing::ValuesIn(ids()), [](const auto& id) {
    std::string name = id.param;
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
});

TEST(RewrittenKernels, of_a_histogram_in_local_memory_have_the_recounted_figures) {
    Comparison comparison;
    compare_kernels(run_of("execution/histogram", {{"memory", "local"}}),
                    runs_whole_suites() ? every_map() : some_maps(), comparison);
    EXPECT_TRUE(comparison.not_edited.empty());
    EXPECT_GT(comparison.compared, 0U);
}

TEST(RewrittenKernels, of_the_tiled_transpose_with_a_swizzle_have_the_recounted_figures) {
    Comparison comparison;
    compare_kernels(run_of("transpose/tiled"),
                    {.row = 0, .pad_words = {}, .swizzles = {*swizzle_named("xor")}}, comparison);
    EXPECT_EQ(comparison.compared, 1U);
}

class RewrittenRandomArrays : public testing::TestWithParam<std::uint64_t> {};

TEST_P(RewrittenRandomArrays, have_the_recounted_figures) {
    Comparison comparison;
    const std::uint64_t seeds = runs_whole_suites() ? 10 : 1;
    for (std::uint64_t seed = GetParam() * 10; seed < GetParam() * 10 + seeds; ++seed) {
        compare_kernels(random_arrays(seed), runs_whole_suites() ? every_map() : some_maps(), comparison);
    }
    print("random arrays", comparison);
    EXPECT_TRUE(comparison.not_edited.empty());
    EXPECT_GT(comparison.compared + comparison.refused, 0U);
}

INSTANTIATE_TEST_SUITE_P(Random, RewrittenRandomArrays,
                         testing::Range<std::uint64_t>(0, runs_whole_suites() ? 10 : 1));

/// Most of these kernels use their arrays through pointers, which an edit refuses.
TEST(RewrittenKernels, of_random_programs_have_the_recounted_figures_or_are_refused) {
    Comparison comparison;
    const std::uint64_t last = runs_whole_suites() ? 39 : 0;
    for (std::uint64_t seed = 0; seed <= last && !HasFailure(); ++seed) {
        random_kernel::Kernel kernel = random_kernel::generate(seed);
        const std::string text = random_kernel::print(kernel);
        compare_kernels({"seed " + std::to_string(seed), {random_kernel::launch_of(kernel, text)}, {}},
                        runs_whole_suites()
                            ? WhatIfWish{.row = 0, .pad_words = {1, 4}, .swizzles = {swizzles[3]}}
                            : some_maps(),
                        comparison);
    }
    print("random programs", comparison);
}

} // namespace
} // namespace lockstep::test
