// Tests the real program in a separate process: on a signal, it exits as if its window were closed.
#include "core/base/data_dir.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <gtest/gtest.h>

namespace lockstep::gui {
namespace {

/// Tests with a window whose run never ends, because its worker sends nothing.
struct Signalled : testing::TestWithParam<int> {
    Signalled() {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("TMPDIR", folder.path());
        environment.insert("XDG_CONFIG_HOME", settings.path());
        environment.insert("XDG_DATA_HOME", settings.path());
        environment.insert("LOCKSTEP_WORKER",
                           QString::fromStdString((program_dir() / "lying_worker").string()));
        environment.insert("LYING_WORKER", "silent");
        program.setProcessEnvironment(environment);
        program.start(QString::fromStdString((program_dir() / "lockstep").string()),
                      {"reduction/sequential"});
    }
    ~Signalled() override {
        program.kill();
        program.waitForFinished();
    }
    /// Returns the pid of the worker's process; empty if there is none. Each thread has a list of its
    /// children.
    [[nodiscard]] QByteArray worker() const {
        const QString threads = QStringLiteral("/proc/%1/task").arg(program.processId());
        QByteArray numbers;
        for (const QString& thread : QDir(threads).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QFile list(threads + QLatin1Char('/') + thread + QStringLiteral("/children"));
            numbers += list.open(QIODevice::ReadOnly) ? list.readAll() : QByteArray();
        }
        return numbers.trimmed();
    }
    [[nodiscard]] QStringList temporary() const {
        return QDir(folder.path()).entryList({"lockstep-*"}, QDir::AllEntries | QDir::Hidden);
    }

    QTemporaryDir folder;
    QTemporaryDir settings;
    QProcess program;
};

TEST_P(Signalled, windows_close_and_leave_nothing_behind) {
    ASSERT_TRUE(program.waitForStarted());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !worker().isEmpty(); }, 20000)) << "the run has begun";
    const QString place = QStringLiteral("/proc/") + QString::fromLatin1(worker());
    ::kill(static_cast<pid_t>(program.processId()), GetParam());
    ASSERT_TRUE(program.waitForFinished(10000));
    EXPECT_EQ(program.exitStatus(), QProcess::NormalExit);
    EXPECT_EQ(program.exitCode(), 130);
    EXPECT_EQ(temporary(), QStringList());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(place); }, 5000)) << "the worker has ended";
}

INSTANTIATE_TEST_SUITE_P(Signals, Signalled, testing::Values(SIGINT, SIGTERM, SIGHUP));

} // namespace
} // namespace lockstep::gui
