#include "app/worker/client.h"
#include "tests/support/child_processes.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <iostream>
#include <random>
#include <string>
#include <unistd.h>

// A run that is cancelled, or whose worker is killed, at a random moment: it ends with its error within a
// second, leaves no process and no file behind, and the next run works. LOCKSTEP_LONG_TESTS increases the
// number of moments from six to a hundred.

namespace lockstep {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

class Mishaps : public testing::Test {
protected:
    Mishaps() : folder_(fs::temp_directory_path() / ("lockstep.mishaps." + std::to_string(getpid()))) {
        fs::create_directories(folder_);
        setenv("XDG_RUNTIME_DIR", folder_.c_str(), 1);
    }
    ~Mishaps() override {
        unsetenv("XDG_RUNTIME_DIR");
        fs::remove_all(folder_);
    }

    static int moments() { return std::getenv("LOCKSTEP_LONG_TESTS") != nullptr ? 100 : 6; }
    /// Returns a random moment between the start of the process and a time at which most of these runs have
    /// ended.
    milliseconds moment() { return milliseconds(random_() % 1500); }
    static RunSpec long_run() {
        return {.what = "reduction/interleaved", .parameters = {{"size", "1048576"}}};
    }
    void expect_all_is_well() const {
        EXPECT_TRUE(test::children().empty());
        EXPECT_TRUE(fs::is_empty(folder_));
        EXPECT_TRUE(run_in_worker({.what = "reduction/sequential"}).ok());
    }

    template <class Run>
    void cancel_at_moments(const Run& run) {
        int cancelled = 0;
        auto slowest = Clock::duration::zero();
        for (int i = 0; i < moments(); ++i) {
            const auto at = Clock::now() + moment();
            const auto done = run([&](const Progress&) { return Clock::now() < at; });
            if (!done.ok()) {
                const auto took = Clock::now() - at;
                EXPECT_EQ(done.error().code, ErrorCode::cancelled);
                EXPECT_LT(took, milliseconds(1000));
                slowest = std::max<Clock::duration>(slowest, took);
                ++cancelled;
            }
            expect_all_is_well();
        }
        EXPECT_GT(cancelled, 0);
        std::cout << cancelled << " of " << moments() << " runs cancelled, the slowest within "
                  << std::chrono::duration_cast<milliseconds>(slowest).count() << " ms\n";
    }

    fs::path folder_;
    std::mt19937 random_{20};
};

TEST_F(Mishaps, ACancelAtAnyMomentEndsTheRunWithinASecond) {
    cancel_at_moments([](const ProgressSink& progress) { return run_in_worker(long_run(), progress); });
}

TEST_F(Mishaps, ACancelAtAnyMomentEndsARunThatNobodyKeepsWithinASecond) {
    cancel_at_moments([](const ProgressSink& progress) {
        return look(long_run(), {.log = Wants::Log::in_parts, .costs = Wants::Costs::none}, progress);
    });
}

TEST_F(Mishaps, AKilledWorkerAtAnyMomentIsAnErrorAndNoMore) {
    int killed = 0;
    for (int i = 0; i < moments(); ++i) {
        const auto at = Clock::now() + moment();
        const auto run = run_in_worker(long_run(), [&](const Progress&) {
            if (Clock::now() >= at) {
                for (const pid_t pid : test::children()) {
                    kill(pid, SIGKILL);
                }
            }
            return true;
        });
        if (!run.ok()) {
            EXPECT_EQ(run.error().code, ErrorCode::worker_died);
            EXPECT_EQ(run.error().arguments[0], "signal 9 (Killed)");
            ++killed;
        }
        expect_all_is_well();
    }
    EXPECT_GT(killed, 0);
    std::cout << killed << " of " << moments() << " runs lost their worker\n";
}

TEST_F(Mishaps, ADeviceThatIsGoneIsNamed) {
    RunSpec spec{.what = "reduction/sequential"};
    spec.options.device = "no such device";
    const auto run = run_in_worker(spec);
    ASSERT_FALSE(run.ok());
    EXPECT_EQ(run.error().code, ErrorCode::unknown_device);
    expect_all_is_well();
}

} // namespace
} // namespace lockstep
