// Tests how many sessions of compared runs are kept.
#include "app/gui/workspace/compared_runs.h"

#include "core/experiments/catalogue.h"
#include "tests/gui/run_sessions.h"
#include "tests/gui/run_summaries.h"

#include <gtest/gtest.h>
#include <map>

namespace lockstep::gui {
namespace {

/// Adds this many runs; returns how many of them still have their sessions.
std::size_t kept_of(ComparedRuns& runs, std::size_t count) {
    static const auto session =
        session_of(fixture::reduction_recording(fixture::Reduction::interleaved, 32, 1));
    for (std::size_t i = 0; i < count; ++i) {
        runs.add({run(std::to_string(i).c_str(), 1000, 1, "32"), session}, RunIs::behind);
    }
    return static_cast<std::size_t>(
        std::ranges::count_if(runs.all(), [](const StagedRun& each) { return each.session != nullptr; }));
}

TEST(ComparedRuns, keep_the_sessions_of_the_largest_family) {
    std::map<std::string, std::size_t> families;
    for (const Experiment& experiment : catalogue()) {
        ++families[experiment.id.substr(0, experiment.id.find('/'))];
    }
    std::size_t largest = 0;
    for (const auto& [family, count] : families) {
        largest = std::max(largest, count);
    }
    ComparedRuns runs;
    EXPECT_EQ(kept_of(runs, largest), largest);
}

TEST(ComparedRuns, keep_only_the_newest_sessions_if_logs_are_large) {
    ComparedRuns runs(1); // byte
    EXPECT_EQ(kept_of(runs, 15), 8U);
    EXPECT_EQ(runs.all().front().session, nullptr);
    EXPECT_NE(runs.all().back().session, nullptr);
}

} // namespace
} // namespace lockstep::gui
