#pragma once

#include "app/gui/workspace/run_summary.h"

#include <Qt>
#include <vector>

class QSplitter;
class QWidget;

namespace lockstep::gui {

class PaneGrid;
class VariantChart;

/// Creates the charts, one for each metric in which the compared runs differ. Charts that do not fit into a row are in
/// further rows.
[[nodiscard]] PaneGrid* chart_grid(std::vector<VariantChart*>& charts);
/// Shows the runs in the charts that have a bar for them, and hides the other charts.
void show_in_filled(PaneGrid& grid, const std::vector<VariantChart*>& charts,
                    const std::vector<RunSummary>& runs);

/// Returns the list text of a run: "E Interleaved", and a second line that distinguishes runs of the same
/// name: "256 · 64 · educational".
[[nodiscard]] QString run_item_text(const RunSummary& run);
/// Returns the tooltip of a run: all of its parameters, its device and its hardware model.
[[nodiscard]] QString run_item_tip(const RunSummary& run);

/// Makes a column wide enough for the full names of its buttons at every text size.
void fit_to_buttons(QWidget& column);
/// Turns the page's two splitters: `sides` with the list and the results, and `lower` with the table and its
/// interpretation. Call only for another orientation: the list is first in a row, and last in a column.
void turn(QSplitter& sides, QSplitter& lower, Qt::Orientation orientation);

} // namespace lockstep::gui
