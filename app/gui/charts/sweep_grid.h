#pragma once

#include "core/recording/sweep.h"

#include <QString>
#include <optional>
#include <vector>

namespace lockstep::gui {

/// A sweep laid out for a chart: columns and rows of cells, in the order of their values.
///
///     one parameter:      columns = its values, one row
///     two parameters:     columns = values of the first, rows = values of the second
///     one shape, XxY:     columns = widths, rows = heights
struct SweepGrid {
    QString column_name;
    QString row_name; ///< label of the vertical axis; empty if there is only one row
    std::vector<QString> columns;
    std::vector<QString> rows;                     ///< labels of the rows; at least one
    std::vector<std::optional<std::size_t>> cells; ///< [row * columns + column]: index into Sweep::points

    [[nodiscard]] bool is_map() const { return rows.size() > 1; }
    [[nodiscard]] std::optional<std::size_t> at(std::size_t column, std::size_t row) const {
        return cells[row * columns.size() + column];
    }
};
[[nodiscard]] SweepGrid sweep_grid(const Sweep& sweep);

} // namespace lockstep::gui
