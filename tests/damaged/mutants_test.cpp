// Runs a short form of the program recording_mutants, which tests/README.md describes.

#include "tests/support/mutants/mutate.h"
#include "tests/support/mutants/run_mutants.h"
#include "tests/support/source_tree/source_tree.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace lockstep::test {
namespace {

const std::filesystem::path seeds = source_tree() / "tests/hostile/seeds";

TEST(RecordingMutants, TheirSeedsPassThroughAllStagesUnchanged) {
    for (const RecordingParts& parts : seeds_in(seeds)) {
        EXPECT_EQ(through_all_stages(file_of(parts), {}), "all") << parts.head.at("what");
    }
}

TEST(RecordingMutants, NoneOf300CrashesOrTakesTooLongOrTooMuch) {
    const MutantFigures figures = run_mutants({.seeds = seeds_in(seeds), .end = 300});
    for (const BadMutant& bad : figures.bad) {
        ADD_FAILURE() << "mutant " << bad.number << ": " << bad.reason;
    }
    EXPECT_EQ(figures.run, 300U);
    EXPECT_GT(figures.came_to.at("all"), 30U); // ensures that the later stages were reached
    EXPECT_GT(figures.came_to.at("refused"), 30U);
}

} // namespace
} // namespace lockstep::test
