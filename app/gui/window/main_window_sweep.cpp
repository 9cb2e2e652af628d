// Sweeps and comparisons: the pages' wishes.
#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/hardware_panel.h"
#include "app/gui/panels/message_area.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/sweep/axis_row.h"
#include "app/gui/sweep/sweep_page.h"
#include "app/gui/window/main_window.h"
#include "app/words/error_words.h"
#include "app/words/names.h"
#include "core/base/data_dir.h"
#include "core/experiments/catalogue.h"
#include "core/recording/recommendations.h"
#include "core/report/sweep_report.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <nlohmann/json.hpp>

namespace lockstep::gui {

void MainWindow::connect_pages() {
    connect(compare_, &ComparePage::all_variants_wanted, &actions_[Command::run_all], &QAction::trigger);
    connect(compare_, &ComparePage::preset_wanted, hardware_, &HardwarePanel::choose_preset);
    connect(compare_, &ComparePage::recording_wanted, &actions_[Command::open], &QAction::trigger);
    actions_.on(Command::next_link, [this] { compare_->stages().next_link(); });
    connect(sweep_, &SweepPage::start_wanted, this, &MainWindow::start_sweep);
    connect(sweep_, &SweepPage::cancel_wanted, &sweeps_, &SweepController::cancel);
    connect(sweep_, &SweepPage::export_wanted, this, &MainWindow::export_sweep);
    connect(&sweeps_, &SweepController::progressed, this,
            [this](std::size_t point, std::size_t points, Stage stage) {
                sweep_->show_progress(point, points,
                                      QCoreApplication::translate(name_context, stage_words(stage)));
            });
    connect(&sweeps_, &SweepController::measured, sweep_, &SweepPage::add_point);
    connect(&sweeps_, &SweepController::finished, this, &MainWindow::show_sweep);
    connect(&sweeps_, &SweepController::failed, this, [this](const Error& error) {
        sweep_->end();
        set_sweeping(false);
        if (error.code != ErrorCode::cancelled) {
            message_->show_error(error);
        }
    });
}

void MainWindow::set_timer(const RunTimer& timer) {
    sweeps_.set_timer(timer);
    turns_.set_timer(timer);
}

/// Compared runs are timed while nothing else runs here.
void MainWindow::connect_turns() {
    turns_.set_is_free(
        [this] { return !runs_.running() && !sweeps_.running() && waiting_variants_.empty(); });
    connect(compare_, &ComparePage::times_wanted, &turns_, &TurnTimer::want);
    connect(&turns_, &TurnTimer::progressed, compare_, &ComparePage::show_timing_progress);
    connect(&turns_, &TurnTimer::timed, compare_, &ComparePage::take_times);
    connect(&turns_, &TurnTimer::failed, this, &MainWindow::show_error);
    connect(&turns_, &TurnTimer::started, this, [this] { actions_[Command::cancel].setEnabled(true); });
    connect(&turns_, &TurnTimer::stopped, this, [this] {
        if (!turns_.running()) {
            compare_->end_timing_progress();
            actions_[Command::cancel].setEnabled(runs_.running() || sweeps_.running() || maker_.is_making());
        }
    });
    connect(&runs_, &RunController::started, &turns_, &TurnTimer::make_way);
    connect(&runs_, &RunController::stopped, &turns_, &TurnTimer::look);
    connect(&sweeps_, &SweepController::finished, &turns_, &TurnTimer::look);
    connect(&sweeps_, &SweepController::failed, &turns_, &TurnTimer::look);
}

/// Kernels that run beside a sweep would spoil its times.
void MainWindow::set_sweeping(bool sweeping) {
    actions_[Command::run].setEnabled(!sweeping);
    actions_[Command::run_all].setEnabled(!sweeping);
    actions_[Command::cancel].setEnabled(sweeping);
}

/// Groups that the device takes, as far as it is known.
void MainWindow::show_sweep_form(const Experiment& experiment) {
    constexpr std::uint64_t usual = 1024;
    const GroupView* view = selection_.view();
    const std::uint64_t largest = view != nullptr ? view->trace().device.largest_group : 0;
    sweep_->show_experiment(experiment, largest == 0 ? usual : std::min(largest, usual));
}

void MainWindow::start_sweep() {
    const Result<const Experiment*> experiment = find_experiment(experiments_->selected().toStdString());
    const auto axes = experiment ? sweep_->axes() : Result<std::vector<SweepAxis>>(experiment.error());
    if (!axes) {
        message_->show_error(axes.error());
        return;
    }
    waiting_variants_.clear();
    runs_.cancel();
    playback_.pause();
    message_->hide();
    SweepRequest request{
        {.what = experiment.value()->id, .parameters = parameters_->values(), .hardware = hardware_->model()},
        axes.value()};
    for (const SweepAxis& axis : request.axes) {
        request.run.parameters.erase(axis.parameter);
    }
    sweep_->begin(request.axes);
    set_sweeping(true);
    turns_.make_way();
    sweeps_.start(*experiment.value(), std::move(request));
}

void MainWindow::show_sweep(const std::shared_ptr<const Sweep>& sweep) {
    const QString note = !sweep->stopped ? QString()
                         : sweep->stopped->code == ErrorCode::cancelled
                             ? tr("The sweep was cancelled: what was measured stays.")
                             : error_text(*sweep->stopped);
    sweep_->show_sweep(sweep, note);
    set_sweeping(false);
    if (const Status kept = remember(*sweep); !kept) {
        message_->show_error(kept.error());
    }
    show_recommendation();
}

void MainWindow::export_sweep(bool as_json) {
    const std::shared_ptr<const Sweep> sweep = sweep_->sweep();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the sweep"), as_json ? QStringLiteral("sweep.json") : QStringLiteral("sweep.csv"),
        as_json ? tr("JSON (*.json)") : tr("CSV (*.csv)"));
    if (path.isEmpty() || sweep == nullptr) {
        return;
    }
    const auto replace = nlohmann::json::error_handler_t::replace;
    const std::string text =
        as_json ? to_json(*sweep, english).dump(2, ' ', false, replace) + "\n" : to_csv(*sweep, english);
    if (const Status written = write_text_file(path.toStdString(), text); !written) {
        message_->show_error(written.error());
    } else {
        status_->say(tr("Saved %1").arg(path));
    }
}

} // namespace lockstep::gui
