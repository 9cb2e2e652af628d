#pragma once

#include "app/gui/charts/chart_base.h"

namespace lockstep::gui {

/// A bar: its length and the ends of its error bar, all in the metric's base unit.
struct RunBar {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// Shows a metric of whole runs with one horizontal bar per run, the best run first. Bars of measured metrics
/// have quartiles. Runs that did different work or have a wrong result get no bar.
class VariantChart : public ChartBase {
    Q_OBJECT
public:
    enum class Figure {
        time,       ///< measured: the median, with quartiles
        bandwidth,  ///< requested bytes (counted) divided by the measured time
        requests,   ///< counted: memory requests and bank conflicts
        efficiency, ///< lane efficiency (counted)
    };

    explicit VariantChart(Figure figure, QWidget* parent = nullptr);

    /// Returns the runs that have a bar, the best first.
    [[nodiscard]] std::vector<const RunSummary*> with_bars() const;
    [[nodiscard]] QString definition() const override;
    [[nodiscard]] std::unique_ptr<ChartBase> another() const override;

protected:
    void draw() override;
    [[nodiscard]] int least_plot_height() const override;

private:
    [[nodiscard]] QString text_of(double value) const;
    [[nodiscard]] QString whole_text_of(double value) const;
    [[nodiscard]] QString quartiles_of(const RunBar& bar) const;
    enum class BarFill : std::uint8_t { solid, hollow };
    void draw_bar(const RunBar& bar, double place, double width, const RunSummary& run, BarFill fill);
    void draw_label(const RunBar& bar, double place, bool is_strong);
    void draw_names(const std::vector<const RunSummary*>& shown);
    void set_range(const std::vector<const RunSummary*>& shown, double most);
    /// Names the runs whose times do not clearly differ from the current run; empty if there are none.
    [[nodiscard]] QString unclear_text(const std::vector<const RunSummary*>& shown) const;
    [[nodiscard]] QString time_source(const std::vector<const RunSummary*>& shown) const;
    [[nodiscard]] QString what_will_stand_here() const;
    void draw_bars(const std::vector<const RunSummary*>& shown);
    void draw_labels(const std::vector<const RunSummary*>& shown);
    void show_source(const std::vector<const RunSummary*>& shown);

    Figure figure_;
    Unit unit_;
    std::size_t bars_ = 0;
    bool shows_quartiles_ = true;
    double names_width_ = 0; ///< space for names left of the bars, in pixels
};

} // namespace lockstep::gui
