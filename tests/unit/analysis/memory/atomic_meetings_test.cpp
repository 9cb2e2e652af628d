#include "core/analysis/memory/atomic_meetings.h"

#include "core/warp/reconstruct.h"

#include "tests/support/random_trace.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace lockstep {
namespace {

/// Counts atomic meetings: adds each group of the trace separately and then merges the results, as threads
/// do.
SiteTable meetings(const Trace& trace, std::uint32_t warp_width) {
    const HardwareModel hardware;
    const GroupMemory memory{};
    AtomicMeetings all(trace);
    GroupSteps steps;
    GroupRequests requests;
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        EXPECT_TRUE(reconstruct(trace, Group(group), {warp_width}, steps).ok());
        AtomicMeetings one(trace);
        one.add_group({trace, hardware, steps, memory, requests});
        all.merge_with(one);
    }
    LaunchResult result;
    const LaunchMemory launch{};
    all.finish({trace, launch}, result);
    return result.tables.at(0);
}

/// Returns the counters of one atomic. Work-item i accesses addresses[i], in warps of `width`.
SiteRow row_of(const std::vector<std::uint64_t>& addresses, std::uint32_t width = 32) {
    std::string text = "group " + std::to_string(addresses.size()) +
                       "\nobject bins global 4096 256\nsite A atomic global int 3\nsite R read global int "
                       "4\nkernel { A R }\nlog\n";
    for (const std::uint64_t address : addresses) {
        text += "A:" + std::to_string(address) + " R:4096\n";
    }
    const SiteTable table = meetings(test::trace_of(text), width);
    EXPECT_TRUE(std::ranges::all_of(table.row(Site(1)), [](std::uint64_t n) { return n == 0; }))
        << "reads are no atomics, wherever they meet";
    return {table.row(Site(0)).begin(), table.row(Site(0)).end()};
}

TEST(AtomicMeetings, lanes_with_distinct_words_never_meet) {
    EXPECT_EQ(row_of({4096, 4100, 4104, 4108}), (SiteRow{1, 0, 0}));
}

TEST(AtomicMeetings, EachLaneThatSharesItsWordCounts) {
    EXPECT_EQ(row_of({4124, 4104, 4124, 4124, 4132, 4104}), (SiteRow{1, 5, 3}));
}

TEST(AtomicMeetings, AreThoseOfOneRequestAlone) {
    EXPECT_EQ(row_of({4096, 4096, 4096, 4096}), (SiteRow{1, 4, 4}));
    EXPECT_EQ(row_of({4096, 4096, 4096, 4100}, 2), (SiteRow{2, 2, 2})) << "two warps";
    EXPECT_EQ(row_of({4096, 4100, 4096, 4100}, 2), (SiteRow{2, 0, 0})) << "they meet across warps";
}

TEST(AtomicMeetings, OfALineAreThoseOfItsSites) {
    const Trace trace = test::trace_of(R"(
        group 2
        object bins global 4096 256
        site A atomic global int 3
        site B atomic global int 3
        site C atomic global int 4
        kernel { A B C }
        log
        A:4096 B:4096 C:4096
        A:4096 B:4100 C:4096
    )");
    const SiteTable table = meetings(trace, 32);
    EXPECT_EQ(table.line(trace.program, 0, 3), (SiteRow{2, 2, 2}));
    EXPECT_EQ(table.line(trace.program, 0, 4), (SiteRow{1, 2, 2}));
    EXPECT_EQ(table.total(), (SiteRow{3, 4, 2}));
}

/// Counts the meetings by comparing every lane with every other lane of its request.
SiteRow slow_row(const GroupSteps& steps, const WarpStep& step) {
    SiteRow row{1, 0, 0};
    for (const std::uint64_t word : steps.payloads_of(step)) {
        const auto there = static_cast<std::uint64_t>(std::ranges::count(steps.payloads_of(step), word));
        row[1] += there > 1 ? 1 : 0;
        row[2] = std::max(row[2], there > 1 ? there : 0);
    }
    return row;
}

RC_GTEST_PROP(AtomicMeetings, EqualTheSlowVersion, (std::uint64_t number)) {
    const Trace trace = test::random_trace(number);
    const std::uint32_t width = *rc::gen::element(4U, 8U, 32U, 64U);
    std::map<std::uint32_t, SiteRow> slow;
    GroupSteps steps;
    const SiteTable fast = meetings(trace, width);
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        RC_ASSERT(reconstruct(trace, Group(group), {width}, steps).ok());
        for (const WarpStep& step : steps.steps) {
            if (trace.program.sites[step.site.index()].kind == SiteKind::atomic) {
                combine(fast.columns(), slow_row(steps, step), slow[step.site.value()]);
            }
        }
    }
    for (std::uint32_t site = 0; site < trace.program.sites.size(); ++site) {
        const SiteRow none(3);
        RC_ASSERT(std::ranges::equal(fast.row(Site(site)), slow.contains(site) ? slow[site] : none));
    }
}

} // namespace
} // namespace lockstep
