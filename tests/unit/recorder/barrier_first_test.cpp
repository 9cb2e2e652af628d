// Loops whose body starts with a barrier, followed by declarations and branches: PoCL 3.1 used to execute the
// instrumented code of such loops incorrectly. The logs are compared, event by event, with the source's
// semantics.

#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include "core/site/record.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

namespace lockstep {
namespace {

constexpr int items = 16; ///< number of work-items per group; there are two groups

/// Returns one character per event: 'L' and 'l' for a loop's test (continues, ends), 'B' for a barrier, 'Y'
/// and 'n' for a branch, 'r' and 'w' for accesses to local memory, 'R' and 'W' for accesses to global memory.
std::string story_of(const Trace& trace, std::uint64_t item) {
    std::string story;
    for (const Event event : trace.events_of(WorkItem(item))) {
        const SiteInfo& site = trace.program.sites.at(is_fault(event) ? 0 : event_site(event).index());
        const std::uint32_t decided = decision(event_payload(event));
        const bool global = site.space == Space::global;
        story += is_fault(event)                  ? '!'
                 : site.kind == SiteKind::barrier ? 'B'
                 : site.kind == SiteKind::loop    ? (decided == 1 ? 'L' : 'l')
                 : site.kind == SiteKind::branch  ? (decided == 1 ? 'Y' : 'n')
                 : site.kind == SiteKind::read    ? (global ? 'R' : 'r')
                                                  : (global ? 'W' : 'w');
    }
    return story;
}

Result<Trace> recorded(const std::string& body, bool values) {
    std::vector<int> input(2UL * items);
    std::iota(input.begin(), input.end(), 1);
    return record(test::launch_of("kernel void k(global int* a) {\n  local int s[16];\n  int l = "
                                  "get_local_id(0);\n" +
                                      body + "}\n",
                                  2UL * items, items, {test::buffer_of(input, "a")}),
                  {.time_plain = false, .values = values});
}

struct BarrierFirst {
    const char* name;
    const char* body;
    std::string (*story)(int lane);
    int (*result)(int group, int lane); ///< final value of the work-item's element of a
};

int input(int group, int lane) {
    return group * items + lane + 1;
}

int sum(int group) {
    return items * items * group + items * (items + 1) / 2;
}

const BarrierFirst loops[] = {
    {"reduction_with_an_index",
     "  s[l] = a[get_global_id(0)];\n"
     "  for (int k = 1; k < 16; k <<= 1) {\n"
     "    barrier(CLK_LOCAL_MEM_FENCE);\n"
     "    int i = 2 * k * (l + 1) - 1;\n" // keeps the step's value, so the loop ends right after the branch
     "    if (i < 16) s[i] += s[i - k];\n"
     "  }\n"
     "  if (l == 15) a[get_global_id(0)] = s[15];\n",
     [](int lane) {
         std::string story = "Rw";
         for (int k = 1; k < 16; k *= 2) {
             story += 2 * k * (lane + 1) - 1 < 16 ? "LBYrrw" : "LBn";
         }
         return story + (lane == 15 ? "lYrW" : "ln");
     },
     [](int group, int lane) { return lane == 15 ? sum(group) : input(group, lane); }},
    {"halving_with_a_word_read_ahead",
     "  s[l] = a[get_global_id(0)];\n"
     "  for (int k = 8; k > 0; k >>= 1) {\n"
     "    barrier(CLK_LOCAL_MEM_FENCE);\n"
     "    int t = s[l];\n"
     "    if (l < k) {\n"
     "      int u = s[l + k];\n"
     "      s[l] = t + u;\n"
     "    }\n"
     "  }\n"
     "  if (l == 0) a[get_global_id(0)] = s[0];\n",
     [](int lane) {
         std::string story = "Rw";
         for (int k = 8; k > 0; k >>= 1) {
             story += lane < k ? "LBrYrw" : "LBrn";
         }
         return story + (lane == 0 ? "lYrW" : "ln");
     },
     [](int group, int lane) { return lane == 0 ? sum(group) : input(group, lane); }},
    {"private_sum_with_a_branch",
     "  int total = 0;\n"
     "  for (int k = 0; k < 5; ++k) {\n"
     "    barrier(CLK_LOCAL_MEM_FENCE);\n"
     "    int t = l * k;\n"
     "    if (t % 3 == 0)\n"
     "      total += t + 1;\n"
     "  }\n"
     "  a[get_global_id(0)] = total;\n",
     [](int lane) {
         std::string story;
         for (int k = 0; k < 5; ++k) {
             story += lane * k % 3 == 0 ? "LBY" : "LBn";
         }
         return story + "lW";
     },
     [](int, int lane) {
         int total = 0;
         for (int k = 0; k < 5; ++k) {
             total += lane * k % 3 == 0 ? lane * k + 1 : 0;
         }
         return total;
     }},
    {"while_with_a_value_of_memory",
     "  int total = 0, k = 0;\n"
     "  while (k < 4) {\n"
     "    barrier(CLK_GLOBAL_MEM_FENCE);\n"
     "    int t = a[get_global_id(0)] + k;\n"
     "    if (t & 1)\n"
     "      total += t;\n"
     "    ++k;\n"
     "  }\n"
     "  a[get_global_id(0)] = total;\n",
     [](int lane) {
         std::string story;
         for (int k = 0; k < 4; ++k) {
             story += (lane + 1 + k) % 2 == 1 ? "LBRY" : "LBRn";
         }
         return story + "lW";
     },
     [](int group, int lane) {
         int total = 0;
         for (int k = 0; k < 4; ++k) {
             const int t = input(group, lane) + k;
             total += t % 2 == 1 ? t : 0;
         }
         return total;
     }},
    {"do_with_two_branches",
     "  int total = 0, k = 3;\n"
     "  do {\n"
     "    barrier(CLK_LOCAL_MEM_FENCE);\n"
     "    int t = l + k;\n"
     "    if (t > 9) total += 2;\n"
     "    else if (t > 5) total += 30;\n"
     "  } while (--k > 0);\n"
     "  a[get_global_id(0)] = total;\n",
     [](int lane) {
         std::string story;
         for (int k = 3; k > 0; --k) {
             story += lane + k > 9 ? "BY" : lane + k > 5 ? "BnY" : "Bnn";
             story += k > 1 ? "L" : "l";
         }
         return story + "W";
     },
     [](int, int lane) {
         int total = 0;
         for (int k = 3; k > 0; --k) {
             total += lane + k > 9 ? 2 : lane + k > 5 ? 30 : 0;
         }
         return total;
     }},
};

class LoopsThatBeginWithABarrier : public testing::TestWithParam<BarrierFirst> {};

TEST_P(LoopsThatBeginWithABarrier, log_and_compute_what_the_source_says) {
    for (const bool values : {false, true}) {
        const auto trace = recorded(GetParam().body, values);
        ASSERT_TRUE(trace.ok()) << trace.error().detail;
        std::vector<int> expected;
        for (int item = 0; item < 2 * items; ++item) {
            EXPECT_EQ(story_of(*trace, static_cast<std::uint64_t>(item)), GetParam().story(item % items))
                << item;
            expected.push_back(GetParam().result(item / items, item % items));
        }
        for (const auto* bytes : {&trace->outputs[0].instrumented, &trace->outputs[0].plain}) {
            std::vector<int> got(bytes->size() / sizeof(int));
            std::memcpy(got.data(), bytes->data(), bytes->size());
            EXPECT_EQ(got, expected);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Loops, LoopsThatBeginWithABarrier, testing::ValuesIn(loops),
                         [](const auto& one) { return std::string(one.param.name); });

} // namespace
} // namespace lockstep
