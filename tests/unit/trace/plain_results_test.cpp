#include "core/trace/plain_results.h"

#include "tests/support/recordings.h"

#include <cstdint>
#include <gtest/gtest.h>
#include <vector>

namespace lockstep {
namespace {

class BytesInMemory : public ByteSink {
public:
    Status write(std::span<const std::byte> more) override {
        bytes.insert(bytes.end(), more.begin(), more.end());
        return {};
    }
    [[nodiscard]] std::uint64_t written() const override { return bytes.size(); }

    std::vector<std::byte> bytes;
};

/// Makes the recording as the instrumented kernels left it.
Recording captured() {
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

TEST(PlainResults, bring_what_plain_kernels_left) {
    const Recording whole = test::full_recording();
    Recording recording = captured();
    for (std::size_t i = 0; i < whole.launches.size(); ++i) {
        LaunchFacts facts = static_cast<const LaunchFacts&>(whole.launches[i]);
        for (Output& output : facts.outputs) {
            output.plain = output.instrumented;
        }
        facts.group_times.reset();
        BytesInMemory outputs;
        ASSERT_TRUE(write_plain_outputs(facts, outputs).ok());
        EXPECT_TRUE(add_plain_results(recording.launches[i], facts, outputs.bytes));
        EXPECT_EQ(recording.launches[i].untimed, facts.untimed);
        EXPECT_EQ(recording.launches[i].item_registers, facts.item_registers);
        for (const Output& output : recording.launches[i].outputs) {
            EXPECT_EQ(output.plain, output.instrumented);
        }
        if (const auto& times = whole.launches[i].group_times) {
            facts.group_times = GroupTimes{times->clock, {}};
            BytesInMemory clock;
            ASSERT_TRUE(write_group_times(*times, clock).ok());
            EXPECT_TRUE(add_plain_results(recording.launches[i], facts, clock.bytes));
            EXPECT_EQ(recording.launches[i].group_times, times);
        }
    }
    BytesInMemory run;
    ASSERT_TRUE(write_run(whole, run).ok());
    EXPECT_TRUE(add_run(recording, run.bytes));
    EXPECT_EQ(recording.correct, whole.correct);
    EXPECT_EQ(recording.plain_stop, whole.plain_stop);
    EXPECT_EQ(recording.host_steps, whole.host_steps);
    EXPECT_EQ(recording.concurrency.size(), whole.concurrency.size());
}

TEST(PlainResults, that_do_not_fit_the_launch_are_refused) {
    Recording recording = captured();
    Trace& trace = recording.launches[0];
    ASSERT_FALSE(trace.outputs.empty());
    const std::vector<std::byte> eight(8, std::byte{'x'});
    const LaunchFacts facts{.untimed = Untimed::not_asked};
    EXPECT_FALSE(add_plain_results(trace, facts, {}));
    EXPECT_FALSE(add_plain_results(trace, facts, std::vector<std::byte>(1 << 20)));
    LaunchFacts clocked;
    clocked.group_times = GroupTimes{};
    EXPECT_FALSE(add_plain_results(trace, clocked, eight));
    EXPECT_FALSE(add_run(recording, {}));
    EXPECT_FALSE(add_run(recording, eight));
    BytesInMemory of_another;
    ASSERT_TRUE(write_run(Recording{}, of_another).ok());
    recording.host_steps.resize(3);
    EXPECT_FALSE(add_run(recording, of_another.bytes));
}

} // namespace
} // namespace lockstep
