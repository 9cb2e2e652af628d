// Sub-group functions through the whole path: what they give, whom it came from, and for which width.

#include "core/session/pipeline.h"
#include "core/session/record.h"

#include "core/site/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <numeric>

namespace lockstep {
namespace {

struct Shape {
    std::uint32_t width = 8;
    std::uint64_t local = 20; ///< two whole sub-groups of 8 and one of 4
    std::uint64_t groups = 2;
};

Launch launch_of(const std::string& body, const Shape& run) {
    Launch launch;
    launch.source = {
        "test.cl",
        "kernel void k(global int* a) {\nint lid = get_local_id(0);\nint v = a[get_global_id(0)];\n"
        "int r = 0;\n" +
            body + "\na[get_global_id(0)] = r;\n}\n",
        ""};
    launch.kernel = "k";
    launch.range.global[0] = run.local * run.groups;
    launch.range.local[0] = run.local;
    std::vector<int> input(run.local * run.groups);
    std::iota(input.begin(), input.end(), 100);
    Argument a{
        .name = "a", .kind = ArgumentKind::buffer, .type = {Scalar::int32, 1}, .bytes = bytes_of(input)};
    a.size_bytes = a.bytes.size();
    launch.arguments = {a};
    return launch;
}

Result<Trace> recorded(const std::string& body, const Shape& run) {
    RecordOptions options;
    options.values = true;
    options.subgroup_width = run.width;
    options.time_plain = false;
    return record(launch_of(body, run), options);
}

std::vector<int> ints(const std::vector<std::byte>& bytes) {
    std::vector<int> values(bytes.size() / sizeof(int));
    if (!values.empty()) {
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(int));
    }
    return values;
}

/// Whom each work-item received from at the only exchange.
std::vector<Received> received(const Trace& trace) {
    std::vector<Received> all;
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        for (const Event event : trace.events_of(WorkItem(item))) {
            if (!is_fault(event) &&
                trace.program.sites[event_site(event).index()].kind == SiteKind::exchange) {
                all.push_back(received_from(event_payload(event)));
            }
        }
    }
    return all;
}

/// A function as it is described: what a lane of `lanes` gets of its sub-group's values, and from whom.
struct Described {
    const char* name;
    const char* body;
    int (*value)(const std::vector<int>& values, std::uint32_t lane);
    Received (*from)(std::uint32_t lanes, std::uint32_t lane);
};

Received one(std::uint32_t lanes, std::uint32_t from, std::uint32_t lane) {
    return from < lanes ? Received{from, 1} : Received{lane, 0};
}
int pick(const std::vector<int>& values, std::uint32_t from, std::uint32_t lane) {
    return values[from < values.size() ? from : lane];
}
int sum(const std::vector<int>& values, std::size_t count) {
    return std::accumulate(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count), 0);
}

const Described functions[] = {
    {"shuffle", "r = sub_group_shuffle(v, 3);", [](const auto& v, auto lane) { return pick(v, 3, lane); },
     [](auto lanes, auto lane) { return one(lanes, 3, lane); }},
    {"shuffle_beyond", "r = sub_group_shuffle(v, 6);",
     [](const auto& v, auto lane) { return pick(v, 6, lane); },
     [](auto lanes, auto lane) { return one(lanes, 6, lane); }},
    {"shuffle_xor", "r = sub_group_shuffle_xor(v, 5);",
     [](const auto& v, auto lane) { return pick(v, lane ^ 5, lane); },
     [](auto lanes, auto lane) { return one(lanes, lane ^ 5, lane); }},
    {"shuffle_up", "r = sub_group_shuffle_up(v, 2);",
     [](const auto& v, auto lane) { return pick(v, lane - 2, lane); },
     [](auto lanes, auto lane) { return one(lanes, lane - 2, lane); }},
    {"shuffle_down", "r = sub_group_shuffle_down(v, 2);",
     [](const auto& v, auto lane) { return pick(v, lane + 2, lane); },
     [](auto lanes, auto lane) { return one(lanes, lane + 2, lane); }},
    {"broadcast", "r = sub_group_broadcast(v, 1);", [](const auto& v, auto) { return v[1]; },
     [](auto, auto) {
         return Received{1, 1};
     }},
    {"reduce_add", "r = sub_group_reduce_add(v);", [](const auto& v, auto) { return sum(v, v.size()); },
     [](auto lanes, auto) {
         return Received{0, lanes};
     }},
    {"reduce_max", "r = sub_group_reduce_max(v);", [](const auto& v, auto) { return v.back(); },
     [](auto lanes, auto) {
         return Received{0, lanes};
     }},
    {"reduce_min", "r = sub_group_reduce_min(v);", [](const auto& v, auto) { return v.front(); },
     [](auto lanes, auto) {
         return Received{0, lanes};
     }},
    {"scan_inclusive_add", "r = sub_group_scan_inclusive_add(v);",
     [](const auto& v, auto lane) { return sum(v, lane + 1); },
     [](auto, auto lane) {
         return Received{0, lane + 1};
     }},
    {"scan_exclusive_add", "r = sub_group_scan_exclusive_add(v);",
     [](const auto& v, auto lane) { return sum(v, lane); },
     [](auto, auto lane) {
         return Received{0, lane};
     }},
    {"scan_exclusive_max", "r = sub_group_scan_exclusive_max(v);",
     [](const auto& v, auto lane) { return lane == 0 ? INT32_MIN : v[lane - 1]; },
     [](auto, auto lane) {
         return Received{0, lane};
     }},
    {"any", "r = sub_group_any(v == 103);",
     [](const auto& v, auto) { return static_cast<int>(std::count(v.begin(), v.end(), 103) > 0); },
     [](auto lanes, auto) {
         return Received{0, lanes};
     }},
    {"all", "r = sub_group_all(v >= 108);", [](const auto& v, auto) { return static_cast<int>(v[0] >= 108); },
     [](auto lanes, auto) {
         return Received{0, lanes};
     }},
    {"ballot", "r = (int)sub_group_ballot(v % 2 == 1).x;",
     [](const auto& v, auto) {
         int bits = 0;
         for (std::size_t i = 0; i < v.size(); ++i) {
             bits |= (v[i] % 2) << i;
         }
         return bits;
     },
     [](auto lanes, auto) {
         return Received{0, lanes};
     }},
};

class SubGroupFunction : public testing::TestWithParam<Described> {};

TEST_P(SubGroupFunction, gives_what_it_is_described_to_give_from_whom_the_log_says) {
    for (const Shape& run : {Shape{}, Shape{4, 20, 2}, Shape{32, 20, 1}, Shape{0, 20, 2}, Shape{8, 1, 3}}) {
        const auto trace = recorded(GetParam().body, run);
        ASSERT_TRUE(trace.ok()) << trace.error().detail;
        const std::uint64_t width = run.width == 0 ? run.local : run.width;
        std::vector<int> expected;
        std::vector<Received> from;
        for (std::uint64_t item = 0; item < run.local * run.groups; ++item) {
            const std::uint64_t local = item % run.local;
            const std::uint64_t first = local / width * width;
            std::vector<int> values(std::min(width, run.local - first));
            std::iota(values.begin(), values.end(), static_cast<int>(100 + item - local + first));
            const auto lane = static_cast<std::uint32_t>(local - first);
            if (GetParam().name == std::string("broadcast") && values.size() < 2) {
                values.push_back(values[0]); // from a lane that is not there
                from.push_back({0, 0});
            } else {
                from.push_back(GetParam().from(static_cast<std::uint32_t>(values.size()), lane));
            }
            expected.push_back(GetParam().value(values, lane));
        }
        EXPECT_EQ(ints(trace->outputs[0].instrumented), expected) << run.width;
        EXPECT_EQ(ints(trace->outputs[0].plain), expected) << run.width;
        EXPECT_EQ(received(*trace), from) << run.width;
        ASSERT_TRUE(trace->sub_groups);
        EXPECT_EQ(trace->sub_groups->width, run.width);
        EXPECT_NE(trace->sub_groups->plain, SubgroupFunctions::none);
    }
}

INSTANTIATE_TEST_SUITE_P(Functions, SubGroupFunction, testing::ValuesIn(functions),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(SubGroups, reduce_a_group_in_two_levels_where_only_the_first_of_them_takes_part_in_the_second) {
    const Shape run{8, 64, 2};
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

/// Whose value is the pick-th of the 8 that lane `lane` of 8 sums in three rounds of shuffle_down by 4, 2, 1.
std::size_t described_lane(std::size_t lane, std::size_t pick) {
    for (const std::size_t d : {1U, 2U, 4U}) { // the last round first
        lane += (pick & d) != 0 && lane + d < 8 ? d : 0;
    }
    return lane;
}

TEST(SubGroups, end_a_loop_that_only_one_of_them_is_in) {
    // A step that is not done for those who are not there: PoCL 3.1 once hung in the plain kernel.
    const auto trace = recorded("if (get_sub_group_id() == 0)\n"
                                "  for (int d = 4; d > 0; d /= (int)get_num_groups(0))\n"
                                "    v += sub_group_shuffle_down(v, d);\nr = v;",
                                Shape{8, 16, 2});
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    for (const auto* output : {&trace->outputs[0].instrumented, &trace->outputs[0].plain}) {
        const std::vector<int> got = ints(*output);
        ASSERT_EQ(got.size(), 32U);
        for (std::size_t item = 0; item < 32; ++item) {
            // Lane i of 8 gets lanes i, i + 4, i + 2, ... or, where nobody is there, itself once more.
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
    auto trace = recorded("if (lid != 3 && lid < 8) r = sub_group_shuffle_xor(v, 1);", Shape{8, 16, 2});
    ASSERT_TRUE(trace.ok()) << trace.error().detail;
    EXPECT_EQ(trace->timing_reason, "findings");
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

/// A neighbour's word, read behind a barrier of this text.
Result<Recording> neighbours(const char* barrier, const char* neighbour) {
    Result<Trace> trace = recorded("local int s[16];\ns[lid] = v;\n" + std::string(barrier) +
                                       "(CLK_LOCAL_MEM_FENCE);\nr = s[" + neighbour + "];",
                                   Shape{8, 16, 2});
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
                     Shape{8, 16, 2});
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
    recording.launches.push_back(recorded("r = sub_group_reduce_add(v);", Shape{}).value());
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
