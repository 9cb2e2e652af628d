// Runs asynchronous copies through all stages: what they copy, on which line they are counted, and which
// findings they cause.

#include "core/experiments/building_blocks.h"
#include "core/session/pipeline.h"
#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace lockstep {
namespace {

constexpr std::uint64_t items = 16; ///< number of work-items per group; there are two groups

struct Outcome {
    std::vector<int> result; ///< buffer r of the instrumented kernel
    std::vector<int> plain;  ///< results of the plain kernel; empty if it did not run
    Untimed untimed{};
    std::shared_ptr<const Session> session;

    [[nodiscard]] const std::vector<Finding>& findings() const { return session->analysis(0).findings; }
    /// Returns the counters of a source line of the kernel.
    [[nodiscard]] Totals line(std::uint32_t number) const {
        for (const LineAnalysis& line : session->analysis(0).lines) {
            if (line.line == number) {
                return line.totals;
            }
        }
        return {};
    }
};

/// Runs a kernel whose body starts on line 4. Buffer a contains 0, 1, 2, ...; r is filled with -1.
Outcome outcome_of(const std::string& body, std::uint64_t turns = 10000) {
    std::vector<int> input(256);
    std::iota(input.begin(), input.end(), 0);
    const Launch launch = test::launch_of(
        "kernel void k(global int* a, global int* r) {\n  local int s[64];\n"
        "  int l = get_local_id(0), i = get_global_id(0), g = get_group_id(0);\n" +
            body + "}\n",
        2 * items, items, {test::buffer_of(input, "a"), test::buffer_of(std::vector<int>(256, -1), "r")});
    Result<Recording> recording = record_run({launch}, {}, {.time_plain = false, .turn_budget = turns});
    if (!recording) {
        throw std::runtime_error(recording.error().detail);
    }
    const Trace& trace = recording->launches[0];
    Outcome outcome{values_in<int>(trace.outputs[1].instrumented),
                    values_in<int>(trace.outputs[1].plain),
                    trace.untimed,
                    {}};
    outcome.session = analyse(std::make_shared<Recording>(std::move(*recording)), {}).value();
    return outcome;
}

TEST(AsyncCopies, move_what_is_asked_for_and_count_it_on_the_line_that_asks) {
    const Outcome outcome = outcome_of("  event_t e = async_work_group_copy(s, a + 16 * g, 16, 0);\n"
                                       "  wait_group_events(1, &e);\n"
                                       "  r[i] = s[15 - l];\n");
    for (int i = 0; i < 32; ++i) {
        EXPECT_EQ(outcome.result[static_cast<std::size_t>(i)], i / 16 * 16 + 15 - i % 16);
    }
    EXPECT_EQ(outcome.plain, outcome.result);
    EXPECT_TRUE(outcome.findings().empty());
    const Totals copy = outcome.line(4);
    EXPECT_EQ(copy.global_load.requests, 2U); // one per group, for 16 ints
    EXPECT_EQ(copy.global_load.sectors, 4U);
    EXPECT_EQ(copy.global_load.bytes, 128U);
    EXPECT_EQ(copy.local_store.requests, 2U);
    EXPECT_EQ(copy.local_store.conflicts, 0U);
    EXPECT_EQ(copy.global_store.requests, 0U);
}

TEST(AsyncCopies, go_both_ways_with_strides_and_any_number_of_elements) {
    const Outcome outcome = outcome_of(
        "  event_t e[2];\n  e[0] = async_work_group_strided_copy(s, a + g, 40, 3, 0);\n"
        "  e[1] = async_work_group_copy(s + 40, a + 100, 5, 0);\n  wait_group_events(2, e);\n"
        "  s[l] += 1000;\n  barrier(CLK_LOCAL_MEM_FENCE);\n"
        "  e[0] = async_work_group_strided_copy(r + g, s, 45, 2, 0);\n  wait_group_events(1, &e[0]);\n");
    std::vector<int> expected(256, -1);
    for (int g = 0; g < 2; ++g) {
        for (int k = 0; k < 45; ++k) {
            const int read = k < 40 ? g + 3 * k : 100 + k - 40;
            expected[static_cast<std::size_t>(g) + 2 * static_cast<std::size_t>(k)] =
                read + (k < 16 ? 1000 : 0);
        }
    }
    EXPECT_EQ(outcome.result, expected);
    EXPECT_EQ(outcome.plain, expected);
    EXPECT_TRUE(outcome.findings().empty());
    EXPECT_EQ(outcome.line(5).global_load.requests, 6U); // 16, 16 and 8 elements, in two groups
    EXPECT_EQ(outcome.line(5).global_load.bytes, 2U * 40 * 4);
    EXPECT_EQ(outcome.line(10).global_store.bytes, 2U * 45 * 4);
}

TEST(AsyncCopies, may_be_in_flight_from_turn_to_turn_under_one_event) {
    const Outcome outcome = outcome_of("  event_t e = 0;\n  for (int k = 0; k < 3; ++k) {\n"
                                       "    e = async_work_group_copy(s + 16 * k, a + 32 * k, 16, e);\n  }\n"
                                       "  wait_group_events(1, &e);\n"
                                       "  r[i] = s[l] + s[l + 16] + s[l + 32];\n");
    for (int i = 0; i < 32; ++i) {
        EXPECT_EQ(outcome.result[static_cast<std::size_t>(i)], 96 + 3 * (i % 16));
    }
    EXPECT_EQ(outcome.plain, outcome.result);
    EXPECT_TRUE(outcome.findings().empty());
}

TEST(AsyncCopies, that_nobody_waits_for_are_found) {
    const Outcome outcome = outcome_of("  async_work_group_copy(s, a, 16, 0);\n  r[i] = l;\n");
    ASSERT_EQ(outcome.findings().size(), 1U);
    const Finding& finding = outcome.findings()[0];
    EXPECT_EQ(finding.kind, FindingKind::unfinished_copy);
    EXPECT_EQ(finding.line, 4U);
    EXPECT_EQ(finding.place.object, "s");
    EXPECT_EQ(finding.place.space, Space::local);
    EXPECT_EQ(finding.count, 32U);
    EXPECT_EQ(outcome.untimed, Untimed::findings);
    EXPECT_TRUE(outcome.plain.empty());
}

TEST(AsyncCopies, whose_destination_is_touched_before_the_wait_are_found) {
    const Outcome outcome = outcome_of("  event_t e = async_work_group_strided_copy(r, s, 4, 8, 0);\n"
                                       "  s[l + 32] = 1;\n"
                                       "  if (g == 0) r[l] = 7;\n" // the copy writes 0 and 8, not 1 to 7
                                       "  wait_group_events(1, &e);\n");
    std::vector<const Finding*> early;
    for (const Finding& finding : outcome.findings()) {
        if (finding.kind == FindingKind::unfinished_copy) {
            early.push_back(&finding);
        }
    }
    ASSERT_EQ(early.size(), 1U);
    EXPECT_EQ(early[0]->line, 6U);
    EXPECT_EQ(early[0]->place.object, "r");
    EXPECT_EQ(early[0]->work_items, (std::vector<std::uint64_t>{0, 8}));
    EXPECT_EQ(early[0]->count, 2U);
}

TEST(AsyncCopies, that_go_outside_are_found_and_harm_nothing) {
    const Outcome outcome = outcome_of("  event_t e = async_work_group_copy(s + 60, a + 250, 8, 0);\n"
                                       "  wait_group_events(1, &e);\n  r[i] = l;\n");
    ASSERT_EQ(outcome.findings().size(), 2U); // one for a and one for s, both on line 4
    for (const Finding& finding : outcome.findings()) {
        EXPECT_EQ(finding.kind, FindingKind::out_of_bounds);
        EXPECT_EQ(finding.line, 4U);
        EXPECT_EQ(finding.count, finding.place.object == "a" ? 4U : 8U);
    }
}

TEST(AsyncCopies, are_waited_for_by_a_list_that_is_too_short) {
    const Outcome outcome = outcome_of("  event_t e = async_work_group_copy(s, a, 16, 0);\n"
                                       "  wait_group_events(3, &e);\n  wait_group_events(1, &e);\n"
                                       "  r[i] = s[l];\n");
    ASSERT_EQ(outcome.findings().size(), 1U);
    EXPECT_EQ(outcome.findings()[0].kind, FindingKind::out_of_bounds);
    EXPECT_EQ(outcome.findings()[0].line, 5U);
    EXPECT_EQ(outcome.result[31], 15);
}

TEST(AsyncCopies, of_absurd_length_end_where_they_leave_the_local_memory) {
    const Outcome outcome = outcome_of("  event_t e = async_work_group_copy(s, a, (size_t)-1, 0);\n"
                                       "  wait_group_events(1, &e);\n  r[i] = l;\n",
                                       100);
    EXPECT_EQ(std::ranges::count(outcome.findings(), FindingKind::endless_loop, &Finding::kind), 0);
    EXPECT_GE(std::ranges::count(outcome.findings(), FindingKind::out_of_bounds, &Finding::kind), 1);
    EXPECT_EQ(outcome.result[31], 15);
}

TEST(AsyncCopies, that_a_part_of_the_group_asks_or_waits_for_are_found) {
    const Outcome outcome = outcome_of("  event_t e;\n  if (l < 12) {\n"
                                       "    e = async_work_group_copy(s, a, 16, 0);\n"
                                       "    wait_group_events(1, &e);\n  }\n  r[i] = l;\n");
    std::vector<std::uint32_t> lines;
    for (const Finding& finding : outcome.findings()) {
        if (finding.kind == FindingKind::barrier_divergence) {
            lines.push_back(finding.line);
            EXPECT_EQ(finding.work_items, (std::vector<std::uint64_t>{12, 13, 14, 15, 28, 29, 30, 31}));
        }
    }
    EXPECT_EQ(lines, (std::vector<std::uint32_t>{6, 7}));
    EXPECT_EQ(outcome.result[31], 15);
}

TEST(AsyncCopies, of_vectors_move_whole_elements) {
    const Outcome outcome = outcome_of(
        "  event_t e = async_work_group_copy((local int4*)s, (global const int4*)a + 4 * g, 4, 0);\n"
        "  wait_group_events(1, &e);\n  r[i] = s[l];\n");
    for (int i = 0; i < 32; ++i) {
        EXPECT_EQ(outcome.result[static_cast<std::size_t>(i)], i);
    }
    EXPECT_EQ(outcome.plain, outcome.result);
    EXPECT_EQ(outcome.line(4).global_load.bytes, 128U);
    EXPECT_EQ(outcome.line(4).global_load.requests, 2U);
}

} // namespace
} // namespace lockstep
