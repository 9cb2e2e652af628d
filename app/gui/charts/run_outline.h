#pragma once

#include "app/gui/theme/theme.h"

#include <QString>

class QCustomPlot;

namespace lockstep::gui {

/// What a run is known by; `place` is that of its colour and shape.
struct RunMark {
    QString letter;
    unsigned place;
};

/// A run of other work among the bars: a dashed outline with its letter, of no height that could be taken for a
/// value.
void draw_run_outline(QCustomPlot& plot, double place, const QString& letter, const Theme& theme);
/// The mark and letter of a run, below its bar at a place of the axis: those that it has in every list. Where they have
/// not the room beside each other, in pixels, the letter alone.
void draw_run_mark(QCustomPlot& plot, double at, double room, const RunMark& run, const Theme& theme);
/// Below the axis, above its words.
void make_room_for_run_marks(QCustomPlot& plot);
/// A line at what a plain copy reaches on the device; `factor`: bytes a second of the axis's unit.
void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme);

} // namespace lockstep::gui
