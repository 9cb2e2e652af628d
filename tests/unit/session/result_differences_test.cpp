#include "core/session/result_differences.h"
#include "tests/support/struct_trace.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <functional>

namespace lockstep {
namespace {

/// Makes a launch with one buffer "out", and the results of the instrumented and of the plain kernel.
template <class T>
Trace trace_of(Scalar scalar, const std::vector<T>& instrumented, const std::vector<T>& plain) {
    Trace trace;
    trace.program.parameter_names = {"in", "out"};
    trace.objects = {{.name = "out", .element = {scalar, 1}, .argument = 1}};
    trace.outputs = {{1, bytes_of(instrumented), bytes_of(plain)}};
    return trace;
}

template <class... Traces>
std::vector<ResultDifference> differences(Traces... launches) {
    Recording recording;
    (recording.launches.push_back(std::move(launches)), ...);
    return result_differences(recording);
}

using Ints = std::vector<std::int32_t>;
using Floats = std::vector<float>;

TEST(ResultDifferences, name_the_first_place_and_how_many_there_are) {
    const auto found = differences(trace_of<std::int32_t>(Scalar::int32, {1}, {1}),
                                   trace_of<std::int32_t>(Scalar::int32, {4, -5, 6, 7}, {4, 5, 6, 8}));
    const ResultDifference only{1, "out", 1, std::int64_t{-5}, std::int64_t{5}, 2};
    EXPECT_EQ(found, std::vector{only});
}

TEST(ResultDifferences, are_none_where_the_plain_kernel_did_not_run) {
    EXPECT_TRUE(differences(trace_of<std::int32_t>(Scalar::int32, {4, 5}, {})).empty());
}

TEST(ResultDifferences, of_floats_are_told_to_the_last_bit) {
    const float next = std::nextafter(0.5F, 1.0F);
    const auto found = differences(trace_of<float>(Scalar::float32, {0.5F, next}, {0.5F, 0.5F}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].instrumented, ScalarValue(double{next}));
    EXPECT_EQ(found[0].plain, ScalarValue(0.5));
    EXPECT_EQ(differences(trace_of<float>(Scalar::float32, {-0.0F}, {0.0F})).size(), 1U);
}

TEST(ResultDifferences, take_all_that_are_no_numbers_for_one) {
    const auto payload = std::bit_cast<float>(0x7FC12345U);
    EXPECT_TRUE(differences(trace_of<float>(Scalar::float32, {payload}, {std::nanf("")})).empty());
    EXPECT_EQ(differences(trace_of<float>(Scalar::float32, {payload}, {1.0F})).size(), 1U);
}

TEST(ResultDifferences, allow_two_units_in_the_last_place_where_the_mathematics_is_relaxed) {
    const auto apart = [](int ulps) {
        float other = 1;
        for (int i = 0; i < ulps; ++i) {
            other = std::nextafter(other, 2.0F);
        }
        Trace trace = trace_of<float>(Scalar::float32, {other}, {1.0F});
        trace.program.relaxed_math = true;
        return differences(std::move(trace)).size();
    };
    EXPECT_EQ(apart(2), 0U);
    EXPECT_EQ(apart(3), 1U);
}

TEST(ResultDifferences, leave_out_floats_from_the_first_launch_with_global_atomics_on) {
    const auto behind = [] { return trace_of<float>(Scalar::float32, {1}, {2}); };
    const auto with_atomic = [](Trace trace) {
        trace.program.sites = {{.kind = SiteKind::atomic, .space = Space::global}};
        return trace;
    };
    EXPECT_TRUE(differences(with_atomic(behind()), behind()).empty());
    EXPECT_EQ(differences(behind(), with_atomic(behind())).size(), 1U);
    EXPECT_EQ(differences(with_atomic(trace_of<std::int32_t>(Scalar::int32, {1}, {2}))).size(), 1U);
}

TEST(ResultDifferences, read_halves_and_wide_integers) {
    const auto half = differences(trace_of<std::uint16_t>(Scalar::float16, {0x3C00}, {0xC100}));
    ASSERT_EQ(half.size(), 1U);
    EXPECT_EQ(half[0].instrumented, ScalarValue(1.0));
    EXPECT_EQ(half[0].plain, ScalarValue(-2.5));
    const auto wide = differences(trace_of<std::uint64_t>(Scalar::uint64, {~std::uint64_t{0}}, {1}));
    ASSERT_EQ(wide.size(), 1U);
    EXPECT_EQ(wide[0].instrumented, ScalarValue(~std::uint64_t{0}));
}

TEST(ResultDifferences, InStructsCoverOnlyWrittenMembers) {
    EXPECT_TRUE(differences(test::trace_of_structs(1.5F, 1.5F)).empty());
    EXPECT_TRUE(differences(test::trace_of_structs(1.5F, 1.5F, {1, 2, 3})).empty()) << "padding has no value";
    const ResultDifference only{0, "out", 1, 1.5, 2.5, 1};
    EXPECT_EQ(differences(test::trace_of_structs(1.5F, 2.5F, {1, 2, 3})), std::vector{only});
    Trace relaxed = test::trace_of_structs(1.5F, std::nextafter(1.5F, 2.0F));
    relaxed.program.relaxed_math = true;
    EXPECT_TRUE(differences(std::move(relaxed)).empty());
}

TEST(ResultDifferences, IgnoreAssignmentsOfWholeStructs) {
    // Sites 0 and 1 are o[1] = all, and site 2 is o[1].x = 1.5F.
    const auto found = [](const std::vector<std::uint32_t>& sites) {
        Trace trace = test::trace_of_structs(1.5F, 2.5F);
        trace.program.sites[1].line = trace.program.sites[0].line;
        trace.program.sites.push_back(trace.program.sites[1]);
        trace.program.sites[2].line = 9;
        std::vector<Event> log;
        log.reserve(sites.size());
        for (const std::uint32_t site : sites) {
            log.push_back(make_event(Site(site), site == 0 ? 4096 + 8 : 4096 + 12));
        }
        test::set_logs(trace, {log});
        return differences(std::move(trace)).size();
    };
    EXPECT_EQ(found({0, 1}), 0U) << "the member may have no value";
    EXPECT_EQ(found({2, 0, 1}), 0U);
    EXPECT_EQ(found({2}), 1U);
}

TEST(ResultDifferences, IgnorePointersInStructs) {
    Trace trace = test::trace_of_structs(1.5F, 2.5F);
    trace.program.sites[0].type = {Scalar::uint64, 1};
    trace.program.sites[0].pieces = test::pieces_of({Scalar::uint64, 1});
    test::set_logs(trace, {{make_event(Site(0), 4096 + 8)}});
    EXPECT_TRUE(differences(std::move(trace)).empty());
}

TEST(ResultDifferences, OfStructsNeedNoMemoryForASizeThatAFileOnlyStates) {
    Trace trace = test::trace_of_structs(1.5F, 2.5F);
    trace.objects[0].size_bytes = std::uint64_t{1} << 39;
    EXPECT_EQ(differences(std::move(trace)).size(), 1U);
}

TEST(ResultDifferences, IgnoreStructMembersThatNoWorkItemWrote) {
    Trace trace = test::trace_of_structs(1.5F, 2.5F);
    test::set_logs(trace, {{make_event(Site(0), 4096 + 8)}});
    EXPECT_TRUE(differences(std::move(trace)).empty());
    Trace beyond = test::trace_of_structs(1.5F, 2.5F);
    test::set_logs(beyond, {{make_event(Site(1), 4096 + 14), make_event(Site(1), 4096 - 2)}});
    EXPECT_TRUE(differences(std::move(beyond)).empty());
}

/// Counts the unexplained differences of one launch with different results, after `change`.
std::size_t unexplained(const std::function<void(Trace&, LaunchAnalysis&)>& change,
                        Scalar scalar = Scalar::int32) {
    Recording recording;
    recording.launches.push_back(scalar == Scalar::float32
                                     ? trace_of<float>(scalar, {1.0F, 2.0F}, {1.0F, 2.0001F})
                                     : trace_of<std::int32_t>(scalar, {1, 2}, {1, 3}));
    Trace& trace = recording.launches[0];
    trace.range = {.dimensions = 1, .global = {4, 1, 1}, .local = {4, 1, 1}};
    trace.program.watches_private = true;
    std::vector<LaunchAnalysis> launches(1);
    change(trace, launches[0]);
    const std::size_t found = unexplained_differences(recording, launches).size();
    EXPECT_EQ(compared_numbers(recording, launches), scalar == Scalar::int32 && found == 0 ? 0U : 2U);
    return found;
}

SiteInfo atomic(const std::string& text, Scalar scalar = Scalar::int32) {
    return {.kind = SiteKind::atomic, .space = Space::global, .text = text, .type = {scalar, 1}};
}

TEST(UnexplainedDifferences, AreThoseThatNothingOfTheKernelCauses) {
    EXPECT_EQ(unexplained([](Trace&, LaunchAnalysis&) {}), 1U);
    EXPECT_EQ(unexplained([](Trace&, LaunchAnalysis& analysis) { analysis.findings.emplace_back(); }), 0U);
    EXPECT_EQ(unexplained([](Trace& trace, LaunchAnalysis&) { trace.has_open_values = true; }), 0U);
    EXPECT_EQ(unexplained([](Trace& trace, LaunchAnalysis&) { trace.program.watches_private = false; }), 0U);
    EXPECT_EQ(unexplained([](Trace& trace, LaunchAnalysis&) {
                  trace.range.global[0] = 8;
                  trace.part = GroupRange{0, 1};
              }),
              0U)
        << "what was not looked at may be the reason";
}

TEST(UnexplainedDifferences, AreNotThoseOfTheOrderOfAtomics) {
    const auto with = [](const SiteInfo& site, std::vector<std::uint32_t> needs) {
        return unexplained([&](Trace& trace, LaunchAnalysis&) {
            trace.program.sites = {site, {.kind = SiteKind::write, .space = Space::global}};
            trace.program.needs = {{}, std::move(needs)};
        });
    };
    EXPECT_EQ(with(atomic("atomic_add(&n, 1)"), {}), 1U) << "sums have no order";
    EXPECT_EQ(with(atomic("atomic_add(&n, 1)"), {0}), 0U) << "who came first is stored";
    EXPECT_EQ(with(atomic("atomic_xchg(&n, 1)"), {}), 0U);
    EXPECT_EQ(with(atomic("atomic_add(&n, 1.0f)", Scalar::float32), {}), 0U);
}

TEST(UnexplainedDifferences, OfFloatsAreNotThoseOfRounding) {
    const auto none = [](Trace&, LaunchAnalysis&) {};
    const auto calls = [](Trace& trace, LaunchAnalysis&) {
        trace.program.sites = {{.kind = SiteKind::write, .math = {{.name = "sqrt"}}}};
    };
    EXPECT_EQ(unexplained(none, Scalar::float32), 1U);
    EXPECT_EQ(unexplained(calls, Scalar::float32), 0U) << "0.005 %";
}

} // namespace
} // namespace lockstep
