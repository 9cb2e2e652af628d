#include "core/recording/sweep.h"

#include "tests/unit/recording/sweep_world.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

class SweepTest : public SweepWorld {};

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

} // namespace
} // namespace lockstep
