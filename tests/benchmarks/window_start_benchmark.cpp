// Measures the time from the start of the window's process to the first complete picture: the worker has
// recorded the interleaved reduction on the default device, and the screen shows its stage. Target: 1.5 s,
// with a driver that has built the kernel before. Each process measures one start: run it several times and
// ignore the first result.

#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/application.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/workspace.h"
#include "app/worker/client.h"

#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>
#include <QStyleFactory>
#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace lockstep::gui {
namespace {

constexpr qint64 most_ms = 60000;

/// Returns the milliseconds since the operating system started this process, in steps of 10 (see
/// proc_pid_stat(5), field 22).
double age_ms() {
    QFile stat(QStringLiteral("/proc/self/stat"));
    if (!stat.open(QIODevice::ReadOnly)) {
        return 0;
    }
    const QByteArray text = stat.readAll();
    // The fields of the file from number 3 on; the list starts with field 3.
    const QList<QByteArray> fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    const double started = fields[22 - 3].toDouble() / static_cast<double>(sysconf(_SC_CLK_TCK));
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9 - started) * 1e3;
}

/// Returns whether the stage has drawn a step of the run.
bool is_drawn(MainWindow& window, Workspace& workspace) {
    return workspace.selection().view() != nullptr && !workspace.runs().is_running() &&
           !window.centre().current_view().scene().shapes.empty();
}

int run() {
    Settings settings;
    Workspace workspace(run_in_worker);
    MainWindow window(workspace, settings);
    window.resize(1920, 1080);
    window.restore_layout();
    window.show();
    window.run_experiment(QStringLiteral("reduction/interleaved"));
    const double shown = age_ms();
    QElapsedTimer patience;
    patience.start();
    while (!is_drawn(window, workspace) && patience.elapsed() < most_ms) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
    }
    QApplication::processEvents(); // paints the pixels
    std::printf("window %6.0f ms   first picture %6.0f ms\n", shown, age_ms());
    workspace.cancel();
    return is_drawn(window, workspace) ? 0 : 1;
}

} // namespace
} // namespace lockstep::gui

int main(int count, char** words) {
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(lockstep::gui::font_for(lockstep::gui::FontRole::body));
    lockstep::gui::Application application(count, words);
    QStandardPaths::setTestModeEnabled(true);
    return lockstep::gui::run();
}
