#pragma once

#include "app/gui/window/follow/cost_actions.h"
#include "app/gui/window/follow/follow_actions.h"
#include "app/gui/window/follow/line_actions.h"

namespace lockstep::gui {

/// The commands that open lists of steps or lines, or show the costs of lines in the source.
struct ListActions {
    ListActions(Workspace& workspace, Settings& settings, const ActionSet& actions, SourcePanel& source,
                StatusLine& status, QWidget& window)
        : follow(workspace, actions, status, window),
          lines(workspace, actions, status, window),
          costs(workspace, settings, actions, source) {}

    FollowActions follow;
    LineActions lines;
    CostActions costs;
};

} // namespace lockstep::gui
