#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/run_form.h"
#include "app/gui/window/variant_runs.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"
#include "core/experiments/experiment.h"

#include <QObject>
#include <memory>

namespace lockstep::gui {

class LaunchActions;

/// Runs what the form describes (an experiment, all of a family, or a launch file), opens recordings, and
/// shows the results.
class RunActions : public QObject {
    Q_OBJECT
public:
    RunActions(Workspace& workspace, Settings& settings, const ActionSet& actions, RunForm form,
               LaunchActions& launches, Notices notices);

    /// Opens a recording, or runs a launch file.
    void open_file(const QString& path, const RunSpec& asked = {});
    void run_experiment(const QString& id);
    /// Runs an experiment with these values of all parameters. If `values` is empty, uses the values that the
    /// user entered for the experiment.
    void run_experiment(const Experiment& experiment, const ParameterValues& values);
    /// Records runs in the background.
    void run_behind(std::vector<RunSpec> runs) { variants_.start(std::move(runs)); }
    /// Shows a session that was created elsewhere.
    void show_session(std::shared_ptr<const Session> session);

signals:
    void file_opened(const QString& path); ///< emitted for each existing file; the path is absolute
    /// Emitted when the form shows another experiment.
    void experiment_shown(const lockstep::Experiment& experiment);
    /// Emitted when an experiment must be run at once.
    void experiment_chosen(const lockstep::Experiment& experiment);
    /// Emitted when a background run was recorded.
    void variant_recorded(std::shared_ptr<const lockstep::Session> session);
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
    void catch_up(); ///< analyses the shown run again if the hardware was changed during the run
    void keep_own_run(const Session& session, const RunRequest& request);
    void show_form_of(const Recording& recording);
    /// Asks where to copy the kernel of the chosen experiment, copies it, and opens the copy.
    void edit_copy();
    void show_parameters(const Experiment& experiment);
    void show_no_form();

    Workspace& workspace_;
    Settings& settings_;
    const RunForm form_;
    LaunchActions& launches_; ///< runs the user's own kernel if no experiment is selected
    const Notices notices_;
    VariantRuns variants_;
};

} // namespace lockstep::gui
