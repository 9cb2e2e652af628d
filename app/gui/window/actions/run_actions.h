#pragma once

#include "app/gui/model/settings.h"
#include "app/gui/model/workspace.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/run_form.h"
#include "app/gui/window/variant_runs.h"
#include "core/experiments/experiment.h"

#include <QObject>
#include <map>
#include <memory>

namespace lockstep::gui {

class LaunchActions;

/// Running what the form says, one experiment or all of a family, or a launch file, opening recordings, and
/// showing what comes of it.
class RunActions : public QObject {
    Q_OBJECT
public:
    RunActions(Workspace& workspace, Settings& settings, const ActionSet& actions, RunForm form,
               LaunchActions& launches, Notices notices);

    /// Opens a recording, or runs a launch file.
    void open_file(const QString& path, const RunSpec& asked = {});
    void run_experiment(const QString& id);
    /// `values`: all parameters; empty: those typed for it.
    void run_experiment(const Experiment& experiment, const ParameterValues& values);
    void run_behind(std::vector<RunSpec> runs) { variants_.start(std::move(runs)); } ///< in the background
    /// Shows a session that was made elsewhere.
    void show_session(std::shared_ptr<const Session> session);

signals:
    void experiment_shown(const lockstep::Experiment& experiment);  ///< the form shows another experiment
    void experiment_chosen(const lockstep::Experiment& experiment); ///< to be run at once
    void variant_recorded(std::shared_ptr<const lockstep::Session> session); ///< in the background
    void session_shown();

private:
    void connect_actions(const ActionSet& actions);
    void connect_runs();
    void take(const std::shared_ptr<const Session>& session, const RunRequest& request);
    /// Shows an experiment's parameters and source, and runs it.
    void choose(const QString& id);
    void start();
    void run_launch_file();
    void run_all();
    void analyse_again();
    void catch_up(); ///< with the hardware that was changed during a run
    void keep_own_run(const Session& session, const RunRequest& request);
    void show_form_of(const Recording& recording);
    /// Asks for the destination of a copy of the chosen experiment's kernel, makes it, and opens it.
    void edit_copy();
    void show_parameters(const Experiment& experiment);
    void show_no_form();

    Workspace& workspace_;
    Settings& settings_;
    const RunForm form_;
    LaunchActions& launches_; ///< what Run runs while no experiment is selected
    const Notices notices_;
    VariantRuns variants_;
};

} // namespace lockstep::gui
