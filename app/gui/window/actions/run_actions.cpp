#include "app/gui/window/actions/run_actions.h"

#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/actions/launch_actions.h"
#include "app/gui/window/file_folders.h"
#include "app/gui/window/guess_note.h"
#include "app/gui/workspace/examples.h"
#include "app/lessons/lesson_bundle.h"
#include "app/words/errors/cuda_words.h"
#include "core/experiments/catalogue.h"
#include "core/recording/as_recorded.h"
#include "core/session/pipeline.h"

#include <QFileInfo>
#include <utility>

namespace lockstep::gui {
namespace {

/// For a file of CUDA and for a packed run, says what to do instead of opening it.
bool tells_what_to_do(const QString& path, MessageArea& area) {
    const bool is_told = is_cuda_file(path.toStdString()) || path.endsWith(QLatin1String(".lkp"));
    if (is_told) {
        area.show_error({.code = ErrorCode::not_a_recording, .arguments = {path.toStdString()}});
    }
    return is_told;
}

void tell_of_replaced_file(Workspace& workspace, MessageArea& area, const Session& session,
                           const RunRequest& request) {
    const GroupView* shown = workspace.selection().view();
    const QString file = workspace.opened_file();
    const bool was_opened = request.run.kind == RunKind::recording;
    if (!was_opened && !file.isEmpty() && shown != nullptr &&
        shown->session->recording().what == session.recording().what) {
        area.show_note(RunActions::tr("The window shows a new recording, made on this device, instead of the "
                                      "recording in %1. The file is "
                                      "unchanged. To see its recording again, open the file.")
                           .arg(file));
    }
    workspace.set_opened_file(was_opened ? QString::fromStdString(request.run.what) : QString());
}

/// Shows an error if it is known that there is no device.
bool lacks_device(Workspace& workspace, MessageArea& area) {
    if (workspace.desk().start.lacks_device) {
        area.show_error({.code = ErrorCode::no_device});
    }
    return workspace.desk().start.lacks_device;
}

} // namespace

RunActions::RunActions(Workspace& workspace, Settings& settings, const ActionSet& actions, RunForm form,
                       LaunchActions& launches, Notices notices)
    : workspace_(workspace),
      settings_(settings),
      form_(form),
      launches_(launches),
      notices_(notices),
      variants_(workspace, form) {
    connect_actions(actions);
    connect_runs();
    connect(&form.experiments, &ExperimentsPanel::chosen, this, &RunActions::choose);
    connect(&form.experiments, &ExperimentsPanel::activated, this, &RunActions::start);
    connect(&form.parameters, &ParametersPanel::run_wanted, this, &RunActions::start);
    connect(&form.hardware, &HardwarePanel::changed, this, &RunActions::analyse_again);
    // Queued, because a listener may start the next run.
    connect(&workspace.runs(), &AnyJob::stopped, this, &RunActions::catch_up, Qt::QueuedConnection);
    connect(&launches, &LaunchActions::ready, this, &RunActions::run_launch_file);
}

void RunActions::connect_actions(const ActionSet& actions) {
    actions.on(Command::run, [this] { start(); });
    actions.on(Command::run_all, [this] { run_all(); });
    actions.on(Command::edit_copy, [this] { edit_copy(); });
    CopyJob& copies = workspace_.copies();
    connect(&copies, &AnyJob::finished, this, [this, &copies] { open_file(copies.current().path); });
    connect(&copies, &AnyJob::failed, &notices_.area, &MessageArea::show_error);
    QAction& cancel = actions[Command::cancel];
    actions.on(Command::cancel, [this] {
        variants_.cancel();
        workspace_.cancel();
    });
    connect(&notices_.line, &StatusLine::cancelled, &cancel, &QAction::trigger);
    const auto enable = [this, &cancel] { cancel.setEnabled(workspace_.is_busy()); };
    connect(&workspace_, &Workspace::busy_changed, &cancel, enable);
    enable();
}

void RunActions::connect_runs() {
    RunJob& runs = workspace_.runs();
    connect(&runs, &AnyJob::started, this,
            [this, &runs] { notices_.area.setVisible(notices_.area.isVisible() && runs.current().behind); });
    connect(&variants_, &VariantRuns::recorded, this, &RunActions::variant_recorded);
    runs.on_finished(this, [this, &runs](const std::shared_ptr<const Session>& session) {
        if (!runs.current().behind) {
            take(session, runs.current());
        }
    });
    connect(&runs, &AnyJob::failed, this, [this, &runs](const Error& error) {
        if (runs.current().behind) {
            return;
        }
        if (error.code == ErrorCode::which_kernel) {
            launches_.ask_which_kernel(
                QString::fromStdString(error.arguments[1]).split(QStringLiteral(", ")));
        } else if (error.code == ErrorCode::files_outside && launches_.is_open()) {
            launches_.ask_for_files(error);
        } else {
            notices_.area.show_error(error);
        }
    });
    connect(&workspace_.sweeps(), &AnyJob::started, this, [this] {
        variants_.cancel();
        workspace_.runs().cancel();
    });
}

void RunActions::take(const std::shared_ptr<const Session>& session, const RunRequest& request) {
    // False if the session is only analysed again with other hardware.
    const bool is_recorded =
        request.before == nullptr || request.before->shared_recording() != session->shared_recording();
    if (is_recorded) {
        tell_of_replaced_file(workspace_, notices_.area, *session, request);
        keep_own_run(*session, request);
    }
    if (const QString note = guess_note(session->recording()); !note.isEmpty()) {
        notices_.area.show_note(note);
    }
    if (request.run.kind == RunKind::launch_file) {
        form_.pages.launch().correct_guess(as_recorded({}, session->recording()).parameters);
    }
    show_session(session);
}

void RunActions::run_experiment(const QString& id) {
    const Result<const Experiment*> found = find_experiment(id.toStdString());
    if (!found) {
        notices_.area.show_error(found.error());
    } else if (form_.experiments.selected() == id) {
        start();
    } else {
        form_.experiments.select(id); // selecting it also runs it
    }
}

void RunActions::choose(const QString& id) {
    if (const QString example = example_of(id); workspace_.desk().start.lacks_device && !example.isEmpty()) {
        open_file(example);
        return;
    }
    const Result<const Experiment*> found = find_experiment(id.toStdString());
    found ? run_experiment(**found, {}) : notices_.area.show_error(found.error());
}

void RunActions::run_experiment(const Experiment& experiment, const ParameterValues& values) {
    launches_.leave();
    show_parameters(experiment);
    form_.parameters.set_values(values);
    const QString id = QString::fromStdString(experiment.id);
    const QSignalBlocker quiet(form_.experiments); // otherwise selecting it would run it again
    form_.experiments.select(id);
    emit experiment_shown(experiment);
    emit experiment_chosen(experiment);
    settings_.set(Setting::last_experiment, id);
    start();
}

void RunActions::start() {
    const QString id = form_.experiments.selected();
    if ((id.isEmpty() && !launches_.is_open()) || lacks_device(workspace_, notices_.area)) {
        return;
    }
    const QString complaint = id.isEmpty() ? launches_.complaint() : form_.parameters.complaint();
    if (!complaint.isEmpty()) {
        notices_.line.say(complaint);
        return;
    }
    if (workspace_.sweeps().is_running()) {
        notices_.line.say(tr("A sweep is running. Wait until it has finished, or cancel it"));
        return;
    }
    variants_.make_way();
    workspace_.playback().pause();
    if (id.isEmpty()) {
        run_launch_file();
        return;
    }
    workspace_.runs().start({{.what = id.toStdString(),
                              .program_text = task_source(workspace_.desk().lesson, id.toStdString()),
                              .parameters = form_.parameters.values(),
                              .hardware = form_.hardware.wish()}});
}

/// The user's own kernel has no variants. During a sweep, start() says why nothing runs.
void RunActions::run_all() {
    const bool may_run = !form_.experiments.selected().isEmpty() && !workspace_.sweeps().is_running();
    may_run ? variants_.start() : start();
}

/// Analyses the recording again with other hardware, which needs no new run. A current run continues.
void RunActions::analyse_again() {
    const RunJob& runs = workspace_.runs();
    workspace_.desk().has_other_hardware =
        runs.is_running() && !runs.current().behind && runs.current().before == nullptr;
    if (workspace_.desk().has_other_hardware) {
        return;
    }
    if (const GroupView* view = workspace_.selection().view(); view != nullptr) {
        const std::shared_ptr<const Session> before = view->session;
        variants_.make_way();
        const bool is_own = launches_.is_open() && workspace_.opened_file().isEmpty();
        RunSpec run = is_own ? launches_.shown() : RunSpec{.what = before->recording().what};
        run.hardware = form_.hardware.wish();
        workspace_.runs().start({std::move(run), before});
    }
}

void RunActions::catch_up() {
    if (workspace_.desk().has_other_hardware) {
        analyse_again();
    }
}

void RunActions::run_launch_file() {
    RunSpec run = launches_.run();
    run.hardware = form_.hardware.wish();
    workspace_.runs().start({std::move(run)});
}

void RunActions::open_file(const QString& path, const RunSpec& asked) {
    if (QFileInfo::exists(path)) {
        emit file_opened(QFileInfo(path).absoluteFilePath());
        if (is_bundle(path.toStdString()) || tells_what_to_do(path, notices_.area)) {
            return; // the lessons of a bundle are listed, and nothing is run
        }
    }
    if (kind_of(path.toStdString()) == RunKind::launch_file) {
        show_no_form();
        launches_.open(path, asked);
        return;
    }
    launches_.leave();
    form_.pages.show_parameters();
    variants_.make_way();
    workspace_.runs().start(
        {{.what = path.toStdString(), .kind = RunKind::recording, .hardware = form_.hardware.wish()}});
}

void RunActions::edit_copy() {
    const Result<const Experiment*> found = find_experiment(form_.experiments.selected().toStdString());
    if (!found) {
        notices_.line.say(tr("Choose an experiment first, then copy its kernel"));
        return;
    }
    const Experiment& experiment = *found.value();
    const QString name = QString::fromStdString(experiment.id).replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString path =
        choose_file_to_write(settings_, form_.pages.window(), tr("Edit a copy of the kernel"),
                             name + QLatin1String(".cl"), tr("Kernels (*.cl)"));
    if (path.isEmpty()) {
        return;
    }
    const Result<ParameterValues> values = complete(experiment, form_.parameters.values());
    const GroupView* const shown = workspace_.selection().view();
    const bool is_shown = shown != nullptr && shown->session->recording().what == experiment.id;
    if (values) {
        workspace_.copies().start({experiment, *values, is_shown ? shown->launch : 0, path});
    } else {
        notices_.area.show_error(values.error());
    }
}

void RunActions::show_session(std::shared_ptr<const Session> session) {
    const Recording& recording = session->recording();
    const QString id = QString::fromStdString(recording.what);
    if (form_.experiments.selected() != id) {
        show_form_of(recording);
    }
    if (!find_experiment(recording.what)) {
        form_.experiments.show_own_kernel(session);
    }
    form_.experiments.mark_done(id);
    const GroupView* const before = workspace_.selection().view();
    const bool is_other = before == nullptr || before->session->recording().what != recording.what;
    form_.parameters.show_run(recording.parameters);
    form_.pages.launch().end_run();
    form_.hardware.set_device(device_of(recording));
    workspace_.selection().set_session(std::move(session));
    if (is_other) { // start at a more interesting step than the first one
        workspace_.playback().seek(opening_tick(*workspace_.selection().view()));
    }
    emit session_shown();
}

void RunActions::show_form_of(const Recording& recording) {
    if (const Result<const Experiment*> found = find_experiment(recording.what); found) {
        show_parameters(*found.value());
        form_.parameters.set_values(recording.parameters);
        emit experiment_shown(*found.value());
        const QSignalBlocker quiet(form_.experiments);
        form_.experiments.select(QString::fromStdString(recording.what));
    } else {
        show_no_form();
    }
}

/// Shows the parameters of an experiment with the values that the user entered for it.
void RunActions::show_parameters(const Experiment& experiment) {
    ParameterForm& form = workspace_.desk().parameters;
    if (!form.experiment.empty()) {
        form.of_others[form.experiment] = form_.parameters.values();
    }
    form.experiment = experiment.id;
    form_.parameters.show_parameters(experiment.parameters, form.of_others[experiment.id]);
    form_.pages.show_parameters();
}

void RunActions::show_no_form() {
    ParameterForm& form = workspace_.desk().parameters;
    if (!form.experiment.empty()) {
        form.of_others[form.experiment] = form_.parameters.values();
    }
    form.experiment.clear();
    form_.parameters.show_parameters({});
    const QSignalBlocker quiet(form_.experiments);
    form_.experiments.select(QString());
}

/// Remembers the request of the user's own kernel, so that the same run can be timed when it is compared.
void RunActions::keep_own_run(const Session& session, const RunRequest& request) {
    const bool is_own = request.run.kind == RunKind::launch_file;
    workspace_.set_own_run(is_own ? std::optional(launches_.as_run(request.run, session.recording()))
                                  : std::nullopt);
}

} // namespace lockstep::gui
