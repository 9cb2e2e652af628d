// Panels that speak of the whole run: launches, findings, what a sweep recommends; undo of parameters.
#include "app/gui/finding_place.h"
#include "app/gui/main_window.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings_panel.h"
#include "app/gui/panels/launches_panel.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "core/session/recommendations.h"

#include <QSpinBox>
#include <QUndoStack>

namespace lockstep::gui {

void MainWindow::connect_panels() {
    QUndoStack& changes = parameters_->changes();
    actions_.on(Command::undo, [&changes] { changes.undo(); });
    actions_.on(Command::redo, [&changes] { changes.redo(); });
    connect(&changes, &QUndoStack::canUndoChanged, &actions_[Command::undo], &QAction::setEnabled);
    connect(&changes, &QUndoStack::canRedoChanged, &actions_[Command::redo], &QAction::setEnabled);
    actions_[Command::undo].setEnabled(false);
    actions_[Command::redo].setEnabled(false);
    connect(parameters_, &ParametersPanel::changed, this, &MainWindow::show_recommendation);
    connect(launches_, &LaunchesPanel::chosen, &selection_, &Selection::set_launch);
    connect(launch_, &QSpinBox::valueChanged, &selection_,
            [this](int number) { selection_.set_launch(static_cast<std::size_t>(number - 1)); });
    connect(findings_, &FindingsPanel::chosen, this, &MainWindow::go_to_finding);
    actions_.on(Command::show_findings, [this] {
        dock("findings")->show();
        dock("findings")->raise();
    });
}

void MainWindow::show_recommendation() {
    if (selection_.view() == nullptr) {
        parameters_->show_recommendation(std::nullopt); // the device is not known yet
        return;
    }
    parameters_->show_recommendation(best_known(remembered(), selection_.view()->trace().device,
                                                experiments_->selected().toStdString(),
                                                parameters_->values()));
}

/// The launch chooser in the tool bar, the table of launches and the findings.
void MainWindow::show_run() {
    const GroupView& view = *selection_.view();
    const auto launches = static_cast<int>(view.session->launch_count());
    const QSignalBlocker quiet(launch_);
    launch_->setRange(1, launches);
    launch_->setSuffix(tr(" of %1").arg(launches));
    launch_->setValue(static_cast<int>(view.launch) + 1);
    for (QAction* action : launch_actions_) {
        action->setVisible(launches > 1);
    }
    launches_->show_session(view.session, view.launch);
    findings_->show_session(view.session);
}

void MainWindow::go_to_finding(std::size_t launch, const Finding& finding) {
    playback_.pause();
    const std::shared_ptr<const Session> session = selection_.view()->session;
    const std::optional<Cursor> place = place_of(*session, launch, finding);
    selection_.set_launch(launch);
    if (place) {
        selection_.set_group(place->group);
        playback_.seek(place->tick);
        selection_.set_lane(place->warp, place->lane);
    } else {
        status_->say(tr("No work-group that was recorded comes to this line"));
    }
    source_->show_line(finding.line);
    dock("kernelSource")->show();
}

} // namespace lockstep::gui
