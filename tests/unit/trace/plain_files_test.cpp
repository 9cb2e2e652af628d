#include "core/trace/plain_files.h"

#include "core/base/data_dir.h"
#include "tests/support/recording_equality.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lockstep {
namespace {

namespace fs = std::filesystem;

class PlainFiles : public testing::Test {
protected:
    PlainFiles() : folder_(fs::temp_directory_path() / ("lockstep.plain." + std::to_string(getpid()))) {
        fs::create_directories(folder_);
    }
    ~PlainFiles() override { fs::remove_all(folder_); }

    /// The recording as the instrumented kernels left it.
    static Recording captured() {
        Recording recording = test::full_recording();
        recording.plain_stop.reset();
        recording.concurrency.clear();
        recording.correct.reset();
        for (HostStep& step : recording.host_steps) {
            step.plain_result.clear();
        }
        for (Trace& trace : recording.launches) {
            trace.timing.reset();
            trace.group_times.reset();
            trace.untimed = Untimed::not_reached;
            trace.item_registers = 0;
            for (Output& output : trace.outputs) {
                output.plain.clear();
            }
        }
        return recording;
    }

    fs::path folder_;
};

TEST_F(PlainFiles, BringWhatPlainKernelsLeft) {
    const Recording whole = test::full_recording();
    ASSERT_TRUE(write_run(whole, folder_).ok());
    Recording recording = captured();
    for (std::size_t i = 0; i < whole.launches.size(); ++i) {
        LaunchFacts facts = static_cast<const LaunchFacts&>(whole.launches[i]);
        for (std::size_t output = 0; output < facts.outputs.size(); ++output) {
            facts.outputs[output].plain = facts.outputs[output].instrumented;
        }
        facts.group_times.reset();
        ASSERT_TRUE(write_plain_outputs(facts, i, folder_).ok());
        EXPECT_TRUE(add_plain_results(recording.launches[i], facts, i, folder_));
        EXPECT_EQ(recording.launches[i].untimed, facts.untimed);
        EXPECT_EQ(recording.launches[i].item_registers, facts.item_registers);
        for (const Output& output : recording.launches[i].outputs) {
            EXPECT_EQ(output.plain, output.instrumented);
        }
        if (const auto& times = whole.launches[i].group_times) {
            facts.group_times = GroupTimes{times->clock, {}};
            ASSERT_TRUE(write_group_times(*times, i, folder_).ok());
            EXPECT_TRUE(add_plain_results(recording.launches[i], facts, i, folder_));
            EXPECT_EQ(recording.launches[i].group_times, times);
        }
    }
    EXPECT_TRUE(add_run(recording, folder_));
    EXPECT_EQ(recording.correct, whole.correct);
    EXPECT_EQ(recording.plain_stop, whole.plain_stop);
    EXPECT_EQ(recording.host_steps, whole.host_steps);
    EXPECT_EQ(recording.concurrency.size(), whole.concurrency.size());
}

/// A kernel that has taken over the worker could put links there that point to files which only the reader
/// may read.
TEST_F(PlainFiles, AreNotReadThroughLinks) {
    const Recording whole = test::full_recording();
    fs::create_directory(folder_ / "private");
    ASSERT_TRUE(write_run(whole, folder_ / "private").ok());
    LaunchFacts facts = static_cast<const LaunchFacts&>(whole.launches[0]);
    for (Output& output : facts.outputs) {
        output.plain = output.instrumented;
    }
    facts.group_times.reset();
    ASSERT_TRUE(write_plain_outputs(facts, 0, folder_ / "private").ok());
    for (const char* const name : {"plain-0.bin", "run.json"}) {
        fs::create_symlink(folder_ / "private" / name, folder_ / name);
    }
    Recording recording = captured();
    EXPECT_FALSE(add_plain_results(recording.launches[0], facts, 0, folder_));
    EXPECT_FALSE(add_run(recording, folder_));
    recording = captured();
    EXPECT_TRUE(add_plain_results(recording.launches[0], facts, 0, folder_ / "private"));
    EXPECT_TRUE(add_run(recording, folder_ / "private"));
}

TEST_F(PlainFiles, ThatDoNotFitTheLaunchAreRefused) {
    Recording recording = captured();
    Trace& trace = recording.launches[0];
    ASSERT_FALSE(trace.outputs.empty());
    const LaunchFacts facts{.untimed = Untimed::not_asked};
    EXPECT_FALSE(add_plain_results(trace, facts, 0, folder_)) << "no file";
    ASSERT_TRUE(write_text_file(folder_ / "plain-0.bin", "short").ok());
    EXPECT_FALSE(add_plain_results(trace, facts, 0, folder_));
    LaunchFacts clocked;
    clocked.group_times = GroupTimes{};
    ASSERT_TRUE(write_text_file(folder_ / "clock-0.bin", std::string(8, 'x')).ok());
    EXPECT_FALSE(add_plain_results(trace, clocked, 0, folder_));
    EXPECT_FALSE(add_run(recording, folder_));
    ASSERT_TRUE(write_text_file(folder_ / "run.json", "{}").ok());
    EXPECT_FALSE(add_run(recording, folder_));
}

} // namespace
} // namespace lockstep
