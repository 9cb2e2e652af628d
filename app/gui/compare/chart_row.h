#pragma once

#include <vector>

class QWidget;

namespace lockstep::gui {

class VariantChart;

/// A chart for each figure in which the compared runs differ, side by side. They scroll if they do not fit.
[[nodiscard]] QWidget* chart_row(std::vector<VariantChart*>& charts);

} // namespace lockstep::gui
