// Tests the user's own kernel: opened, run again, and chosen among several.
#include "app/gui/window/main_window.h"
#include "tests/support/reduction_fixture.h"

#include <QInputDialog>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <mutex>
#include <vector>

namespace lockstep::gui {
namespace {

class LaunchFile : public testing::Test {
protected:
    LaunchFile() {
        settings_.set(Setting::theme, QStringLiteral("light"));
        const auto record = [this](const RunSpec& run, const ProgressSink&) { return recorded(run); };
        workspace_ = std::make_unique<Workspace>(record);
        window_ = std::make_unique<MainWindow>(*workspace_, settings_);
    }
    Result<Recording> recorded(const RunSpec& run) {
        const std::lock_guard lock(mutex_);
        runs_.push_back(run);
        if (run.what.ends_with("two.cl") && run.kernel.empty()) {
            return Error{.code = ErrorCode::which_kernel, .arguments = {run.what, "blur, invert"}};
        }
        Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 3);
        recording.what = run.kind == RunKind::launch_file ? recorded_name(run) : run.what;
        if (run.what.ends_with(".cl")) {
            recording.parameters = {{"global", "1024"}, {"local", "64"}, {"launch file", "guessed"}};
        }
        return recording;
    }
    void open(const char* path) {
        window_->open_file(QString::fromLatin1(path));
        wait();
    }
    void wait() const {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_->runs().is_running(); }, 20000));
    }
    void run_again() {
        window_->actions()[Command::run].trigger();
        wait();
    }
    [[nodiscard]] QInputDialog* question() const { return window_->findChild<QInputDialog*>(); }

    QTemporaryDir folder_;
    Settings settings_{folder_.filePath(QStringLiteral("settings.ini"))};
    std::mutex mutex_; ///< guards runs_, which another thread fills
    std::vector<RunSpec> runs_;
    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<MainWindow> window_;
};

TEST_F(LaunchFile, is_run_and_run_again) {
    open("/home/somebody/saxpy.sim");
    ASSERT_EQ(runs_.size(), 1U);
    EXPECT_EQ(runs_[0].kind, RunKind::launch_file);
    EXPECT_EQ(runs_[0].what, "/home/somebody/saxpy.sim");
    EXPECT_EQ(workspace_->selection().view()->session->recording().what, "saxpy.sim");
    run_again();
    ASSERT_EQ(runs_.size(), 2U);
    EXPECT_EQ(runs_[1].what, "/home/somebody/saxpy.sim");
}

TEST_F(LaunchFile, is_replaced_by_an_experiment) {
    open("/home/somebody/saxpy.cl");
    window_->run_experiment(QStringLiteral("reduction/compacted"));
    wait();
    ASSERT_EQ(runs_.size(), 2U);
    EXPECT_EQ(runs_[1].what, "reduction/compacted");
    run_again();
    EXPECT_EQ(runs_.back().what, "reduction/compacted");
}

TEST_F(LaunchFile, has_no_variants) {
    open("/home/somebody/saxpy.sim");
    window_->actions()[Command::run_all].trigger();
    wait();
    ASSERT_EQ(runs_.size(), 2U) << "Run all variants runs it again";
    EXPECT_EQ(runs_[1].what, "/home/somebody/saxpy.sim");
    EXPECT_TRUE(window_->message().isEmpty());
}

TEST_F(LaunchFile, that_is_guessed_says_so) {
    open("/home/somebody/saxpy.sim");
    EXPECT_TRUE(window_->message().isEmpty());
    open("/home/somebody/saxpy.cl");
    EXPECT_TRUE(window_->message().contains(QLatin1String("1024 work-items in groups of 64")));
}

TEST_F(LaunchFile, with_several_kernels_asks_for_one) {
    open("/home/somebody/two.cl");
    EXPECT_TRUE(window_->message().isEmpty());
    ASSERT_NE(question(), nullptr);
    EXPECT_EQ(question()->comboBoxItems(), (QStringList{QStringLiteral("blur"), QStringLiteral("invert")}));
    question()->setTextValue(QStringLiteral("invert"));
    question()->accept();
    wait();
    ASSERT_EQ(runs_.size(), 2U);
    EXPECT_EQ(runs_[1].kernel, "invert");
    run_again();
    EXPECT_EQ(runs_.back().kernel, "invert") << "it is not asked again";
}

} // namespace
} // namespace lockstep::gui
