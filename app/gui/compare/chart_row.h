#pragma once

#include <vector>

class QWidget;

namespace lockstep::gui {

class VariantChart;

/// Arranges a chart for each figure in which the compared runs differ side by side. The row scrolls if the
/// charts do not fit.
[[nodiscard]] QWidget* chart_row(std::vector<VariantChart*>& charts);

} // namespace lockstep::gui
