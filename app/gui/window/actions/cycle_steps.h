#pragma once

#include "app/gui/workspace/workspace.h"

namespace lockstep::gui {

class StatusLine;

/// Moves the cursor by cycles of the model, and to the step that its work-group issues in the new cycle.
class CycleSteps {
public:
    CycleSteps(Workspace& workspace, StatusLine& status) : workspace_(workspace), status_(status) {}

    /// Moves the cursor by `count` cycles, backwards if negative. Returns false at the ends of the timeline.
    /// If there is no model, shows why and returns false.
    bool step(int count);

private:
    void go_to(const Timeline& timeline, Cycle cycle);

    Workspace& workspace_;
    StatusLine& status_;
};

} // namespace lockstep::gui
