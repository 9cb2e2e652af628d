// Panels that speak of the whole run: launches, findings, what a sweep recommends; undo of parameters.
#include "app/gui/model/finding_place.h"
#include "app/gui/panels/advice_text.h"
#include "app/gui/panels/experiments_panel.h"
#include "app/gui/panels/findings_page.h"
#include "app/gui/panels/hardware_panel.h"
#include "app/gui/panels/launches_panel.h"
#include "app/gui/panels/panel_dock.h"
#include "app/gui/panels/parameters_panel.h"
#include "app/gui/panels/source_panel.h"
#include "app/gui/panels/status_line.h"
#include "app/gui/views/scene_view.h"
#include "app/gui/window/main_window.h"
#include "core/recording/recommendations.h"

#include <QSpinBox>
#include <QTabWidget>
#include <QUndoGroup>
#include <QUndoStack>

namespace lockstep::gui {

void MainWindow::connect_panels() {
    connect_undo();
    connect(parameters_, &ParametersPanel::changed, this, &MainWindow::show_recommendation);
    connect(launches_, &LaunchesPanel::chosen, &selection_, &Selection::set_launch);
    connect(launch_, &QSpinBox::valueChanged, &selection_,
            [this](int number) { selection_.set_launch(static_cast<std::size_t>(number - 1)); });
    connect(findings_, &FindingsPage::chosen, this, &MainWindow::go_to_finding);
    connect(findings_, &FindingsPage::advice_chosen, this, &MainWindow::go_to_advice);
    connect(findings_, &FindingsPage::item_chosen, this, &MainWindow::go_to_item);
    actions_.on(Command::show_findings, [this] { tabs_->setCurrentWidget(findings_); });
}

/// Parameters and the hardware model keep their own changes; what was changed last is undone first.
void MainWindow::connect_undo() {
    auto* all = new QUndoGroup(this);
    const auto enable = [this, all] {
        bool can_undo = false;
        bool can_redo = false;
        for (const QUndoStack* stack : all->stacks()) {
            can_undo = can_undo || stack->canUndo();
            can_redo = can_redo || stack->canRedo();
        }
        actions_[Command::undo].setEnabled(can_undo);
        actions_[Command::redo].setEnabled(can_redo);
    };
    for (QUndoStack* stack : {&parameters_->changes(), &hardware_->changes()}) {
        all->addStack(stack);
        connect(stack, &QUndoStack::indexChanged, this, [all, stack, enable] {
            all->setActiveStack(stack);
            enable();
        });
    }
    const auto first = [all](bool (QUndoStack::*can)() const, void (QUndoStack::*run)()) {
        QList<QUndoStack*> stacks = all->stacks();
        if (all->activeStack() != nullptr) {
            stacks.prepend(all->activeStack());
        }
        const auto able = std::ranges::find_if(stacks, [can](QUndoStack* stack) { return (stack->*can)(); });
        if (able != stacks.end()) {
            ((*able)->*run)();
        }
    };
    actions_.on(Command::undo, [first] { first(&QUndoStack::canUndo, &QUndoStack::undo); });
    actions_.on(Command::redo, [first] { first(&QUndoStack::canRedo, &QUndoStack::redo); });
    enable();
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
    dock("kernelSource")->raise();
    show_view("stage");
}

void MainWindow::go_to_advice(std::size_t launch, const Advice& advice) {
    playback_.pause();
    const std::shared_ptr<const Session> session = selection_.view()->session;
    selection_.set_launch(launch);
    show_view(view_of(*session, launch, advice));
    const auto line = advised_place(advice, session->trace(launch).program);
    if (!line) {
        return;
    }
    const auto place = advice.site ? place_of(*selection_.view(), *advice.site) : std::nullopt;
    if (place) {
        playback_.seek(place->tick);
        selection_.set_lane(place->warp, place->lane);
    } else if (advice.site) {
        status_->say(tr("This work-group does not come to the line"));
    }
    source_->show_line(line->line);
    dock("kernelSource")->show();
    dock("kernelSource")->raise();
}

void MainWindow::go_to_item(std::size_t launch, Group group, Warp warp, Lane lane) {
    selection_.set_launch(launch);
    selection_.set_group(group);
    selection_.set_lane(warp, lane);
}

void MainWindow::show_view(const char* name) {
    const auto view = std::ranges::find_if(
        views_, [name](const SceneView* each) { return std::string_view(each->picture().name) == name; });
    if (view != views_.end()) {
        tabs_->setCurrentWidget(*view);
    }
}

} // namespace lockstep::gui
