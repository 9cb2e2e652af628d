#pragma once

#include "app/gui/charts/sweep_grid.h"
#include "app/gui/theme/quantity_text.h"
#include "core/recording/sweep.h"

#include <memory>
#include <optional>

namespace lockstep::gui {

inline constexpr const char* fault_sign = "⚠"; ///< marks faulty combinations in charts and tables

/// Says why a combination is faulty and not recommended; empty if it is not faulty.
[[nodiscard]] QString fault_text(const SweepPoint& point);

/// The values of one metric for all combinations of a sweep, arranged in a grid and converted to a suitable
/// unit.
class SweepValues {
public:
    struct Cell {
        std::size_t column;
        std::size_t row;
    };

    SweepValues() = default;
    /// Arranges the values of one metric. `key` is a path of run_figure_list(), such as "timing.median_ns".
    /// Without a sweep, the grid is empty.
    SweepValues(std::shared_ptr<const Sweep> sweep, const char* key);

    [[nodiscard]] bool is_empty() const { return sweep_ == nullptr || grid_.columns.empty(); }
    [[nodiscard]] const Sweep& sweep() const { return *sweep_; }
    [[nodiscard]] const SweepGrid& grid() const { return grid_; }
    [[nodiscard]] const char* key() const { return key_; }
    [[nodiscard]] const Unit& unit() const { return unit_; }
    [[nodiscard]] bool is_time() const;
    /// Returns the value in the chosen unit; empty if the combination does not have the metric.
    [[nodiscard]] std::optional<double> at(std::size_t column, std::size_t row) const;
    /// Formats a value that at() has returned. Times are formatted without their unit.
    [[nodiscard]] QString text_of(double value) const;
    /// The quartiles of a time, in the chosen unit. Without quartiles, both members are the value itself.
    struct Spread {
        double low;
        double high;
    };
    [[nodiscard]] Spread spread_at(std::size_t column, std::size_t row, double value) const;
    /// Says why a combination is faulty and not recommended; empty if it is not faulty.
    [[nodiscard]] QString fault_at(std::size_t column, std::size_t row) const;
    /// Returns the number of faulty combinations.
    [[nodiscard]] int faults() const;
    /// Returns the grid cell of a sweep point; empty if the point is not in the grid.
    [[nodiscard]] std::optional<Cell> cell_of(std::size_t point) const;
    [[nodiscard]] bool columns_are_numbers() const;

private:
    [[nodiscard]] std::optional<double> raw(std::size_t column, std::size_t row) const;
    [[nodiscard]] Unit fitting_unit() const;

    std::shared_ptr<const Sweep> sweep_;
    SweepGrid grid_;
    const char* key_ = "";
    Unit unit_;
};

} // namespace lockstep::gui
