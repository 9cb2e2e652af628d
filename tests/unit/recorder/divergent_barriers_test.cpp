// Runs kernels with barriers that a part of the group does not reach through all stages: they end, log a path
// that can be reconstructed, and are reported.

#include "core/experiments/building_blocks.h"
#include "core/session/pipeline.h"
#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace lockstep {
namespace {

constexpr std::uint64_t items = 16;

struct Outcome {
    std::vector<int> values; ///< final values of a[0 .. items)
    std::vector<Finding> findings;
    Untimed untimed{};
    std::ptrdiff_t barrier_events = 0;
};

std::ptrdiff_t barrier_events_of(const Trace& trace) {
    return std::ranges::count_if(trace.events.span(), [&](Event event) {
        return !is_fault(event) && trace.program.sites[event_site(event).index()].kind == SiteKind::barrier;
    });
}

Outcome outcome_of(const std::string& text, std::uint64_t turns = 1000) {
    const Launch launch =
        test::launch_of(text, items, items, {test::buffer_of(std::vector<int>(items, 0), "a")});
    Result<Recording> recording = record_run({launch}, {}, {.time_plain = false, .turn_budget = turns});
    if (!recording) {
        ADD_FAILURE() << recording.error().detail;
        return {};
    }
    Outcome outcome;
    outcome.values = values_in<int>(recording->launches[0].outputs[0].instrumented);
    outcome.untimed = recording->launches[0].untimed;
    outcome.barrier_events = barrier_events_of(recording->launches[0]);
    const auto session = analyse(std::make_shared<Recording>(std::move(*recording)), {});
    if (!session) {
        ADD_FAILURE() << "analyse: " << static_cast<int>(session.error().code);
        return outcome;
    }
    outcome.findings = (*session)->analysis(0).findings;
    return outcome;
}

/// Returns the findings of kind barrier_divergence.
std::vector<Finding> barriers(const Outcome& outcome) {
    std::vector<Finding> found;
    for (const Finding& finding : outcome.findings) {
        if (finding.kind == FindingKind::barrier_divergence) {
            found.push_back(finding);
        }
    }
    return found;
}

std::vector<std::uint64_t> range(std::uint64_t first, std::uint64_t end) {
    std::vector<std::uint64_t> numbers(end - first);
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

constexpr const char* fence = "barrier(CLK_LOCAL_MEM_FENCE);";

TEST(DivergentBarriers, are_found_behind_an_early_return) {
    const Outcome outcome = outcome_of("kernel void k(global int* a) {\n  local int s[16];\n"
                                       "  int i = get_global_id(0);\n  if (i >= 10) return;\n  s[i] = i;\n"
                                       "  barrier(CLK_LOCAL_MEM_FENCE);\n  a[i] = s[9 - i];\n}\n");
    const auto found = barriers(outcome);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].line, 6U);
    EXPECT_EQ(found[0].work_items, range(10, 16));
    EXPECT_EQ(found[0].count, 1U);
    EXPECT_EQ(outcome.values, (std::vector<int>{9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(outcome.untimed, Untimed::findings);
}

TEST(DivergentBarriers, are_found_on_both_sides_of_a_branch) {
    const auto found =
        barriers(outcome_of("kernel void k(global int* a) {\n  if (get_local_id(0) < 4)\n    " +
                            std::string(fence) + "\n  else\n    " + fence + "\n  a[0] = 1;\n}\n"));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].line, 3U);
    EXPECT_EQ(found[0].work_items, range(4, 16));
    EXPECT_EQ(found[1].line, 5U);
    EXPECT_EQ(found[1].work_items, range(0, 4));
}

TEST(DivergentBarriers, are_counted_once_a_turn_of_a_loop_that_some_leave_earlier) {
    const auto found = barriers(outcome_of("kernel void k(global int* a) {\n"
                                           "  for (int i = 0; i < (int)get_local_id(0); ++i)\n    " +
                                           std::string(fence) + "\n}\n"));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].count, 15U); // in iteration t, items 0 .. t are missing
    EXPECT_EQ(found[0].work_items, range(0, 15));
}

TEST(DivergentBarriers, are_not_found_where_a_condition_read_from_memory_is_the_same_for_all) {
    const Outcome outcome =
        outcome_of("kernel void k(global int* a) {\n  local int n;\n  int l = get_local_id(0);\n"
                   "  if (l == 0) n = 5;\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
                   "  for (int i = 0; i < n; ++i) { barrier(CLK_LOCAL_MEM_FENCE); a[l] += 1; }\n}\n");
    EXPECT_TRUE(barriers(outcome).empty());
    EXPECT_EQ(outcome.untimed, Untimed::not_asked); // the plain kernel was not prevented from running
    EXPECT_EQ(outcome.values, std::vector<int>(items, 5));
}

TEST(DivergentBarriers, stand_in_helpers_whose_result_is_used_in_an_expression) {
    const Outcome outcome = outcome_of(
        "int sum(local int* s, int v) {\n  int l = get_local_id(0);\n  s[l] = v;\n"
        "  barrier(CLK_LOCAL_MEM_FENCE);\n  if (v < 0) return -1;\n  int t = 0;\n"
        "  for (int i = 0; i < 4; ++i) t += s[i];\n  barrier(CLK_LOCAL_MEM_FENCE);\n  return t;\n}\n"
        "kernel void k(global int* a) {\n  local int s[16];\n  int l = get_local_id(0);\n  int n = l;\n"
        "  if (l < 6) a[l] = 100 + n + 2 * sum(s, l == 5 ? -1 : l + 1);\n}\n");
    EXPECT_EQ(outcome.values, (std::vector<int>{120, 121, 122, 123, 124, 103, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    const auto found = barriers(outcome);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].work_items, range(6, 16));
    EXPECT_EQ(found[1].work_items, range(5, 16));
}

TEST(DivergentBarriers, stand_in_a_switch_that_falls_through) {
    const Outcome outcome =
        outcome_of("kernel void k(global int* a) {\n  int l = get_local_id(0);\n  int v[2] = {l, 7};\n"
                   "  switch (l % 4) {\n  case 0: v[0] += 10;\n"
                   "  case 1: barrier(CLK_LOCAL_MEM_FENCE); v[0] += 100; break;\n"
                   "  default: v[0] += 1000;\n  }\n  a[l] = v[0];\n}\n");
    std::vector<int> expected;
    expected.reserve(items);
    for (int l = 0; l < static_cast<int>(items); ++l) {
        expected.push_back(l + (l % 4 == 0 ? 110 : l % 4 == 1 ? 100 : 1000));
    }
    EXPECT_EQ(outcome.values, expected);
    ASSERT_EQ(barriers(outcome).size(), 1U);
    EXPECT_EQ(barriers(outcome)[0].work_items, (std::vector<std::uint64_t>{2, 3, 6, 7, 10, 11, 14, 15}));
}

TEST(DivergentBarriers, end_with_the_turns_of_a_loop_that_only_some_are_in) {
    const Outcome outcome = outcome_of("kernel void k(global int* a) {\n  int l = get_local_id(0);\n"
                                       "  while (l < 3) { barrier(CLK_LOCAL_MEM_FENCE); a[l] = 1; }\n"
                                       "  barrier(CLK_LOCAL_MEM_FENCE);\n  a[l] += 5;\n}\n",
                                       20);
    EXPECT_EQ(outcome.values, (std::vector<int>{6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5}));
    const auto found = barriers(outcome);
    ASSERT_EQ(found.size(), 1U); // all work-items reach the second barrier
    EXPECT_EQ(found[0].line, 3U);
    EXPECT_EQ(found[0].count, 20U);
}

TEST(DivergentBarriers, are_not_passed_on_the_side_that_nobody_takes) {
    const Outcome outcome = outcome_of(
        "kernel void k(global int* a) {\n  int l = get_local_id(0);\n  if (get_num_groups(0) == 1) {\n"
        "    if (l == 3) return;\n    barrier(CLK_LOCAL_MEM_FENCE);\n  } else {\n"
        "    barrier(CLK_LOCAL_MEM_FENCE);\n    a[l] = 7;\n  }\n  a[l] += 2;\n}\n");
    ASSERT_EQ(barriers(outcome).size(), 1U);
    EXPECT_EQ(barriers(outcome)[0].line, 5U);
    EXPECT_EQ(barriers(outcome)[0].work_items, (std::vector<std::uint64_t>{3}));
    EXPECT_EQ(outcome.values, (std::vector<int>{2, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2}));
}

TEST(DivergentBarriers, hold_together_where_a_loop_without_barriers_ran_out_of_turns) {
    // n is the same for all work-items, however many iterations of the first loop each one executes.
    const Outcome outcome =
        outcome_of("kernel void k(global int* a) {\n  int l = get_local_id(0);\n  int n = 0;\n"
                   "  for (int i = 0; i < l * 3; ++i) a[l] += 1;\n"
                   "  for (int i = 0; i < 40; ++i) n += 1;\n"
                   "  if (n == 40) barrier(CLK_LOCAL_MEM_FENCE);\n}\n",
                   41);
    EXPECT_TRUE(barriers(outcome).empty());
    EXPECT_EQ(outcome.values[15], 41);
}

TEST(DivergentBarriers, behind_a_return_of_the_whole_group_are_met_by_nobody) {
    for (const std::string leaves :
         {"if (get_group_id(0) == 0) { a[l] = 1; return; }",
          "for (int i = 0; i < 2; ++i) { if (l < 8) barrier(1); a[l] = 1; return; }"}) {
        const Outcome outcome = outcome_of("kernel void k(global int* a) {\n"
                                           "    int l = get_local_id(0);\n"
                                           "    if (l < 4) { barrier(CLK_LOCAL_MEM_FENCE); }\n    " +
                                           leaves +
                                           "\n    barrier(CLK_LOCAL_MEM_FENCE);\n"
                                           "    a[l] = 2;\n"
                                           "}\n");
        EXPECT_EQ(outcome.values, std::vector<int>(items, 1)) << leaves;
        EXPECT_EQ(outcome.barrier_events, leaves.starts_with("if") ? 4 : 4 + 8) << leaves;
    }
}

} // namespace
} // namespace lockstep
