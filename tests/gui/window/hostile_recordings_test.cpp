// Opens damaged recordings in the same way as the window, and draws every picture of those that can be read.

#include "app/gui/show/render_command.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/window_picture.h"
#include "app/worker/client.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"
#include "tests/support/mutants/hostile_files.h"
#include "tests/support/pictures/paint_session.h"

#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

class HostilePictures : public testing::TestWithParam<test::HostileFile> {
protected:
    [[nodiscard]] static std::string path() { return (test::hostile_folder() / GetParam().name).string(); }
    [[nodiscard]] static bool is_read() { return GetParam().end == "read"; }
};

TEST_P(HostilePictures, AreRenderedOrRefused) {
    const QTemporaryDir folder;
    for (const char* view : {"stage", "footprint", "multiprocessor", "heat"}) {
        Arguments arguments;
        arguments.words = {path()};
        arguments.options = {{"--view", {view}}, {"-o", {folder.filePath("x.png").toStdString()}}};
        const Status done = render(arguments, write_window);
        ASSERT_EQ(done.ok(), is_read()) << view;
        EXPECT_TRUE(done.ok() || done.error().code == ErrorCode::recording_damaged) << view;
    }
}

TEST_P(HostilePictures, ArePaintedInEveryView) {
    auto recording = read_recording(path());
    ASSERT_EQ(recording.ok(), is_read());
    if (recording.ok()) {
        paint_session(
            analyse(std::make_shared<const Recording>(std::move(*recording)), HardwareModel{}).value());
    }
}

TEST_P(HostilePictures, AreOpenedByTheWindowOrEndInAMessage) {
    const QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Workspace workspace(run_in_worker);
    MainWindow window(workspace, settings);
    window.show();
    window.open_file(QString::fromStdString(path()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !workspace.runs().is_running(); }, 60000));
    EXPECT_EQ(window.message().isEmpty(), is_read()) << qPrintable(window.message());
}

INSTANTIATE_TEST_SUITE_P(Files, HostilePictures, testing::ValuesIn(test::hostile_files()),
                         [](const auto& file) {
                             return file.param.name.substr(0, file.param.name.find('.'));
                         });

} // namespace
} // namespace lockstep::gui
