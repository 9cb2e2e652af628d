#pragma once

#include "app/gui/exporting/exported.h"
#include "app/gui/workspace/workspace.h"

#include <QString>
#include <functional>
#include <memory>
#include <vector>

class QWidget;

namespace lockstep::gui {

class Centre;
class ChartBase;
class ChartsPanel;

/// Something that can be exported now.
struct ExportContent {
    QString title;
    std::function<std::shared_ptr<Exported>()> make; ///< never returns null
};

/// Returns everything of the shown run that can be exported: `first`, then the pictures that apply to the run, the charts,
/// the findings, the comparison, the sweep and the whole run.
[[nodiscard]] std::vector<ExportContent> export_contents(Workspace& workspace, const Centre& centre,
                                                         const ChartsPanel& charts,
                                                         std::shared_ptr<Exported> first);

/// Returns the export of the whole run that is shown. There must be one.
[[nodiscard]] std::shared_ptr<Exported> exported_run(Workspace& workspace, const Centre& centre);

/// Returns the export of a chart.
[[nodiscard]] std::shared_ptr<Exported> exported_chart(Workspace& workspace, const ChartBase& chart);

/// Returns the export of a picture or a chart in the window; null for other widgets, and before there is a run.
[[nodiscard]] std::shared_ptr<Exported> exported_widget(Workspace& workspace, QWidget& shown);

} // namespace lockstep::gui
