#include "core/analysis/analyses.h"

#include "core/warp/reconstruct.h"

#include "tests/support/random_trace.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <tuple>

namespace lockstep {
namespace {

/// Runs an analysis on a trace. `threads` instances of the analysis share the groups; the last groups are
/// added first.
LaunchResult result_of(const AnalysisRow& row, const Trace& trace, std::size_t threads) {
    std::vector<std::unique_ptr<Analysis>> shares;
    for (std::size_t i = 0; i < threads; ++i) {
        shares.push_back(row.make(trace));
    }
    LaunchMemory launch;
    GroupMemory memory;
    GroupSteps steps;
    GroupRequests requests;
    const HardwareModel hardware;
    for (std::uint64_t left = group_count(trace.range); left > 0; --left) {
        EXPECT_TRUE(reconstruct(trace, Group(left - 1), {hardware.warp_width}, steps).ok());
        memory.read(steps, trace);
        launch.add(memory);
        requests.lines.clear();
        requests.of_step.assign(steps.steps.size(), {});
        shares[left % threads]->add_group({trace, hardware, steps, memory, requests});
    }
    for (std::size_t i = 1; i < threads; ++i) {
        shares[0]->merge_with(*shares[i]);
    }
    LaunchResult result;
    shares[0]->finish({trace, launch}, result);
    return result;
}

using Told = std::vector<std::tuple<FindingKind, std::uint32_t, std::uint32_t, std::uint64_t>>;

Told told(const LaunchResult& result) {
    Told all;
    for (const Finding& finding : result.findings) {
        all.emplace_back(finding.kind, finding.line, finding.other_line, finding.count);
    }
    return all;
}

RC_GTEST_PROP(Analyses, SayTheSameHoweverTheGroupsAreShared, (std::uint64_t number)) {
    const Trace trace = test::random_trace(number);
    const std::size_t threads = *rc::gen::inRange<std::size_t>(2, 5);
    for (const AnalysisRow& row : analyses()) {
        const LaunchResult alone = result_of(row, trace, 1);
        const LaunchResult shared = result_of(row, trace, threads);
        RC_ASSERT(shared.figures == alone.figures);
        RC_ASSERT(told(shared) == told(alone));
        RC_ASSERT(shared.overlap == alone.overlap);
        RC_ASSERT(shared.tables.size() == alone.tables.size());
        for (std::size_t i = 0; i < alone.tables.size(); ++i) {
            RC_ASSERT(shared.tables[i].total() == alone.tables[i].total());
        }
    }
}

TEST(Analyses, ThatCountFiguresAreThoseThatTheHardwareChanges) {
    const Trace trace = test::random_trace(1);
    for (const AnalysisRow& row : analyses()) {
        const LaunchResult result = result_of(row, trace, 1);
        const bool counts = !result.figures.empty() || !result.tables.empty();
        EXPECT_EQ(counts, row.depends_on == DependsOn::hardware);
    }
}

} // namespace
} // namespace lockstep
