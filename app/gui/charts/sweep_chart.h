#pragma once

#include "app/gui/charts/chart_base.h"
#include "app/gui/charts/sweep_values.h"

#include <memory>
#include <string_view>

class QCPColorMap;
class QCPColorScale;

namespace lockstep::gui {

/// Plots the measured time (or a counted metric) over the swept values: lines with quartiles, or a
/// two-dimensional map with the value in each cell and a frame around the recommended cell.
class SweepChart : public ChartBase {
    Q_OBJECT
public:
    enum class Form { lines, map };

    explicit SweepChart(QWidget* parent = nullptr);
    /// Shows a sweep. A sweep over one parameter is drawn as a line even if `form` is the map.
    void show_sweep(std::shared_ptr<const Sweep> sweep, Form form);
    /// Shows that the sweep is still being measured and there is nothing to draw yet.
    void show_waiting();
    /// Selects the plotted metric. `key` is a path of run_figure_list(), such as "timing.median_ns".
    void show_figure(const char* key);
    /// Returns the shown sweep; null if there is none.
    [[nodiscard]] const std::shared_ptr<const Sweep>& sweep() const { return sweep_; }
    /// Returns whether the sweep is drawn as `lockstep render` draws it: its times, as a map if it has two parameters.
    [[nodiscard]] bool is_usual() const {
        return std::string_view(key_) == "timing.median_ns" && (form_ == Form::map || !grid().is_map());
    }
    [[nodiscard]] const SweepGrid& grid() const { return values_.grid(); }
    [[nodiscard]] QString definition() const override;
    [[nodiscard]] std::unique_ptr<ChartBase> another() const override;

protected:
    void draw() override;
    [[nodiscard]] QString tooltip_at(QPoint at) const override;

private:
    /// How columns are placed on their axis: at equal distances, or at their numeric values.
    enum class Columns : std::uint8_t { as_names, as_numbers };
    void draw_axis_of(Columns columns);
    [[nodiscard]] bool is_map() const { return form_ == Form::map && grid().is_map(); }
    void show_source();
    // Implemented in sweep_lines.cpp.
    void draw_lines();
    void draw_line(std::size_t row);
    void draw_line_name(std::size_t row, const QColor& colour);
    void draw_best_point(std::size_t point);
    // Implemented in sweep_map.cpp.
    void draw_map();
    void draw_scale(QCPColorMap& map, double least, double most);
    void draw_cell(std::size_t column, std::size_t row, double least, double most);
    void draw_best_cell(std::size_t point);
    void drop_scale();

    std::shared_ptr<const Sweep> sweep_;
    SweepValues values_;
    Form form_ = Form::lines;
    const char* key_ = "timing.median_ns";
    QCPColorScale* scale_ = nullptr;
    bool is_waiting_ = false;
};

} // namespace lockstep::gui
