// Tests that a log that exceeds the memory budget is stored in files, part by part, and that the results are
// the same as if all parts were in memory.

#include "core/experiments/catalogue.h"
#include "core/session/histograms.h"
#include "core/session/pipeline.h"
#include "core/trace/log_part.h"
#include "tests/support/recorder/record_here.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <memory>
#include <unistd.h>
#include <vector>

namespace lockstep {
namespace {

class LogInParts : public testing::TestWithParam<const char*> {
protected:
    std::shared_ptr<const Recording> recorded(std::uint64_t memory_budget) {
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
        return std::make_shared<const Recording>(std::move(*recording));
    }

    const std::shared_ptr<const SpillFile> spill_ = SpillFile::make(testing::TempDir()).value();
};

std::shared_ptr<const Session> analysed(const std::shared_ptr<const Recording>& recording) {
    return analyse(recording, HardwareModel{}).value();
}

void expect_same_figures(const Session& parts, const Session& whole) {
    EXPECT_EQ(parts.run_figures().totals, whole.run_figures().totals);
    EXPECT_EQ(histograms(parts, 0).value(), histograms(whole, 0).value());
    EXPECT_EQ(parts.analysis(0).findings.size(), whole.analysis(0).findings.size());
    EXPECT_EQ(parts.analysis(0).model.simulation.has_value(), whole.analysis(0).model.simulation.has_value());
}

void expect_same_heat(const Session& parts, const Session& whole) {
    const auto some = parts.part(HeatOf{0});
    const auto all = whole.part(HeatOf{0});
    ASSERT_EQ(some->size(), all->size());
    for (std::size_t i = 0; i < all->size(); ++i) {
        EXPECT_EQ((*some)[i].cell_bytes, (*all)[i].cell_bytes);
        EXPECT_EQ((*some)[i].cells, (*all)[i].cells) << whole.trace(0).objects[(*all)[i].object].name;
    }
}

/// Returns the values of the elements that were read, by element; NaN would differ from itself.
std::map<std::size_t, float> numbers_in(const std::vector<float>& values) {
    std::map<std::size_t, float> numbers;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!std::isnan(values[i])) {
            numbers.emplace(i, values[i]);
        }
    }
    return numbers;
}

void expect_same_footprints(const Session& parts, const Session& whole) {
    const auto some = parts.part(FootprintOf{0});
    const auto all = whole.part(FootprintOf{0});
    ASSERT_EQ(some == nullptr, all == nullptr);
    if (all != nullptr) {
        EXPECT_EQ(some->readers, all->readers);
        EXPECT_EQ(some->read, all->read);
        EXPECT_EQ(some->own, all->own);
        EXPECT_EQ(some->row, all->row);
        EXPECT_EQ(numbers_in(some->values), numbers_in(all->values));
        EXPECT_FALSE(numbers_in(all->values).empty());
    }
}

// One test, because the driver builds the kernels again for each recording.
TEST_P(LogInParts, has_the_results_of_the_whole_but_no_heat_and_no_footprint_if_its_file_was_cut) {
    const auto recording = recorded(1'000'000);
    const auto parts = analysed(recording);
    const auto whole = analysed(recorded(std::uint64_t{1} << 30));
    ASSERT_GT(parts->trace(0).parts.size(), 1U);
    ASSERT_TRUE(whole->trace(0).parts.empty());
    expect_same_figures(*parts, *whole);
    expect_same_heat(*parts, *whole);
    expect_same_footprints(*parts, *whole);

    const auto cut = analysed(recording); // has computed neither heat nor footprint
    ASSERT_EQ(ftruncate(spill_->descriptor(), 0), 0);
    EXPECT_TRUE(cut->part(HeatOf{0})->empty());
    EXPECT_EQ(cut->part(FootprintOf{0}), nullptr);
}

INSTANTIATE_TEST_SUITE_P(OfExperiments, LogInParts,
                         testing::Values("reduction/sequential", "memory/random", "convolution/naive"),
                         [](const auto& each) { return "experiment_" + std::to_string(each.index); });

} // namespace
} // namespace lockstep
