#pragma once

#include "app/gui/window/docks.h"
#include "app/gui/workspace/run_summary.h"
#include "app/gui/workspace/workspace.h"
#include "core/experiments/experiment.h"

#include <QObject>

namespace lockstep::gui {

class Centre;
class PictureNotice;
class StatusLine;

/// Shows the selected run and cursor in panels, charts and pages. (Views follow the selection themselves.)
class ShownRun : public QObject {
    Q_OBJECT
public:
    ShownRun(Workspace& workspace, Centre& centre, const Panels& panels, StatusLine& status, QWidget& window);

    /// Shows the best values that a sweep on this device found for the shown experiment and parameters.
    void show_recommendation();
    /// Adds the metrics of a background run to those of the shown run.
    void add_behind(const std::shared_ptr<const Session>& session);
    /// Shows the source of an experiment that has not run yet.
    void show_source(const Experiment& experiment);

private:
    void connect_notices();
    void tell_of_run();
    void connect_views();
    void show_view();
    void show_cursor();
    void connect_source();
    void show_title(const std::string& what);

    Workspace& workspace_;
    Centre& centre_;
    const Panels panels_;
    StatusLine& status_;
    QWidget& window_;
    RunIdentities& identities_;
    std::vector<PictureNotice*> notices_; ///< one notice per view
};

} // namespace lockstep::gui
