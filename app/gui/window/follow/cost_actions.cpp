#include "app/gui/window/follow/cost_actions.h"

#include "app/gui/panels/source/line_costs.h"
#include "app/gui/panels/source/source_panel.h"

#include <QMenu>

namespace lockstep::gui {

CostActions::CostActions(Workspace& workspace, Settings& settings, const ActionSet& actions,
                         SourcePanel& source)
    : workspace_(workspace),
      settings_(settings),
      choice_(actions[Command::line_costs]),
      source_(source),
      task_(this, &CostActions::show, patient_threads()) {
    choice_.setCheckable(true);
    choice_.setChecked(settings[Setting::line_costs].toBool());
    actions.on(Command::line_costs, [this] { choose(); });
    connect(&workspace.selection(), &Selection::view_changed, this, &CostActions::follow_run);
    follow_run(); // the run of the window before this one
}

void CostActions::add_entry(QMenu& menu) const {
    menu.addAction(&choice_);
}

void CostActions::choose() {
    settings_.set(Setting::line_costs, choice_.isChecked());
    session_ = nullptr;
    task_.cancel();
    source_.costs().set_costs({});
    follow_run();
}

/// Counts the costs of another run or launch.
void CostActions::follow_run() {
    const GroupView* view = workspace_.selection().view();
    if (!choice_.isChecked() || view == nullptr || (view->session == session_ && view->launch == launch_)) {
        return;
    }
    session_ = view->session;
    launch_ = view->launch;
    start();
}

void CostActions::start() {
    task_.start([session = session_, launch = launch_](const IsWanted& is_wanted) -> Result<Counted> {
        const ProgressSink progress = [&is_wanted](const Progress&) { return is_wanted(); };
        const auto account = session->make(AccountOf{launch}, progress);
        auto conflicts = line_conflicts(*session, launch, progress);
        if (!conflicts) {
            return conflicts.error();
        }
        return Counted{account ? *account : nullptr, std::move(*conflicts)};
    });
}

void CostActions::show() {
    if (task_.is_cancelled()) {
        return;
    }
    const Result<Counted> counted = task_.take();
    if (counted && session_ != nullptr && choice_.isChecked()) {
        source_.costs().set_costs(
            {session_, launch_, line_costs(*session_, launch_, counted->account.get(), counted->conflicts)});
    }
}

} // namespace lockstep::gui
