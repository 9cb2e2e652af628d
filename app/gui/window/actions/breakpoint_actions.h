#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <set>

namespace lockstep::gui {

class SourcePanel;
class StatusLine;

/// Lets the user set breakpoints on source lines, at which playback stops, and go to the next step of a line.
class BreakpointActions : public QObject {
    Q_OBJECT
public:
    BreakpointActions(Workspace& workspace, const ActionSet& actions, SourcePanel& source,
                      StatusLine& status);

private:
    void show();
    void toggle(std::uint32_t line);
    void run_to_line();
    [[nodiscard]] std::uint32_t line_at_hand() const;
    [[nodiscard]] std::set<std::uint32_t>& lines();

    Workspace& workspace_;
    SourcePanel& source_;
    StatusLine& status_;
};

} // namespace lockstep::gui
