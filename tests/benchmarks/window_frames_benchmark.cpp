// How long the window takes from a drag of the scrub bar to the pixels, at 1920x1080 on a run of 2.5 million
// events, while the model is simulated over and over and the recording is saved. Target: 16.7 ms at the 99th
// percentile. `window_frames_benchmark quiet` leaves the work in the background out.

#include "app/gui/model/workspace.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/window/application.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QElapsedTimer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <string_view>

namespace lockstep::gui {
namespace {

constexpr int frames = 1000;

/// The thread that simulates and the one that saves never rest.
void keep_busy(Workspace& workspace, const std::shared_ptr<const Recording>& recording, const QString& file) {
    ModelMaker& maker = workspace.maker();
    const auto simulate = [&workspace, &maker, recording] { // of a session that has no parts yet
        const Session& shown = *workspace.selection().view()->session;
        maker.make(std::make_shared<const Session>(recording, shown.hardware(),
                                                   std::vector<LaunchAnalysis>{shown.analysis(0)}),
                   CostsOf{0});
    };
    const auto save = [&workspace, recording, file] {
        (void)workspace.saver().start(recording, file); // none is under way
    };
    QObject::connect(&maker, &ModelMaker::stopped, &maker, simulate, Qt::QueuedConnection);
    QObject::connect(&workspace.saver(), &RecordingSaver::stopped, &workspace, save, Qt::QueuedConnection);
    simulate();
    save();
}

/// Milliseconds from the tick to the pixels.
double frame(Workspace& workspace, Tick tick) {
    QElapsedTimer timer;
    timer.start();
    workspace.playback().seek(tick);
    QApplication::processEvents(); // paints what was asked to be painted
    return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

void report(const char* view, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&times](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-16s median %6.1f ms   99 %% %6.1f ms   most %6.1f ms\n", view, at(0.5), at(0.99),
                times.back());
    std::fflush(stdout);
}

void scrub(MainWindow& window, Workspace& workspace, const char* view) {
    window.centre().show_view(view);
    QApplication::processEvents();
    const std::uint32_t ticks = workspace.playback().tick_count();
    std::vector<double> times;
    times.reserve(frames);
    for (int i = 0; i < frames; ++i) {
        times.push_back(frame(workspace, Tick(static_cast<std::uint32_t>(i * 7) % ticks)));
    }
    report(view, std::move(times));
}

int run(bool is_quiet) {
    const auto recording = std::make_shared<const Recording>(
        fixture::reduction_recording(fixture::Reduction::interleaved, 256, 296)); // 8,447 events a group
    const QTemporaryDir folder;
    Settings settings;
    Workspace workspace({});
    MainWindow window(workspace, settings);
    window.resize(1920, 1080);
    window.show();
    window.reset_layout();
    window.show_session(*analyse(recording, {}));
    QApplication::processEvents();
    if (!is_quiet) {
        keep_busy(workspace, recording, folder.filePath(QStringLiteral("run.lks")));
    }
    for (const char* view : {"stage", "film", "multiprocessor", "global-memory", "data-flow"}) {
        scrub(window, workspace, view);
    }
    workspace.maker().disconnect();
    workspace.saver().disconnect();
    workspace.cancel();
    return 0;
}

} // namespace
} // namespace lockstep::gui

int main(int count, char** words) {
    lockstep::gui::Application application(count, words);
    QStandardPaths::setTestModeEnabled(true);
    return lockstep::gui::run(count > 1 && std::string_view(words[1]) == "quiet");
}
