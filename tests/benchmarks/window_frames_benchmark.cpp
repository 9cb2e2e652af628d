// Measures the time of a frame of the window in each view: after a drag of the scrub bar, while it plays as fast as it
// can, and while the pointer moves over the picture. Meanwhile, the model is simulated and the recording is saved
// repeatedly. Target: 16.7 ms at the 99th percentile.
//
//     window_frames_benchmark [quiet] [WIDTHxHEIGHT] [GROUPS] [VIEW...]
//
// `quiet` omits the background work. WIDTHxHEIGHT: size of the window in pixels, 1920x1080 by default. GROUPS: number
// of groups with 256 elements each; 296 give 2.5 million events, 1184 give 10 million. VIEW: a view, named as on the
// command line; all by default.

#include "app/gui/scenes/pictures.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/application.h"
#include "app/gui/window/centre.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/workspace.h"
#include "core/session/pipeline.h"
#include "tests/support/reduction_fixture.h"

#include <QElapsedTimer>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <numeric>
#include <span>
#include <vector>

namespace lockstep::gui {
namespace {

constexpr int frames = 1000;

/// Keeps the simulating and the saving thread busy without a pause.
void keep_busy(Workspace& workspace, const std::shared_ptr<const Recording>& recording, const QString& file) {
    ModelMaker& maker = workspace.maker();
    // A new session, whose parts have not been computed yet.
    const auto simulate = [&workspace, &maker, recording] {
        const Session& shown = *workspace.selection().view()->session;
        maker.make(std::make_shared<const Session>(recording, shown.hardware(),
                                                   std::vector<LaunchAnalysis>{shown.analysis(0)}),
                   CostsOf{0});
    };
    const auto save = [&workspace, recording, file] { workspace.saver().start({recording, file}); };
    QObject::connect(&maker, &AnyJob::stopped, &maker, simulate, Qt::QueuedConnection);
    QObject::connect(&workspace.saver(), &AnyJob::stopped, &workspace, save, Qt::QueuedConnection);
    simulate();
    save();
}

/// Returns the milliseconds from the change of the tick to the painted pixels.
double frame(Workspace& workspace, Tick tick) {
    QElapsedTimer timer;
    timer.start();
    workspace.playback().seek(tick);
    QApplication::processEvents(); // paints the pending updates
    return static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

void report(const char* view, const char* gesture, std::vector<double> times) {
    std::ranges::sort(times);
    const auto at = [&times](double share) {
        return times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    std::printf("%-16s %-6s median %6.1f ms   99 %% %6.1f ms   most %6.1f ms\n", view, gesture, at(0.5),
                at(0.99), times.back());
    std::fflush(stdout);
}

std::vector<double> drag(Workspace& workspace) {
    const std::uint32_t ticks = workspace.playback().tick_count();
    std::uint32_t stride = 7;
    while (std::gcd(stride, ticks) > 1) { // or some steps would never be shown
        ++stride;
    }
    std::vector<double> times;
    times.reserve(frames);
    for (std::uint32_t i = 0; i < frames; ++i) {
        times.push_back(frame(workspace, Tick(i * stride % ticks)));
    }
    return times;
}

/// Plays the run and returns the time of each playback step, including the drawing that follows from it.
/// Playback waits for the next frame between steps.
std::vector<double> play(Workspace& workspace) {
    Playback& playback = workspace.playback();
    std::vector<double> times;
    playback.set_granularity(Granularity::tick);
    playback.set_loop(true);
    playback.set_speed(Playback::speeds.size() - 1);
    playback.play();
    while (times.size() < frames) {
        const Tick before = playback.tick();
        QElapsedTimer timer;
        timer.start();
        QApplication::processEvents();
        if (playback.tick() != before) {
            times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
        }
    }
    playback.pause();
    return times;
}

/// Moves the pointer over the picture line by line. Returns the times of the frames.
std::vector<double> hover(MainWindow& window) {
    QWidget* picture = window.centre().current_view().viewport();
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
        const QPointF at(i * 13 % picture->width(), i * 7 % picture->height());
        QMouseEvent move(QEvent::MouseMove, at, picture->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QElapsedTimer timer;
        timer.start();
        QApplication::sendEvent(picture, &move);
        QApplication::processEvents();
        times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    return times;
}

/// Waits until the picture has all results of the model that it shows.
void wait_for_parts(const SceneView& picture) {
    while (picture.is_waiting()) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    }
}

void measure(MainWindow& window, Workspace& workspace, const char* view) {
    window.centre().show_view(view);
    QApplication::processEvents();
    wait_for_parts(window.centre().current_view());
    report(view, "drag", drag(workspace));
    report(view, "play", play(workspace));
    report(view, "hover", hover(window));
}

/// The words of the command line.
struct Choice {
    bool is_quiet = false;
    QSize size{1920, 1080};
    std::uint32_t groups = 296;
    std::vector<const Picture*> views{pictures().begin(), pictures().end()};
};

Choice choice_of(std::span<char* const> words) {
    Choice choice;
    std::vector<const Picture*> views;
    for (const QByteArray word : words) {
        const qsizetype cross = word.indexOf('x');
        if (word == "quiet") {
            choice.is_quiet = true;
        } else if (const Picture* view = picture_named(QString::fromUtf8(word))) {
            views.push_back(view);
        } else if (cross > 0) {
            choice.size = {word.left(cross).toInt(), word.mid(cross + 1).toInt()};
        } else {
            choice.groups = word.toUInt();
        }
    }
    if (!views.empty()) {
        choice.views = std::move(views);
    }
    return choice;
}

int run(const Choice& choice) {
    const auto recording = std::make_shared<const Recording>(
        // each group has 8,447 events
        fixture::reduction_recording(fixture::Reduction::interleaved, 256, choice.groups));
    const QTemporaryDir folder;
    Settings settings;
    Workspace workspace({});
    MainWindow window(workspace, settings);
    window.resize(choice.size);
    window.show();
    window.reset_layout();
    window.show_session(*analyse(recording, {}));
    QApplication::processEvents();
    if (!choice.is_quiet) {
        keep_busy(workspace, recording, folder.filePath(QStringLiteral("run.lks")));
    }
    for (const Picture* picture : choice.views) {
        if (why_not(*picture, *workspace.selection().view()).isEmpty()) {
            measure(window, workspace, picture->name);
        }
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
    return lockstep::gui::run(
        lockstep::gui::choice_of(std::span(words, static_cast<std::size_t>(count)).subspan(1)));
}
