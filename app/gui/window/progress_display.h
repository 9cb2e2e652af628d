#pragma once

#include "app/gui/workspace/workspace.h"

#include <QObject>

namespace lockstep::gui {

class StatusLine;

/// Shows progress in the status line. A run takes precedence over saving a file, which takes precedence over
/// a simulation for which a picture waits. A sweep shows its progress on its own page.
class ProgressDisplay : public QObject {
    Q_OBJECT
public:
    ProgressDisplay(Workspace& workspace, StatusLine& status);

private:
    void connect_runs();
    void show_run();
    void connect_saver();
    void connect_maker();
    void begin_saving();
    /// Returns whether no run or sweep is running.
    [[nodiscard]] bool is_quiet() const;

    Workspace& workspace_;
    StatusLine& status_;
    bool shows_saving_ = false;
};

} // namespace lockstep::gui
