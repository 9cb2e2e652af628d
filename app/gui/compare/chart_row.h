#pragma once

#include <vector>

class QWidget;

namespace lockstep::gui {

class VariantChart;

/// A chart of each figure in which compared runs differ, side by side; they scroll where there is no room for all.
[[nodiscard]] QWidget* chart_row(std::vector<VariantChart*>& charts);

} // namespace lockstep::gui
