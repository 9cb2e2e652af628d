// Runs kernels with sub-group functions through all stages: results, findings, barriers and widths.
#include "tests/unit/recorder/sub_group_kernels.h"

#include "core/session/pipeline.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using namespace test;

TEST(SubGroups, reduce_a_group_in_two_levels_where_only_the_first_of_them_takes_part_in_the_second) {
    const GroupShape run{8, 64, 2};
    const auto trace =
        recorded("local int s[8];\nint w = get_max_sub_group_size();\n"
                 "for (int d = w / 2; d > 0; d /= 2) v += sub_group_shuffle_down(v, d);\n"
                 "if (get_sub_group_local_id() == 0) s[get_sub_group_id()] = v;\n"
                 "barrier(CLK_LOCAL_MEM_FENCE);\n"
                 "if (get_sub_group_id() == 0) {\n  v = lid < get_num_sub_groups() ? s[lid] : 0;\n"
                 "  for (int d = w / 2; d > 0; d /= 2) v += sub_group_shuffle_down(v, d);\n"
                 "  if (lid == 0) r = v;\n}",
                 run);
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    for (const auto* output : {&trace->outputs[0].instrumented, &trace->outputs[0].plain}) {
        const std::vector<int> got = ints(*output);
        ASSERT_EQ(got.size(), 128U);
        EXPECT_EQ(got[0], 64 * 100 + 63 * 64 / 2);
        EXPECT_EQ(got[64], 64 * 164 + 63 * 64 / 2);
    }
    Recording recording;
    recording.launches.push_back(recorded("r = sub_group_reduce_add(v);", run).value());
    HardwareModel hardware;
    hardware.warp_width = 8;
    const auto session = analyse(std::make_shared<Recording>(std::move(recording)), hardware);
    ASSERT_TRUE(session.ok());
    EXPECT_TRUE((*session)->analysis(0).findings.empty());
}

/// Returns the lane from which lane `lane` of 8 gets value number `pick`, when eight values are summed in
/// three iterations of shuffle_down by 4, 2, 1.
std::size_t described_lane(std::size_t lane, std::size_t pick) {
    for (const std::size_t d : {1U, 2U, 4U}) { // from the last iteration back to the first
        lane += (pick & d) != 0 && lane + d < 8 ? d : 0;
    }
    return lane;
}

TEST(SubGroups, end_a_loop_that_only_one_of_them_is_in) {
    // Only work-items in the loop define the step d: PoCL 3.1 once hung in the plain kernel.
    const auto trace = recorded("if (get_sub_group_id() == 0)\n"
                                "  for (int d = 4; d > 0; d /= (int)get_num_groups(0))\n"
                                "    v += sub_group_shuffle_down(v, d);\nr = v;",
                                GroupShape{8, 16, 2});
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    for (const auto* output : {&trace->outputs[0].instrumented, &trace->outputs[0].plain}) {
        const std::vector<int> got = ints(*output);
        ASSERT_EQ(got.size(), 32U);
        for (std::size_t item = 0; item < 32; ++item) {
            // Lane i of 8 sums the values of lanes i, i + 4, i + 2, ... If a source lane does not exist, the
            // lane adds its own value again.
            const std::size_t lane = item % 16;
            int sum = 0;
            for (std::size_t pick = 0; lane < 8 && pick < 8; ++pick) {
                sum += 100 + static_cast<int>(item - lane + described_lane(lane, pick));
            }
            EXPECT_EQ(got[item], lane < 8 ? sum : 100 + static_cast<int>(item)) << item;
        }
    }
    EXPECT_EQ(trace->outputs[0].instrumented, trace->outputs[0].plain);
}

TEST(SubGroups, name_the_lanes_that_a_sub_group_misses_and_leave_the_plain_kernel_alone) {
    auto trace = recorded("if (lid != 3 && lid < 8) r = sub_group_shuffle_xor(v, 1);", GroupShape{8, 16, 2});
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    EXPECT_EQ(trace->untimed, Untimed::findings);
    EXPECT_EQ(received(*trace)[2], (Received{2, 0}));
    Recording recording;
    recording.launches.push_back(std::move(*trace));
    HardwareModel hardware;
    hardware.warp_width = 8;
    const auto session = analyse(std::make_shared<Recording>(std::move(recording)), hardware);
    ASSERT_TRUE(session.ok());
    const auto& findings = (*session)->analysis(0).findings;
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].kind, FindingKind::barrier_divergence);
    EXPECT_EQ(findings[0].line, 5U);
    EXPECT_EQ(findings[0].work_items, (std::vector<std::uint64_t>{3, 19}));
    EXPECT_EQ(findings[0].count, 2U);
}

/// Reads the word of another work-item after a barrier of this kind.
Result<Recording> neighbours(const char* barrier, const char* neighbour) {
    Result<Trace> trace = recorded("local int s[16];\ns[lid] = v;\n" + std::string(barrier) +
                                       "(CLK_LOCAL_MEM_FENCE);\nr = s[" + neighbour + "];",
                                   GroupShape{8, 16, 2});
    if (!trace) {
        return trace.error();
    }
    Recording recording;
    recording.launches.push_back(std::move(*trace));
    return recording;
}

std::vector<Finding> findings_of(Recording recording) {
    HardwareModel hardware;
    hardware.warp_width = 8;
    const auto session = analyse(std::make_shared<Recording>(std::move(recording)), hardware);
    return session.ok() ? (*session)->analysis(0).findings : std::vector<Finding>(99);
}

TEST(SubGroups, have_barriers_that_order_the_memory_of_one_sub_group) {
    auto within = neighbours("sub_group_barrier", "lid ^ 7");
    ASSERT_TRUE(within.ok()) << within.error().detail;
    const std::vector<int> got = ints(within->launches[0].outputs[0].instrumented);
    for (int i = 0; i < 32; ++i) {
        EXPECT_EQ(got[static_cast<std::size_t>(i)], 100 + (i ^ 7));
    }
    EXPECT_EQ(within->launches[0].outputs[0].plain, within->launches[0].outputs[0].instrumented);
    EXPECT_TRUE(findings_of(std::move(*within)).empty());
    auto across = neighbours("sub_group_barrier", "lid ^ 8");
    ASSERT_TRUE(across.ok());
    const auto races = findings_of(std::move(*across));
    ASSERT_EQ(races.size(), 1U);
    EXPECT_EQ(races[0].kind, FindingKind::race);
    EXPECT_EQ(races[0].line, 6U);
    EXPECT_EQ(races[0].other_line, 8U);
    auto whole = neighbours("barrier", "lid ^ 8");
    ASSERT_TRUE(whole.ok());
    whole->launches[0].sub_groups = Subgroups{8};
    EXPECT_TRUE(findings_of(std::move(*whole)).empty());
}

TEST(SubGroups, may_pass_their_barriers_alone_but_not_in_part) {
    const auto outcome = [](const char* condition) {
        auto trace =
            recorded("if (" + std::string(condition) + ") sub_group_barrier(CLK_LOCAL_MEM_FENCE);\nr = v;",
                     GroupShape{8, 16, 2});
        EXPECT_TRUE(trace.ok()) << trace.error().detail;
        EXPECT_EQ(ints(trace->outputs[0].instrumented)[31], 131);
        Recording recording;
        recording.launches.push_back(std::move(*trace));
        return findings_of(std::move(recording));
    };
    EXPECT_TRUE(outcome("get_sub_group_id() == 1").empty());
    const auto missing = outcome("lid != 3");
    ASSERT_EQ(missing.size(), 1U);
    EXPECT_EQ(missing[0].kind, FindingKind::barrier_divergence);
    EXPECT_EQ(missing[0].work_items, (std::vector<std::uint64_t>{3, 19}));
}

TEST(SubGroups, are_refused_for_another_warp_width_than_they_were_recorded_for) {
    Recording recording;
    recording.launches.push_back(recorded("r = sub_group_reduce_add(v);", GroupShape{}).value());
    HardwareModel hardware;
    hardware.warp_width = 8;
    EXPECT_TRUE(fits(recording, hardware));
    hardware.warp_width = 32;
    EXPECT_FALSE(fits(recording, hardware));
    const auto session = analyse(std::make_shared<Recording>(std::move(recording)), hardware);
    ASSERT_FALSE(session.ok());
    EXPECT_EQ(session.error().code, ErrorCode::recorded_for_another_width);
    EXPECT_EQ(session.error().arguments, (std::vector<std::string>{"8", "32"}));
}

} // namespace
} // namespace lockstep
