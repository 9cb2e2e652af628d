// Tests that a log that exceeds the memory budget is stored in files, part by part, and that the results are
// the same as if all parts were in memory.

#include "core/experiments/catalogue.h"
#include "core/session/histograms.h"
#include "core/session/pipeline.h"
#include "core/trace/log_part.h"
#include "tests/support/recorder/record_here.h"

#include <gtest/gtest.h>

#include <memory>
#include <unistd.h>

namespace lockstep {
namespace {

class LogInParts : public testing::TestWithParam<const char*> {
protected:
    std::shared_ptr<const Session> session(std::uint64_t memory_budget) {
        const Experiment& experiment = *find_experiment(GetParam()).value();
        ParameterValues given;
        if (complete(experiment, ParameterValues{{"size", "20000"}}).ok()) {
            given["size"] = "20000";
        }
        RecordOptions options;
        options.time_plain = false;
        options.memory_budget = memory_budget;
        options.spill = spill_;
        Result<Recording> recording =
            record_experiment(experiment, complete(experiment, given).value(), options);
        EXPECT_TRUE(recording.ok()) << recording.error().detail;
        return analyse(std::make_shared<const Recording>(std::move(*recording)), HardwareModel{}).value();
    }

    const std::shared_ptr<const SpillFile> spill_ = SpillFile::make(testing::TempDir()).value();
};

TEST_P(LogInParts, has_the_figures_of_the_whole) {
    const auto parts = session(1'000'000);
    const auto whole = session(std::uint64_t{1} << 30);
    ASSERT_GT(parts->trace(0).parts.size(), 1U);
    ASSERT_TRUE(whole->trace(0).parts.empty());
    EXPECT_EQ(parts->run_figures().totals, whole->run_figures().totals);
    EXPECT_EQ(histograms(*parts, 0).value(), histograms(*whole, 0).value());
    EXPECT_EQ(parts->analysis(0).findings.size(), whole->analysis(0).findings.size());
    EXPECT_EQ(parts->analysis(0).model.simulation.has_value(),
              whole->analysis(0).model.simulation.has_value());
}

TEST_P(LogInParts, has_the_memory_heat_of_the_whole) {
    const auto parts = session(1'000'000);
    const auto whole = session(std::uint64_t{1} << 30);
    const auto some = parts->part(HeatOf{0});
    const auto all = whole->part(HeatOf{0});
    ASSERT_EQ(some->size(), all->size());
    for (std::size_t i = 0; i < all->size(); ++i) {
        EXPECT_EQ((*some)[i].cell_bytes, (*all)[i].cell_bytes);
        EXPECT_EQ((*some)[i].cells, (*all)[i].cells) << whole->trace(0).objects[(*all)[i].object].name;
    }
}

TEST_P(LogInParts, has_the_footprints_of_the_whole) {
    const auto some = session(1'000'000)->part(FootprintOf{0});
    const auto all = session(std::uint64_t{1} << 30)->part(FootprintOf{0});
    ASSERT_EQ(some == nullptr, all == nullptr);
    if (all != nullptr) {
        EXPECT_EQ(some->readers, all->readers);
        EXPECT_EQ(some->read, all->read);
        EXPECT_EQ(some->own, all->own);
        EXPECT_EQ(some->row, all->row);
    }
}

TEST_P(LogInParts, whose_file_was_cut_has_no_heat_and_no_footprint_rather_than_those_of_a_part) {
    const auto parts = session(1'000'000);
    ASSERT_EQ(ftruncate(spill_->descriptor(), 0), 0);
    EXPECT_TRUE(parts->part(HeatOf{0})->empty());
    EXPECT_EQ(parts->part(FootprintOf{0}), nullptr);
}

INSTANTIATE_TEST_SUITE_P(OfExperiments, LogInParts,
                         testing::Values("reduction/sequential", "memory/random", "convolution/naive"),
                         [](const auto& each) { return "experiment_" + std::to_string(each.index); });

} // namespace
} // namespace lockstep
