#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

namespace lockstep::gui {

class ComparePage;
class HardwarePanel;

/// Handles requests of the page Compare: recording further runs, and timing runs alternately.
class CompareActions : public QObject {
    Q_OBJECT
public:
    CompareActions(Workspace& workspace, const ActionSet& actions, ComparePage& page,
                   HardwarePanel& hardware);

private:
    void connect_turns(Workspace& workspace);

    ComparePage& page_;
};

} // namespace lockstep::gui
