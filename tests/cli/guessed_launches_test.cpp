#include "cli_runner.h"

#include <fstream>
#include <gtest/gtest.h>

namespace lockstep {
namespace {

/// Tests kernel files without a launch file, and what the command line prints about their launch.
class GuessedLaunches : public testing::Test {
protected:
    CliResult run(const std::string& source, const std::string& arguments) const {
        std::ofstream(cli_.folder() / "k.cl") << source;
        return cli_.run(arguments);
    }

    CliRunner cli_;
};

TEST_F(GuessedLaunches, sizes_scalars_and_macros_are_given_on_the_command_line) {
    const CliResult result =
        run("__kernel void scale(__global float* a, float by) {\n"
            "    if (get_global_id(0) < LIMIT) a[get_global_id(0)] *= by;\n}\n",
            "run k.cl -D LIMIT=96 --options '-DUNUSED -w' --set global=256 --set local=32 "
            "--set by=0.5 --no-timing --no-costs --json");
    ASSERT_EQ(result.code, 0) << result.err;
    const auto launch = result.json().at("launches").at(0);
    EXPECT_EQ(launch.at("global"), nlohmann::json({256, 1, 1}));
    EXPECT_EQ(launch.at("local"), nlohmann::json({32, 1, 1}));
    EXPECT_EQ(launch.at("totals").at("global_store").at("bytes"), 96 * 4);
}

TEST_F(GuessedLaunches, an_unknown_name_is_told_with_the_known_ones) {
    const CliResult result = run("__kernel void f(__global int* a) { a[0] = 1; }", "run k.cl --set b=4");
    EXPECT_EQ(result.code, 2);
    EXPECT_NE(result.err.find("global, local, a"), std::string::npos) << result.err;
}

TEST_F(GuessedLaunches, a_name_that_nothing_defines_offers_a_build_option) {
    const CliResult result =
        run("__kernel void f(__global int* a) { a[get_local_id(0)] = TILE; }", "check k.cl");
    EXPECT_EQ(result.code, 3);
    EXPECT_NE(result.err.find("-D TILE=VALUE"), std::string::npos) << result.err;
}

TEST_F(GuessedLaunches, kernels_behind_a_condition_are_told_with_it) {
    const CliResult result =
        run("#ifdef WITH_SUM\n__kernel void f(__global int* a) { a[0] = 1; }\n#endif\n", "check k.cl");
    EXPECT_EQ(result.code, 3);
    EXPECT_NE(result.err.find("#ifdef WITH_SUM"), std::string::npos) << result.err;
}

TEST_F(GuessedLaunches, sizes_are_halved_until_the_log_fits) {
    const CliResult result = run("__kernel void rows(__global int* a, int n) {\n"
                                 "    for (int i = 0; i < n; ++i)\n"
                                 "        a[get_global_id(0)] += i;\n}\n",
                                 "run k.cl --memory-budget 2M --no-timing --no-costs --json");
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_EQ(result.json().at("parameters").at("sizes halved"), "2");
    EXPECT_EQ(result.json().at("launches").at(0).at("global").at(0), 256);
}

constexpr const char* square =
    "__kernel void square(int n, __global float* a, __global float* b) {\n"
    "    const int i = get_global_id(0);\n"
    "    for (int j = 0; j < n; ++j) b[i * n + j] = a[i * n + j] * a[j * n + i];\n}\n";

TEST_F(GuessedLaunches, arguments_grow_to_what_the_kernel_reaches) {
    const CliResult result = run(square, "check k.cl --set global=64");
    EXPECT_EQ(result.code, 0) << result.out;
    EXPECT_NE(result.out.find("a=16384,b=16384"), std::string::npos) << result.out;
}

TEST_F(GuessedLaunches, sizes_that_somebody_gave_do_not_grow) {
    const CliResult result = run(square, "check k.cl --set global=64 --set b=256");
    EXPECT_EQ(result.code, 1) << result.out;
    EXPECT_EQ(result.out.find("b="), std::string::npos) << result.out;
}

TEST_F(GuessedLaunches, an_access_that_is_one_too_far_stays_an_error) {
    const CliResult result =
        run("__kernel void next(__global int* a) { const int i = get_global_id(0); a[i + 1] = i; }",
            "check k.cl");
    EXPECT_EQ(result.code, 1) << result.out;
}

TEST_F(GuessedLaunches, what_would_take_much_memory_stays_an_error) {
    const CliResult result = run("__kernel void far(__global int* a, __global int* b) {\n"
                                 "    const int i = get_global_id(0);\n"
                                 "    a[i * 20000] = b[i * 20000];\n}\n",
                                 "check k.cl");
    EXPECT_EQ(result.code, 1) << "80 MB each: " << result.out;
    EXPECT_NE(result.out.find("Out-of-bounds access"), std::string::npos) << result.out;
}

TEST_F(GuessedLaunches, sizes_grow_again_where_what_is_read_tells_the_next_place) {
    const CliResult result = run("__kernel void follow(__global int* where, __global int* out) {\n"
                                 "    const int i = get_global_id(0);\n"
                                 "    where[4 * i] = 8 * i;\n"
                                 "    out[where[4 * i]] = i;\n}\n",
                                 "check k.cl");
    EXPECT_EQ(result.code, 0) << result.out;
}

TEST_F(GuessedLaunches, arguments_grow_where_the_log_lies_in_parts) {
    const CliResult result = run(square, "check k.cl --set global=256 --memory-budget 8M");
    EXPECT_EQ(result.code, 0) << result.out << result.err;
}

TEST_F(GuessedLaunches, what_grew_is_timed_as_it_was_recorded) {
    const CliResult result = run(square, "compare k.cl k.cl");
    ASSERT_EQ(result.code, 0) << result.err;
    EXPECT_NE(result.out.find("median time"), std::string::npos) << result.out;
}

} // namespace
} // namespace lockstep
