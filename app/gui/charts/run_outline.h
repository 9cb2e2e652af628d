#pragma once

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/theme.h"

#include <QString>
#include <qcustomplot.h>

namespace lockstep::gui {

/// Identifies a run in a chart; `place` is its series index, which selects its colour and shape.
struct RunMark {
    QString letter;
    unsigned place;
};

/// Draws a run that did different work and so is not comparable: a dashed outline with its letter. Its height
/// is fixed so that it cannot be mistaken for a value.
void draw_run_outline(QCustomPlot& plot, double place, const QString& letter, const Theme& theme);
/// Draws the mark and the letter of a run below its bar, as in lists of runs. If both do not fit into `room`
/// pixels, draws only the letter.
void draw_run_mark(QCustomPlot& plot, double at, double room, const RunMark& run, const Theme& theme);
/// Reserves space for the marks between the axis line and the tick labels.
void make_room_for_run_marks(QCustomPlot& plot);
/// Draws a line at the bandwidth that a plain copy reaches on the device; `factor` converts bytes per second
/// to the unit of the axis.
void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme);

/// Bars with a hatch over their fill. The hatch is drawn as lines because some SVG viewers ignore pattern
/// brushes.
class SeriesBars : public QCPBars {
public:
    SeriesBars(QCPAxis* keys, QCPAxis* values, BarHatch hatch, const QColor& ink);

protected:
    void draw(QCPPainter* painter) override;

private:
    BarHatch hatch_;
    QColor ink_;
};

} // namespace lockstep::gui
