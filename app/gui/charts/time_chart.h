#pragma once

#include "app/gui/charts/chart_base.h"

namespace lockstep::gui {

/// Measured time of each variant: the median as a bar, the quartiles as its error bar.
class TimeChart : public ChartBase {
    Q_OBJECT
public:
    explicit TimeChart(QWidget* parent = nullptr);

protected:
    void draw() override;

private:
    void draw_bar(const RunSummary& run, int place, double unit_ns, const QString& unit);
    void show_subtitle();
};

} // namespace lockstep::gui
