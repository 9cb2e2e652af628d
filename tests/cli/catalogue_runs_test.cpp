#include "cli_runner.h"

#include "core/analysis/findings/finding_rows.h"
#include "core/experiments/catalogue.h"
#include "tests/support/in_process/report_here.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <cctype>
#include <gtest/gtest.h>
#include <map>
#include <regex>

namespace lockstep {
namespace {

using nlohmann::json;

/// Parameter sets of the experiments in addition to their defaults: by experiment id, or else by family. They
/// include sizes of one element, of less than a warp, of more than 2^16, and sizes that no group size
/// divides.
const std::map<std::string, std::vector<std::string>> sets = {
    {"reduction", {"size=1", "size=31 local=64 type=int op=max", "size=1000 local=128", "size=65537"}},
    {"reduction/local-argument",
     {"size=1 local=1", "size=31 local=7 type=double", "size=1000 local=100 op=min",
      "size=65537 local=1000"}},
    {"reduction/contiguous-per-item",
     {"size=1 items=1", "size=31 local=32 items=3", "size=1000 items=7 type=uint op=max", "size=65537"}},
    {"reduction/grid-stride",
     {"size=1 items=1", "size=31 local=32 items=3", "size=1000 items=7 type=uint op=min", "size=65537"}},
    {"reduction/atomic-per-group",
     {"size=1", "size=31 local=32 type=uint op=min", "size=1000 local=32 type=double op=max",
      "size=65537 type=int"}},
    {"reduction/vector",
     {"size=1 width=16", "size=31 width=8 type=int", "size=1000 local=32 width=2 op=max type=double",
      "size=65537 width=4 op=min"}},
    {"reduction/multi-pass",
     {"size=1", "size=31 local=32 finish=host", "size=1000 local=32 type=int op=max",
      "size=65537 local=32 type=double", "size=65537 finish=host type=uint op=min"}},
    {"reduction/concurrent",
     {"size=1 mode=one-queue", "size=31 launches=64 queues=16 mode=several-threads type=int op=max",
      "size=1000 launches=3 local=32 queues=2 op=min", "size=65537 mode=several-threads type=double"}},
    {"scan",
     {"size=1 kind=exclusive", "size=31 local=32 type=int op=max kind=inclusive",
      "size=1000 local=128 type=double kind=exclusive", "size=65537 kind=inclusive type=uint",
      "size=65537 local=32 kind=exclusive op=min"}},
    {"memory", {"size=1", "size=31 local=7 type=uchar", "size=1000 local=100 type=float4", "size=65537"}},
    {"memory/array-of-structures",
     {"size=1 used=3", "size=31 local=7", "size=1000 local=100 stride=4 used=2", "size=65537"}},
    {"memory/structure-of-arrays",
     {"size=1 used=3", "size=31 local=7", "size=1000 local=100 used=2", "size=65537"}},
    {"memory/constant-broadcast", {"size=1", "size=31 local=7 terms=1", "size=1000 terms=64", "size=65537"}},
    {"memory/strided",
     {"size=1", "size=31 local=7 stride=64", "size=1000 stride=3 type=double", "size=65537"}},
    {"memory/misaligned", {"size=1", "size=31 local=7 offset=0", "size=1000 offset=64", "size=65537"}},
    {"memory/local-strided",
     {"size=1", "size=31 local=7 stride=33", "size=1000 local=100 stride=8 type=uchar", "size=65537"}},
    {"scan/look-back",
     {"size=1 kind=exclusive", "size=31 local=32 type=int op=max", "size=1000 local=128 kind=exclusive",
      "size=65537 type=uint", "size=65537 local=32 op=min"}},
    {"scan/look-back-unfenced",
     {"size=1000 local=32 type=int op=max", "size=65537 kind=exclusive type=uint", "size=300 local=64"}},
    {"transpose",
     {"width=1 height=1", "width=31 height=33 local=8x8", "width=1000 height=65 local=32x32 type=uchar",
      "width=65537 height=1 local=16x5 type=double"}},
    {"matmul",
     {"width=1 height=1 inner=1", "width=31 height=9 inner=65 local=8x8",
      "width=1000 height=3 inner=5 local=32x4", "width=65537 height=1 inner=2 local=32x1",
      "width=20 height=40 inner=10 local=4x24"}},
    {"matvec",
     {"width=1 height=1", "width=31 height=9 local=32", "width=1000 height=33", "width=2 height=65537",
      "width=65537 height=3 local=256"}},
    {"spmv",
     {"size=1", "size=31 local=32 filled=64", "size=1000 local=1024 filled=7", "size=65537 filled=2"}},
    {"histogram",
     {"size=1", "size=31 local=32 bins=1", "size=1000 local=128 bins=1000 skew=0 items=3",
      "size=65537 skew=100", "size=65537 local=32 bins=300 items=64"}},
    {"compaction",
     {"size=1 kept=100", "size=31 local=32", "size=1000 local=128 kept=0", "size=65537 local=1024 kept=10"}},
    {"stencil",
     {"width=1 height=1 depth=1", "width=31 height=9 depth=3 local=7x9",
      "width=100 height=3 depth=40 local=64x6", "width=65537 height=1 depth=1 local=256",
      "width=3 height=20 depth=5 local=1x16"}},
    {"traversal",
     {"size=1 nodes=1", "size=31 local=7 nodes=2", "size=1000 local=100 nodes=30000",
      "size=65537 nodes=300"}},
    {"execution", {"size=1", "size=31 local=7", "size=1000 local=100", "size=65537"}},
    {"execution/divergence",
     {"size=1 ways=32", "size=31 local=7 ways=31 form=switch", "size=1000 ways=32 alike=32",
      "size=65537 ways=1"}},
    {"execution/latency-hiding",
     {"size=1 ratio=0", "size=31 items=32", "size=1000 items=3 local=100 ratio=7", "size=65537 ratio=2"}},
    {"execution/barrier-idle",
     {"size=1 busy=0", "size=31 local=7 busy=1000", "size=1000 local=32 rounds=9",
      "size=65537 work=1 rounds=1"}},
    {"execution/histogram",
     {"size=1 memory=local", "size=31 bins=1", "size=1000 local=100 bins=300 distinct=1000 memory=local",
      "size=65537 distinct=1 memory=local", "size=65537 bins=4096 distinct=4096"}},
    {"particles", {"size=1", "size=31 local=7", "size=1000 local=100", "size=300 local=256 seed=3"}},
    {"convolution",
     {"width=1 height=1 radius=1 local=8x8", "width=31 height=9 radius=3 local=7x9",
      "width=1000 height=3 radius=2 local=64x6", "width=65537 height=1 radius=0 local=256",
      "width=0 height=0 radius=1 local=32x8"}},
    {"convolution/image-sampler",
     {"width=1 height=1 radius=1", "width=31 height=9 radius=3 local=7x9", "width=1000 height=3 local=64x6",
      "width=4000 height=17 radius=0 local=256"}},
    {"rays",
     {"width=1 height=1 bounces=0 spheres=1", "width=31 height=20 local=5x3 spheres=20",
      "width=1000 height=3 local=64x1", "width=65537 height=1 local=256 spheres=2"}},
};

std::vector<std::string> ids() {
    std::vector<std::string> all;
    std::ranges::transform(catalogue(), std::back_inserter(all), &Experiment::id);
    return all;
}

/// Has one test per experiment, so that ctest can run them in parallel.
///
/// The first experiment of each family runs in the real program, all others in the test's process. Each
/// experiment runs with two of its parameter sets; neighbouring experiments use different ones. With
/// LOCKSTEP_WHOLE_SUITES in the environment, all experiments run with all sets.
class EveryExperiment : public testing::TestWithParam<std::string> {
protected:
    /// Returns the position of the experiment in the catalogue.
    static std::size_t place() {
        const std::vector<std::string> all = ids();
        return static_cast<std::size_t>(std::ranges::find(all, GetParam()) - all.begin());
    }
    static std::string family(const std::string& id) { return id.substr(0, id.find('/')); }
    static bool is_first_of_its_family() {
        return place() == 0 || family(ids()[place() - 1]) != family(GetParam());
    }

    /// Expects that a broken experiment reports the finding that it demonstrates, and that any other one
    /// gives the correct result.
    static void expect_its_answer(int code, const json& report) {
        const Experiment& experiment = *find_experiment(GetParam()).value();
        ASSERT_EQ(code, experiment.is_broken() ? 1 : 0);
        EXPECT_EQ(report.at("correct"), experiment.is_broken() ? json() : json(true));
        if (experiment.is_broken()) {
            EXPECT_TRUE(std::ranges::any_of(report.at("findings"), [&](const json& finding) {
                return finding.at("kind") == row_of(*experiment.expected_finding).name;
            }));
        }
    }
};

TEST_P(EveryExperiment, GivesTheCpusAnswerWithItsDefaults) {
    if (test::runs_whole_suites() || is_first_of_its_family()) {
        const CliRunner cli;
        const CliResult result = cli.run("run " + GetParam() + " --json --no-timing");
        ASSERT_LE(result.code, 1) << result.err;
        expect_its_answer(result.code, result.json());
    } else {
        const ReportHere result = report_here(GetParam() + " --no-timing --no-costs");
        ASSERT_LE(result.code, 1) << result.error;
        expect_its_answer(result.code, result.json);
    }
}

TEST_P(EveryExperiment, GivesTheCpusAnswerWithOtherParameters) {
    const auto own = sets.contains(GetParam()) ? sets.find(GetParam()) : sets.find(family(GetParam()));
    ASSERT_NE(own, sets.end()) << "no parameters to run it with";
    ASSERT_GE(own->second.size(), 3U);
    const bool whole = test::runs_whole_suites();
    const std::size_t count = whole ? own->second.size() : 2;
    const PlainKernels plain = whole ? PlainKernels::run : PlainKernels::left_out;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& set = own->second[(2 * place() + i) % own->second.size()];
        SCOPED_TRACE(set);
        const std::string options = std::regex_replace(set, std::regex("(^| )"), " --set ");
        const ReportHere result = report_here(GetParam() + options + " --no-timing --no-costs", plain);
        ASSERT_LE(result.code, 1) << result.error;
        expect_its_answer(result.code, result.json);
    }
}

/// Returns the report of a run. If few groups are logged, it is fast.
ReportHere of_large_run(const std::string& what, const std::string& groups = "2") {
    return report_here(what + " --groups " + groups + " --no-timing --no-costs", PlainKernels::left_out);
}

/// Sizes that fill a GPU.
TEST(LargeSizes, give_the_cpus_answer) {
    for (const char* what :
         {"memory/strided --set size=4M --set stride=3", "execution/divergence --set size=4M",
          "execution/small-groups --set size=4M --set local=64", "execution/latency-hiding --set size=4M",
          "execution/barrier-idle --set size=4M --set work=1 --set rounds=1",
          "execution/histogram --set size=4M --set memory=local", "particles/tiled --set size=4100"}) {
        const ReportHere result = of_large_run(what);
        ASSERT_EQ(result.code, 0) << what << "\n" << result.error;
        EXPECT_EQ(result.json.at("correct"), true) << what;
    }
}

TEST(LargeSizes, that_need_too_much_memory_are_refused_with_the_reason) {
    const ReportHere result = of_large_run("matvec/row-per-item --set width=128K --set height=16M");
    EXPECT_NE(result.code, 0);
    EXPECT_NE(result.error.find("memory"), std::string::npos) << result.error;
}

/// Groups look back as often as the scheduler of the system makes them, so the parts of the log are recorded
/// again. The groups of all parts must be those of one execution: in another one, groups scan other blocks.
TEST(LargeSizes, of_a_look_back_have_no_race) {
    const CliRunner cli;
    for (const char* groups : {"all", "7"}) {
        const CliResult result = cli.run(
            std::string(
                "run scan/look-back --set size=256K --json --no-timing --no-costs --memory-budget 64M") +
            " --groups " + groups);
        ASSERT_EQ(result.code, 0) << result.err;
        const json report = json::parse(result.out);
        EXPECT_EQ(report.at("correct"), true);
        EXPECT_TRUE(report.at("findings").empty()) << report.at("findings");
    }
}

TEST(LargeSizes, of_a_look_back_without_fences_have_its_race) {
    const ReportHere result = of_large_run("scan/look-back-unfenced --set size=64K", "all");
    EXPECT_EQ(result.code, 1) << result.error;
    EXPECT_TRUE(std::ranges::any_of(result.json.at("findings"), [](const json& finding) {
        return finding.at("kind") == "race" && finding.at("severity") == "error";
    }));
}

INSTANTIATE_TEST_SUITE_P(Catalogue, EveryExperiment, testing::ValuesIn(ids()), [](const auto& each) {
    std::string name = each.param;
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
});

} // namespace
} // namespace lockstep
