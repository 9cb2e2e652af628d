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
    return !workspace_.runs().is_running() && !workspace_.sweeps().is_running();
}

void ProgressDisplay::connect_runs() {
    RunJob* runs = &workspace_.runs();
    connect(runs, &AnyJob::started, this, &ProgressDisplay::show_run);
    if (runs->is_running()) { // the run was started by a previous window
        show_run();
    }
    runs->on_step(&status_,
                  [this](const Progress& at) { status_.show_progress(at.stage, at.done, at.total); });
    connect(runs, &AnyJob::stopped, &status_, &StatusLine::end);
}

void ProgressDisplay::show_run() {
    const RunRequest& request = workspace_.runs().current();
    const QString what = QString::fromStdString(request.run.what);
    shows_saving_ = false;
    if (const auto behind = request.behind) {
        const QString text = tr("%1, %2 of %3", "experiment; its number; how many are run")
                                 .arg(what)
                                 .arg(behind->number)
                                 .arg(behind->of);
        status_.begin(text, tr("Running %1").arg(text));
    } else {
        status_.begin(what, tr("Running %1").arg(what));
        status_.show_verdict(request.before != nullptr);
    }
}

void ProgressDisplay::connect_saver() {
    RecordingJob* saver = &workspace_.saver();
    connect(saver, &AnyJob::started, this, [this] { begin_saving(); });
    saver->on_step(this, [this](const Progress& at) {
        begin_saving();
        if (shows_saving_) {
            status_.show_progress(at.stage, at.done, at.total);
        }
    });
    connect(saver, &AnyJob::ended, this, [this] {
        if (std::exchange(shows_saving_, false)) {
            status_.end();
        }
    });
}

void ProgressDisplay::begin_saving() {
    if (!shows_saving_ && is_quiet() && workspace_.saver().is_running()) {
        shows_saving_ = true;
        const QString file = QFileInfo(workspace_.saver().current().path).fileName();
        status_.begin(file, tr("Saving %1").arg(file));
    }
}

void ProgressDisplay::connect_maker() {
    ModelMaker* maker = &workspace_.maker();
    const auto is_shown = [this] { return is_quiet() && !shows_saving_; };
    maker->on_step(this, [this, is_shown](const Progress& at) {
        if (is_shown()) {
            status_.show_simulation(at.stage, at.done, at.total);
        }
    });
    connect(maker, &AnyJob::stopped, this, [this, is_shown] {
        if (is_shown()) {
            status_.end_simulation();
        }
    });
}

} // namespace lockstep::gui
