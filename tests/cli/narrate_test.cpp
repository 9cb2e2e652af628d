// Tests the sentences that describe steps, from real runs.
#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

bool narration_holds(const CliResult& result, const std::string& part) {
    return result.out.find(part) != std::string::npos;
}

TEST(Narrate, tells_the_store_of_the_naive_transpose_and_keeps_it_in_a_recording) {
    const CliRunner cli;
    const CliResult run = cli.run("run transpose/naive --no-timing --no-costs --save t.lks");
    ASSERT_EQ(run.code, 0) << run.err;
    const CliResult told = cli.run("narrate t.lks");
    EXPECT_EQ(told.code, 0) << told.err;
    EXPECT_TRUE(narration_holds(told, "instead of 4.")) << told.out;
    EXPECT_TRUE(narration_holds(told, "0  Group 0 starts with ")) << told.out;
    EXPECT_TRUE(narration_holds(told, "Group 0 has finished after ")) << told.out;
    const CliResult json = cli.run("narrate t.lks --json --steps 1..2 --warp 3 --group 1");
    EXPECT_EQ(json.json()["steps"].size(), 2U);
    EXPECT_EQ(json.json()["steps"][0]["warp"], 3);
}

TEST(Narrate, refuses_what_the_run_does_not_have) {
    const CliRunner cli;
    ASSERT_EQ(cli.run("run reduction/interleaved --no-timing --no-costs --save r.lks").code, 0);
    for (const char* option : {"--steps 7..3", "--steps 5000..5001", "--steps x", "--warp 8", "--group 99999",
                               "--launch 2", "--launch 0", "--device x"}) {
        const CliResult told = cli.run(std::string("narrate r.lks ") + option);
        EXPECT_EQ(told.code, 2) << option << "\n" << told.out << told.err;
        EXPECT_TRUE(told.out.empty()) << option;
    }
    EXPECT_EQ(cli.run("narrate").code, 2);
    EXPECT_EQ(cli.run("narrate nothing/here").code, 2);
}

} // namespace
} // namespace lockstep
