// Tests races of the command line, from real runs.
#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

TEST(RaceCommand, ranks_runs_on_one_clock) {
    const CliRunner cli;
    const CliResult raced =
        cli.run("race reduction/interleaved reduction/compacted reduction/sequential --set size=256 --json");
    ASSERT_EQ(raced.code, 0) << raced.err;
    const nlohmann::json json = raced.json();
    EXPECT_EQ(json["clock"], "cycles");
    EXPECT_GT(json["parting"], 0);
    ASSERT_EQ(json["runs"].size(), 3U);
    EXPECT_EQ(json["runs"][0]["what"], "reduction/interleaved");
    EXPECT_EQ(json["runs"][0]["place"], 3);
    EXPECT_EQ(json["runs"][2]["place"], 1);
    EXPECT_EQ(json["runs"][2]["gap"], 0);
    EXPECT_EQ(json["runs"][0]["gap"], json["runs"][0]["end"].get<int>() - json["runs"][2]["end"].get<int>());
    const CliResult cycles =
        cli.run("run reduction/sequential --set size=256 --no-timing --get launches.model.cycles");
    EXPECT_EQ(std::to_string(json["runs"][2]["end"].get<int>()) + "\n", cycles.out);
}

TEST(RaceCommand, of_other_presets_goes_by_time) {
    const CliRunner cli;
    const CliResult raced =
        cli.run("race 'reduction/sequential?size=256' 'reduction/sequential?size=256&hardware=nvidia-h200'");
    ASSERT_EQ(raced.code, 0) << raced.err;
    EXPECT_NE(raced.out.find("µs"), std::string::npos) << raced.out;
    EXPECT_EQ(raced.out.find("cycles"), std::string::npos) << raced.out;
    EXPECT_NE(raced.out.find("not measured"), std::string::npos) << raced.out;
}

TEST(RaceCommand, refuses_other_problem_sizes_and_a_single_run) {
    const CliRunner cli;
    const CliResult refused = cli.run("race 'reduction/sequential?size=256' 'reduction/sequential?size=512'");
    EXPECT_EQ(refused.code, 2);
    EXPECT_NE(refused.err.find("problem size"), std::string::npos) << refused.err;
    EXPECT_EQ(cli.run("race reduction/sequential").code, 2);
}

} // namespace
} // namespace lockstep
