// Runs every sub-group function through all stages: checks its result, and the lane from which the result
// comes.
#include "tests/support/whole_suites.h"
#include "tests/unit/recorder/sub_group_kernels.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

namespace lockstep {
namespace {

using namespace test;

/// Specification of a sub-group function: computes the result of one of `lanes` lanes from the values of its
/// sub-group, and the source lane.
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

class SubGroupFunction : public testing::TestWithParam<Described> {
protected:
    /// Returns the shapes of the groups to test. The driver builds the kernel for each of them, so a function gets only
    /// two, and neighbours in the list get others.
    [[nodiscard]] static std::vector<GroupShape> shapes() {
        std::vector<GroupShape> all{{}, {4, 20, 2}, {32, 20, 1}, {0, 20, 2}, {8, 1, 3}};
        if (test::runs_whole_suites()) {
            return all;
        }
        const std::string name = GetParam().name;
        std::size_t first = 0;
        while (functions[first].name != name) {
            ++first;
        }
        return {all[first % all.size()], all[(first + 2) % all.size()]};
    }
};

TEST_P(SubGroupFunction, gives_what_it_is_described_to_give_from_whom_the_log_says) {
    for (const GroupShape& run : shapes()) {
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
                values.push_back(values[0]); // the value from a lane that does not exist
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

} // namespace
} // namespace lockstep
