#include "cli_runner.h"

#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Tests queries about one recording, which is made once, so that no query needs a device.
class Expressions : public testing::Test {
protected:
    static void SetUpTestSuite() {
        cli_ = std::make_unique<CliRunner>();
        ASSERT_EQ(cli_->run("run reduction/compacted --set size=4096 --no-timing --save x.lks").code, 0);
    }
    static void TearDownTestSuite() { cli_.reset(); }

    static CliResult ask(const std::string& options) { return cli_->run("run x.lks " + options); }

    static std::unique_ptr<CliRunner> cli_;
};

std::unique_ptr<CliRunner> Expressions::cli_;

TEST_F(Expressions, of_get_print_the_bare_value_one_a_line) {
    const CliResult result = ask(
        "--get totals.local_load.conflicts --get 'line(\"OP(\").warp_steps / 16' --get what --get correct");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.out, "1120\n12\nreduction/compacted\ntrue\n");
    EXPECT_EQ(result.err, "");
}

TEST_F(Expressions, of_get_have_the_values_of_the_json) {
    const nlohmann::json report = ask("--json").json();
    EXPECT_EQ(ask("--get 'launches[0].local[0]'").out, "256\n");
    EXPECT_EQ(ask("--get launches.model.occupancy.achieved").out,
              report.at("launches").at(0).at("model").at("occupancy").at("achieved").dump() + "\n");
    EXPECT_EQ(ask("--get launches.timing").out, "null\n");
    EXPECT_EQ(ask("--get launches.overlap.reads.in.bytes --get parameters.op").err, "");
}

TEST_F(Expressions, of_assert_that_are_true_print_nothing) {
    const CliResult result = ask("--assert 'totals.local_load.conflicts = 1120' --assert correct");
    EXPECT_EQ(result.code, 0);
    EXPECT_EQ(result.out + result.err, "");
}

TEST_F(Expressions, of_assert_that_are_false_end_with_1_and_tell_both_sides) {
    const CliResult one = ask("--assert 'totals.local_load.conflicts = 0' --assert correct");
    EXPECT_EQ(one.code, 1);
    EXPECT_EQ(one.out, "");
    EXPECT_EQ(one.err, "lockstep-cli: Assertion failed: totals.local_load.conflicts = 0\n    1120 = 0\n");
    const CliResult two = ask("--assert 'correct and launches.items < 9' --assert 'not correct' --get what");
    EXPECT_EQ(two.code, 1);
    EXPECT_EQ(two.out, "reduction/compacted\n");
    EXPECT_EQ(two.err, "lockstep-cli: Assertion failed: correct and launches.items < 9\n"
                       "    launches.items < 9:  4096 < 9  false\n"
                       "lockstep-cli: Assertion failed: not correct\n");
}

TEST_F(Expressions, of_assert_go_with_json) {
    const CliResult result = ask("--json --assert 'launches.items = 1'");
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.json().at("what"), "reduction/compacted");
    EXPECT_NE(result.err.find("4096 = 1"), std::string::npos);
    EXPECT_EQ(ask("--json --get what").code, 2);
}

TEST_F(Expressions, that_are_broken_end_with_2_before_anything_runs) {
    const std::string places = "no-such-file.lks --save kept.lks ";
    for (const char* option : {"--get", "--assert"}) {
        const CliResult result = cli_->run("run " + places + option + " '1 + (2'");
        EXPECT_EQ(result.code, 2);
        EXPECT_EQ(result.out, "");
        EXPECT_EQ(result.err, std::string("lockstep-cli: ") + option +
                                  ":1:7: \")\" is missing here. Add it.\n    1 + (2\n          ^\n");
    }
    EXPECT_EQ(cli_->run("run " + places + "--assert totals.barriers+1").code, 2) << "no condition";
    EXPECT_EQ(cli_->run("run " + places + "--get ''").code, 2);
}

TEST_F(Expressions, with_an_unknown_figure_end_with_2_and_similar_names) {
    const CliResult near = ask("--get what --assert 'totals.local_load.conflict = 0'");
    EXPECT_EQ(near.code, 2);
    EXPECT_NE(near.err.find("Similar names: totals.local_load.conflicts."), std::string::npos) << near.err;
    EXPECT_NE(ask("--get warp_steps").err.find("Similar names: totals.warp_steps, launches.warp_steps, "),
              std::string::npos);
    EXPECT_NE(ask("--get totals").err.find("Append a dot and one of these names: global_load, "),
              std::string::npos);
    EXPECT_EQ(ask("--get what --get nothing").out, "") << "no value without all";
}

TEST_F(Expressions, of_strangers_cannot_command_the_terminal) {
    const CliResult result = ask("--get \"$(printf '\\033[2J')\"");
    EXPECT_EQ(result.code, 2);
    EXPECT_EQ((result.out + result.err).find('\x1b'), std::string::npos);
    const std::string long_one(100000, '(');
    EXPECT_EQ(ask("--get '" + long_one + "'").code, 2);
}

TEST_F(Expressions, of_a_run_with_errors_tell_why_it_ends_with_1) {
    const CliResult result = cli_->run("run reduction/no-barrier --no-timing --get 'count(findings)'");
    EXPECT_EQ(result.code, 1);
    EXPECT_EQ(result.out, "2\n");
    EXPECT_NE(result.err.find("The run has errors or a wrong result"), std::string::npos) << result.err;
}

} // namespace
} // namespace lockstep
