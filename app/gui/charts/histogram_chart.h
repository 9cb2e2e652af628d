#pragma once

#include "app/gui/charts/chart_base.h"

namespace lockstep::gui {

/// Shows how a launch's warp steps are distributed over active lanes, or its memory requests over sectors.
class HistogramChart : public ChartBase {
    Q_OBJECT
public:
    enum class Kind { lanes, sectors };

    explicit HistogramChart(Kind kind, QWidget* parent = nullptr);
    /// Shows a histogram: counts[n] items have the value n. `place` is the series index, which selects the
    /// colour; `device` is the name of the device on which the kernel ran.
    void show_counts(std::vector<std::uint64_t> counts, unsigned place, const QString& device);
    void show_waiting();
    [[nodiscard]] QString definition() const override;
    [[nodiscard]] std::unique_ptr<ChartBase> another() const override;

protected:
    void draw() override;

private:
    void draw_bars(double all);

    Kind kind_;
    std::vector<std::uint64_t> counts_;
    unsigned place_ = 0;
    QString device_;
    bool is_waiting_ = false;
};

} // namespace lockstep::gui
