#pragma once

#include "app/gui/charts/chart_base.h"

#include <QPointer>

class QCPItemRect;
class QCPItemStraightLine;

namespace lockstep::gui {

/// Plots a metric over the rounds (iterations) of the kernel's loop, or over its steps: one series per
/// variant, and the cursor.
class RoundChart : public ChartBase {
    Q_OBJECT
public:
    /// The metric that is plotted for each run.
    enum class Figure { efficiency, local_passes };

    explicit RoundChart(Figure figure, QWidget* parent = nullptr);
    void set_point(std::optional<std::size_t> point);
    [[nodiscard]] QString definition() const override;
    [[nodiscard]] std::unique_ptr<ChartBase> another() const override;

protected:
    void draw() override;

private:
    /// Returns the axis positions at which the loops start. Each loop gets as many points as its longest
    /// execution among the shown runs.
    [[nodiscard]] std::vector<double> starts(const std::vector<const RunSummary*>& all) const;
    [[nodiscard]] double place_of(const RunSummary& run, std::size_t point) const;
    [[nodiscard]] double headings_height() const;
    [[nodiscard]] double point_width() const;
    [[nodiscard]] QString heading_of(const RunSummary& run, std::size_t block) const;
    [[nodiscard]] std::size_t label_every(const RunSummary& run) const;
    void draw_headings(const RunSummary& run, bool has_same_labels);
    void draw_axes(const std::vector<const RunSummary*>& all, bool has_same_labels);
    void draw_cursor();
    void place_cursor();
    /// Returns the runs to plot: the current run and at most three other correct runs whose series have a
    /// similar length. More runs would make the chart hard to read.
    [[nodiscard]] std::vector<const RunSummary*> shown() const;
    void draw_series(const RunSummary& run, std::size_t row);
    [[nodiscard]] const std::vector<double>& values(const RunSummary& run) const;
    [[nodiscard]] QString whole(const RunSummary& run) const;

    Figure figure_;
    std::optional<std::size_t> point_;
    QPointer<QCPItemRect> band_; ///< with `line_`, the cursor; null if nothing is plotted
    QPointer<QCPItemStraightLine> line_;
    std::vector<double> starts_; ///< axis positions where the loops start, then the end of the last loop
};

} // namespace lockstep::gui
