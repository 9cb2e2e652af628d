#include "core/analysis/findings/checks.h"
#include "core/analysis/sites/divergence.h"
#include "core/warp/reconstruct.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr const char* world = R"(
    object s local 0 64
    object g global 4096 64
    site R read local float 3
    site W write local float 4
    site GR read global float 7
    site GW write global float 8
    site B barrier 10
    site L loop 12
    group 2
)";

std::vector<Check> checks(Trace trace, const std::vector<Finding>& findings = {}, bool empty = false) {
    trace.objects[1].is_initialised = !empty;
    FiguresBySite figures(trace.program.sites.size());
    GroupSteps steps;
    for (std::uint64_t g = 0; g < group_count(trace.range); ++g) {
        EXPECT_TRUE(reconstruct(trace, Group(g), {32}, steps).ok());
        count_divergence(steps, trace.program, figures);
    }
    return checks_of(trace, figures, findings);
}

Check check(const std::vector<Check>& all, CheckKind kind) {
    return all[static_cast<std::size_t>(kind)];
}

const std::string local_only = std::string(world) + "kernel { W B R }\n log\n W:0 B:1 R:4\n W:4 B:1 R:0";

TEST(Checks, StandInTheirOrderOnceEach) {
    const auto all = checks(test::trace_of(local_only));
    ASSERT_EQ(all.size(), check_kinds - 1) << "the plain result is of a whole run";
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].kind, static_cast<CheckKind>(i));
    }
}

TEST(Checks, CountWhatWorkItemsDid) {
    const auto all = checks(test::trace_of(local_only));
    EXPECT_EQ(check(all, CheckKind::bounds), (Check{CheckKind::bounds, CheckState::done, 4, 0}));
    EXPECT_EQ(check(all, CheckKind::local_races), (Check{CheckKind::local_races, CheckState::done, 4, 0}));
    EXPECT_EQ(check(all, CheckKind::barriers), (Check{CheckKind::barriers, CheckState::done, 2, 0}));
    EXPECT_EQ(check(all, CheckKind::local_uninitialised).looked_at, 2U);
}

TEST(Checks, SayWhereThereIsNothingToLookAt) {
    const auto all = checks(test::trace_of(local_only));
    for (const CheckKind kind : {CheckKind::null_pointers, CheckKind::global_races, CheckKind::image_races,
                                 CheckKind::global_uninitialised, CheckKind::loops, CheckKind::copies}) {
        EXPECT_EQ(check(all, kind).state, CheckState::nothing_there) << static_cast<int>(kind);
        EXPECT_EQ(check(all, kind).looked_at, 0U) << static_cast<int>(kind);
    }
}

TEST(Checks, PrivateVariablesAreNeverRecorded) {
    EXPECT_EQ(check(checks(test::trace_of(local_only)), CheckKind::private_uninitialised).state,
              CheckState::not_done);
}

TEST(Checks, ReadsOfBuffersAreOnlyInQuestionWhereOneCameWithoutContent) {
    const std::string text = std::string(world) + "kernel { GR }\n log\n GR:4096\n GR:4100";
    EXPECT_EQ(check(checks(test::trace_of(text)), CheckKind::global_uninitialised).state,
              CheckState::nothing_there);
    const Check asked = check(checks(test::trace_of(text), {}, true), CheckKind::global_uninitialised);
    EXPECT_EQ(asked, (Check{CheckKind::global_uninitialised, CheckState::done, 2, 0}));
}

TEST(Checks, TakeTheirFindings) {
    Finding race;
    race.kind = FindingKind::race;
    race.place.space = Space::local;
    Finding other = race;
    other.place.space = Space::global;
    Finding texel = race;
    texel.place.space = Space::image;
    const auto all = checks(test::trace_of(local_only), {race, race, other, texel});
    EXPECT_EQ(check(all, CheckKind::image_races).findings, 1U);
    EXPECT_EQ(check(all, CheckKind::local_races).findings, 2U);
    EXPECT_EQ(check(all, CheckKind::global_races).findings, 1U);
    EXPECT_EQ(check(all, CheckKind::global_races).state, CheckState::done) << "who finds has looked";
    EXPECT_EQ(check(all, CheckKind::bounds).findings, 0U);
}

} // namespace
} // namespace lockstep
