// Compares the fast checks for races and uninitialised reads with the slow ones, on launches whose work-items
// access the same few bytes.
#include "core/analysis/findings/uninitialised.h"
#include "core/analysis/races/races.h"
#include "core/warp/reconstruct.h"

#include "tests/support/random_conflicts.h"
#include "tests/support/slow/slow_memory_order.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>

namespace lockstep {
namespace {

std::string text_of(const Finding& finding, bool with_items) {
    std::ostringstream out;
    out << finding.line << ' ' << finding.other_line << ' ' << finding.place.object << '+'
        << finding.place.offset << " group " << finding.place.group.value()
        << (finding.between_groups ? " between" : "")
        << (finding.severity == Severity::note ? " note" : " error") << " x" << finding.count << ':';
    for (std::size_t i = 0; with_items && i < finding.work_items.size(); ++i) {
        out << ' ' << finding.work_items[i];
    }
    return out.str();
}

std::vector<std::string> texts_of(const std::vector<Finding>& findings, bool with_items) {
    std::vector<std::string> texts;
    texts.reserve(findings.size());
    for (const Finding& finding : findings) {
        texts.push_back(text_of(finding, with_items));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

struct Fast {
    std::vector<Finding> races;
    std::vector<Finding> uninitialised;
};

/// Runs the fast checks: divides the groups into `shares`, as threads would, and merges the results.
Fast fast(const Trace& trace, std::size_t shares, std::uint32_t width) {
    struct Share {
        explicit Share(const Trace& t) : races(t), uninitialised(t) {}
        LaunchMemory launch;
        RaceFindings races;
        UninitialisedFindings uninitialised;
    };
    std::vector<std::unique_ptr<Share>> all;
    for (std::size_t i = 0; i < shares; ++i) {
        all.push_back(std::make_unique<Share>(trace));
    }
    GroupSteps steps;
    GroupMemory memory;
    for (std::uint64_t g = group_count(trace.range); g-- > 0;) {
        Share& share = *all[g % all.size()];
        EXPECT_TRUE(reconstruct(trace, Group(g), {width}, steps).ok());
        memory.read(steps, trace);
        share.launch.add(memory);
        share.races.add(steps, memory);
        share.uninitialised.add(steps, memory.faulty());
    }
    Share& one = *all.front();
    for (std::size_t i = 1; i < shares; ++i) {
        one.launch.merge(all[i]->launch);
        one.races.merge(all[i]->races);
        one.uninitialised.merge(all[i]->uninitialised);
    }
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {width}, steps).ok());
        if (one.races.looks_again(one.launch)) {
            one.races.add_again(steps, FaultyEvents(steps, trace), one.launch);
        }
        if (may_read_unwritten(trace, one.launch)) {
            one.uninitialised.add_global(steps, FaultyEvents(steps, trace), one.launch);
        }
    }
    return {one.races.findings(), one.uninitialised.findings()};
}

void compare(std::uint64_t number, const test::RandomConflictOptions& options, std::size_t& findings) {
    const Trace trace = test::random_conflicts(number, options);
    // If barriers order only some of several work-items, the fast and the slow check may name different ones
    // first.
    const bool items = !options.partial_barriers && !options.sub_groups;
    const std::vector<Finding> races = test::slow_races(trace);
    const std::vector<Finding> uninitialised = test::slow_uninitialised(trace);
    findings += races.size() + uninitialised.size();
    for (const std::size_t shares : {1U, 2U, 3U}) {
        const Fast found = fast(trace, shares, shares == 2 ? 32 : 4);
        ASSERT_EQ(texts_of(found.races, items), texts_of(races, items)) << number;
        ASSERT_EQ(texts_of(found.uninitialised, true), texts_of(uninitialised, true)) << number;
    }
}

TEST(MemoryOrderProperty, WithBarriersForAllTheSlowVersionsFindTheSame) {
    std::size_t findings = 0;
    for (std::uint64_t number = 0; number < 1500 && !HasFatalFailure(); ++number) {
        compare(number, {.partial_barriers = false}, findings);
    }
    EXPECT_GT(findings, 1000U);
}

TEST(MemoryOrderProperty, WithBarriersOfSubGroupsTheSlowVersionsFindTheSame) {
    std::size_t findings = 0;
    for (std::uint64_t number = 0; number < 1500 && !HasFatalFailure(); ++number) {
        compare(number, {.partial_barriers = number % 2 == 0, .sub_groups = true}, findings);
    }
    EXPECT_GT(findings, 1000U);
}

TEST(MemoryOrderProperty, WithBarriersForSomeTheSlowVersionsFindTheSame) {
    std::size_t findings = 0;
    for (std::uint64_t number = 0; number < 1500 && !HasFatalFailure(); ++number) {
        compare(number, {}, findings);
    }
    EXPECT_GT(findings, 1000U);
}

} // namespace
} // namespace lockstep
