#pragma once

#include "app/gui/workspace/cursor.h"
#include "app/gui/workspace/workspace.h"
#include "core/advice/advice.h"

#include <QObject>
#include <optional>

namespace lockstep::gui {

class Centre;
class Docks;
class StatusLine;

/// Moves the cursor and the source to the position of a finding, a piece of advice or a work-item of the page
/// Findings.
class FindingActions : public QObject {
    Q_OBJECT
public:
    FindingActions(Workspace& workspace, Centre& centre, const Docks& docks, StatusLine& status);

    /// Moves to the first step of a site, and to its line in the source.
    void go_to_site(std::size_t launch, Site site);

private:
    void go_to_finding(std::size_t launch, const Finding& finding);
    void go_to_advice(std::size_t launch, const Advice& advice);
    void go_to_item(std::size_t launch, Group group, Warp warp, Lane lane);
    /// Moves the cursor; returns false if `place` is empty.
    bool go_to(const std::optional<Cursor>& place);
    void show_line(std::uint32_t line);

    Workspace& workspace_;
    Centre& centre_;
    const Docks& docks_;
    StatusLine& status_;
};

} // namespace lockstep::gui
