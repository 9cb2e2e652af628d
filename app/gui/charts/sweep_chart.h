#pragma once

#include "app/gui/charts/chart_base.h"
#include "app/gui/charts/sweep_grid.h"

#include <memory>

class QCPColorScale;

namespace lockstep::gui {

/// The measured time (or a counted figure) over what a sweep varied: lines with the quartiles, or a map of
/// two dimensions with the value in each cell and the recommended one framed.
class SweepChart : public ChartBase {
    Q_OBJECT
public:
    enum class Form { lines, map };

    explicit SweepChart(QWidget* parent = nullptr);
    /// A sweep that has one dimension is drawn as a line in either form.
    void show_sweep(std::shared_ptr<const Sweep> sweep, Form form);
    /// A path of run_figure_list(): "timing.median_ns".
    void show_figure(const char* key);
    [[nodiscard]] const SweepGrid& grid() const { return grid_; }

protected:
    void draw() override;

private:
    [[nodiscard]] std::optional<double> value_at(std::size_t column, std::size_t row) const;
    [[nodiscard]] bool is_time() const;
    void draw_lines();
    void draw_line(std::size_t row);
    void draw_axis_of_columns(bool as_numbers);
    void draw_map();
    void draw_cell(std::size_t column, std::size_t row, double least, double most);
    void draw_best(std::size_t point, bool on_map);
    void drop_scale();
    void show_source();
    [[nodiscard]] QString measured_text(const QString& what, const QString& device) const;

    std::shared_ptr<const Sweep> sweep_;
    SweepGrid grid_;
    Form form_ = Form::lines;
    const char* key_ = "timing.median_ns";
    Unit unit_;
    QCPColorScale* scale_ = nullptr;
};

} // namespace lockstep::gui
