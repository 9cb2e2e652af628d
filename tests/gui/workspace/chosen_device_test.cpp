#include "app/gui/workspace/device/chosen_device.h"
#include "tests/support/reduction_fixture.h"

#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

RunSpec run_on(const std::string& device) {
    return {.what = "reduction/interleaved", .options = {.device = device}};
}

TEST(ChosenDevice, is_that_of_runs_that_name_none) {
    ChosenDevice device;
    EXPECT_EQ(device.applied_to(run_on("")).options.device, "");
    device.choose("ssh:gpu/H200");
    EXPECT_EQ(device.applied_to(run_on("")).options.device, "ssh:gpu/H200");
    EXPECT_EQ(device.applied_to(run_on("ssh:other")).options.device, "ssh:other");
    EXPECT_EQ(device.applied_to(run_on("CPU")).options.device, "CPU");
    EXPECT_TRUE(device.is_far());
}

TEST(ChosenDevice, is_not_that_of_recordings) {
    ChosenDevice device;
    device.choose("ssh:gpu");
    RunSpec opened = run_on("");
    opened.kind = RunKind::recording;
    EXPECT_EQ(device.applied_to(opened).options.device, "");
}

TEST(ChosenDevice, of_a_shown_recording_is_on_the_computer_that_made_it) {
    const auto device = std::make_shared<ChosenDevice>();
    device->choose("ssh:gpu");
    std::vector<std::string> asked;
    const Recorder recorder = recorder_on(device, [&](const RunSpec& run, const ProgressSink&) {
        asked.push_back(run.options.device);
        Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 1);
        recording.launches[0].device.name = "NVIDIA H200";
        return Result<Recording>(std::move(recording));
    });
    EXPECT_TRUE(recorder(run_on(""), {}));
    device->choose("");
    EXPECT_TRUE(recorder(run_on("NVIDIA H200"), {})); // as a comparison asks
    EXPECT_TRUE(recorder(run_on(""), {}));            // now this computer has recorded it
    EXPECT_TRUE(recorder(run_on("NVIDIA H200"), {}));
    EXPECT_EQ(asked, (std::vector<std::string>{"ssh:gpu", "ssh:gpu/NVIDIA H200", "", "NVIDIA H200"}));
}

TEST(ChosenDevice, applies_to_timed_and_described_runs) {
    const auto device = std::make_shared<ChosenDevice>();
    device->choose("ssh:gpu");
    std::string asked;
    const RunTimer timer = timer_on(device, [&](const std::vector<RunSpec>& runs, const ProgressSink&) {
        asked = runs.back().options.device;
        return Result<std::vector<RunTimings>>(std::vector<RunTimings>());
    });
    EXPECT_TRUE(timer({run_on(""), run_on("")}, {}));
    EXPECT_EQ(asked, "ssh:gpu");
    const Describer describer = describer_on(device, [&](const RunSpec& run, const ProgressSink&) {
        asked = run.options.device + "!";
        return Result<LaunchForm>(LaunchForm());
    });
    EXPECT_TRUE(describer(run_on(""), {}));
    EXPECT_EQ(asked, "ssh:gpu!");
}

} // namespace
} // namespace lockstep::gui
