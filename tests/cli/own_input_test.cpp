// Tests input values given on the command line and in a link.
#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

struct OwnInputOnTheCommandLine : testing::Test {
    CliRunner cli;
};

TEST_F(OwnInputOnTheCommandLine, is_run_and_its_result_is_checked) {
    const CliResult set = cli.run("run reduction/interleaved --set input='3 1 4 1' --no-timing --json");
    ASSERT_EQ(set.code, 0) << set.err;
    EXPECT_EQ(set.json().at("correct"), true);
    EXPECT_EQ(set.json().at("parameters").at("size"), "4");
    const CliResult link = cli.run("run 'reduction/interleaved?input=3%201%204%201' --no-timing --json");
    ASSERT_EQ(link.code, 0) << link.err;
    EXPECT_EQ(link.json().at("parameters"), set.json().at("parameters"));
}

TEST_F(OwnInputOnTheCommandLine, is_refused_with_the_reason) {
    const CliResult size = cli.run("run scan/blelloch --set size=8 --set input='3 1 4 1' --no-timing");
    EXPECT_EQ(size.code, 2);
    EXPECT_NE(
        size.err.find("size is 8, but the number of input values is 4. Leave out size, or set it to 4."),
        std::string::npos)
        << size.err;
    const CliResult word = cli.run("run scan/blelloch --set input='3 pi' --no-timing");
    EXPECT_EQ(word.code, 2);
    EXPECT_NE(word.err.find("\"pi\" is not a valid value for input. Allowed: -1e30..1e30."),
              std::string::npos)
        << word.err;
    const CliResult length =
        cli.run("run scan/blelloch --set input=\"$(printf '1 %.0s' $(seq 9000))\" --no-timing");
    EXPECT_EQ(length.code, 2);
    EXPECT_NE(length.err.find("The limit is 16384"), std::string::npos) << length.err.substr(0, 400);
    EXPECT_LT(length.err.size(), 400U) << "the values are not repeated";
}

} // namespace
} // namespace lockstep
