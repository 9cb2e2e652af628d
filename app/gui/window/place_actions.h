#pragma once

#include "app/common/place/place.h"
#include "app/gui/model/workspace.h"
#include "app/gui/window/action_set.h"
#include "app/gui/window/notices.h"

#include <QObject>
#include <QString>
#include <optional>
#include <vector>

class QWidget;

namespace lockstep::gui {

class Centre;
class HardwarePanel;
class RunActions;

/// Opens places: runs or opens what they name, then goes where they say.
///
///     text -> place -> [question] -> run -> its session is shown -> cursor and view -> further runs, compared
class PlaceActions : public QObject {
    Q_OBJECT
public:
    PlaceActions(Workspace& workspace, const ActionSet& actions, Centre& centre, RunActions& runs,
                 HardwarePanel& hardware, Notices notices, QWidget& window);

    /// Opens a place that the user typed.
    void open_typed(const QString& text);
    /// Opens a place from elsewhere: a kernel file or launch file that it names runs only if the user agrees.
    void open_copied(const QString& text);
    /// Goes to a place of the run that is shown.
    void show(const ViewPlace& place);
    /// Runs or opens what the place names, which the user has done before, then goes there.
    void run_again(const ViewPlace& place) { start(place); }

private:
    void connect_runs();
    void ask(const ViewPlace& place, const QString& kernels);
    void start(const ViewPlace& place);
    Status open(RunSpec run);
    void arrive();
    void compare_others(const ViewPlace& place);
    void compare(const std::shared_ptr<const Session>& session);

    Workspace& workspace_;
    Centre& centre_;
    RunActions& runs_;
    HardwarePanel& hardware_;
    const Notices notices_;
    QWidget& window_;
    std::optional<ViewPlace> wanted_; ///< whose run is not shown yet
    bool has_begun_ = false;          ///< the run of `wanted_`
    std::size_t others_ = 0;          ///< runs that are still made to be compared
    std::vector<QString> compared_;   ///< keys of the runs that are compared
};

} // namespace lockstep::gui
