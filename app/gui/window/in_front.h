#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/model/workspace.h"

#include <QString>
#include <memory>

namespace lockstep::gui {

class Centre;

/// What stands in front of the window, as it can be copied or exported; null where there is nothing yet.
struct InFront {
    std::shared_ptr<Exported> what;
    QString why_not = {}; ///< what to do first
};

/// The picture of a view, the paper of a page, the chart of the sweep.
[[nodiscard]] InFront in_front(Workspace& workspace, const Centre& centre);

} // namespace lockstep::gui
