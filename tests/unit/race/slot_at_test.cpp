// Tests what a warp slot does at a time of a race.
#include "core/race/slot_at.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Makes a launch from `start` with two slots: slot 0 is active for 3 cycles, then blocked by a barrier for 2; slot 1 is
/// in `other` for 5 cycles.
RaceLeg leg(std::uint64_t start, WarpState other, double units_per_cycle = 1) {
    Timeline timeline;
    timeline.residencies = {{.slot = 0, .end = 5}, {.slot = 1, .end = 5}};
    timeline.intervals = {
        {.begin = 0, .end = 3, .residency = 0, .state = WarpState::active, .reason = WaitReason::none},
        {.begin = 0, .end = 5, .residency = 1, .state = other, .reason = WaitReason::none},
        {.begin = 3, .end = 5, .residency = 0, .state = WarpState::blocked, .reason = WaitReason::barrier}};
    RaceLeg made;
    made.begin = start;
    made.start = start;
    made.units_per_cycle = units_per_cycle;
    made.end = start + static_cast<std::uint64_t>(5 * units_per_cycle);
    made.timeline = std::make_shared<const Timeline>(std::move(timeline));
    return made;
}

Racer racer(std::vector<RaceLeg> legs) {
    const std::uint64_t end = legs.empty() ? 0 : legs.back().end;
    return {.session = nullptr, .legs = std::move(legs), .end = end, .standing = {}};
}

TEST(SlotAt, is_the_interval_that_contains_the_time) {
    const Racer run = racer({leg(0, WarpState::ready), leg(10, WarpState::ready)});
    EXPECT_EQ(slot_at(run, 0, 2).interval->state, WarpState::active);
    EXPECT_EQ(slot_at(run, 0, 3).interval->reason, WaitReason::barrier);
    EXPECT_EQ(slot_at(run, 0, 7).interval, nullptr) << "before the second launch";
    EXPECT_EQ(slot_at(run, 0, 7).leg, 1U);
    EXPECT_EQ(slot_at(run, 0, 11).interval->state, WarpState::active);
    EXPECT_EQ(slot_at(run, 0, 15).interval, nullptr) << "finished";
}

TEST(SlotAt, of_a_clock_in_nanoseconds_finds_the_cycle) {
    const Racer run = racer({leg(100, WarpState::ready, 2.5)});
    EXPECT_EQ(slot_at(run, 0, 107).interval->state, WarpState::active);
    EXPECT_EQ(slot_at(run, 0, 108).interval->state, WarpState::blocked) << "cycle 3 begins at 107.5";
    EXPECT_EQ(slot_at(run, 0, 99).interval, nullptr);
}

TEST(SlotAt, differs_in_the_first_slot_that_does_something_else) {
    const std::vector<Racer> runs{racer({leg(0, WarpState::ready)}), racer({leg(0, WarpState::active)})};
    EXPECT_EQ(differing_slot(runs, 0), 1U);
    EXPECT_FALSE(differing_slot(runs, 5)) << "both are finished";
    EXPECT_FALSE(differing_slot({}, 0));
    const std::vector<Racer> later{racer({leg(0, WarpState::ready)}), racer({leg(1, WarpState::ready)})};
    EXPECT_EQ(differing_slot(later, 0), 0U) << "one has not started";
}

} // namespace
} // namespace lockstep
