#pragma once

#include "app/gui/window/follow/follow_actions.h"
#include "app/gui/window/follow/line_actions.h"

namespace lockstep::gui {

/// The commands that open lists of steps or lines.
struct ListActions {
    ListActions(Workspace& workspace, const ActionSet& actions, StatusLine& status, QWidget& window)
        : follow(workspace, actions, status, window), lines(workspace, actions, status, window) {}

    FollowActions follow;
    LineActions lines;
};

} // namespace lockstep::gui
