#pragma once

#include "app/gui/model/workspace.h"
#include "app/gui/window/docks.h"

#include <QObject>

namespace lockstep::gui {

class Centre;
class StatusLine;

/// Shows in panels, charts and pages what is selected. (Views follow the selection by themselves.)
class ShownRun : public QObject {
    Q_OBJECT
public:
    ShownRun(Workspace& workspace, Centre& centre, const Panels& panels, StatusLine& status, QWidget& window);

    /// What a sweep on this device found best for the shown experiment and parameters.
    void show_recommendation();

private:
    void connect_views();
    void show_view();
    void show_cursor();
    void show_title(const std::string& what);

    Workspace& workspace_;
    Centre& centre_;
    const Panels panels_;
    StatusLine& status_;
    QWidget& window_;
};

} // namespace lockstep::gui
