#include "app/gui/window/actions/compare_actions.h"

#include "app/gui/compare/compare_page.h"
#include "app/gui/panels/forms/hardware_panel.h"

namespace lockstep::gui {

CompareActions::CompareActions(Workspace& workspace, const ActionSet& actions, ComparePage& page,
                               HardwarePanel& hardware)
    : page_(page) {
    connect(&page, &ComparePage::all_variants_wanted, &actions[Command::run_all], &QAction::trigger);
    connect(&page, &ComparePage::recording_wanted, &actions[Command::open], &QAction::trigger);
    connect(&page, &ComparePage::preset_wanted, &hardware, &HardwarePanel::choose_preset);
    actions.on(Command::next_link, [&page] { page.stages().next_link(); });
    connect_turns(workspace);
}

void CompareActions::connect_turns(Workspace& workspace) {
    TurnJob* turns = &workspace.turns();
    connect(&page_, &ComparePage::times_wanted, turns,
            [turns](const TurnRequest& runs) { turns->start(runs); });
    turns->on_step(&page_, [this](const Progress& at) { page_.show_timing_progress(at.done, at.total); });
    turns->on_finished(&page_, [this](const TimesInTurn& times) { page_.take_times(times); });
    connect(turns, &AnyJob::stopped, &page_, &ComparePage::end_timing_progress);
}

} // namespace lockstep::gui
