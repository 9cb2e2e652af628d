#include "core/warp/reconstruct.h"

#include "tests/support/random_trace.h"
#include "tests/support/slow/slow_reconstruct.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>
#include <tuple>

namespace lockstep {
namespace {

auto columns_of(GroupSteps& steps) {
    std::sort(steps.faults.begin(), steps.faults.end(),
              [](const FaultAt& a, const FaultAt& b) { return a.event < b.event; });
    std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint64_t, std::uint64_t, int>> faults;
    for (const FaultAt& at : steps.faults) {
        faults.emplace_back(at.event, at.fault.site.value(), at.item.value(), at.payload,
                            static_cast<int>(at.fault.kind));
    }
    return std::tuple(steps.lanes, steps.payloads, steps.events, faults, steps.warps, steps.items);
}

void check_against_slow(const Trace& trace, std::uint32_t width) {
    Reconstructor reconstructor(trace, {width});
    GroupSteps fast;
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        RC_ASSERT(reconstructor.rebuild(Group(group), fast).ok());
        GroupSteps slow = test::slow_reconstruct(trace, Group(group), {width});
        RC_ASSERT(test::text_of(fast, trace) == test::text_of(slow, trace));
        RC_ASSERT(columns_of(fast) == columns_of(slow));
    }
}

RC_GTEST_PROP(ReconstructProperty, EqualsTheSlowVersionForEveryWarpWidth, (std::uint64_t number)) {
    for (std::uint64_t i = 0; i < 10; ++i) {
        const Trace trace = test::random_trace(number + i);
        for (const std::uint32_t width : {0U, 4U, 8U, 16U, 32U, 64U}) {
            check_against_slow(trace, width);
        }
    }
}

RC_GTEST_PROP(ReconstructProperty, ADamagedLogGivesAnErrorOrSteps, ()) {
    const auto number = *rc::gen::arbitrary<std::uint64_t>();
    test::RandomTraceOptions options;
    options.most_items = 20;
    Trace trace = test::random_trace(number, options);
    RC_PRE(!trace.events.empty());
    const auto at = *rc::gen::inRange<std::size_t>(0, trace.events.size());
    trace.events[at] ^= std::uint64_t{1} << *rc::gen::inRange(0, 64);
    GroupSteps steps;
    for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
        const Status status = reconstruct(trace, Group(group), {32}, steps);
        RC_ASSERT(status.ok() || status.error().code == ErrorCode::trace_mismatch);
    }
}

TEST(RandomTrace, PassesEveryKindOfNodeOften) {
    test::node_kinds_passed() = {};
    for (std::uint64_t number = 0; number < 300; ++number) {
        (void)test::random_trace(number);
    }
    for (const std::uint64_t passed : test::node_kinds_passed()) {
        EXPECT_GE(passed, 1000U);
    }
}

} // namespace
} // namespace lockstep
