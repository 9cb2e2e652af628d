#include "cli_runner.h"

#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Tests sweeps of kernel files and launch files.
class SweptKernels : public testing::Test {
protected:
    [[nodiscard]] CliResult sweep(const std::string& source, const std::string& arguments) const {
        std::ofstream(cli_.folder() / "k.cl") << source;
        return cli_.run("sweep k.cl " + arguments);
    }

    CliRunner cli_;
};

constexpr const char* doubled = "__kernel void doubled(__global const int* in, __global int* out, int n) {\n"
                                "    const int i = get_global_id(0);\n"
                                "    if (i < n) out[i] = 2 * in[i];\n}\n";

TEST_F(SweptKernels, have_a_row_for_each_group_size_and_the_reason_for_one_that_cannot_run) {
    const CliResult result = sweep(doubled, "--set global=128 --over local=32,48,64 --json");
    ASSERT_EQ(result.code, 0) << result.err;
    const auto points = result.json().at("points");
    ASSERT_EQ(points.size(), 3U);
    EXPECT_NE(points[1].at("error").get<std::string>().find("divisors of the global size 128"),
              std::string::npos)
        << points[1];
    EXPECT_EQ(points[0].at("parameters").at("global"), 128);
    EXPECT_EQ(points[2].at("parameters").at("local"), 64);
    EXPECT_EQ(points[2].at("results").at("compared_with"), 0);
    EXPECT_EQ(points[2].at("results").at("different"), 0);
    EXPECT_EQ(points[2].at("work").at("elements"), 128);
    EXPECT_TRUE(points[2].at("timed_in_turn"));
    EXPECT_NE(result.json().at("recommendation").at("point"), 1);
}

TEST_F(SweptKernels, recommend_nothing_if_a_macro_changes_the_results) {
    const CliResult result = sweep("__kernel void tiles(__global int* out) {\n"
                                   "    out[get_global_id(0)] = get_global_id(0) / TILE;\n}\n",
                                   "--set global=64 --over D.TILE=16,8");
    EXPECT_EQ(result.code, 1) << result.err;
    EXPECT_NE(
        result.out.find("D.TILE=8: 56 of 64 values differ from those of D.TILE=16. The first is out[8]: 1 "
                        "instead of 0."),
        std::string::npos)
        << result.out;
    EXPECT_NE(result.out.find("No combination is recommended, because the combinations compute different "
                              "results."),
              std::string::npos)
        << result.out;
}

TEST_F(SweptKernels, recommend_nothing_for_arguments_because_they_change_the_work) {
    const CliResult result = sweep(doubled, "--set global=64 --set local=32 --over n=16,64");
    EXPECT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("different values of n mean different work"), std::string::npos) << result.out;
}

TEST_F(SweptKernels, of_two_dimensions_vary_one_side_or_both_and_a_default_macro) {
    const std::string source = "#ifndef ROWS\n#define ROWS 1\n#endif\n"
                               "__kernel void area(__global int* out, int width) {\n"
                               "    const int y = get_global_id(1) * ROWS / ROWS;\n"
                               "    out[y * width + get_global_id(0)] = y;\n}\n";
    const CliResult sides = sweep(source, "--set global=16x16 --over local.y=2,4 --over D.ROWS=1,2 --csv");
    ASSERT_EQ(sides.code, 0) << sides.err;
    EXPECT_NE(sides.out.find("points.parameters.local.y"), std::string::npos) << sides.out;
    const auto both = sweep(source, "--set global=16x16 --over local=8x2,4x4 --json").json();
    EXPECT_EQ(both.at("points")[1].at("parameters").at("local"), "4x4");
    EXPECT_EQ(both.at("points")[1].at("results").at("different"), 0);
}

TEST_F(SweptKernels, refuse_what_they_do_not_have_and_what_is_set_twice) {
    const CliResult unknown = sweep(doubled, "--over m=1,2");
    EXPECT_EQ(unknown.code, 2);
    EXPECT_NE(unknown.err.find("local, in, out, n, global"), std::string::npos) << unknown.err;
    EXPECT_EQ(sweep(doubled, "-D TILE=4 --over D.TILE=8,16").code, 2);
    EXPECT_EQ(sweep(doubled, "--set local=32 --over local=32,64").code, 2);
    EXPECT_EQ(sweep("__kernel void wrong(__global int* a) { a[0] = 1 }", "--over local=32").code, 3);
}

TEST(MatchedInputs, are_those_of_the_first_experiment_and_what_is_not_allowed_is_named) {
    const CliRunner cli;
    const std::string sides =
        "compare scan/hillis-steele:type=int scan/blelloch:op=max --no-timing --match-inputs";
    const CliResult text = cli.run(sides);
    ASSERT_EQ(text.code, 0) << text.err;
    EXPECT_NE(text.out.find("scan/blelloch has the inputs of scan/hillis-steele: kind=inclusive, size=256, "
                            "type=int."),
              std::string::npos)
        << text.out;
    const auto report = cli.run(sides + " --json").json();
    EXPECT_EQ(report.at("runs")[1].at("parameters").at("size"), "256");
    EXPECT_EQ(report.at("runs")[1].at("parameters").at("op"), "max") << "the user gave it";
    EXPECT_TRUE(report.at("matched")[0].is_null());
    EXPECT_EQ(report.at("matched")[1].at("changed").at("kind"), "inclusive");
    EXPECT_EQ(cli.run("compare k.cl reduction/interleaved --match-inputs").code, 2);
}

} // namespace
} // namespace lockstep
