#include "core/analysis/findings/finding_step.h"

#include "core/warp/reconstruct.h"
#include "tests/support/trace_text.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

constexpr const char* sites_for_steps = R"(
    object s local 0 64
    object g global 4096 64
    site L loop 1
    site W write local float 3
    site R read local float 4
    site GR read global float 5
    site B barrier 6
    site C branch 6
)";

/// Finds the step of a finding, with warps of two lanes.
std::optional<FindingStep> found_step(const std::string& text, const Finding& finding) {
    const Trace trace = test::trace_of(sites_for_steps + text);
    return step_of(trace, finding, [&](Group group) {
        auto steps = std::make_shared<GroupSteps>();
        EXPECT_TRUE(reconstruct(trace, group, {2}, *steps).ok());
        return steps;
    });
}

/// Makes a finding in the trace's only file.
Finding finding_at(FindingKind kind, std::uint32_t line, std::vector<std::uint64_t> items,
                   FindingPlace place = {}) {
    static const std::string file =
        test::trace_of(std::string(sites_for_steps) + "group 1\n kernel { GR }\n log\n GR:4096")
            .program.files.front();
    return {
        .kind = kind, .place = std::move(place), .file = file, .line = line, .work_items = std::move(items)};
}

/// All items read in a loop. Item 3 reads out of bounds in its last iteration.
TEST(FindingSteps, of_an_access_outside_is_the_turn_and_the_work_item_of_the_fault) {
    const std::string turns = " L:1 GR:4096 L:1 GR:4100 L:1 GR:4104 L:0\n";
    const std::string last = " L:1 GR:4096 L:1 GR:4100 L:1 !out_of_bounds:GR:1 GR:5000 L:0";
    const auto step =
        found_step("group 4\n kernel { for L { } { GR } { } }\n log\n" + turns + turns + turns + last,
                   finding_at(FindingKind::out_of_bounds, 5, {3}, {.space = Space::global, .object = "g"}));
    EXPECT_EQ(step, (FindingStep{3, Tick(5)}));
}

TEST(FindingSteps, of_a_race_is_the_access_in_its_line_of_the_pair) {
    // In the second iteration, items 0 and 1 access byte 8.
    const auto step = found_step("group 2\n kernel { for L { } { W B R B } { } }\n log\n"
                                 " L:1 W:0 B:1 R:0 B:1 L:1 W:8 B:1 R:0 B:1 L:0\n"
                                 " L:1 W:4 B:1 R:4 B:1 L:1 W:8 B:1 R:4 B:1 L:0",
                                 [] {
                                     Finding race =
                                         finding_at(FindingKind::race, 3, {0, 1},
                                                    {.space = Space::local, .object = "s", .offset = 8});
                                     race.pair = {0, 1};
                                     return race;
                                 }());
    EXPECT_EQ(step, (FindingStep{0, Tick(6)}));
}

TEST(FindingSteps, of_a_barrier_is_the_first_time_that_the_work_item_is_missing) {
    const auto step = found_step("group 2\n kernel { for L { } { if C { B } { } } { } }\n log\n"
                                 " L:1 C:1 B:1 L:1 C:1 B:1 L:0\n"
                                 " L:1 C:1 B:1 L:1 C:0 L:0",
                                 finding_at(FindingKind::barrier_divergence, 6, {1}));
    EXPECT_EQ(step, (FindingStep{1, Tick(5)}));
}

TEST(FindingSteps, of_an_early_read_is_the_one_of_the_byte) {
    const auto step = found_step("group 1\n kernel { W R R }\n log\n W:0 R:0 R:4",
                                 finding_at(FindingKind::uninitialised_read, 4, {0},
                                            {.space = Space::local, .object = "s", .offset = 4}));
    EXPECT_EQ(step, (FindingStep{0, Tick(2)}));
}

TEST(FindingSteps, of_an_endless_loop_is_its_last_turn) {
    const auto step =
        found_step("group 1\n kernel { for L { } { } { } }\n log\n L:1 L:1 !endless_loop:L:4095 L:2",
                   finding_at(FindingKind::endless_loop, 1, {0}));
    EXPECT_EQ(step, (FindingStep{0, Tick(2)}));
}

TEST(FindingSteps, are_the_first_on_the_line_if_nothing_more_is_known) {
    const std::string log = "group 4\n kernel { GR }\n log\n GR:4096\n GR:4096\n GR:4096\n GR:4096";
    EXPECT_EQ(found_step(log, finding_at(FindingKind::out_of_bounds, 5, {2})), (FindingStep{2, Tick(0)}));
    EXPECT_EQ(found_step(log, finding_at(FindingKind::out_of_bounds, 5, {99})), (FindingStep{0, Tick(0)}));
    EXPECT_FALSE(found_step(log, finding_at(FindingKind::out_of_bounds, 77, {2})));
    Finding elsewhere = finding_at(FindingKind::out_of_bounds, 5, {2});
    elsewhere.place.group = Group(7);
    EXPECT_FALSE(found_step(log, elsewhere)) << "its log is not kept";
}

} // namespace
} // namespace lockstep
