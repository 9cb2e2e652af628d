#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/window/actions/cycle_steps.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>

namespace lockstep::gui {

class StatusLine;

/// The commands for playback, stepping and moving the selected lane.
class StepActions : public QObject {
    Q_OBJECT
public:
    StepActions(Workspace& workspace, const ActionSet& actions, StatusLine& status, QWidget& window);
    ~StepActions() override;

private:
    void connect_playing(const ActionSet& actions);
    void connect_jumps(const ActionSet& actions);
    void connect_lanes(const ActionSet& actions);
    /// Moves to the next round if the kernel has rounds, otherwise to the next barrier.
    void jump_round(int count);
    void jump_notable(Direction direction);
    /// Shows the next pass of a bank conflict alone.
    void jump_pass(Direction direction);
    void ask_for_step();

    Workspace& workspace_;
    StatusLine& status_;
    CycleSteps cycles_;
    QWidget& window_;
};

} // namespace lockstep::gui
