// Tests that recordings are saved and opened in another thread. This can be cancelled, and closing the
// window waits for it.
#include "app/gui/panels/status_line.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "app/worker/client.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"
#include "tests/support/recordings.h"
#include "tests/support/reduction_fixture.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

using fixture::Reduction;

/// Makes a recording that takes some tenths of a second to compress.
std::shared_ptr<const Recording> large_recording() {
    Recording recording = fixture::reduction_recording(Reduction::interleaved, 256, 3);
    std::vector<std::byte> bytes(std::size_t{32} << 20);
    std::uint64_t state = 1;
    for (std::byte& each : bytes) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        each = static_cast<std::byte>(state >> 59U);
    }
    recording.launches[0].outputs.push_back({.instrumented = std::move(bytes)});
    return std::make_shared<const Recording>(std::move(recording));
}

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class Saving : public testing::Test {
protected:
    void SetUp() override {
        settings_.set(Setting::theme, QStringLiteral("light"));
        window_ = std::make_unique<MainWindow>(workspace_, settings_);
        window_->show();
        window_->show_session(*analyse(large_recording(), {}));
    }
    [[nodiscard]] bool wait() {
        return QTest::qWaitFor([this] { return !workspace_.saver().is_running(); }, 60000);
    }
    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] QString status() const { return window_->findChild<StatusLine*>()->text(); }

    QTemporaryDir folder_;
    Settings settings_{folder_.filePath(QStringLiteral("settings.ini"))};
    Workspace workspace_{[](const RunSpec&, const ProgressSink&) -> Result<Recording> {
        return Error{.code = ErrorCode::cancelled};
    }};
    std::unique_ptr<MainWindow> window_;
};

TEST_F(Saving, goes_on_while_the_window_answers) {
    QSignalSpy progressed(&workspace_.saver(), &AnyJob::stepped);
    window_->save_file(path("x.lks"));
    EXPECT_TRUE(workspace_.saver().is_running()) << "the call has waited for it";
    EXPECT_TRUE(window_->actions()[Command::cancel].isEnabled());
    EXPECT_TRUE(status().contains(QStringLiteral("x.lks"))) << qPrintable(status());
    ASSERT_TRUE(wait());
    EXPECT_FALSE(progressed.empty());
    EXPECT_TRUE(status().contains(QStringLiteral("Saved"))) << qPrintable(status());
    EXPECT_FALSE(window_->actions()[Command::cancel].isEnabled());
    const Result<Recording> read = read_recording(path("x.lks").toStdString());
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(test::difference(*read, workspace_.selection().view()->session->recording()), "");
}

TEST_F(Saving, that_is_cancelled_leaves_the_file_that_was_there) {
    QFile before(path("x.lks"));
    ASSERT_TRUE(before.open(QIODevice::WriteOnly));
    before.write("an older one");
    before.close();
    window_->save_file(path("x.lks"));
    window_->actions()[Command::cancel].trigger();
    ASSERT_TRUE(wait());
    EXPECT_EQ(content(path("x.lks")), "an older one");
    EXPECT_EQ(QDir(folder_.path()).entryList({QStringLiteral("*.part")}, QDir::Files | QDir::Hidden).size(),
              0);
    EXPECT_TRUE(window_->message().isEmpty()) << qPrintable(window_->message());
}

TEST_F(Saving, of_a_second_recording_is_refused_with_a_sentence) {
    window_->save_file(path("first.lks"));
    window_->save_file(path("second.lks"));
    EXPECT_TRUE(window_->message().contains(QStringLiteral("first.lks"))) << qPrintable(window_->message());
    ASSERT_TRUE(wait());
    EXPECT_TRUE(QFile::exists(path("first.lks")));
    EXPECT_FALSE(QFile::exists(path("second.lks")));
}

TEST_F(Saving, is_waited_for_when_the_window_is_closed) {
    window_->save_file(path("x.lks"));
    EXPECT_FALSE(window_->close());
    EXPECT_TRUE(window_->message().contains(QStringLiteral("x.lks"))) << qPrintable(window_->message());
    ASSERT_TRUE(wait());
    EXPECT_FALSE(window_->isVisible()) << "it closes when the file is whole";
    EXPECT_TRUE(read_recording(path("x.lks").toStdString()).ok());
}

TEST_F(Saving, that_is_cancelled_lets_the_window_close) {
    window_->save_file(path("x.lks"));
    EXPECT_FALSE(window_->close());
    window_->actions()[Command::cancel].trigger();
    ASSERT_TRUE(wait());
    EXPECT_FALSE(window_->isVisible());
    EXPECT_FALSE(QFile::exists(path("x.lks")));
}

TEST_F(Saving, that_fails_keeps_the_window_open) {
    window_->save_file(path("no/such/folder/x.lks"));
    EXPECT_FALSE(window_->close());
    ASSERT_TRUE(wait());
    EXPECT_TRUE(window_->isVisible()) << "what is not saved would be lost";
    EXPECT_TRUE(window_->message().contains(QStringLiteral("no/such/folder")))
        << qPrintable(window_->message());
}

TEST_F(Saving, is_shown_again_when_a_run_beside_it_has_ended) {
    window_->save_file(path("x.lks"));
    window_->run_experiment(QStringLiteral("reduction/interleaved"));
    EXPECT_TRUE(status().contains(QStringLiteral("reduction/interleaved"))) << qPrintable(status());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !workspace_.runs().is_running(); }, 20000));
    ASSERT_TRUE(QTest::qWaitFor([this] { return status().contains(QStringLiteral("x.lks")); }, 20000));
    ASSERT_TRUE(wait());
}

TEST(Opening, goes_on_while_the_window_answers) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.lks"));
    const auto recording = large_recording();
    ASSERT_TRUE(write_recording(*recording, path.toStdString(), Codec::zstd).ok());
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Workspace workspace(run_in_worker);
    MainWindow window(workspace, settings);
    window.show();
    int answers = 0;
    QTimer clock;
    QObject::connect(&clock, &QTimer::timeout, [&] { answers += workspace.runs().is_running() ? 1 : 0; });
    clock.start(1);
    window.open_file(path);
    EXPECT_TRUE(workspace.runs().is_running()) << "the call has waited for it";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !workspace.runs().is_running(); }, 60000));
    EXPECT_GT(answers, 0);
    ASSERT_NE(workspace.selection().view(), nullptr) << qPrintable(window.message());
    EXPECT_EQ(test::difference(workspace.selection().view()->session->recording(), *recording), "");
}

TEST(SavedRecording, is_waited_for_by_whoever_drops_it) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.lks"));
    {
        RecordingJob saver(save_recording);
        saver.start({large_recording(), path});
        QTest::qWait(20); // until saving has started
    }
    EXPECT_TRUE(QDir(folder.path()).isEmpty()) << "what is not complete is gone";
}

} // namespace
} // namespace lockstep::gui
