// Tests a presentation on two screens. The offscreen platform has its screens from the start, so that the test runs
// itself again in a process with two.
#include "app/gui/present/presentation_windows.h"
#include "app/gui/window/presenting/present_actions.h"
#include "tests/gui/present/sample_presentation.h"
#include "tests/gui/window/shown_window.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QTemporaryDir>

namespace lockstep::gui {
namespace {

constexpr int patience_ms = 120000;
constexpr const char* screens = R"({"screens": [
    {"name": "laptop", "x": 0, "y": 0, "width": 1366, "height": 768},
    {"name": "projector", "x": 1366, "y": 0, "width": 1280, "height": 720}]})";

/// Runs the current test in a process with two screens. Returns its output if it failed.
QString failure_with_two_screens() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("screens.json")));
    if (!file.open(QIODevice::WriteOnly) || file.write(screens) < 0) {
        return QStringLiteral("no file");
    }
    file.close();
    const testing::TestInfo& test = *testing::UnitTest::GetInstance()->current_test_info();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                       QStringLiteral("offscreen:configfile=") + file.fileName());
    environment.remove(QStringLiteral("GTEST_TOTAL_SHARDS")); // a share of one test may be none
    environment.remove(QStringLiteral("GTEST_SHARD_INDEX"));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationFilePath(),
                  {QStringLiteral("--gtest_filter=%1.%2").arg(test.test_suite_name(), test.name())});
    const bool has_ended = process.waitForFinished(patience_ms);
    const bool is_fine = has_ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    const QString output = QString::fromUtf8(process.readAll());
    const bool has_passed = output.contains(QStringLiteral("[  PASSED  ] 1 test"));
    return is_fine && has_passed ? QString() : output;
}

struct TwoScreens : testing::Test, ShownWindow {
    TwoScreens() : ShownWindow(fixture_recorder) {}

    void start() {
        show({1000, 700});
        window->move(50, 30);
        run("reduction/interleaved");
        QTest::keyClick(window.get(), Qt::Key_F11);
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&audience()));
    }
    AudienceWindow& audience() { return window->presenting().windows().audience(); }
    PresenterWindow& presenter() { return window->presenting().windows().presenter(); }
    static QRect geometry_of(const char* screen) {
        for (const QScreen* each : QGuiApplication::screens()) {
            if (each->name() == QLatin1String(screen)) {
                return each->geometry();
            }
        }
        return {};
    }
};

TEST_F(TwoScreens, give_the_audience_the_projector_and_the_presenter_the_laptop) {
    if (QGuiApplication::screens().size() < 2) {
        EXPECT_EQ(failure_with_two_screens().toStdString(), "");
        return;
    }
    start();
    EXPECT_EQ(audience().geometry(), geometry_of("projector"));
    EXPECT_TRUE(presenter().isVisible());
    EXPECT_TRUE(geometry_of("laptop").contains(presenter().geometry().center()));
    QTest::keyClick(&presenter(), Qt::Key_PageDown);
    EXPECT_EQ(presenter().now().slide().description, audience().slide().slide().description);
}

TEST_F(TwoScreens, are_swapped_and_chosen) {
    if (QGuiApplication::screens().size() < 2) {
        EXPECT_EQ(failure_with_two_screens().toStdString(), "");
        return;
    }
    start();
    for (QPushButton* button : presenter().findChildren<QPushButton*>()) {
        if (button->text() == QLatin1String("Swap screens")) {
            QTest::mouseClick(button, Qt::LeftButton);
        }
    }
    QCoreApplication::processEvents();
    EXPECT_EQ(audience().geometry(), geometry_of("laptop"));
    EXPECT_TRUE(geometry_of("projector").contains(presenter().geometry().center()));
    window->presenting().presentation().set_screen(QStringLiteral("projector"));
    QCoreApplication::processEvents();
    EXPECT_EQ(audience().geometry(), geometry_of("projector"));
    window->presenting().presentation().act(PresentAct::full_screen);
    EXPECT_FALSE(audience().isFullScreen()) << "a window that can be shared in a call";
    EXPECT_TRUE(geometry_of("projector").contains(audience().geometry()));
}

} // namespace
} // namespace lockstep::gui
