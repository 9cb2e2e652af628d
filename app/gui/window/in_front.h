#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/workspace/workspace.h"

#include <QString>
#include <memory>
#include <vector>

class QWidget;

namespace lockstep::gui {

class Centre;
class SweepChart;

/// The front view or page for copying or exporting; null if there is nothing to export yet.
struct InFront {
    std::shared_ptr<Exported> what;
    QString why_not = {}; ///< if nothing can be exported: what the user must do first
};

/// Returns the export of the front picture or page, or of the chart of the sweep.
[[nodiscard]] InFront in_front(Workspace& workspace, const Centre& centre);
/// Returns the export of a view or page of the tabs, whether it is in front or not.
[[nodiscard]] InFront exported_page(Workspace& workspace, const Centre& centre, const QWidget& page);
/// Returns the pages that are not pictures: findings, comparison, sweep, race, layouts.
[[nodiscard]] std::vector<QWidget*> pages_to_export(const Centre& centre);
/// Returns the export of the chart of a sweep, which must have one.
[[nodiscard]] std::shared_ptr<Exported> exported_sweep(const SweepChart& chart);
/// Returns the name of the front view or page in a place: "stage", "findings".
[[nodiscard]] QString name_in_front(const Centre& centre);

} // namespace lockstep::gui
