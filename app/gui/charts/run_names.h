#pragma once

#include "app/gui/theme/theme.h"

#include <QString>

class QCustomPlot;

namespace lockstep::gui {

/// Identifies a run in a chart; `place` is its series index, which selects its colour and shape.
struct RunName {
    QString text;
    unsigned place;
    bool is_current = false;
};

/// Returns the width in pixels that the mark and the name of a run need, including the gap to its bar.
[[nodiscard]] double run_name_width(const RunName& name);
/// Returns a name that fits into `width` pixels with its mark. A longer name ends with an ellipsis, but keeps its first
/// eight letters.
[[nodiscard]] QString fitting_run_name(const QString& name, double width);
/// Draws the mark and the name of a run to the left of its bar, as in lists of runs. `at` is the position on
/// the y axis; `width` is the space to the left of the axis, in pixels.
void draw_run_name(QCustomPlot& plot, double at, double width, const RunName& name, const Theme& theme);
/// Height of the label of draw_copy_line(), which is above the axis rectangle, in pixels.
[[nodiscard]] int copy_label_height();
/// Draws a line at the bandwidth that a plain copy reaches on the device. `factor` converts bytes per second
/// to the unit of the x axis. The margins of the axis rectangle and the range of the x axis must be set.
void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme);

} // namespace lockstep::gui
