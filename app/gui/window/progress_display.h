#pragma once

#include "app/gui/model/workspace.h"

#include <QObject>

namespace lockstep::gui {

class StatusLine;

/// How far what runs is, in the status line: a run before a file that is saved, that before the model that a
/// picture waits for. A sweep has a page of its own.
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
    /// Neither a run nor a sweep is under way.
    [[nodiscard]] bool is_quiet() const;

    Workspace& workspace_;
    StatusLine& status_;
    bool shows_saving_ = false;
};

} // namespace lockstep::gui
