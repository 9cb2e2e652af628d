// Tests that a recording opened from a file is replaced by a new run only with a message.
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/jobs.h"
#include "core/experiments/catalogue.h"
#include "tests/support/reduction_fixture.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <mutex>

namespace lockstep::gui {
namespace {

/// Returns a recording of the interleaved reduction. For an experiment, the recording gets the requested id.
Result<Recording> recorder(const RunSpec& run, const ProgressSink&) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
    recording.what = run.kind == RunKind::experiment ? run.what : "reduction/interleaved";
    return recording;
}

/// Returns a recording of a kernel that calls sub-group functions.
Result<Recording> sub_group_recorder(const RunSpec& run, const ProgressSink& progress) {
    Result<Recording> recording = recorder(run, progress);
    recording->launches.front().sub_groups = Subgroups{run.hardware.model.warp_width};
    return recording;
}

/// Returns a recording from a GPU for which there is a preset.
Result<Recording> gpu_recorder(const RunSpec& run, const ProgressSink& progress) {
    Result<Recording> recording = recorder(run, progress);
    recording->launches.front().device = {.name = "NVIDIA H200", .compute_units = 132};
    return recording;
}

class OpenedRecording : public testing::Test {
protected:
    void open(const Recorder& recorder) {
        settings_.set(Setting::theme, QStringLiteral("light"));
        workspace_ = std::make_unique<Workspace>(recorder);
        window_ = std::make_unique<MainWindow>(*workspace_, settings_);
        window_->open_file(QStringLiteral("/home/somebody/x.lks"));
        wait();
    }
    void wait() const {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->runs().is_running(); }, 20000));
    }
    /// Analyses the shown recording again with this warp width, as the hardware panel does when the number
    /// changes.
    void look_at_with(std::uint32_t width) const {
        RunRequest request;
        request.before = workspace_->selection().view()->session;
        request.run.what = request.before->recording().what;
        request.run.hardware.model.warp_width = width;
        workspace_->runs().start(std::move(request));
        wait();
    }
    [[nodiscard]] bool tells() const {
        return window_->message().contains(QLatin1String("/home/somebody/x.lks"));
    }

    QTemporaryDir folder_;
    Settings settings_{folder_.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(OpenedRecording, is_looked_at_with_the_preset_of_its_device_until_another_is_chosen) {
    open(gpu_recorder);
    auto* panel = window_->findChild<HardwarePanel*>();
    ASSERT_NE(panel, nullptr);
    const auto preset = [this] { return workspace_->selection().view()->session->hardware().preset; };
    EXPECT_EQ(preset(), "nvidia-h200");
    EXPECT_EQ(panel->model().preset, "nvidia-h200");
    panel->choose_preset(QStringLiteral("amd-gcn"));
    wait();
    EXPECT_EQ(preset(), "amd-gcn");
    panel->choose_preset(QStringLiteral("device"));
    wait();
    EXPECT_EQ(preset(), "nvidia-h200");
}

TEST_F(OpenedRecording, is_not_recorded_anew_for_another_warp_width_without_a_word) {
    open(sub_group_recorder);
    EXPECT_FALSE(tells());
    look_at_with(16);
    EXPECT_TRUE(tells()) << window_->message().toStdString();
}

TEST_F(OpenedRecording, stays_the_files_where_one_recording_serves_all_widths) {
    open(recorder);
    look_at_with(16);
    EXPECT_FALSE(tells());
    look_at_with(64);
    EXPECT_FALSE(tells());
}

TEST_F(OpenedRecording, is_replaced_by_a_run_of_its_experiment_with_a_message) {
    open(recorder);
    window_->run_experiment(QStringLiteral("reduction/interleaved"));
    wait();
    EXPECT_TRUE(tells());
}

TEST_F(OpenedRecording, is_replaced_by_another_chosen_experiment) {
    open(recorder);
    window_->run_experiment(QStringLiteral("reduction/sequential"));
    wait();
    EXPECT_FALSE(tells());
}

TEST(Runs, record_an_own_kernel_anew_for_another_warp_width) {
    std::vector<RunSpec> runs;
    std::mutex mutex;
    RunJob runs_here(run_with([&](const RunSpec& run, const ProgressSink& progress) {
        const std::lock_guard lock(mutex);
        runs.push_back(run);
        Result<Recording> recording = sub_group_recorder(run, progress);
        recording->what = "mine.cl";
        return recording;
    }));
    std::shared_ptr<const Session> shown;
    runs_here.on_finished(&runs_here,
                          [&shown](const std::shared_ptr<const Session>& session) { shown = session; });
    const auto run = [&](std::uint32_t width) {
        RunRequest request{{.what = "mine.cl", .kind = RunKind::launch_file, .program_text = "edited"},
                           shown};
        request.run.hardware.model.warp_width = width;
        runs_here.start(std::move(request));
        ASSERT_TRUE(QTest::qWaitFor([&] { return !runs_here.is_running(); }, 20000));
        ASSERT_NE(shown, nullptr);
        EXPECT_EQ(shown->hardware().warp_width, width);
    };
    run(32);
    run(16);
    ASSERT_EQ(runs.size(), 2U);
    EXPECT_EQ(runs[1].program_text, "edited");
    EXPECT_EQ(runs[1].hardware.model.warp_width, 16U);
    run(16);
    EXPECT_EQ(runs.size(), 2U) << "it was recorded for this width";
}

TEST(Sweeps, record_each_combination_for_the_hardware_that_it_is_looked_at_with) {
    std::uint32_t width = 0;
    SweepJob sweeps(sweep_with([&width](const RunSpec& run, const ProgressSink&) {
        width = run.hardware.model.warp_width;
        return Result<Recording>(Error{ErrorCode::no_device, {}, {}, {}});
    }));
    SweepRequest request{.axes = {{"local", {"64"}}}};
    request.run.hardware.model.warp_width = 16;
    sweeps.start({swept_experiment(*find_experiment("reduction/shuffle").value()), request});
    ASSERT_TRUE(QTest::qWaitFor([&sweeps] { return !sweeps.is_running(); }, 20000));
    EXPECT_EQ(width, 16U);
}

} // namespace
} // namespace lockstep::gui
