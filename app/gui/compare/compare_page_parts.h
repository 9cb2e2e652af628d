#pragma once

#include "app/gui/model/run_summary.h"

#include <vector>

class QWidget;

namespace lockstep::gui {

class VariantChart;

/// A chart for each figure in which the compared runs differ, side by side. They scroll if they do not fit.
[[nodiscard]] QWidget* chart_row(std::vector<VariantChart*>& charts);

/// "E Interleaved", and a second line that distinguishes runs of the same name: "256 · 64 · educational".
[[nodiscard]] QString run_item_text(const RunSummary& run);
/// All of its parameters, its device and its hardware model.
[[nodiscard]] QString run_item_tip(const RunSummary& run);

} // namespace lockstep::gui
