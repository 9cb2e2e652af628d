// Proves the suggestions: changes the source as they recommend, runs it, and compares the result with the CPU.
//
//     experiment --> record --> advice --> change of the source --> record --> correct? fewer passes, fewer cycles?
//
// The long form tries every suggestion for every experiment, with its default parameters.
#include "core/advice/advice_rows.h"
#include "core/experiments/catalogue.h"
#include "cured_run.h"
#include "tests/support/whole_suites.h"

#include <algorithm>
#include <cstdio>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

namespace lockstep::test {
namespace {

/// How many suggestions were found and tried in this process.
struct Tally {
    std::uint64_t runs = 0;
    std::uint64_t found = 0;
    std::uint64_t applied = 0;
    std::uint64_t correct = 0;
    std::uint64_t faster = 0;
};

class CuredExperiment : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        experiment_ = *find_experiment(GetParam());
        values_ = *complete(*experiment_, {});
        run_ = run_with(values_);
        auto session = session_of(run_);
        ASSERT_TRUE(session.ok()) << session.error().detail;
        before_ = *session;
        ++tally.runs;
    }
    static void TearDownTestSuite() {
        std::printf("cures: %llu experiments, %llu found, %llu applied, %llu correct, %llu faster\n",
                    static_cast<unsigned long long>(tally.runs), static_cast<unsigned long long>(tally.found),
                    static_cast<unsigned long long>(tally.applied),
                    static_cast<unsigned long long>(tally.correct),
                    static_cast<unsigned long long>(tally.faster));
    }

    [[nodiscard]] LaunchedRun run_with(const ParameterValues& values) const {
        return {experiment_->id, *experiment_->launches(values, *kernel_source(*experiment_)),
                experiment_->host_code ? experiment_->host_code(values) : std::vector<HostCode>{}};
    }

    /// Tries all suggestions for the first launch of each kernel, each once per line.
    void try_all() {
        std::set<std::string> kernels;
        for (std::size_t launch = 0; launch < before_->launch_count(); ++launch) {
            if (!kernels.insert(run_.launches[launch].kernel).second) {
                continue;
            }
            for (const Advice& advice : *before_->part(AdviceOf{launch})) {
                try_one(launch, advice);
            }
        }
    }

    static Tally tally;

private:
    void try_one(std::size_t launch, const Advice& advice) {
        switch (advice.kind) {
        case AdviceKind::bank_padding:
        case AdviceKind::bank_swizzle:
            ++tally.found;
            return try_layout(launch, advice);
        case AdviceKind::required_group:
            ++tally.found;
            return run_cured(advice, with_required_group(run_, *before_, launch), values_);
        case AdviceKind::group_size:
            ++tally.found;
            return try_group_size(advice);
        default:
            return;
        }
    }

    void try_layout(std::size_t launch, const Advice& advice) {
        const auto requests = local_requests(before_, launch);
        ASSERT_TRUE(requests.ok());
        const auto tried = recommended_layout(**requests, advice);
        ASSERT_TRUE(tried.has_value()) << GetParam() << ": the site accesses no array";
        const TriedMap* const best = best_of(*tried);
        if (best == nullptr) {
            const auto& all = tried->paddings.empty() ? tried->swizzles : tried->paddings;
            return say_refused(advice, std::string(name_of(*all.front().figures.refused)));
        }
        run_cured(advice, with_layout(run_, **requests, tried->array, *best), values_);
    }

    /// The host sets the group size: the next multiple of the warp width.
    void try_group_size(const Advice& advice) {
        ParameterValues values = values_;
        values["local"] = std::to_string(advice.numbers.at(3));
        const auto completed = complete(*experiment_, values);
        if (!completed) {
            return say_refused(advice, "no such group size");
        }
        run_cured(advice, {.run = run_with(*completed)}, *completed);
    }

    void run_cured(const Advice& advice, const CuredRun& cured, const ParameterValues& values) {
        if (!cured.run) {
            return say_refused(advice, cured.refusal);
        }
        const auto after = session_of(*cured.run);
        ASSERT_TRUE(after.ok()) << GetParam() << ": " << form_of(advice.kind).name << ": "
                                << after.error().detail << cured.run->launches.front().source.text;
        ++tally.applied;
        const bool is_correct = experiment_->check(values, cured.run->launches, (*after)->recording()) &&
                                (*after)->run_figures().errors == before_->run_figures().errors;
        tally.correct += is_correct ? 1 : 0;
        compare(advice, cost_of(**after), is_correct);
    }

    void compare(const Advice& advice, const RunCost& after, bool is_correct) {
        const RunCost before = cost_of(*before_);
        tally.faster += after.cycles < before.cycles ? 1 : 0;
        std::printf(
            "%s: %s: %s, passes %llu -> %llu, cycles %llu -> %llu%s\n", GetParam().c_str(),
            form_of(advice.kind).name, is_correct ? "correct" : "WRONG",
            static_cast<unsigned long long>(before.passes), static_cast<unsigned long long>(after.passes),
            static_cast<unsigned long long>(before.cycles), static_cast<unsigned long long>(after.cycles),
            after.cycles < before.cycles ? "" : " (not faster in the model)");
        EXPECT_TRUE(is_correct) << GetParam() << ": " << form_of(advice.kind).name;
        const bool is_layout =
            advice.kind == AdviceKind::bank_padding || advice.kind == AdviceKind::bank_swizzle;
        if (is_layout) {
            EXPECT_LT(after.passes, before.passes) << GetParam();
        } else if (advice.kind == AdviceKind::required_group) {
            EXPECT_EQ(after.passes, before.passes) << GetParam();
        }
    }

    void say_refused(const Advice& advice, const std::string& reason) const {
        std::printf("%s: %s: not applied (%s)\n", GetParam().c_str(), form_of(advice.kind).name,
                    reason.c_str());
    }

    const Experiment* experiment_ = nullptr;
    ParameterValues values_;
    LaunchedRun run_;
    std::shared_ptr<const Session> before_;
};

Tally CuredExperiment::tally;

TEST_P(CuredExperiment, is_correct_and_needs_fewer_passes) {
    const Tally before = tally;
    try_all();
    if (!runs_whole_suites()) { // these have suggestions
        EXPECT_GT(tally.applied, before.applied) << GetParam();
    }
}

/// In the short form, an experiment for each kind of suggestion. Experiments that are wrong on purpose have no
/// right result.
std::vector<std::string> ids() {
    if (!runs_whole_suites()) {
        return {"transpose/tiled", "reduction/interleaved", "execution/small-groups"};
    }
    std::vector<std::string> all;
    for (const Experiment& experiment : catalogue()) {
        if (!experiment.is_broken()) {
            all.push_back(experiment.id);
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(Catalogue, CuredExperiment, testing::ValuesIn(ids()), [](const auto& id) {
    std::string name = id.param;
    std::ranges::replace_if(
        name, [](char c) { return c == '/' || c == '-'; }, '_');
    return name;
});

} // namespace
} // namespace lockstep::test
