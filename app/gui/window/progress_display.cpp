#include "app/gui/window/progress_display.h"

#include "app/gui/panels/status_line.h"

#include <QFileInfo>

namespace lockstep::gui {

ProgressDisplay::ProgressDisplay(Workspace& workspace, StatusLine& status)
    : workspace_(workspace), status_(status) {
    connect_runs();
    connect_saver();
    connect_maker();
}

bool ProgressDisplay::is_quiet() const {
    return !workspace_.runs().running() && !workspace_.sweeps().running();
}

void ProgressDisplay::connect_runs() {
    RunController* runs = &workspace_.runs();
    connect(runs, &RunController::started, this, [this, runs](const QString& what) {
        shows_saving_ = false;
        if (const auto behind = runs->current().behind) {
            const QString text = tr("%1, %2 of %3", "experiment; its number; how many are run")
                                     .arg(what)
                                     .arg(behind->number)
                                     .arg(behind->of);
            status_.begin(text, tr("Running %1").arg(text));
        } else {
            status_.begin(what, tr("Running %1").arg(what));
            status_.show_verdict(runs->current().before != nullptr);
        }
    });
    connect(runs, &RunController::progressed, &status_, &StatusLine::show_progress);
    connect(runs, &RunController::stopped, &status_, &StatusLine::end);
}

void ProgressDisplay::connect_saver() {
    RecordingSaver* saver = &workspace_.saver();
    connect(saver, &RecordingSaver::started, this, [this] { begin_saving(); });
    connect(saver, &RecordingSaver::progressed, this, [this](Stage stage, quint64 done, quint64 total) {
        begin_saving();
        if (shows_saving_ && workspace_.saver().is_saving()) {
            status_.show_progress(stage, done, total);
        }
    });
    connect(saver, &RecordingSaver::stopped, this, [this] {
        if (std::exchange(shows_saving_, false)) {
            status_.end();
        }
    });
}

void ProgressDisplay::begin_saving() {
    if (!shows_saving_ && is_quiet() && workspace_.saver().is_saving()) {
        shows_saving_ = true;
        const QString file = QFileInfo(workspace_.saver().path()).fileName();
        status_.begin(file, tr("Saving %1").arg(file));
    }
}

void ProgressDisplay::connect_maker() {
    ModelMaker* maker = &workspace_.maker();
    const auto is_shown = [this] { return is_quiet() && !shows_saving_; };
    connect(maker, &ModelMaker::progressed, this,
            [this, maker, is_shown](Stage stage, quint64 done, quint64 total) {
                if (is_shown() && maker->is_making()) {
                    status_.show_simulation(stage, done, total);
                }
            });
    connect(maker, &ModelMaker::stopped, this, [this, is_shown] {
        if (is_shown()) {
            status_.end_simulation();
        }
    });
}

} // namespace lockstep::gui
