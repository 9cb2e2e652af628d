#pragma once

#include "app/gui/workspace/workspace.h"

namespace lockstep::gui {

class StatusLine;

/// Moves the cursor by cycles of the model, and to the step that its work-group issues in the new cycle.
class CycleSteps {
public:
    CycleSteps(Workspace& workspace, StatusLine& status) : workspace_(workspace), status_(status) {}

    /// Returns false at the ends, and if there is no model, in which case it shows why.
    bool step(int count);

private:
    void go_to(const Timeline& timeline, Cycle cycle);

    Workspace& workspace_;
    StatusLine& status_;
};

} // namespace lockstep::gui
