#include "app/gui/window/actions/sweep_actions.h"

#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/form_pages.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/launch_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/window/actions/launch_actions.h"
#include "app/gui/window/file_folders.h"
#include "app/words/errors/error_words.h"
#include "app/words/sweep_words.h"
#include "app/words/visible_text.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/recording/recommendations.h"
#include "core/report/sweep_report.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep::gui {

SweepActions::SweepActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                           SweepPage& page, RunForm form, LaunchActions& launches, Notices notices)
    : workspace_(workspace),
      settings_(settings),
      page_(page),
      form_(form),
      launches_(launches),
      notices_(notices) {
    connect_page();
    connect_sweeps(actions);
    restore();
}

void SweepActions::connect_page() {
    connect(&page_, &SweepPage::start_wanted, this, &SweepActions::start);
    connect(&page_, &SweepPage::cancel_wanted, &workspace_.sweeps(), &AnyJob::cancel);
    connect(&page_, &SweepPage::export_wanted, this, &SweepActions::write);
    connect(&page_, &SweepPage::apply_wanted, this, &SweepActions::apply);
    connect(&launches_, &LaunchActions::described, this, &SweepActions::show_kernel);
    connect(&form_.pages.launch(), &LaunchPanel::changed, this, &SweepActions::show_kernel);
}

void SweepActions::connect_sweeps(const ActionSet& actions) {
    SweepJob& sweeps = workspace_.sweeps();
    sweeps.on_step(&page_, [this](const SweepStep& step) { page_.show_step(step); });
    sweeps.on_finished(this, [this](const std::shared_ptr<const Sweep>& sweep) { show(sweep); });
    connect(&sweeps, &AnyJob::cancelled, &page_, &SweepPage::end);
    connect(&sweeps, &AnyJob::failed, this, [this](const Error& error) {
        page_.end();
        notices_.area.show_error(error);
    });
    connect(
        &workspace_.runs(), &AnyJob::stopped, this,
        [this] {
            if (std::exchange(workspace_.desk().sweep.waits, false)) {
                start();
            }
        },
        Qt::QueuedConnection); // queued, because a listener may start the next run
    actions.on(Command::cancel, [this] { wait_for_run(false); });
    for (QAction* action : {&actions[Command::run], &actions[Command::run_all]}) {
        // No sweep may start now, because kernels that run at the same time would distort its times.
        connect(&sweeps, &AnyJob::started, action, [action] { action->setEnabled(false); });
        connect(&sweeps, &AnyJob::stopped, action, [action] { action->setEnabled(true); });
        action->setEnabled(!sweeps.is_running());
    }
}

void SweepActions::show_form(const Experiment& experiment) {
    page_.show_subject(swept_experiment(experiment), largest_group());
}

void SweepActions::show_kernel() {
    const std::optional<SweepSubject> subject = own_subject();
    if (!subject) {
        return;
    }
    page_.show_subject(*subject, largest_group());
    const auto known = workspace_.desk().sweep.known.find(QString::fromStdString(subject->id));
    if (known == workspace_.desk().sweep.known.end() || workspace_.sweeps().is_running()) {
        return;
    }
    const auto [sweep, note] = known->second;
    const QString now = sweep->run.program_text == launches_.run_to_sweep().program_text
                            ? QString()
                            : tr("The kernel was edited after this sweep.");
    if (now != note) {
        page_.show_sweep(sweep, now);
    }
}

std::uint64_t SweepActions::largest_group() const {
    constexpr std::uint64_t usual = 1024;
    const GroupView* view = workspace_.selection().view();
    const std::uint64_t largest = view != nullptr ? view->trace().device.largest_group : 0;
    return largest == 0 ? usual : std::min(largest, usual);
}

void SweepActions::restore() {
    const std::string id = workspace_.desk().sweep.subject.toStdString();
    const Result<const Experiment*> experiment = find_experiment(id);
    if (const auto subject = experiment ? swept_experiment(**experiment) : own_subject();
        subject && subject->id == id) {
        page_.restore(*subject, largest_group());
    }
    if (workspace_.sweeps().is_running()) {
        page_.show_running();
    }
}

void SweepActions::wait_for_run(bool waits) {
    bool& waited = workspace_.desk().sweep.waits;
    if (waited != waits) {
        waited = waits;
        page_.show_waiting(waits);
    }
}

/// Returns the user's own kernel; nothing if none is open, or none could be read.
std::optional<SweepSubject> SweepActions::own_subject() const {
    const LaunchPanel& panel = form_.pages.launch();
    if (!launches_.is_open() || !panel.has_form()) {
        return std::nullopt;
    }
    const RunSpec run = launches_.run_to_sweep();
    LaunchForm form = panel.form();
    form.sim = panel.launch();
    form.program.text = run.program_text.value_or(form.program.text);
    return swept_kernel(form, run);
}

/// Returns what is open: an experiment, or the user's own kernel.
std::optional<SweepSubject> SweepActions::subject() const {
    const Result<const Experiment*> experiment = find_experiment(form_.experiments.selected().toStdString());
    return experiment ? swept_experiment(**experiment) : own_subject();
}

RunSpec SweepActions::run_to_vary() const {
    const std::string id = form_.experiments.selected().toStdString();
    RunSpec run =
        id.empty() ? launches_.run_to_sweep() : RunSpec{.what = id, .parameters = form_.parameters.values()};
    run.hardware = form_.hardware.wish();
    return run;
}

/// Starts the sweep. It waits for a run that the user has started, but interrupts background runs.
void SweepActions::start() {
    if (workspace_.runs().is_running() && !workspace_.runs().current().behind) {
        wait_for_run(true);
        return;
    }
    const bool is_own = form_.experiments.selected().isEmpty();
    const QString complaint = is_own ? launches_.complaint() : QString();
    if (!complaint.isEmpty()) {
        notices_.line.say(complaint);
        return;
    }
    std::optional<SweepSubject> subject = this->subject();
    if (!subject) {
        notices_.line.say(tr(
            "Only experiments and kernels have parameters to sweep. Choose an experiment or open a kernel"));
        return;
    }
    const auto axes = page_.axes();
    if (!axes) {
        notices_.area.show_error(axes.error());
        return;
    }
    workspace_.playback().pause();
    notices_.area.hide();
    SweepRequest request{run_to_vary(), axes.value()};
    for (const SweepAxis& axis : request.axes) {
        request.run.parameters.erase(axis.parameter);
    }
    page_.begin(request.axes);
    workspace_.sweeps().start({std::move(*subject), std::move(request)});
}

/// Puts the recommended values into the form of the user's own kernel. Errors: those of with_swept().
Status SweepActions::apply_to_launch(const ParameterValues& values) {
    LaunchPanel& panel = form_.pages.launch();
    if (!launches_.is_open() || !panel.has_form()) {
        return {};
    }
    const auto launch = with_swept(panel.form().kernel, panel.launch(), values);
    if (!launch) {
        return launch.error();
    }
    panel.change_to(*launch);
    return {};
}

/// Puts the recommended values into the form.
void SweepActions::apply() {
    const std::shared_ptr<const Sweep> sweep = page_.sweep();
    if (sweep == nullptr || !sweep->recommendation) {
        return;
    }
    const SweepPoint& best = sweep->points[sweep->recommendation->point];
    ParameterValues values;
    for (const SweepAxis& axis : sweep->axes) {
        values[axis.parameter] = best.parameters.at(axis.parameter);
    }
    const bool is_own = sweep->run.kind == RunKind::launch_file;
    if (const Status applied = is_own ? apply_to_launch(values) : Status(); !applied) {
        notices_.area.show_error(applied.error());
        return;
    }
    if (!is_own) {
        form_.parameters.set_values(values);
    }
    notices_.line.say(
        tr("The Values panel now has %1").arg(QString::fromStdString(combination_text(sweep->axes, values))));
}

void SweepActions::show(const std::shared_ptr<const Sweep>& sweep) {
    const QString note = !sweep->stopped ? QString()
                         : sweep->stopped->code == ErrorCode::cancelled
                             ? tr("The sweep was cancelled. The results so far are kept.")
                             : error_text(*sweep->stopped);
    page_.show_sweep(sweep, note);
    if (const Status kept = remember(*sweep); !kept) {
        notices_.area.show_error(kept.error());
    }
    emit best_changed();
}

void SweepActions::write(SweepFormat format) {
    const std::shared_ptr<const Sweep> sweep = page_.sweep();
    const bool is_json = format == SweepFormat::json;
    const QString path =
        choose_file_to_write(settings_, &page_, tr("Export the sweep"),
                             is_json ? QStringLiteral("sweep.json") : QStringLiteral("sweep.csv"),
                             is_json ? tr("JSON (*.json)") : tr("CSV (*.csv)"));
    if (path.isEmpty() || sweep == nullptr) {
        return;
    }
    const auto replace = nlohmann::json::error_handler_t::replace;
    const std::string text = is_json
                                 ? visible_json(to_json(*sweep, english).dump(2, ' ', false, replace)) + "\n"
                                 : visible_text(to_csv(*sweep, english));
    if (const Status written = write_text_file(path.toStdString(), text); !written) {
        notices_.area.show_error(written.error());
    } else {
        notices_.line.say(tr("Saved %1").arg(path));
    }
}

} // namespace lockstep::gui
