#include "app/cli/text/figure_text.h"

#include "app/words/figure_words.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

namespace lockstep {
namespace {

TEST(FigureText, GivesEachFigureTheUnitOfItsPath) {
    RunFigures run;
    run.timing = Timing{.median_ns = 3100};
    run.model = ModelFigures{.cycles = 2000, .time_ns = 2600};
    run.totals.warp_steps = 12345;
    run.totals.lanes = {.active = 1, .possible = 4};
    EXPECT_EQ(figure_text(run_figure("timing.median_ns"), run), "3.10 µs");
    EXPECT_EQ(figure_text(run_figure("model.cycles"), run), "2,000");
    EXPECT_EQ(figure_text(run_figure("model.time_ns"), run), "2.60 µs");
    EXPECT_EQ(figure_text(run_figure("totals.warp_steps"), run), "12,345");
    EXPECT_EQ(figure_text(run_figure("totals.lane_efficiency"), run), "25.0 %");
}

TEST(FigureText, OfARunThatWasNotTimedIsADash) {
    EXPECT_EQ(figure_text(run_figure("timing.median_ns"), RunFigures{}), "-");
}

TEST(FigureWords, StandForEveryFigureEachWithItsOwn) {
    std::set<std::string> words;
    for (const RunFigure& figure : run_figure_list()) {
        EXPECT_TRUE(words.insert(figure_words(figure.key)).second) << figure.key;
        EXPECT_NE(std::string(short_figure_words(figure.key)), "") << figure.key;
    }
}

} // namespace
} // namespace lockstep
