#pragma once

#include "app/gui/charts/chart_base.h"
#include "app/gui/charts/sweep_values.h"

#include <memory>

class QCPColorMap;
class QCPColorScale;

namespace lockstep::gui {

/// The measured time (or a counted figure) over the varied values of a sweep: lines with the quartiles, or a
/// two-dimensional map with the value in each cell and a frame around the recommended one.
class SweepChart : public ChartBase {
    Q_OBJECT
public:
    enum class Form { lines, map };

    explicit SweepChart(QWidget* parent = nullptr);
    /// A sweep with one dimension is drawn as a line in either form.
    void show_sweep(std::shared_ptr<const Sweep> sweep, Form form);
    /// The sweep is being measured: there is nothing to draw yet.
    void show_waiting();
    /// A path of run_figure_list(): "timing.median_ns".
    void show_figure(const char* key);
    [[nodiscard]] const SweepGrid& grid() const { return values_.grid(); }
    [[nodiscard]] QString definition() const override;

protected:
    void draw() override;

private:
    /// Positions of the columns on their axis: equal distances, or according to their numbers.
    enum class Columns : std::uint8_t { as_names, as_numbers };
    void draw_axis_of(Columns columns);
    [[nodiscard]] bool is_map() const { return form_ == Form::map && grid().is_map(); }
    void show_source();
    [[nodiscard]] QString measured_text(const QString& what) const;
    // sweep_lines.cpp
    void draw_lines();
    void draw_line(std::size_t row);
    void draw_line_name(std::size_t row, const QColor& colour);
    void draw_best_point(std::size_t point);
    // sweep_map.cpp
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
