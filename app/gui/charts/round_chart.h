#pragma once

#include "app/gui/charts/chart_base.h"

namespace lockstep::gui {

/// A figure over the rounds of the kernel's loop (or over its ticks), one series a variant, with the cursor.
class RoundChart : public ChartBase {
    Q_OBJECT
public:
    /// Which of a summary's series is drawn.
    enum class Figure { efficiency, local_passes };

    explicit RoundChart(Figure figure, QWidget* parent = nullptr);
    void set_point(std::optional<std::size_t> point);
    [[nodiscard]] QString definition() const override;

protected:
    void draw() override;

private:
    /// Where the blocks of loops begin on the axis: as many points apart as the longest of those shown has.
    [[nodiscard]] std::vector<double> starts(const std::vector<const RunSummary*>& all) const;
    [[nodiscard]] double place_of(const RunSummary& run, std::size_t point) const;
    [[nodiscard]] std::size_t label_every(const RunSummary& run) const;
    void draw_headings(const RunSummary& run, bool has_same_labels);
    void draw_axes(const std::vector<const RunSummary*>& all, bool has_same_labels);
    void draw_cursor();
    /// The current run and at most three others whose series is not much longer and whose result is right:
    /// more could not be told apart.
    [[nodiscard]] std::vector<const RunSummary*> shown() const;
    void draw_series(const RunSummary& run, std::size_t row);
    [[nodiscard]] const std::vector<double>& values(const RunSummary& run) const;
    [[nodiscard]] QString whole(const RunSummary& run) const;

    Figure figure_;
    std::optional<std::size_t> point_;
    std::vector<double> starts_; ///< of the blocks, with the end of the last
};

} // namespace lockstep::gui
