// Tests that errors in other threads, or in an event handler, are reported, and that nothing else is
// lost.
#include "app/gui/panels/findings/advice_search.h"
#include "app/gui/window/application.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/jobs.h"
#include "app/gui/workspace/model_maker.h"
#include "app/worker/client.h"
#include "core/base/data_dir.h"
#include "tests/gui/scene_world.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <cstdlib>
#include <gtest/gtest.h>
#include <stdexcept>

namespace lockstep::gui {
namespace {

TEST(Runs, tell_of_a_recorder_that_throws) {
    RunJob runs(run_with([](const RunSpec&, const ProgressSink&) -> Result<Recording> {
        throw std::out_of_range("map::at");
    }));
    Error error;
    QObject::connect(&runs, &AnyJob::failed, [&](const Error& failed) { error = failed; });
    QSignalSpy stopped(&runs, &AnyJob::stopped);
    runs.start({});
    ASSERT_TRUE(stopped.wait(20000));
    EXPECT_EQ(error.code, ErrorCode::internal_error);
    EXPECT_FALSE(runs.is_running());
}

TEST(Runs, end_a_worker_that_hangs_within_a_second_of_escape) {
    setenv("LOCKSTEP_WORKER", (program_dir() / "lying_worker").c_str(), 1);
    for (const char* lie : {"silent", "deaf", "stderr-without-end"}) {
        setenv("LYING_WORKER", lie, 1);
        RunJob runs(run_with(run_in_worker));
        QSignalSpy stopped(&runs, &AnyJob::stopped);
        QSignalSpy progressed(&runs, &AnyJob::stepped);
        RunRequest request;
        request.run.what = "reduction/interleaved";
        runs.start(request);
        ASSERT_TRUE(progressed.wait(20000)) << lie;
        QElapsedTimer time;
        time.start();
        runs.cancel();
        ASSERT_TRUE(stopped.wait(20000)) << lie;
        EXPECT_LT(time.elapsed(), 1000) << lie;
    }
    unsetenv("LYING_WORKER");
    unsetenv("LOCKSTEP_WORKER");
}

TEST(ModelMaker, tells_once_of_a_part_that_fails_and_goes_on) {
    const SceneWorld world;
    ModelMaker maker;
    QSignalSpy failed(&maker, &AnyJob::failed);
    QSignalSpy stopped(&maker, &AnyJob::stopped);
    const CostsOf none{7}; // launch 7 does not exist: the run has only one
    maker.make(world.session, none);
    maker.make(world.session, CostsOf{0});
    ASSERT_TRUE(stopped.wait(20000));
    EXPECT_EQ(failed.size(), 1);
    EXPECT_TRUE(world.session->at_hand(CostsOf{0}).has_value());
    maker.make(world.session, none);
    EXPECT_FALSE(maker.is_running()) << "a picture would ask for it for ever";
}

TEST(Settings, a_damaged_file_is_as_at_first) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings.ini"));
    Settings settings(file);
    for (const char* damaged : {"99", "-1", "banana", "", "4294967297", "1e300", "@Variant(\\0)"}) {
        for (const SettingRow& row : setting_rows) {
            settings.set(row.setting, QString::fromLatin1(damaged));
            if (row.most != 0) {
                EXPECT_GE(settings.number(row.setting), row.least) << row.key << " " << damaged;
                EXPECT_LE(settings.number(row.setting), row.most) << row.key << " " << damaged;
            }
        }
        settings.set_layout(QStringLiteral("800x800"), QByteArray(damaged));
        Workspace workspace([](const RunSpec&, const ProgressSink&) -> Result<Recording> {
            return Error{.code = ErrorCode::cancelled};
        });
        MainWindow window(workspace, settings);
        window.show();
        window.restore_layout();
        window.show_session(SceneWorld().session);
        QCoreApplication::processEvents();
        EXPECT_EQ(window.message(), QString());
    }
}

/// Throws when it receives a user event.
class Thrower : public QObject {
    bool event(QEvent* event) override {
        if (event->type() == QEvent::User) {
            throw std::runtime_error("from an event");
        }
        return QObject::event(event);
    }
};

TEST(Application, an_exception_ends_the_handling_of_one_event_alone) {
    auto* application = qobject_cast<Application*>(QCoreApplication::instance());
    ASSERT_NE(application, nullptr);
    Error error;
    QObject::connect(application, &Application::failed, application,
                     [&](const Error& failed) { error = failed; });
    Thrower thrower;
    QCoreApplication::postEvent(&thrower, new QEvent(QEvent::User));
    QSignalSpy told(application, &Application::failed);
    ASSERT_TRUE(told.wait(20000));
    EXPECT_EQ(error.arguments, std::vector<std::string>{"from an event"});
    application->disconnect(SIGNAL(failed(lockstep::Error)));
}

} // namespace
} // namespace lockstep::gui
