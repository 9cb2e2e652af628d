// Tests the start and end times of groups on the CPU of this machine: PoCL with the cycle counter.
#include "tests/support/recorder/record_here.h"

#include "core/experiments/building_blocks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>

namespace lockstep {
namespace {

Launch launch_of(const std::string& body, std::int64_t items, std::int64_t group) {
    return {.source = {"test.cl",
                       "__kernel void k(__global float* a) { int i = get_global_id(0); " + body + " }", ""},
            .kernel = "k",
            .range = range_for(items, group),
            .arguments = {shared_argument("a", {Scalar::float32, 1}, static_cast<std::uint64_t>(items))}};
}

Trace recorded(const Launch& launch, const RecordOptions& options = {}) {
    auto trace = record(launch, options);
    EXPECT_TRUE(trace.ok()) << (trace.ok() ? "" : trace.error().detail);
    return trace.ok() ? std::move(*trace) : Trace{};
}

bool has_clock(const Trace& trace) {
#ifdef __x86_64__
    return trace.device.platform == "Portable Computing Language";
#else
    (void)trace;
    return false;
#endif
}

std::uint64_t length(const GroupSpan& span) {
    return span.end - span.begin;
}

// The build that measures times has no probes, so each kind of probe needs a form that only makes the access.
TEST(GroupTimes, EveryFormOfAccessHasATime) {
    const char* const bodies[] = {
        "typedef struct { float x; float y; } pair; __global pair* p = (__global pair*)a;"
        " __local pair s[64]; pair v = p[i / 2]; s[get_local_id(0)] = v; a[i] = s[get_local_id(0)].y;",
        "__global float4* q = (__global float4*)a; float4 w = q[i / 4]; a[i] = w.x;",
        "__local float s[64]; s[get_local_id(0)] = a[i]; a[i] = *(__local float*)(__local "
        "char*)&s[get_local_id(0)];",
        "a[i] = vload_half(i, (__global half*)a); vstore_half(a[i], i, (__global half*)a);",
        "a[i] = \"abc\"[i % 3];",
        "__local float s[64]; event_t e = async_work_group_copy(s, a, 64, 0); wait_group_events(1, &e);"
        " a[i] = s[get_local_id(0)];",
    };
    for (const char* const body : bodies) {
        const Trace trace = recorded(launch_of(body, 256, 64));
        EXPECT_EQ(trace.group_times.has_value(), has_clock(trace)) << body;
    }
}

TEST(GroupTimes, EveryGroupHasATimeWhateverItsSize) {
    for (const std::int64_t size : {1, 31, 32, 33, 64, 100}) {
        const Trace trace = recorded(launch_of("a[i] = a[i] * 2.0f + 1.0f;", size * 7, size));
        ASSERT_EQ(trace.group_times.has_value(), has_clock(trace));
        if (!trace.group_times) {
            GTEST_SKIP() << "no clock that a kernel can read on this device";
        }
        const auto& groups = trace.group_times->groups;
        ASSERT_EQ(groups.size(), 7U);
        EXPECT_EQ(std::ranges::min(groups, {}, &GroupSpan::begin).begin, 0U);
        EXPECT_TRUE(std::ranges::all_of(groups, [](const GroupSpan& span) { return span.end > span.begin; }));
    }
}

TEST(GroupTimes, AGroupThatDoesMoreRunsLonger) {
    const Trace trace =
        recorded(launch_of("int turns = get_group_id(0) == 3 ? 20000 : 20; float x = a[i];"
                           "for (int t = 0; t < turns; t++) x = x * 1.0001f + 1.0f; a[i] = x;",
                           512, 64));
    if (!trace.group_times) {
        GTEST_SKIP() << "no clock that a kernel can read on this device";
    }
    std::vector<std::uint64_t> lengths;
    std::ranges::transform(trace.group_times->groups, std::back_inserter(lengths), length);
    const std::uint64_t longest = lengths[3]; // this group does a thousand times as much work as any other
    std::ranges::sort(lengths);
    // The median: the system may delay some groups, but not half of them.
    const std::uint64_t usual = lengths[lengths.size() / 2];
    EXPECT_GT(longest, 10 * usual);
}

TEST(GroupTimes, BarriersAndDivergentControlDoNotDisturbThem) {
    const Trace trace = recorded(launch_of("__local float s[64]; int l = get_local_id(0); s[l] = i;"
                                           "for (int k = 32; k > 0; k >>= 1) { barrier(CLK_LOCAL_MEM_FENCE);"
                                           "if (l < k) s[l] += s[l + k]; } if (l > 40) return; a[i] = s[0];",
                                           256, 64));
    ASSERT_EQ(trace.group_times.has_value(), has_clock(trace));
    EXPECT_TRUE(trace.timing.has_value());
}

TEST(GroupTimes, AreMeasuredOnlyWhereThePlainKernelMayRunAndTimeIsAsked) {
    const Trace stray = recorded(launch_of("a[i + 1] = 5;", 64, 64));
    EXPECT_FALSE(stray.group_times.has_value());
    RecordOptions options;
    options.time_plain = false;
    EXPECT_FALSE(recorded(launch_of("a[i] = 5;", 64, 64), options).group_times.has_value());
}

} // namespace
} // namespace lockstep
