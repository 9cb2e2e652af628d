// Tests external failures while the window is open: the window reports them, keeps its content, and the next
// run works.
#include "app/worker/client.h"
#include "core/recorder/record.h"
#include "core/trace/trace_file.h"
#include "tests/gui/window/shown_window.h"
#include "tests/support/child_processes.h"

#include <csignal>
#include <sys/resource.h>

namespace lockstep::gui {
namespace {

/// The behaviour of the next run, instead of a normal one: another size, or an error in place of a recording.
struct Mishap {
    const char* size = "256";
    std::optional<Error> error;
};

class MishapsInTheWindow : public testing::Test, public ShownWindow {
protected:
    MishapsInTheWindow()
        : ShownWindow([this](const RunSpec& run, const ProgressSink& progress) -> Result<Recording> {
              RunSpec asked = run;
              asked.parameters["size"] = mishap_.size;
              return mishap_.error ? Result<Recording>(*mishap_.error) : run_in_worker(asked, progress);
          }) {}
    void SetUp() override {
        show({1200, 800});
        run("reduction/interleaved");
        ASSERT_TRUE(window->message().isEmpty()) << qPrintable(window->message());
        before_ = workspace.selection().view()->session;
    }
    /// Expects that the window is open, shows its previous content, and reports this message.
    void expect_told(const QString& words) {
        EXPECT_TRUE(window->isVisible());
        EXPECT_EQ(workspace.selection().view()->session, before_) << "what was shown is lost";
        EXPECT_TRUE(window->message().contains(words)) << qPrintable(window->message());
    }
    void expect_next_run_works() {
        mishap_ = {};
        run("reduction/sequential");
        EXPECT_TRUE(window->message().isEmpty()) << qPrintable(window->message());
        EXPECT_EQ(workspace.selection().view()->session->recording().what, "reduction/sequential");
    }

    Mishap mishap_;
    std::shared_ptr<const Session> before_;
};

TEST_F(MishapsInTheWindow, a_killed_worker_is_told_and_the_next_run_works) {
    mishap_.size = "4194304"; // takes several seconds
    window->run_experiment(QStringLiteral("reduction/compacted"));
    ASSERT_TRUE(QTest::qWaitFor([] { return !test::children().empty(); }, 10000));
    for (const pid_t pid : test::children()) {
        kill(pid, SIGKILL);
    }
    wait();
    expect_told(QStringLiteral("signal 9"));
    expect_next_run_works();
}

TEST_F(MishapsInTheWindow, a_vanished_device_is_told_and_the_next_run_works) {
    mishap_.error = Error{.code = ErrorCode::driver_failed,
                          .arguments = {"clEnqueueNDRangeKernel", "CL_DEVICE_NOT_AVAILABLE", "a device"}};
    run("reduction/compacted");
    expect_told(QStringLiteral("CL_DEVICE_NOT_AVAILABLE"));
    expect_next_run_works();
}

TEST_F(MishapsInTheWindow, a_full_disk_is_told_and_leaves_the_old_file_whole) {
    const QString path = folder.filePath(QStringLiteral("x.lks"));
    const auto save = [&] {
        window->save_file(path);
        return QTest::qWaitFor([this] { return !workspace.saver().is_running(); }, 20000);
    };
    ASSERT_TRUE(save());
    ASSERT_TRUE(window->message().isEmpty()) << qPrintable(window->message());
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const auto ignored = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{.rlim_cur = 1000, .rlim_max = before.rlim_max}; // limit of file sizes, in bytes
    setrlimit(RLIMIT_FSIZE, &full);
    const bool ended = save();
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, ignored);
    ASSERT_TRUE(ended);
    expect_told(QStringLiteral("x.lks"));
    EXPECT_TRUE(read_recording(path.toStdString()).ok()) << "the file that was there";
    expect_next_run_works();
}

} // namespace
} // namespace lockstep::gui
