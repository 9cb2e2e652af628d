// Tests races of runs: their clock, ends and places, and which runs cannot race.
#include "core/race/race.h"

#include "core/hardware/presets.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using fixture::Reduction;
using Sessions = std::vector<std::shared_ptr<const Session>>;

std::shared_ptr<const Session> reduction(Reduction variant, const HardwareModel& hardware = {},
                                         std::uint32_t groups = 1) {
    return analyse(std::make_shared<const Recording>(fixture::reduction_recording(variant, 256, groups)),
                   hardware)
        .value();
}

std::vector<Standing> standings(std::vector<std::uint64_t> ends) {
    return standings_of(ends);
}

TEST(Standings, count_the_time_behind_the_winner) {
    EXPECT_EQ(standings({1482, 1320, 1200}),
              (std::vector<Standing>{{3, 282, 1.235}, {2, 120, 1.1}, {1, 0, 1.0}}));
}

TEST(Standings, of_equal_ends_share_a_place) {
    EXPECT_EQ(standings({100, 100}), (std::vector<Standing>{{1, 0, 1.0}, {1, 0, 1.0}}));
    EXPECT_EQ(standings({200, 100, 200, 400}),
              (std::vector<Standing>{{2, 100, 2.0}, {1, 0, 1.0}, {2, 100, 2.0}, {4, 300, 4.0}}));
}

TEST(Standings, behind_a_winner_that_needs_no_time_have_no_ratio) {
    EXPECT_EQ(standings({7, 0}), (std::vector<Standing>{{2, 7, std::nullopt}, {1, 0, std::nullopt}}));
}

TEST(Race, ends_when_the_model_says_so) {
    const Sessions sessions{reduction(Reduction::interleaved), reduction(Reduction::sequential)};
    const Race race = make_race(sessions).value();
    EXPECT_EQ(race.clock, RaceClock::cycles);
    ASSERT_EQ(race.runs.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(race.runs[i].end, sessions[i]->run_figures().model->cycles);
    }
    EXPECT_EQ(race.end, race.runs[0].end);
    EXPECT_EQ(race.first_end, race.runs[1].end);
    EXPECT_EQ(race.runs[0].standing.place, 2U);
    EXPECT_EQ(race.runs[0].standing.gap, race.end - race.first_end);
}

TEST(Race, of_two_equal_runs_has_no_winner_and_they_never_part) {
    const Sessions sessions{reduction(Reduction::compacted), reduction(Reduction::compacted)};
    const Race race = make_race(sessions).value();
    EXPECT_EQ(race.runs[0].standing.place, 1U);
    EXPECT_EQ(race.runs[1].standing.place, 1U);
    EXPECT_FALSE(race.parting);
}

TEST(Race, of_variants_begins_alike_because_all_load_first) {
    const Sessions sessions{reduction(Reduction::interleaved), reduction(Reduction::sequential)};
    const Race race = make_race(sessions).value();
    ASSERT_TRUE(race.parting);
    EXPECT_GT(*race.parting, 0U);
    EXPECT_LE(*race.parting, race.runs[0].legs[0].rounds[1].begin);
}

TEST(Race, has_the_rounds_of_each_run) {
    const Sessions sessions{reduction(Reduction::interleaved), reduction(Reduction::sequential)};
    const Race race = make_race(sessions).value();
    const RaceRounds& up = race.runs[0].legs[0].rounds;
    const RaceRounds& down = race.runs[1].legs[0].rounds;
    ASSERT_EQ(up.size(), down.size());
    EXPECT_GE(up.size(), 8U);
    EXPECT_EQ(up[0].number, 1U);
    EXPECT_EQ(up[0].value, 1);
    EXPECT_EQ(up[1].value, 2);
    EXPECT_EQ(down[0].value, 128);
    for (std::size_t i = 1; i < up.size(); ++i) {
        EXPECT_EQ(up[i - 1].end, up[i].begin);
    }
    EXPECT_EQ(race.runs[0].progress_at(up[2].begin), (RaceProgress{false, 0, 2}));
    EXPECT_EQ(race.runs[0].progress_at(0), (RaceProgress{false, 0, std::nullopt}));
    EXPECT_EQ(race.runs[0].progress_at(race.end), (RaceProgress{true, 0, std::nullopt}));
}

TEST(Race, goes_by_nanoseconds_if_the_presets_differ) {
    HardwareModel slow;
    slow.preset = "half as fast";
    slow.clock_mhz = HardwareModel{}.clock_mhz / 2;
    slow.launch_overhead_ns = 20'000;
    const Sessions sessions{reduction(Reduction::sequential), reduction(Reduction::sequential, slow)};
    const Race race = make_race(sessions).value();
    EXPECT_EQ(race.clock, RaceClock::nanoseconds);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(race.runs[i].end, sessions[i]->run_figures().model->time_ns);
    }
    const RaceLeg& leg = race.runs[1].legs[0];
    EXPECT_EQ(leg.start, 20'000U);
    EXPECT_EQ(leg.time_of(100), 20'000 + 100 * 2000 / HardwareModel{}.clock_mhz);
    EXPECT_EQ(race.runs[1].standing.place, 2U);
}

TEST(Race, goes_by_nanoseconds_if_only_the_clock_rates_differ) {
    HardwareModel slow;
    slow.clock_mhz = HardwareModel{}.clock_mhz / 2;
    const Sessions sessions{reduction(Reduction::sequential), reduction(Reduction::sequential, slow)};
    EXPECT_EQ(make_race(sessions)->clock, RaceClock::nanoseconds);
}

TEST(Race, runs_launches_one_after_another) {
    Recording recording = fixture::reduction_recording(Reduction::sequential, 256, 1);
    Recording other = fixture::reduction_recording(Reduction::interleaved, 256, 1);
    recording.launches.push_back(std::move(other.launches.front()));
    const auto twice = analyse(std::make_shared<const Recording>(std::move(recording)), {}).value();
    const Race race = make_race(Sessions{twice, twice}).value();
    const std::vector<RaceLeg>& legs = race.runs[0].legs;
    ASSERT_EQ(legs.size(), 2U);
    EXPECT_EQ(legs[1].begin, twice->analysis(0).model.simulation->cycles);
    EXPECT_EQ(legs[1].end, twice->run_figures().model->cycles);
    EXPECT_EQ(race.runs[0].progress_at(legs[1].begin).leg, 1U);
    EXPECT_EQ(race.runs[0].progress_at(legs[1].begin - 1).leg, 0U);
    EXPECT_GE(legs[1].rounds.front().begin, legs[1].begin);
}

TEST(NoRace, is_for_too_few_and_too_many_runs) {
    const auto one = reduction(Reduction::sequential);
    EXPECT_EQ(why_no_race(Sessions{one}), (RaceRefusal{NoRace::too_few, 0}));
    EXPECT_EQ(why_no_race(Sessions{one, one}), RaceRefusal{});
    EXPECT_EQ(why_no_race(Sessions{one, one, one, one}), RaceRefusal{});
    EXPECT_EQ(why_no_race(Sessions{one, one, one, one, one}), (RaceRefusal{NoRace::too_many, 0}));
}

TEST(NoRace, names_the_run_of_another_size) {
    const auto one = reduction(Reduction::sequential);
    const auto larger = reduction(Reduction::sequential, {}, 2);
    EXPECT_EQ(why_no_race(Sessions{one, one, larger}), (RaceRefusal{NoRace::other_size, 2}));
}

TEST(NoRace, names_the_run_that_does_not_fit) {
    HardwareModel tiny;
    tiny.warp_slots = 1; // too few: a group has eight warps
    const auto one = reduction(Reduction::sequential);
    EXPECT_EQ(why_no_race(Sessions{one, reduction(Reduction::sequential, tiny)}),
              (RaceRefusal{NoRace::no_model, 1}));
}

TEST(NoRace, is_not_for_other_hardware_or_group_sizes) {
    const auto groups_of_128 = analyse(std::make_shared<const Recording>(
                                           fixture::reduction_recording(Reduction::sequential, 128, 2)),
                                       hardware_preset("nvidia-h200").value())
                                   .value();
    const auto one = reduction(Reduction::sequential);
    EXPECT_EQ(problem_size(*one), problem_size(*groups_of_128));
    EXPECT_EQ(why_no_race(Sessions{one, groups_of_128}), RaceRefusal{});
}

TEST(Race, is_cancelled) {
    const Sessions sessions{reduction(Reduction::interleaved), reduction(Reduction::sequential)};
    const auto race = make_race(sessions, [](const Progress&) { return false; });
    ASSERT_FALSE(race);
    EXPECT_EQ(race.error().code, ErrorCode::cancelled);
}

} // namespace
} // namespace lockstep
