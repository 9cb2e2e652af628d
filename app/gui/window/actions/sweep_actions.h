#pragma once

#include "app/gui/sweep/sweep_page.h" // not forward declared, because that confuses lupdate
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/window/run_form.h"
#include "app/gui/workspace/settings.h"
#include "app/gui/workspace/workspace.h"
#include "core/experiments/experiment.h"

#include <QObject>
#include <memory>
#include <optional>

namespace lockstep::gui {

class LaunchActions;

/// Starts the sweep that the form describes, and handles its result: page, recommendation, files.
class SweepActions : public QObject {
    Q_OBJECT
public:
    SweepActions(Workspace& workspace, Settings& settings, const ActionSet& actions, SweepPage& page,
                 RunForm form, LaunchActions& launches, Notices notices);

    /// Shows the axes for an experiment, with group sizes that the device supports, if they are known.
    void show_form(const Experiment& experiment);

    /// Shows the axes for the user's own kernel, and whether its text is the one that was swept.
    void show_kernel();

signals:
    void best_changed(); ///< emitted when the remembered best parameters have changed

private:
    void connect_page();
    void restore();
    [[nodiscard]] std::uint64_t largest_group() const;
    void connect_sweeps(const ActionSet& actions);
    void start();
    void apply();
    Status apply_to_launch(const ParameterValues& values);
    [[nodiscard]] std::optional<SweepSubject> subject() const;
    [[nodiscard]] std::optional<SweepSubject> own_subject() const;
    [[nodiscard]] RunSpec run_to_vary() const;
    void wait_for_run(bool waits);
    void show(const std::shared_ptr<const Sweep>& sweep);
    void write(SweepFormat format);

    Workspace& workspace_;
    Settings& settings_;
    SweepPage& page_;
    const RunForm form_;
    LaunchActions& launches_;
    const Notices notices_;
};

} // namespace lockstep::gui
