#include "app/gui/window/actions/sweep_actions.h"

#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/forms/hardware_panel.h"
#include "app/gui/panels/forms/parameters_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/status_line.h"
#include "app/words/errors/error_words.h"
#include "app/words/visible_text.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/recording/recommendations.h"
#include "core/report/sweep_report.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace lockstep::gui {

SweepActions::SweepActions(Workspace& workspace, const ActionSet& actions, SweepPage& page, RunForm form,
                           Notices notices)
    : workspace_(workspace), page_(page), form_(form), notices_(notices) {
    connect_page();
    connect_sweeps(actions);
    restore();
}

void SweepActions::connect_page() {
    connect(&page_, &SweepPage::start_wanted, this, &SweepActions::start);
    connect(&page_, &SweepPage::cancel_wanted, &workspace_.sweeps(), &AnyJob::cancel);
    connect(&page_, &SweepPage::export_wanted, this, &SweepActions::write);
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
    page_.show_experiment(experiment, largest_group());
}

std::uint64_t SweepActions::largest_group() const {
    constexpr std::uint64_t usual = 1024;
    const GroupView* view = workspace_.selection().view();
    const std::uint64_t largest = view != nullptr ? view->trace().device.largest_group : 0;
    return largest == 0 ? usual : std::min(largest, usual);
}

void SweepActions::restore() {
    const QString id = workspace_.desk().sweep.experiment;
    if (const Result<const Experiment*> experiment = find_experiment(id.toStdString()); experiment) {
        page_.restore(**experiment, largest_group());
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

/// Starts the sweep. It waits for a run that the user has started, but interrupts background runs.
void SweepActions::start() {
    if (workspace_.runs().is_running() && !workspace_.runs().current().behind) {
        wait_for_run(true);
        return;
    }
    if (form_.experiments.selected().isEmpty()) {
        notices_.line.say(tr("Only experiments have parameters to sweep. Choose an experiment first"));
        return;
    }
    const Result<const Experiment*> experiment = find_experiment(form_.experiments.selected().toStdString());
    const auto axes = experiment ? page_.axes() : Result<std::vector<SweepAxis>>(experiment.error());
    if (!axes) {
        notices_.area.show_error(axes.error());
        return;
    }
    workspace_.playback().pause();
    notices_.area.hide();
    SweepRequest request{{.what = experiment.value()->id,
                          .parameters = form_.parameters.values(),
                          .hardware = form_.hardware.wish()},
                         axes.value()};
    for (const SweepAxis& axis : request.axes) {
        request.run.parameters.erase(axis.parameter);
    }
    page_.begin(request.axes);
    workspace_.sweeps().start({*experiment.value(), std::move(request)});
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
    const QString path = QFileDialog::getSaveFileName(
        &page_, tr("Export the sweep"), is_json ? QStringLiteral("sweep.json") : QStringLiteral("sweep.csv"),
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
