#pragma once

#include "app/gui/handout/handout.h"
#include "app/gui/theme/theme.h"

#include <QColor>
#include <vector>

class QPainter;

namespace lockstep::gui {

/// Returns the background of a cell with this heat (0..1). It is pale, so that the usual text is readable on it.
[[nodiscard]] QColor warm_ground(const Theme& theme, double heat);

/// A table as it is drawn on paper, in the light theme. Texts that are too wide continue in the next line of
/// their cell.
///
///     Title of the table
///     Column      Column                     Column
///     ---------------------------------------------
///     text        a text that needs          number
///                 two lines
class DrawnTable {
public:
    /// Lays the table out for a width in pixels of 1/96 inch.
    DrawnTable(const HandoutTable& table, double width);

    [[nodiscard]] double height() const { return ends_.empty() ? 0 : ends_.back(); }
    /// Returns the ends of the rows, at which the table may continue on another page. The title and the heads
    /// of the columns end with the first row.
    [[nodiscard]] std::vector<double> row_ends() const;
    /// Draws the rows between two heights, with the height `from` at the origin.
    void draw(QPainter& painter, double from, double to) const;

private:
    /// A line of the table: its title, its heads, or a row.
    struct Line {
        std::vector<HandoutCell> cells;
        bool is_strong = false;
        bool is_title = false;
    };
    void set_widths(double width);
    [[nodiscard]] double line_height(const Line& line) const;
    void draw_line(QPainter& painter, const Line& line, double top, double height) const;

    std::vector<HandoutColumn> columns_;
    std::vector<Line> lines_;
    std::vector<double> widths_; ///< of the columns
    std::vector<double> ends_;   ///< of the lines
};

} // namespace lockstep::gui
