#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

using nlohmann::json;

/// Tests logs that exceed the memory budget, and logs of only some groups.
class MemoryBudget : public testing::Test {
protected:
    json launch(const std::string& arguments) {
        const CliResult result = cli_.run("run " + arguments + " --json --no-timing");
        EXPECT_TRUE(result.code == 0 || result.code == 1) << arguments << "\n" << result.err;
        json report = result.code <= 1 ? result.json() : json();
        json one = report.at("launches").at(0);
        one["findings"] = report.at("findings");
        one["correct"] = report.at("correct");
        return one;
    }
    CliRunner cli_;
};

TEST_F(MemoryBudget, FiguresOfALogInPartsAreThoseOfTheWhole) {
    for (const std::string what :
         {"convolution/naive", "convolution/image-sampler", "reduction/sequential --set size=65536",
          "reduction/unsynchronised --set size=16384", "transpose/tiled", "execution/histogram"}) {
        const json whole = launch(what);
        const json parts = launch(what + " --memory-budget 2000000");
        for (const char* key :
             {"events", "groups", "warp_steps", "totals", "overlap", "findings", "correct"}) {
            EXPECT_EQ(whole.at(key), parts.at(key)) << what << " " << key;
        }
        EXPECT_EQ(whole.at("groups").at("all"), whole.at("groups").at("logged")) << what;
        ASSERT_EQ(whole.at("lines").size(), parts.at("lines").size()) << what;
        for (std::size_t i = 0; i < whole.at("lines").size(); ++i) {
            EXPECT_EQ(whole["lines"][i]["global_load"], parts["lines"][i]["global_load"]) << what << i;
        }
    }
}

TEST_F(MemoryBudget, SomeGroupsHaveTheirShareOfTheFiguresAndSaySo) {
    const std::string what = "reduction/sequential --set size=8192 --set local=256";
    const json all = launch(what);
    const json some = launch(what + " --groups 4");
    EXPECT_EQ(some.at("groups"), (json{{"all", 32}, {"logged", 4}}));
    EXPECT_EQ(some.at("events").get<int>() * 8, all.at("events").get<int>());
    EXPECT_EQ(some["totals"]["local_load"]["requests"].get<int>() * 8,
              all["totals"]["local_load"]["requests"].get<int>());
    EXPECT_EQ(some.at("correct"), true) << "all groups ran";
    EXPECT_EQ(launch(what + " --groups all").at("totals"), all.at("totals"));
    EXPECT_EQ(launch(what + " --groups 99").at("totals"), all.at("totals"));
    const CliResult text = cli_.run("run " + what + " --groups 4 --no-timing");
    EXPECT_NE(text.out.find("Only the first 4 of 32 groups were logged."), std::string::npos) << text.out;
}

TEST_F(MemoryBudget, ASavedRecordingHoldsTheGroupsThatWereKeptAndSaysSo) {
    const std::string what = "reduction/sequential --set size=65536 --no-timing";
    ASSERT_EQ(cli_.run("run " + what + " --memory-budget 1000000 --save x.lks").code, 0);
    const json report = cli_.run("run x.lks --json").json();
    const json groups = report["launches"][0]["groups"];
    EXPECT_LT(groups.at("logged").get<int>(), groups.at("all").get<int>());
    EXPECT_GT(groups.at("logged").get<int>(), 0);
}

TEST_F(MemoryBudget, AGroupThatDoesNotFitIsRefusedInWords) {
    const CliResult result = cli_.run("run reduction/sequential --memory-budget 1000");
    EXPECT_EQ(result.code, 4);
    EXPECT_NE(result.err.find("the memory budget is 1000 bytes"), std::string::npos) << result.err;
    EXPECT_EQ(cli_.run("run reduction/sequential --memory-budget 1X").code, 2);
    EXPECT_EQ(cli_.run("run reduction/sequential --groups 0").code, 2);
}

} // namespace
} // namespace lockstep
