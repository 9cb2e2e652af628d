#pragma once

#include "app/common/place/place.h"
#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/notices.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>

class QWidget;

namespace lockstep::gui {

class Centre;
class HardwarePanel;
class RunActions;

/// Opens places: runs or opens the run of a place, then moves to its position.
///
///     text -> place -> [question] -> run -> its session is shown -> cursor and view -> further runs, compared
class PlaceActions : public QObject {
    Q_OBJECT
public:
    PlaceActions(Workspace& workspace, const ActionSet& actions, Centre& centre, RunActions& runs,
                 HardwarePanel& hardware, Notices notices, QWidget& window);

    /// Opens a place that the user typed.
    void open_typed(const QString& text);
    /// Opens a place that the user did not type: asks before it runs or opens a file.
    void open_copied(const QString& text);
    /// Opens a place of a lesson, which names only files next to the lesson: asks before it runs a kernel file or
    /// launch file.
    void open(const ViewPlace& place);
    /// Moves to a place of the shown run.
    void show(const ViewPlace& place);
    /// Runs or opens the run of a place without asking, because the user has done so before. Then moves to
    /// its position.
    void run_again(const ViewPlace& place) { start(place); }

private:
    void connect_runs();
    void ask(const ViewPlace& place, const QString& kernels, const QString& data);
    void start(const ViewPlace& place);
    Status begin(RunSpec run);
    void arrive();
    void compare_others(const ViewPlace& place);
    void compare(const std::shared_ptr<const Session>& session);

    Workspace& workspace_;
    Centre& centre_;
    RunActions& runs_;
    HardwarePanel& hardware_;
    const Notices notices_;
    QWidget& window_;
    PlaceOpening& opening_;
};

} // namespace lockstep::gui
