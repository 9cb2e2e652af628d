#pragma once

#include "app/gui/charts/chart_base.h"

namespace lockstep::gui {

/// Shows a figure of whole runs, one bar per run, with quartiles for measured figures. Runs that did
/// different work or have a wrong result get no bar.
class VariantChart : public ChartBase {
    Q_OBJECT
public:
    enum class Figure {
        time,       ///< measured: the median, with quartiles
        bandwidth,  ///< requested bytes (counted) divided by the measured time
        requests,   ///< counted: memory requests and bank conflicts
        efficiency, ///< counted: lane efficiency
    };

    explicit VariantChart(Figure figure, QWidget* parent = nullptr);

    /// Returns the runs that have a bar.
    [[nodiscard]] std::vector<const RunSummary*> with_bars() const;
    [[nodiscard]] QString definition() const override;

protected:
    void draw() override;

private:
    /// A bar: its height and the ends of its error bar, all in the figure's base unit.
    struct Bar {
        double value = 0;
        double low = 0;
        double high = 0;
    };
    [[nodiscard]] std::optional<Bar> bar_of(const RunSummary& run) const;
    [[nodiscard]] static Bar conflicts_of(const RunSummary& run);
    [[nodiscard]] QString text_of(double value) const;
    [[nodiscard]] Unit unit_for(double most) const;
    enum class BarFill : std::uint8_t { solid, hollow };
    void draw_bar(const Bar& bar, double place, double width, const RunSummary& run, BarFill fill);
    void draw_label(const Bar& bar, double place, double width, bool is_strong);
    void draw_names(const std::vector<const RunSummary*>& shown);
    /// Names the runs whose times do not clearly differ from the current run; empty if there are none.
    [[nodiscard]] QString unclear_text(const std::vector<const RunSummary*>& shown) const;
    [[nodiscard]] QString time_source(const std::vector<const RunSummary*>& shown) const;
    [[nodiscard]] QString what_will_stand_here() const;
    void draw_outlines(std::size_t bars);
    void draw_runs(const std::vector<const RunSummary*>& shown);
    void show_source(const std::vector<const RunSummary*>& shown);

    Figure figure_;
    Unit unit_;
    std::size_t bars_ = 0; ///< number of bars, including the outlines
    std::size_t outlines_ = 0;
    bool has_turned_ = false; ///< whether a label was too wide to be drawn horizontally
};

} // namespace lockstep::gui
