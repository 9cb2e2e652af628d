#pragma once

#include "app/gui/charts/chart_base.h"

#include <QPointF>
#include <QSizeF>
#include <functional>

class QPaintDevice;
class QPainter;

namespace lockstep::gui {

/// Where and how a chart is painted for an export.
struct ChartSpot {
    QPointF at;
    QSizeF size;      ///< before it is enlarged
    double scale = 1; ///< by how much the chart and its texts are enlarged
    bool has_title = true;
    bool is_clear = false; ///< whether the background stays transparent
};

/// Paints a chart with its title, subtitle and note for an export. Uses vector graphics if the device supports them.
class ChartPaper {
public:
    explicit ChartPaper(ChartBase& chart) : chart_(chart) {}
    /// `before` paints what is around the chart, below it.
    void paint(QPaintDevice& device, const ChartSpot& spot,
               const std::function<void(QPainter&)>& before = {});

private:
    /// Lays out the chart for this size. Returns the lines of the subtitle.
    QStringList lay_out(QSize size, bool has_title);
    void paint_texts(QPainter& painter, QSize size, bool has_title, const QStringList& lines) const;

    ChartBase& chart_;
    // heights of a line, and of the texts above and below the plot, in pixels
    int line_ = 0;
    int head_ = 0;
    int foot_ = 0;
};

} // namespace lockstep::gui
