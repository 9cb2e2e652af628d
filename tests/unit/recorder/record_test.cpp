#include "tests/support/recorder/record_here.h"

#include "core/experiments/building_blocks.h"
#include "core/recorder/plain_watch.h"
#include "core/session/pipeline.h"
#include "core/session/run_figures.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <map>

namespace lockstep {
namespace {

using Ints = std::vector<std::int32_t>;

constexpr std::uint64_t items = 8;

Launch launch_of(const std::string& body, Argument buffer) {
    return {.source = {"test.cl",
                       "__kernel void k(__global int* a) { int i = get_global_id(0); " + body + " }", ""},
            .kernel = "k",
            .range = range_for(items, 4),
            .arguments = {std::move(buffer)}};
}

/// Makes a launch that adds one to each number of a buffer that all launches share.
Launch adding_launch() {
    return launch_of("a[i] += 1;", shared_argument("a", {Scalar::int32, 1}, items));
}

Launch straying_launch() {
    return launch_of("a[i + 1] = 5;", shared_argument("a", {Scalar::int32, 1}, items));
}

Recording recorded(const std::vector<Launch>& launches, const std::vector<HostCode>& host_code = {}) {
    auto recording = record_run(launches, host_code);
    EXPECT_TRUE(recording.ok()) << (recording.ok() ? "" : recording.error().detail);
    return recording.ok() ? std::move(*recording) : Recording{};
}

Ints ints(const std::vector<std::byte>& bytes) {
    return values_in<std::int32_t>(bytes);
}

TEST(RecordRun, EachLaunchBeginsWithWhatTheOneBeforeLeftInSharedBuffers) {
    const Recording recording = recorded({adding_launch(), adding_launch(), adding_launch()});
    ASSERT_EQ(recording.launches.size(), 3U);
    for (int launch = 0; launch < 3; ++launch) {
        const Trace& trace = recording.launches[static_cast<std::size_t>(launch)];
        EXPECT_EQ(ints(trace.outputs.at(0).instrumented), Ints(items, launch + 1));
        EXPECT_EQ(ints(trace.outputs.at(0).plain), Ints(items, launch + 1));
        EXPECT_TRUE(trace.timing.has_value());
    }
}

TEST(RecordRun, ABufferThatIsNotSharedBeginsAnewInEachLaunch) {
    Launch launch = adding_launch();
    launch.arguments[0].shared.clear();
    const Recording recording = recorded({launch, launch});
    EXPECT_EQ(ints(recording.launches.at(1).outputs.at(0).instrumented), Ints(items, 1));
    EXPECT_EQ(ints(recording.launches.at(1).outputs.at(0).plain), Ints(items, 1));
}

TEST(RecordRun, AFindingEndsThePlainLaunchesButNotTheRecordedOnes) {
    const Recording recording = recorded({adding_launch(), straying_launch(), adding_launch()});
    ASSERT_EQ(recording.launches.size(), 3U);
    EXPECT_TRUE(recording.launches[0].timing.has_value());
    EXPECT_FALSE(recording.launches[1].timing.has_value());
    EXPECT_EQ(recording.launches[1].untimed, Untimed::findings);
    EXPECT_FALSE(recording.launches[2].timing.has_value());
    EXPECT_EQ(recording.launches[2].untimed, Untimed::earlier_findings);
    EXPECT_TRUE(recording.launches[2].outputs.at(0).plain.empty());
    EXPECT_EQ(ints(recording.launches[2].outputs.at(0).instrumented), (Ints{2, 6, 6, 6, 6, 6, 6, 6}));
}

TEST(RecordRun, AFaultInAGroupThatWasNotLoggedIsNamedAsTheReasonForNoTime) {
    const auto reason = [](const Launch& launch, std::uint64_t groups) {
        auto recording = record_run({launch}, {}, {.groups = groups});
        EXPECT_TRUE(recording.ok());
        const auto session = analyse(std::make_shared<const Recording>(std::move(*recording)), {});
        return timing_reason(**session, 0);
    };
    EXPECT_EQ(reason(straying_launch(), 1), Untimed::unlogged_findings) << "the second of two groups strays";
    EXPECT_EQ(reason(straying_launch(), 2), Untimed::findings);
    EXPECT_EQ(reason(adding_launch(), 1), Untimed::no);
    const Launch both =
        launch_of("a[i < 4 ? -1 : i + 1] = 5;", shared_argument("a", {Scalar::int32, 1}, items));
    EXPECT_EQ(reason(both, 1), Untimed::findings);
}

TEST(RecordRun, HostCodeWorksOnTheBuffersBetweenTwoLaunches) {
    const auto doubling = [](SharedBuffers& buffers) {
        Ints values = ints(buffers.at("a"));
        std::ranges::for_each(values, [](std::int32_t& value) { value *= 10; });
        buffers["a"] = bytes_of(values);
        return bytes_of(Ints{values[0]});
    };
    const Recording recording =
        recorded({adding_launch(), adding_launch()},
                 {{.id = "multiply", .after_launch = 0, .reads = {"a"}, .writes = {"a"}, .work = doubling}});
    EXPECT_EQ(ints(recording.launches.at(1).outputs.at(0).instrumented), Ints(items, 11));
    EXPECT_EQ(ints(recording.launches.at(1).outputs.at(0).plain), Ints(items, 11));
    ASSERT_EQ(recording.host_steps.size(), 1U);
    const HostStep& step = recording.host_steps[0];
    EXPECT_EQ(step.id, "multiply");
    EXPECT_EQ(step.bytes_read, items * sizeof(std::int32_t));
    EXPECT_EQ(step.bytes_written, items * sizeof(std::int32_t));
    EXPECT_GT(step.compute_ns, 0U);
    EXPECT_EQ(ints(step.result), Ints{10});
    EXPECT_EQ(ints(step.plain_result), Ints{10});
}

TEST(RecordRun, HostCodeAfterAFindingSeesOnlyWhatTheRecordedLaunchesLeft) {
    const auto first = [](SharedBuffers& buffers) { return bytes_of(Ints{ints(buffers.at("a"))[1]}); };
    const Recording recording =
        recorded({straying_launch()}, {{.id = "first", .reads = {"a"}, .work = first}});
    EXPECT_EQ(ints(recording.host_steps.at(0).result), Ints{5});
    EXPECT_TRUE(recording.host_steps.at(0).plain_result.empty());
}

TEST(RecordRun, LaunchesOfOneProgramAreInstrumentedAndBuiltOnce) {
    int stages[2] = {0, 0};
    const auto recording = record_run({adding_launch(), adding_launch(), adding_launch(), straying_launch()},
                                      {}, {}, [&](const Progress& progress) {
                                          stages[0] += progress.stage == Stage::instrument ? 1 : 0;
                                          stages[1] += progress.stage == Stage::build ? 1 : 0;
                                          return true;
                                      });
    ASSERT_TRUE(recording.ok());
    EXPECT_EQ(stages[0], 2);
    EXPECT_EQ(stages[1], 4)
        << "two instrumented programs, and of the first the plain one and that with a clock";
}

/// Drivers compile a program again for another work-group shape. This counts as building the program.
TEST(RecordRun, AProgramIsBuiltAgainForGroupsOfAnotherShape) {
    Launch other = adding_launch();
    other.range = range_for(items, 2);
    std::vector<Stage> stages;
    const auto recording = record_run({adding_launch(), other}, {}, {}, [&](const Progress& progress) {
        if (stages.empty() || stages.back() != progress.stage) {
            stages.push_back(progress.stage);
        }
        return true;
    });
    ASSERT_TRUE(recording.ok());
    EXPECT_EQ(std::ranges::count(stages, Stage::instrument), 1);
    EXPECT_EQ(std::ranges::count(stages, Stage::build), 6)
        << "instrumented, plain, and with a clock: twice each";
}

/// Stores the longest time limit of a plain kernel in each stage.
class LimitsByStage : public PlainWatch {
public:
    Status captured(Recording& /*recording*/) override { return {}; }
    void begins(std::size_t /*launch*/, std::chrono::milliseconds limit) override { now_ = limit; }
    Status ran(std::size_t /*launch*/, const LaunchFacts& /*facts*/) override { return {}; }
    Status clocked(std::size_t /*launch*/, const LaunchFacts& /*facts*/) override { return {}; }
    bool reach(Stage stage) {
        std::chrono::milliseconds& most = of_[stage];
        most = std::max(most, now_);
        return true;
    }
    std::chrono::milliseconds of(Stage stage) { return of_[stage]; }

private:
    std::chrono::milliseconds now_{0};
    std::map<Stage, std::chrono::milliseconds> of_;
};

TEST(RecordRun, TheLimitOfAPlainRunCountsNoBuild) {
    LimitsByStage limits;
    const auto recording = record_run({adding_launch()}, {},
                                      {.plain_limit = 7, .build = {.seconds = 50}, .plain_watch = &limits},
                                      [&](const Progress& progress) { return limits.reach(progress.stage); });
    ASSERT_TRUE(recording.ok());
    EXPECT_EQ(limits.of(Stage::build), std::chrono::seconds(207))
        << "the wall-clock time that a build may take, and 7 s";
    EXPECT_EQ(limits.of(Stage::plain), std::chrono::seconds(7));
    EXPECT_EQ(limits.of(Stage::time), std::chrono::seconds(7));
}

TEST(RecordRun, MoreLocalMemoryThanTheDeviceHasIsRefusedWithBothFigures) {
    Launch launch = launch_of("a[i] = s[i];", shared_argument("a", {Scalar::int32, 1}, items));
    launch.source.text.insert(launch.source.text.find(')'), ", __local int* s");
    launch.arguments.push_back(local_argument("s", {Scalar::int32, 1}, 1 << 28));
    const auto recording = record_run({launch}, {});
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().code, ErrorCode::local_memory_too_large);
    EXPECT_GE(std::stoull(recording.error().arguments.at(0)), std::uint64_t{1} << 30);
    EXPECT_LT(std::stoull(recording.error().arguments.at(1)), std::uint64_t{1} << 30);
}

TEST(RecordRun, ASharedBufferOfTwoSizesIsRefused) {
    Launch other = adding_launch();
    other.arguments[0] = shared_argument("a", {Scalar::int32, 1}, 2 * items);
    const auto recording = record_run({adding_launch(), other}, {});
    ASSERT_FALSE(recording.ok());
    EXPECT_EQ(recording.error().code, ErrorCode::bad_arguments);
    EXPECT_EQ(recording.error().arguments, (std::vector<std::string>{"a", "32", "64"}));
}

} // namespace
} // namespace lockstep
