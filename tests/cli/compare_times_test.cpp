// Tests the differences of measured times that compare reports: none between equal runs, even on a busy
// machine.
#include "cli_runner.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace lockstep {
namespace {

/// Keeps all cores busy during its lifetime, with one thread per core.
class Load {
public:
    Load() {
        for (unsigned i = 0; i < std::max(2U, std::thread::hardware_concurrency()); ++i) {
            threads_.emplace_back([this] {
                volatile unsigned turns = 0;
                while (!ends_) {
                    turns = turns + 1;
                }
            });
        }
    }
    ~Load() {
        ends_ = true;
        for (std::thread& thread : threads_) {
            thread.join();
        }
    }
    Load(const Load&) = delete;
    Load& operator=(const Load&) = delete;

private:
    std::atomic<bool> ends_ = false;
    std::vector<std::thread> threads_;
};

/// Returns the number of repetitions: two, or fifty if LOCKSTEP_LONG_TESTS is in the environment.
int turns() {
    return std::getenv("LOCKSTEP_LONG_TESTS") != nullptr ? 50 : 2;
}

/// Returns how `compare` describes the time of the second run: "unclear", "small", "launch alone" or "clear".
std::string difference(const CliRunner& cli, const std::string& a, const std::string& b) {
    const CliResult result = cli.run("compare " + a + " " + b + " --json");
    EXPECT_EQ(result.code, 0) << result.err;
    return result.code == 0 ? result.json().at("time_differences").at(1).get<std::string>() : "";
}

class SameTwice : public testing::TestWithParam<const char*> {};

TEST_P(SameTwice, has_no_clear_difference_in_time_under_load) {
    const CliRunner cli;
    const Load load;
    for (int i = 0; i < turns(); ++i) {
        const std::string found = difference(cli, GetParam(), GetParam());
        EXPECT_TRUE(found == "unclear" || found == "small" || found == "launch alone") << i << ": " << found;
    }
}

INSTANTIATE_TEST_SUITE_P(OfReductions, SameTwice,
                         testing::Values("reduction/interleaved", "reduction/sequential:size=65536",
                                         "reduction/multi-pass:size=65536"),
                         [](const auto& each) { return "run_" + std::to_string(each.index); });

/// Compares two kernels: one multiplies a thousand times per work-item, the other one does not.
TEST(CompareTimes, of_kernels_that_differ_are_told_apart_under_load) {
    const CliRunner cli;
    const Load load;
    EXPECT_EQ(difference(cli, "execution/latency-hiding:ratio=0", "execution/latency-hiding:ratio=1000"),
              "clear");
}

TEST(CompareTimes, are_of_the_same_rounds) {
    const CliRunner cli;
    const auto report = cli.run("compare reduction/compacted reduction/sequential --json").json();
    const auto& first = report.at("runs")[0].at("launches")[0].at("timing");
    const auto& second = report.at("runs")[1].at("launches")[0].at("timing");
    EXPECT_EQ(first.at("runs"), second.at("runs"));
    EXPECT_GE(first.at("runs"), 20);
    EXPECT_GT(first.at("empty_launch_ns"), 0);
    EXPECT_GT(first.at("copy_bytes_per_second"), 0);
}

TEST(CompareTimes, are_taken_of_runs_without_findings_alone) {
    const CliRunner cli;
    const CliResult result = cli.run("compare reduction/barrier-in-branch reduction/sequential --json");
    EXPECT_EQ(result.code, 1);
    const auto report = result.json();
    EXPECT_TRUE(report.at("runs")[0].at("launches")[0].at("timing").is_null());
    EXPECT_FALSE(report.at("runs")[1].at("launches")[0].at("timing").is_null());
    EXPECT_TRUE(report.at("time_differences")[1].is_null());
}

TEST(CompareTimes, that_cannot_be_told_apart_get_no_ratio) {
    const CliRunner cli;
    const std::string text = cli.run("compare memory/coalesced:size=1 memory/coalesced:size=1").out;
    EXPECT_NE(text.find("No clear difference in time"), std::string::npos) << text;
    EXPECT_NE(text.find("unclear"), std::string::npos) << text;
}

} // namespace
} // namespace lockstep
