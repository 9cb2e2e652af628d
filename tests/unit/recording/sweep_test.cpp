#include "core/recording/sweep.h"

#include "core/facts/timing.h"
#include "core/recording/recommendations.h"

#include "tests/support/reduction_fixture.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

Experiment experiment() {
    return {
        .id = "test/reduction",
        .parameters = {
            {.name = "local",
             .default_value = "64",
             .least = 32,
             .most = 256,
             .power_of_two = true,
             .role = ParameterRole::choice},
            {.name = "variant",
             .default_value = "sequential",
             .choices = {"sequential", "compacted"},
             .role = ParameterRole::choice},
            {.name = "size", .default_value = "256", .least = 0, .most = 1000, .role = ParameterRole::amount},
            {.name = "shape",
             .default_value = "2x2",
             .least = 2,
             .most = 4,
             .is_shape = true,
             .role = ParameterRole::choice},
            {.name = "ways", .default_value = "1", .least = 1, .most = 32}}};
}

/// A world in which the time of each combination is given by hand.
class SweepTest : public testing::Test {
protected:
    std::map<std::string, std::vector<std::uint64_t>> times_; ///< by "LOCAL/VARIANT"; 100 ns else
    std::map<std::string, ErrorCode> failures_;
    std::vector<std::string> ran_;
    std::function<Work(const ParameterValues&)> work_;

    Result<Recording> record(const ParameterValues& values) {
        const std::string name = values.at("local") + "/" + values.at("variant");
        ran_.push_back(name);
        if (failures_.contains(name)) {
            return Error{.code = failures_.at(name), .arguments = {"300", "256", "a device"}};
        }
        const bool compacted = values.at("variant") == "compacted";
        Recording recording = fixture::reduction_recording(
            compacted ? fixture::Reduction::compacted : fixture::Reduction::sequential,
            static_cast<std::uint32_t>(std::stoul(values.at("local"))), 1);
        recording.correct = true;
        recording.launches[0].device.name = "a device";
        recording.launches[0].timing =
            summarise(times_.contains(name) ? times_.at(name) : std::vector<std::uint64_t>{100});
        return recording;
    }

    Result<Sweep> run(const SweepRequest& request, const SweepSink& sink = {}, const RunTimer& timer = {}) {
        const Recorder recorder = [this](const RunSpec& run, const ProgressSink&) {
            return record(run.parameters);
        };
        Experiment swept = experiment();
        swept.work = work_;
        return sweep(swept, request, recorder, sink, timer);
    }

    static SweepAxis axis(const std::string& text) { return *sweep_axis(experiment(), text, 128); }
    static fs::path fresh_file(const std::string& folder) {
        fs::path file = fs::path(testing::TempDir()) / folder / "recommendations.json";
        fs::remove_all(file.parent_path());
        return file;
    }
};

TEST_F(SweepTest, TakesValuesAsAListByDoublingOrAll) {
    EXPECT_EQ(axis("local=32,128").values, (std::vector<std::string>{"32", "128"}));
    EXPECT_EQ(axis("local=32..256").values, (std::vector<std::string>{"32", "64", "128", "256"}));
    EXPECT_EQ(axis("size=3..20").values, (std::vector<std::string>{"3", "6", "12", "20"}));
    EXPECT_EQ(axis("local").values, (std::vector<std::string>{"32", "64", "128"}));
    EXPECT_EQ(axis("variant").values, (std::vector<std::string>{"sequential", "compacted"}));
    EXPECT_EQ(axis("size").values.front(), "0");
    EXPECT_EQ(axis("shape").values, (std::vector<std::string>{"2x1", "4x1", "1x2", "2x2", "1x4"}));
}

TEST_F(SweepTest, RefusesAnAxisThatTheExperimentDoesNotKnow) {
    EXPECT_EQ(sweep_axis(experiment(), "locl=3", 128).error().code, ErrorCode::unknown_parameter);
    EXPECT_EQ(sweep_axis(experiment(), "local=", 128).error().code, ErrorCode::value_not_allowed);
}

TEST_F(SweepTest, RunsEveryCombinationTheLastAxisFastest) {
    ASSERT_TRUE(run({.axes = {axis("local=32,64"), axis("variant")}}).ok());
    EXPECT_EQ(ran_,
              (std::vector<std::string>{"32/sequential", "32/compacted", "64/sequential", "64/compacted"}));
}

TEST_F(SweepTest, KeepsACombinationThatCannotRunWithItsReason) {
    failures_["64/sequential"] = ErrorCode::group_too_large;
    const auto done = run({.axes = {axis("local=32,48,64")}});
    ASSERT_TRUE(done.ok());
    EXPECT_TRUE(done->points[0].figures.has_value());
    EXPECT_EQ(done->points[1].error->code, ErrorCode::value_not_allowed);
    EXPECT_EQ(done->points[2].error->code, ErrorCode::group_too_large);
    EXPECT_EQ(done->recommendation->point, 0U);
}

TEST_F(SweepTest, WithoutACombinationThatRunsIsAnErrorWithTheFirstReason) {
    const auto done = run({.axes = {axis("local=48,49")}});
    ASSERT_FALSE(done.ok());
    EXPECT_EQ(done.error().code, ErrorCode::sweep_has_no_valid_combination);
    EXPECT_EQ(done.error().cause->code, ErrorCode::value_not_allowed);
}

TEST_F(SweepTest, RefusesParametersThatAreBothSetAndVaried) {
    EXPECT_FALSE(run({.run = {.parameters = {{"local", "64"}}}, .axes = {axis("local=32,64")}}).ok());
    EXPECT_FALSE(run({.axes = {axis("local=32"), axis("local=64")}}).ok());
    EXPECT_FALSE(run({}).ok());
    EXPECT_FALSE(run({.run = {.parameters = {{"size", "5000"}}}, .axes = {axis("local=32")}}).ok());
}

TEST_F(SweepTest, ThatIsCancelledKeepsWhatWasMeasured) {
    const auto done = run({.axes = {axis("local=32,64,128")}},
                          [](const SweepProgress& at) { return at.finished == nullptr || at.point < 1; });
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->points.size(), 2U);
    EXPECT_EQ(done->stopped->code, ErrorCode::cancelled);
    EXPECT_TRUE(done->recommendation.has_value());
}

TEST_F(SweepTest, EndsWhereNoDeviceIsLeft) {
    failures_["64/sequential"] = ErrorCode::no_device;
    const auto done = run({.axes = {axis("local=32,64,128")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->stopped->code, ErrorCode::no_device);
    EXPECT_EQ(ran_.size(), 2U);
}

TEST_F(SweepTest, RecommendsTheLeastTimeAndNamesThoseThatAreAsGood) {
    times_ = {{"32/sequential", {90, 100, 110}}, {"64/sequential", {89, 99, 109}}, {"128/sequential", {200}}};
    const auto done = run({.axes = {axis("local=32,64,128")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->recommendation->point, 1U);
    EXPECT_EQ(done->recommendation->as_good, std::vector<std::size_t>{0});
    EXPECT_EQ(done->recommendation->next, 2U);
}

TEST_F(SweepTest, GivesTheCountedFiguresThatSpeakForItsRecommendation) {
    times_ = {{"256/sequential", {50}}, {"256/compacted", {100}}};
    const auto done = run({.run = {.parameters = {{"local", "256"}}}, .axes = {axis("variant")}});
    ASSERT_TRUE(done.ok());
    const auto& least = done->recommendation->least;
    EXPECT_NE(std::ranges::find(least, &run_figure("totals.local_load.conflicts")), least.end());
    // Both write the same number of sectors: no reason for one of them.
    EXPECT_EQ(std::ranges::find(least, &run_figure("totals.global_store.sectors")), least.end());
}

TEST_F(SweepTest, RecommendsNothingAmongValuesThatAskForOtherWork) {
    const auto done = run({.axes = {axis("ways=1,2,4")}});
    ASSERT_TRUE(done.ok());
    EXPECT_FALSE(done->recommendation.has_value());
    EXPECT_EQ(questions(*done), std::vector<std::string>{"ways"});
    EXPECT_TRUE(run({.axes = {axis("ways=2")}})->recommendation.has_value()) << "there is one question";
}

TEST_F(SweepTest, ComparesTheTimeAnElementWhereTheCombinationsDoUnequalWork) {
    times_ = {{"32/sequential", {100}}, {"64/sequential", {150}}, {"128/sequential", {800}}};
    work_ = [](const ParameterValues& values) {
        return Work{.elements = static_cast<std::uint64_t>(number_of(values, "local"))};
    };
    const auto done = run({.axes = {axis("local=32,64,128")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->recommendation->compared_by, ComparedBy::time_per_element);
    EXPECT_EQ(done->recommendation->point, 1U); // 150 / 64 is less than 100 / 32
    EXPECT_EQ(done->recommendation->next, 0U);
    EXPECT_DOUBLE_EQ(compared_median_ns(*done, done->points[0]), 400); // for 128 elements
    EXPECT_TRUE(done->recommendation->least.empty()) << "counts of unequal work are no reason";
}

TEST_F(SweepTest, CountsWhatACombinationLeavesToOthersAsNotDone) {
    times_ = {{"32/sequential", {100}}, {"256/sequential", {105}}};
    work_ = [](const ParameterValues& values) {
        return Work{.elements = 1024,
                    .left = 1024 / static_cast<std::uint64_t>(number_of(values, "local")) * 4 - 1};
    };
    const auto done = run({.axes = {axis("local=32,256")}});
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(done->points[0].work.left, 127U);
    EXPECT_EQ(done->recommendation->point, 1U); // 105 for 1009 elements, 100 for 897
}

TEST_F(SweepTest, TimesTheFastestOnceMoreInTurnAndBelievesThat) {
    times_ = {{"32/sequential", {100}}, {"64/sequential", {110}}, {"128/sequential", {900}}};
    std::vector<std::string> in_turn;
    const RunTimer timer = [&](const std::vector<RunSpec>& all, const ProgressSink&) {
        std::vector<RunTimings> timings;
        for (const RunSpec& run : all) {
            const std::string& local = run.parameters.at("local");
            in_turn.push_back(local);
            timings.push_back({summarise({local == "32" ? 130U : 90U})});
        }
        return Result<std::vector<RunTimings>>(std::move(timings));
    };
    const auto done = run({.axes = {axis("local=32,64,128")}}, {}, timer);
    ASSERT_TRUE(done.ok());
    EXPECT_EQ(in_turn, (std::vector<std::string>{"32", "64"}));
    EXPECT_EQ(done->recommendation->point, 1U);
    EXPECT_TRUE(done->points[0].timed_in_turn && done->points[1].timed_in_turn);
    EXPECT_FALSE(done->points[2].timed_in_turn);
    EXPECT_EQ(done->points[0].figures->timing->median_ns, 130U);
}

TEST_F(SweepTest, RecommendsNothingWhereTimingInTurnFails) {
    const RunTimer timer = [](const std::vector<RunSpec>&, const ProgressSink&) {
        return Result<std::vector<RunTimings>>(Error{.code = ErrorCode::worker_died});
    };
    const auto done = run({.axes = {axis("local=32,64")}}, {}, timer);
    ASSERT_TRUE(done.ok());
    EXPECT_FALSE(done->recommendation.has_value());
    ASSERT_TRUE(done->not_in_turn.has_value());
    EXPECT_EQ(done->not_in_turn->code, ErrorCode::worker_died);
    EXPECT_FALSE(done->points[0].timed_in_turn);
    EXPECT_TRUE(done->points[0].figures->timing.has_value()) << "its first time stays, as an observation";
}

TEST_F(SweepTest, DoesNotRememberAnotherSize) {
    const fs::path file = fresh_file("lockstep_sweep_size");
    const auto done = run({.axes = {axis("size=100,200")}});
    ASSERT_TRUE(done->recommendation.has_value());
    ASSERT_TRUE(remember(*done, file).ok());
    EXPECT_TRUE(remembered(file).empty());
}

TEST_F(SweepTest, HasColumnsForTheFiguresThatAnyCombinationHas) {
    const auto shows = [this](const char* values, const char* key) {
        const auto found = run({.axes = {axis(values)}});
        const std::vector<const RunFigure*> figures = figures_shown(*found);
        return std::ranges::count(figures, &run_figure(key)) == 1;
    };
    EXPECT_TRUE(shows("variant=sequential,compacted", "totals.local_load.conflicts"));
    EXPECT_FALSE(shows("variant=sequential", "totals.local_load.conflicts"));
    EXPECT_TRUE(shows("variant=sequential", "totals.barriers"));
}

TEST_F(SweepTest, IsRememberedForItsDeviceAndWhatItKept) {
    const fs::path file = fresh_file("lockstep_sweep_test");
    times_ = {{"32/sequential", {90}}, {"64/sequential", {50}}};
    const SweepRequest request{.run = {.parameters = {{"size", "100"}}}, .axes = {axis("local=32,64")}};
    ASSERT_TRUE(remember(*run(request), file).ok());
    times_["32/sequential"] = {10};
    const auto newer = run(request);
    ASSERT_TRUE(remember(*newer, file).ok());

    const auto all = remembered(file);
    ASSERT_EQ(all.size(), 1U); // the newer one took the older one's place
    const ParameterValues same = {
        {"size", "100"}, {"local", "128"}, {"variant", "sequential"}, {"shape", "2x2"}, {"ways", "1"}};
    const auto best = best_known(all, newer->device, "test/reduction", same);
    ASSERT_TRUE(best.has_value());
    EXPECT_EQ(best->best, (ParameterValues{{"local", "32"}}));
    ParameterValues other = same;
    other["size"] = "200";
    EXPECT_FALSE(best_known(all, newer->device, "test/reduction", other).has_value());
    EXPECT_FALSE(best_known(all, DeviceInfo{.name = "another"}, "test/reduction", same).has_value());
}

TEST_F(SweepTest, IsNotRecalledForARunWithoutAParameterThatItVaried) {
    const fs::path file = fresh_file("lockstep_sweep_other_parameters");
    const auto done = run({.axes = {axis("local=32,64")}});
    ASSERT_TRUE(remember(*done, file).ok());
    ParameterValues values = done->points[0].parameters;
    EXPECT_TRUE(best_known(remembered(file), done->device, "test/reduction", values).has_value());
    values.erase("local"); // as of a recording that another version made
    EXPECT_FALSE(best_known(remembered(file), done->device, "test/reduction", values).has_value());
}

TEST_F(SweepTest, WithNumbersThatAreNoneIsADamagedMemory) {
    const fs::path file = fresh_file("lockstep_sweep_numbers");
    fs::create_directories(file.parent_path());
    for (const char* number : {"-1", "1e300", "\"9\"", "18446744073709551616", "null"}) {
        std::ofstream(file)
            << R"({"version":1,"recommendations":[{"device":"d","what":"w","kept":{},"best":{},)"
            << R"("combinations":2,"median_ns":)" << number << "}]}";
        EXPECT_TRUE(remembered(file).empty()) << number;
    }
}

TEST_F(SweepTest, PutsADamagedMemoryAsideAndBeginsAnew) {
    const fs::path file = fresh_file("lockstep_sweep_damaged");
    fs::create_directories(file.parent_path());
    std::ofstream(file) << "{ no json";
    EXPECT_TRUE(remembered(file).empty());
    ASSERT_TRUE(remember(*run({.axes = {axis("local=32,64")}}), file).ok());
    EXPECT_EQ(remembered(file).size(), 1U);
    EXPECT_TRUE(fs::exists(file.string() + ".damaged"));
}

} // namespace
} // namespace lockstep
