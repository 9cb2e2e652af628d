#include "core/recording/recommendations.h"

#include "tests/unit/recording/sweep_world.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class RecommendationsTest : public SweepWorld {};

TEST_F(RecommendationsTest, DoesNotRememberAnotherSize) {
    const fs::path file = fresh_file("lockstep_sweep_size");
    const auto done = run({.axes = {axis("size=100,200")}});
    ASSERT_TRUE(done->recommendation.has_value());
    ASSERT_TRUE(remember(*done, file).ok());
    EXPECT_TRUE(remembered(file).empty());
}

TEST_F(RecommendationsTest, IsRememberedForItsDeviceAndWhatItKept) {
    const fs::path file = fresh_file("lockstep_sweep_test");
    times_ = {{"32/sequential", {90}}, {"64/sequential", {50}}};
    const SweepRequest request{.run = {.parameters = {{"size", "100"}}}, .axes = {axis("local=32,64")}};
    ASSERT_TRUE(remember(*run(request), file).ok());
    times_["32/sequential"] = {10};
    const auto newer = run(request);
    ASSERT_TRUE(remember(*newer, file).ok());

    const auto all = remembered(file);
    ASSERT_EQ(all.size(), 1U); // the newer recommendation replaced the older one
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

TEST_F(RecommendationsTest, IsNotRecalledForARunWithoutAParameterThatItVaried) {
    const fs::path file = fresh_file("lockstep_sweep_other_parameters");
    const auto done = run({.axes = {axis("local=32,64")}});
    ASSERT_TRUE(remember(*done, file).ok());
    ParameterValues values = done->points[0].parameters;
    EXPECT_TRUE(best_known(remembered(file), done->device, "test/reduction", values).has_value());
    values.erase("local"); // as if another version had saved it
    EXPECT_FALSE(best_known(remembered(file), done->device, "test/reduction", values).has_value());
}

TEST_F(RecommendationsTest, WithNumbersThatAreNoneIsADamagedMemory) {
    const fs::path file = fresh_file("lockstep_sweep_numbers");
    fs::create_directories(file.parent_path());
    for (const char* number : {"-1", "1e300", "\"9\"", "18446744073709551616", "null"}) {
        std::ofstream(file)
            << R"({"version":1,"recommendations":[{"device":"d","what":"w","kept":{},"best":{},)"
            << R"("combinations":2,"median_ns":)" << number << "}]}";
        EXPECT_TRUE(remembered(file).empty()) << number;
    }
}

TEST_F(RecommendationsTest, PutsADamagedMemoryAsideAndBeginsAnew) {
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
