// Tests the sentences about a race.
#include "app/words/trace/race_words.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

const std::vector<std::string> names{"E", "F", "G"};

Race race(const std::vector<std::uint64_t>& ends, std::optional<std::uint64_t> parting = std::nullopt,
          RaceClock clock = RaceClock::cycles) {
    Race made{.clock = clock, .runs = {}, .parting = parting};
    const std::vector<Standing> standings = standings_of(ends);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        made.runs.push_back({.session = nullptr, .legs = {}, .end = ends[i], .standing = standings[i]});
    }
    made.first_end = std::ranges::min(ends);
    made.end = std::ranges::max(ends);
    return made;
}

TEST(RaceWords, name_the_winner_and_the_gap_to_the_second) {
    EXPECT_EQ(english(result_sentence(race({1482, 1319, 1156}), names)),
              "G finishes first, 163 cycles before F.");
    EXPECT_EQ(english(result_sentence(race({200'000, 100'000}, 0, RaceClock::nanoseconds), names)),
              "F finishes first, 100 µs before E.");
}

TEST(RaceWords, name_no_winner_within_one_percent) {
    EXPECT_EQ(english(result_sentence(race({1000, 1000}), names)), "E and F finish at the same time.");
    EXPECT_EQ(english(result_sentence(race({1000, 1009}), names)),
              "There is no clear winner: E finishes only 9 cycles before F, a difference of less than 1 %.");
    EXPECT_EQ(english(result_sentence(race({1000, 1010}), names)), "E finishes first, 10 cycles before F.");
    EXPECT_EQ(english(result_sentence(race({1, 0}), names)), "F finishes first, 1 cycle before E.");
}

TEST(RaceWords, say_where_the_runs_part) {
    EXPECT_EQ(english(parting_sentence(race({1000, 2000}, 479))),
              "Until cycle 479, the warps on multiprocessor 0 do the same in all runs.");
    EXPECT_EQ(english(parting_sentence(race({1000, 2000}, 479, RaceClock::nanoseconds))),
              "For the first 479 ns, the warps on multiprocessor 0 do the same in all runs.");
    EXPECT_EQ(english(parting_sentence(race({1000, 2000}, 0))), "The runs differ from the start.");
    EXPECT_EQ(english(parting_sentence(race({1000, 1000}))),
              "The warps on multiprocessor 0 do the same in all runs, until the end.");
    EXPECT_EQ(english(parting_sentence(race({1000, 2000}))),
              "The runs are too long to find when they start to differ: only the beginning of their "
              "timelines is recorded.");
}

TEST(RaceWords, say_why_there_is_no_race) {
    EXPECT_TRUE(no_race_sentence({}, names).empty());
    EXPECT_EQ(english(no_race_sentence({NoRace::too_few, 0}, names)), "A race needs at least two runs.");
    EXPECT_EQ(english(no_race_sentence({NoRace::too_many, 0}, names)), "A race has at most four runs.");
    EXPECT_EQ(english(no_race_sentence({NoRace::other_size, 2}, names)),
              "E and G have different problem sizes, so they cannot race. Run both with the same size.");
    EXPECT_EQ(
        english(no_race_sentence({NoRace::no_model, 1}, names)),
        "F cannot race: it does not fit on a multiprocessor of its hardware model, so it has no modelled "
        "time.");
}

TEST(RaceWords, name_rounds_by_their_variable) {
    EXPECT_EQ(english(round_name({3, "k", 4, 0, 1})), "k = 4");
    EXPECT_EQ(english(round_name({3, "", 0, 0, 1})), "round 3");
}

} // namespace
} // namespace lockstep
