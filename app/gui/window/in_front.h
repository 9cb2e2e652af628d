#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/workspace/workspace.h"

#include <QString>
#include <memory>

namespace lockstep::gui {

class Centre;

/// The front view or page for copying or exporting; null if there is nothing to export yet.
struct InFront {
    std::shared_ptr<Exported> what;
    QString why_not = {}; ///< if nothing can be exported: what the user must do first
};

/// Returns the export of the front picture or page, or of the chart of the sweep.
[[nodiscard]] InFront in_front(Workspace& workspace, const Centre& centre);
/// Returns the name of the front view or page in a place: "stage", "findings".
[[nodiscard]] QString name_in_front(const Centre& centre);

} // namespace lockstep::gui
