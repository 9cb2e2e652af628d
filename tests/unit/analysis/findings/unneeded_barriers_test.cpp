#include "core/analysis/findings/unneeded_barriers.h"

#include "core/warp/reconstruct.h"

#include "tests/support/slow/slow_unneeded_barriers.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

namespace lockstep {
namespace {

constexpr const char* barrier_sites = R"(
    object s local 0 64
    object g global 4096 64
    site R read local int 3
    site W write local int 4
    site A atomic local int 5
    site GR read global int 6
    site GW write global int 7
    site L loop 8
    site C branch 9
    site B barrier 10
    site D barrier 11
    site E barrier 12
)";

/// Analyses each group separately and then merges the results, as threads do.
std::vector<Finding> unneeded_in(const Trace& trace) {
    UnneededBarriers all(trace);
    GroupSteps steps;
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        EXPECT_TRUE(reconstruct(trace, Group(group), {4}, steps).ok());
        UnneededBarriers one(trace);
        one.add(steps, FaultyEvents(steps, trace));
        all.merge(one);
    }
    return all.findings();
}

/// Returns the lines of the barriers that are reported as unneeded.
std::vector<std::uint32_t> unneeded_lines(const std::string& text) {
    std::vector<std::uint32_t> lines;
    for (const Finding& finding : unneeded_in(test::trace_of(barrier_sites + text))) {
        lines.push_back(finding.line);
    }
    return lines;
}

using LineList = std::vector<std::uint32_t>;

TEST(UnneededBarriers, order_no_access_of_different_work_items) {
    EXPECT_EQ(unneeded_lines("group 2\n kernel { W B R }\n log\n W:0 B:1 R:4\n W:4 B:1 R:0"), LineList{});
    EXPECT_EQ(unneeded_lines("group 2\n kernel { W B R }\n log\n W:0 B:1 R:0\n W:4 B:1 R:4"), LineList{10})
        << "each reads its own";
    EXPECT_EQ(unneeded_lines("group 2\n kernel { R B R }\n log\n R:0 B:1 R:4\n R:4 B:1 R:0"), LineList{10})
        << "nobody writes";
    EXPECT_EQ(unneeded_lines("group 2\n kernel { R B W }\n log\n R:0 B:1 W:4\n R:4 B:1 W:0"), LineList{})
        << "they must not overwrite what others still read";
    EXPECT_EQ(unneeded_lines("group 2\n kernel { B W D }\n log\n B:1 W:0 D:1\n B:1 W:4 D:1"),
              (LineList{10, 11}))
        << "first and last";
    EXPECT_EQ(unneeded_lines("group 1\n kernel { W B }\n log\n W:0 B:1"), LineList{}) << "nobody to wait for";
}

TEST(UnneededBarriers, are_each_examined_as_if_the_others_remained) {
    EXPECT_EQ(unneeded_lines("group 2\n kernel { W B D R }\n log\n W:0 B:1 D:1 R:4\n W:4 B:1 D:1 R:0"),
              (LineList{10, 11}));
    EXPECT_EQ(
        unneeded_lines("group 2\n kernel { W B R D W }\n log\n W:0 B:1 R:4 D:1 W:0\n W:4 B:1 R:0 D:1 W:4"),
        LineList{});
}

TEST(UnneededBarriers, are_judged_by_the_memory_that_their_flags_name) {
    const std::string globals = "group 2\n kernel { GW B D GR }\n log\n GW:4096 B:1 D:2 GR:4100\n"
                                "GW:4100 B:1 D:2 GR:4096";
    EXPECT_EQ(unneeded_lines(globals), LineList{10}) << "B orders local memory only";
    EXPECT_EQ(unneeded_lines("group 2\n kernel { A B A }\n log\n A:0 B:2 A:0\n A:0 B:2 A:0"), LineList{})
        << "even without the flag, it orders atomics";
}

TEST(UnneededBarriers, in_a_loop_are_judged_if_a_group_passes_them_twice) {
    const std::string kernel = "group 2\n kernel { for L { } { W B R D } { } }\n log\n";
    const std::string once = "L:1 W:0 B:1 R:4 D:1 L:0\n L:1 W:4 B:1 R:0 D:1 L:0";
    EXPECT_EQ(unneeded_lines(kernel + once), LineList{}) << "D may be needed in another iteration";
    const std::string twice = "L:1 W:0 B:1 R:4 D:1 L:1 W:8 B:1 R:12 D:1 L:0\n"
                              "L:1 W:4 B:1 R:0 D:1 L:1 W:12 B:1 R:8 D:1 L:0";
    EXPECT_EQ(unneeded_lines(kernel + twice), LineList{11}) << "each iteration has its own words";
}

TEST(UnneededBarriers, are_not_sought_among_those_that_work_items_miss) {
    EXPECT_EQ(unneeded_lines("group 2\n kernel { if C { B } { } W }\n log\n C:1 B:1 W:0\n C:0 W:4"),
              LineList{});
}

TEST(UnneededBarriers, are_not_sought_in_kernels_in_which_barriers_have_another_purpose) {
    const std::string log = "group 2\n kernel { W B X }\n log\n W:0 B:1 X:4096\n W:4 B:1 X:4100";
    EXPECT_EQ(unneeded_lines("site X read global int 20\n" + log), LineList{10});
    EXPECT_EQ(unneeded_lines("site X atomic global int 20\n" + log), LineList{});
    EXPECT_EQ(unneeded_lines("site X fence 20\n" + log), LineList{});
}

TEST(UnneededBarriers, are_a_note_with_the_groups_that_passed_them) {
    const auto findings = unneeded_in(test::trace_of(
        std::string(barrier_sites) + "group 2\n kernel { if C { B } { } W }\n log\n C:0 W:0\n C:0 W:4\n"
                                     "C:1 B:1 W:0\n C:1 B:1 W:4\n C:1 B:1 W:0\n C:1 B:1 W:4"));
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::unneeded_barrier);
    EXPECT_EQ(findings[0].severity, Severity::note);
    EXPECT_EQ(findings[0].line, 10U);
    EXPECT_EQ(findings[0].place.group, Group(1));
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{2, 3}));
    EXPECT_EQ(findings[0].work_item_count, 4U);
    EXPECT_EQ(findings[0].count, 2U);
}

/// A group that was not logged may need the barriers.
TEST(UnneededBarriers, are_not_reported_if_only_some_groups_were_logged) {
    Trace trace = test::trace_of(std::string(barrier_sites) +
                                 "group 2\n kernel { W B R }\n log\n W:0 B:1 R:0\n W:4 B:1 R:4");
    ASSERT_EQ(unneeded_in(trace).size(), 1U);
    trace.range.global[0] *= 2;
    trace.part = GroupRange{0, 1};
    GroupSteps steps;
    ASSERT_TRUE(reconstruct(trace, Group(0), {4}, steps).ok());
    UnneededBarriers some(trace);
    some.add(steps, FaultyEvents(steps, trace));
    EXPECT_TRUE(some.findings().empty());
}

TEST(UnneededBarriers, are_needed_if_any_group_needs_them) {
    EXPECT_EQ(unneeded_lines(
                  "group 2\n kernel { W B R }\n log\n W:0 B:1 R:0\n W:4 B:1 R:4\n W:0 B:1 R:4\n W:4 B:1 R:0"),
              LineList{});
}

/// Returns the text of a group whose work-items execute the same random accesses and barriers, without
/// branches.
std::string random_barriers(std::uint32_t items) {
    std::string kernel = "kernel {";
    std::vector<std::string> logs(items);
    for (int length = *rc::gen::inRange(2, 14); length > 0; --length) {
        const std::string site = *rc::gen::element<std::string>("R", "W", "A", "GR", "GW", "B", "D", "E");
        kernel += " " + site;
        const bool is_barrier = site == "B" || site == "D" || site == "E";
        // always with flag 1, because a barrier without it would be needed for the order of atomics
        const int flags = *rc::gen::element(1, 3);
        for (std::string& log : logs) {
            const int address = (site[0] == 'G' ? 4096 : 0) + 4 * *rc::gen::inRange(0, 3);
            log += " " + site + ":" + std::to_string(is_barrier ? flags : address);
        }
    }
    std::string text = "group " + std::to_string(items) + "\n" + kernel + " }\nlog\n";
    for (const std::string& log : logs) {
        text += log.empty() ? "-\n" : log + "\n";
    }
    return text;
}

RC_GTEST_PROP(UnneededBarriers, equal_the_slow_version, ()) {
    const Trace trace = test::trace_of(barrier_sites + random_barriers(*rc::gen::inRange(2U, 7U)));
    GroupSteps steps;
    RC_ASSERT(reconstruct(trace, Group(0), {4}, steps).ok());
    const auto needed = test::SlowUnneededBarriers(steps, trace.program.sites).needed();
    std::set<std::uint32_t> slow;
    for (const TickInfo& tick : steps.ticks) {
        const SiteInfo& site = trace.program.sites[tick.site.index()];
        if (site.kind == SiteKind::barrier && !needed.contains(tick.site.value())) {
            slow.insert(site.line);
        }
    }
    std::set<std::uint32_t> fast;
    for (const Finding& finding : unneeded_in(trace)) {
        fast.insert(finding.line);
    }
    RC_ASSERT(fast == slow);
}

} // namespace
} // namespace lockstep
