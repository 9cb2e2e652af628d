#pragma once

#include "app/gui/theme/theme.h"

#include <QString>

class QCustomPlot;

namespace lockstep::gui {

/// Identifies a run; `place` selects its colour and shape.
struct RunMark {
    QString letter;
    unsigned place;
};

/// A run with other work among the bars: a dashed outline with its letter, with a fixed height that cannot be
/// mistaken for a value.
void draw_run_outline(QCustomPlot& plot, double place, const QString& letter, const Theme& theme);
/// The mark and letter of a run below its bar, as in every list. If they do not fit side by side into `room`
/// pixels, only the letter is drawn.
void draw_run_mark(QCustomPlot& plot, double at, double room, const RunMark& run, const Theme& theme);
/// Reserves space below the axis line, above its labels.
void make_room_for_run_marks(QCustomPlot& plot);
/// A line at the bandwidth of a plain copy on the device; `factor`: bytes per second in the unit of the axis.
void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme);

} // namespace lockstep::gui
