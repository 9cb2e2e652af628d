#pragma once

#include "app/gui/window/actions/action_set.h"
#include "app/gui/workspace/workspace.h"

#include <QObject>
#include <QString>
#include <cstdint>
#include <set>

class QMenu;

namespace lockstep::gui {

class SourcePanel;
class StatusLine;

/// Lets the user set breakpoints on source lines, at which playback stops, go to the next step of a line, and play
/// until the selected warp executes a line.
class BreakpointActions : public QObject {
    Q_OBJECT
public:
    BreakpointActions(Workspace& workspace, const ActionSet& actions, SourcePanel& source,
                      StatusLine& status);

    /// Adds the entry "Run to line" at the start of a menu of the source. `line`: from 1; 0: the chosen line, or else
    /// the line of the current step.
    void add_entry(QMenu* menu, std::uint32_t line);

private:
    void show();
    void toggle(std::uint32_t line);
    void run_to_line();
    [[nodiscard]] std::uint32_t line_at_hand() const;
    [[nodiscard]] QString why_not_run_to(std::uint32_t line) const;
    [[nodiscard]] std::set<std::uint32_t>& lines();

    Workspace& workspace_;
    SourcePanel& source_;
    StatusLine& status_;
};

} // namespace lockstep::gui
