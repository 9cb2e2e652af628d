#pragma once

#include "app/gui/charts/sweep_chart.h"

#include <QWidget>
#include <memory>

class QComboBox;

namespace lockstep::gui {

/// The chart of a sweep, with controls for the plotted metric and the type of chart.
class ChartedSweep : public QWidget {
    Q_OBJECT
public:
    explicit ChartedSweep(QWidget* parent = nullptr);

    /// These two functions return the selected indexes of both controls, so that they can be restored later.
    [[nodiscard]] int chosen_figure() const;
    [[nodiscard]] int chosen_form() const;
    void choose(int figure, int form);

    /// Shows a sweep; null hides the chart.
    void show_sweep(std::shared_ptr<const Sweep> sweep);
    /// Shows that a sweep is running.
    void show_waiting();

    [[nodiscard]] SweepChart& chart() { return *chart_; }
    [[nodiscard]] SweepChart::Form form() const;
    /// Returns the path of the plotted metric in the results.
    [[nodiscard]] const char* figure() const;

private:
    void draw();

    QComboBox* const form_;
    QComboBox* const figure_;
    SweepChart* const chart_;
    std::shared_ptr<const Sweep> sweep_;
};

} // namespace lockstep::gui
