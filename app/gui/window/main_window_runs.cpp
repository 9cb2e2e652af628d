// Running, opening, and what comes of it.
#include "app/gui/charts/charts_panel.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/panels/findings_panel.h"
#include "app/gui/panels/hardware_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/main_window.h"
#include "core/experiments/catalogue.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QTabBar>
#include <QTabWidget>

namespace lockstep::gui {

void MainWindow::connect_run_commands() {
    actions_.on(Command::run, [this] {
        waiting_variants_.clear();
        start_run();
    });
    actions_.on(Command::run_all, [this] {
        const QStringList family = experiments_->family();
        waiting_variants_.assign(family.begin(), family.end());
        waiting_variants_.push_back(experiments_->selected()); // and back to where one was
        run_next_variant();
    });
    actions_.on(Command::cancel, [this] {
        waiting_variants_.clear();
        waiting_picture_.reset();
        runs_.cancel();
        maker_.cancel();
        sweeps_.cancel();
        turns_.cancel();
    });
    connect(status_, &StatusLine::cancelled, &actions_[Command::cancel], &QAction::trigger);
}

void MainWindow::connect_runs() {
    connect(&runs_, &RunController::started, this, [this](const QString& what) {
        message_->hide();
        status_->begin(what);
        actions_[Command::cancel].setEnabled(true);
    });
    connect(&runs_, &RunController::progressed, status_, &StatusLine::show_progress);
    connect(&runs_, &RunController::finished, this,
            [this](const std::shared_ptr<const Session>& session, const RunRequest& request) {
                tell_of_replaced_file(*session, request);
                show_session(session);
            });
    connect(&runs_, &RunController::failed, this, [this](const Error& error) {
        waiting_variants_.clear();
        message_->show_error(error);
    });
    connect(&runs_, &RunController::stopped, this, [this] {
        status_->end();
        actions_[Command::cancel].setEnabled(false);
        run_next_variant();
    });
    actions_[Command::cancel].setEnabled(false);
    connect_model();
}

/// Pictures of the model ask for what they show, which is made while the window goes on.
void MainWindow::connect_model() {
    for (SceneView* view : views_) {
        connect(view, &SceneView::part_missing, this,
                [this](const PartKey& part) { maker_.make(selection_.view()->session, part); });
        connect(&maker_, &ModelMaker::made, view, &SceneView::take_parts);
    }
    connect(&maker_, &ModelMaker::made, this, &MainWindow::look_for_picture);
    connect(&maker_, &ModelMaker::failed, this, &MainWindow::show_error);
    connect(charts_, &ChartsPanel::failed, this, &MainWindow::show_error);
    connect(&findings_->list(), &FindingsPanel::failed, this, &MainWindow::show_error);
    const auto is_shown = [this] { return !runs_.running() && !sweeps_.running(); };
    connect(&maker_, &ModelMaker::progressed, this,
            [this, is_shown](Stage stage, quint64 done, quint64 total) {
                if (is_shown() && maker_.is_making()) {
                    status_->show_simulation(stage, done, total);
                    actions_[Command::cancel].setEnabled(true);
                }
            });
    connect(&maker_, &ModelMaker::stopped, this, [this, is_shown] {
        if (is_shown()) {
            status_->end_simulation();
            actions_[Command::cancel].setEnabled(turns_.running());
        }
    });
}

void MainWindow::show_error(const Error& error) {
    message_->show_error(error);
}

void MainWindow::run_experiment(const QString& id) {
    const Result<const Experiment*> found = find_experiment(id.toStdString());
    if (!found) {
        message_->show_error(found.error());
        return;
    }
    if (experiments_->selected() == id) {
        start_run();
    } else {
        experiments_->select(id); // runs it
    }
}

/// Shows an experiment's parameters and source, and runs it.
void MainWindow::choose_experiment(const QString& id) {
    const Result<const Experiment*> found = find_experiment(id.toStdString());
    if (!found) {
        message_->show_error(found.error());
        return;
    }
    parameters_->show_parameters(found.value()->parameters);
    show_sweep_form(*found.value());
    settings_.set(Setting::last_experiment, id);
    start_run();
}

void MainWindow::start_run() {
    const QString id = experiments_->selected();
    if (id.isEmpty()) {
        return;
    }
    if (sweeps_.running()) {
        status_->say(tr("A sweep is measuring: run this when it has ended, or cancel it"));
        return;
    }
    playback_.pause();
    runs_.start(
        {{.what = id.toStdString(), .parameters = parameters_->values(), .hardware = hardware_->model()}});
}

void MainWindow::run_next_variant() {
    if (waiting_variants_.empty() || runs_.running()) {
        return;
    }
    const QString id = waiting_variants_.front();
    waiting_variants_.pop_front();
    run_experiment(id);
}

/// Other hardware needs no other run: one recording serves all.
void MainWindow::analyse_again() {
    if (selection_.view() == nullptr) {
        return;
    }
    const std::shared_ptr<const Session> before = selection_.view()->session;
    runs_.start({{.what = before->recording().what, .hardware = hardware_->model()}, before});
}

void MainWindow::open_file(const QString& path) {
    runs_.start({{.what = path.toStdString(), .kind = RunKind::recording, .hardware = hardware_->model()}});
}

void MainWindow::show_session(std::shared_ptr<const Session> session) {
    const Recording& recording = session->recording();
    const QString id = QString::fromStdString(recording.what);
    if (experiments_->selected() != id) {
        if (const Result<const Experiment*> found = find_experiment(recording.what); found) {
            parameters_->show_parameters(found.value()->parameters);
            parameters_->set_values(recording.parameters);
            show_sweep_form(*found.value());
        }
        const QSignalBlocker quiet(experiments_);
        experiments_->select(id);
    }
    experiments_->mark_done(id);
    selection_.set_session(std::move(session));
    if (focusWidget() == nullptr || focusWidget() == tabs_->tabBar()) {
        current_view().setFocus();
    }
}

void MainWindow::tell_of_replaced_file(const Session& session, const RunRequest& request) {
    const bool is_same_recording =
        request.before != nullptr && request.before->shared_recording() == session.shared_recording();
    if (is_same_recording) {
        return; // other hardware alone
    }
    const GroupView* shown = selection_.view();
    const bool was_opened = request.run.kind == RunKind::recording;
    if (!was_opened && !opened_file_.isEmpty() && shown != nullptr &&
        shown->session->recording().what == session.recording().what) {
        message_->show_note(
            tr("What is shown was recorded anew, on this device: it is no longer the recording of %1. The "
               "file is as it was: open it to see its recording again.")
                .arg(opened_file_));
    }
    opened_file_ = was_opened ? QString::fromStdString(request.run.what) : QString();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls[0].toLocalFile().endsWith(QLatin1String(".lks"))) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    open_file(event->mimeData()->urls().value(0).toLocalFile());
}

} // namespace lockstep::gui
