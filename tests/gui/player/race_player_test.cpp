// Tests the player of a race: its moments, its markers, and which requests it refuses.
#include "app/gui/player/played_race.h"
#include "app/gui/player/player_data.h"
#include "tests/gui/run_sessions.h"
#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

TEST(RaceStep, makes_60_to_151_frames) {
    EXPECT_EQ(usual_race_step(0), 1U);
    EXPECT_EQ(usual_race_step(150), 1U);
    EXPECT_EQ(usual_race_step(200), 2U);
    for (std::uint64_t length = 60; length < 10'000'000; length = length * 13 / 10 + 1) {
        const std::uint64_t frames = length / usual_race_step(length) + 1;
        EXPECT_GE(frames, 60U) << length;
        EXPECT_LE(frames, 151U) << length;
    }
}

struct RacePlayer : testing::Test {
    PlayerRequest request{.session = session_of(fixture::reduction_recording(Reduction::interleaved, 256)),
                          .place = {.runs = {{.what = "a"}, {.what = "b"}}, .view = "race"},
                          .by = {.by = Granularity::cycle, .cycles = 0},
                          .others = {session_of(fixture::reduction_recording(Reduction::sequential, 256))}};

    /// Returns what is wrong with the request; empty if nothing is.
    [[nodiscard]] std::string refused() const {
        const auto made = player_data(request);
        return made ? std::string() : made.error().arguments.front();
    }
};

TEST_F(RacePlayer, has_frames_at_the_parting_at_the_ends_and_at_notes) {
    request.notes = {{7, QStringLiteral("here")}};
    const auto race = played_race(request);
    ASSERT_TRUE(race.ok());
    const Race& of = *race->shown.race;
    for (const std::uint64_t time : {std::uint64_t{0}, std::uint64_t{7}, *of.parting, of.first_end, of.end}) {
        EXPECT_TRUE(std::ranges::binary_search(race->times, time)) << time;
    }
    EXPECT_TRUE(std::ranges::is_sorted(race->times));
    EXPECT_EQ(std::ranges::adjacent_find(race->times), race->times.end());
    const PlayedRun run = raced_run(request, *race);
    ASSERT_EQ(run.marks.size(), 4U) << "the note, where they part, and two ends";
    EXPECT_EQ(run.marks.front().text, "here");
    EXPECT_EQ(run.steps.size(), race->times.size());
    EXPECT_EQ(run.race_end, of.end);
}

TEST_F(RacePlayer, begins_at_the_time_of_its_place) {
    request.place.cycle = 101;
    const auto race = played_race(request);
    ASSERT_TRUE(race.ok());
    const PlayedRun run = raced_run(request, *race);
    EXPECT_LE(race->times.at(run.first_frame), 101U);
    EXPECT_GT(race->times.at(run.first_frame + 1), 101U);
}

TEST_F(RacePlayer, says_what_it_cannot_play) {
    EXPECT_EQ(refused(), "");
    request.to = 99'999'999;
    EXPECT_EQ(refused(), "--to");
    request.to = 5;
    request.from = 9;
    EXPECT_EQ(refused(), "--to");
    request.to.reset();
    request.from.reset();
    request.by = {};
    EXPECT_EQ(refused(), "--by") << "a race has no steps";
    request.by = {.by = Granularity::cycle, .cycles = 10};
    request.views = {"stage"};
    EXPECT_EQ(refused(), "--views");
    request.views.clear();
    request.others.clear();
    EXPECT_EQ(refused(), "WHAT") << "one run";
}

TEST_F(RacePlayer, draws_each_slot_of_each_run_in_its_film) {
    const auto race = played_race(request);
    ASSERT_TRUE(race.ok());
    const Raster film = race_thumbnail(*race->shown.race, {1024, 96});
    std::uint32_t rows = 1; // between two runs
    for (const Racer& run : race->shown.race->runs) {
        rows += run.slot_count();
    }
    EXPECT_EQ(film.image->height(), static_cast<int>(rows));
    EXPECT_LE(film.image->width(), 1024);
    EXPECT_EQ(film.palette.size(), 8U);
}

} // namespace
} // namespace lockstep::gui
