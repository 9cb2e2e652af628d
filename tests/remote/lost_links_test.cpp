// Links that die while a run is recorded over ssh.

#include "tests/remote/far_machine.h"
#include "tests/support/whole_suites.h"

#include <chrono>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <random>
#include <string>

namespace lockstep::test {
namespace {

constexpr const char* small_run = "run reduction/interleaved --set size=64K --device ssh:far-away --json";
/// A log of several parts, each of at least 32 MiB.
constexpr const char* large_run =
    "run reduction/interleaved --set size=1M --device ssh:far-away --no-timing --no-costs --json";

/// Runs the command without faults, and returns the number of bytes that it takes. The recorder is there afterwards.
std::uint64_t bytes_of(FarMachine& far, const std::string& command) {
    std::uint64_t bytes = 0;
    for (int time = 0; time < 2; ++time) {
        far.link().set({});
        EXPECT_EQ(far.run(command).code, 0);
        bytes = far.link().bytes();
    }
    return bytes;
}

void expect_only_the_recorder(const FarMachine& far) {
    EXPECT_TRUE(far.left_processes().empty());
    const auto files = far.left_files();
    EXPECT_LE(files.size(), 1U) << testing::PrintToString(files);
}

TEST(LostLink, AnyMomentEndsInWordsAndLeavesNothing) {
    FarMachine far;
    const std::uint64_t whole = bytes_of(far, small_run);
    std::mt19937_64 random(20); // NOLINT(cert-msc51-cpp): the same moments in each run
    std::map<int, int> codes;
    const int times = runs_whole_suites() ? 100 : 10;
    for (int time = 0; time < times; ++time) {
        if (time % 4 == 0) {
            std::filesystem::remove_all(far.cache()); // the recorder is copied again
        }
        const std::uint64_t recorder_bytes = time % 4 == 0 ? std::uint64_t{4} << 20 : 0;
        far.link().set({.dies_after = 1 + random() % (whole + recorder_bytes)});
        const auto begin = std::chrono::steady_clock::now();
        const CliResult run = far.run(small_run);
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(60));
        ++codes[run.code];
        EXPECT_TRUE(run.code == 0 || run.code == 4) << run.code << run.err;
        if (run.code == 4 && run.out.empty()) {
            const bool has_words =
                run.err.find("The connection to far-away was lost after ") != std::string::npos ||
                run.err.find("There is no ssh connection to far-away.") != std::string::npos;
            EXPECT_TRUE(has_words) << run.err;
        } else if (run.code == 4) {
            EXPECT_EQ(run.json()["plain_stop"]["limit"], "connection") << run.out;
        }
        expect_only_the_recorder(far);
    }
    EXPECT_GT(codes[4], times / 2);
    std::cout << "whole runs: " << codes[0] << ", lost: " << codes[4] << "\n";
}

TEST(LostLink, KeepsTheGroupsThatHaveArrived) {
    FarMachine far;
    const std::uint64_t whole = bytes_of(far, large_run);
    far.link().set({.dies_after = whole * 6 / 10});
    const CliResult run = far.run(std::string(large_run) + " --save part.lks");
    EXPECT_EQ(run.code, 4) << run.err;
    ASSERT_FALSE(run.out.empty()) << run.err;
    const nlohmann::json launch = run.json()["launches"][0];
    EXPECT_GT(launch["groups"]["logged"], 0);
    EXPECT_LT(launch["groups"]["logged"], launch["groups"]["all"]);
    EXPECT_EQ(run.json()["plain_stop"]["limit"], "log");
    EXPECT_EQ(run.json()["plain_stop"]["reason"], "far-away");
    const CliResult opened = far.cli().run("run part.lks --no-costs");
    EXPECT_EQ(opened.code, 4) << opened.err;
    EXPECT_NE(opened.out.find("The connection to far-away was lost while launch 1 was being recorded."),
              std::string::npos)
        << opened.out;
    // The groups that arrived are those of a run that logs as many.
    const CliResult few =
        far.cli().run("run reduction/interleaved --set size=1M --no-timing --no-costs --json --groups " +
                      std::to_string(launch["groups"]["logged"].get<int>()));
    EXPECT_EQ(few.json()["launches"][0]["totals"], launch["totals"]);
    expect_only_the_recorder(far);
}

TEST(LostLink, ASilentLinkEndsTheRunOnBothSides) {
    FarMachine far;
    const std::uint64_t whole = bytes_of(far, small_run);
    far.link().set({.dies_after = whole / 2, .dies_silently = true});
    const auto begin = std::chrono::steady_clock::now();
    const CliResult run = far.run(small_run, "LOCKSTEP_SSH_PATIENCE=3");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(40));
    EXPECT_EQ(run.code, 4);
    expect_only_the_recorder(far);
}

} // namespace
} // namespace lockstep::test
