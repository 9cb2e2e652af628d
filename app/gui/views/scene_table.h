#pragma once

#include "app/gui/scenes/kit/scene.h"

#include <QRectF>
#include <QString>
#include <cstddef>
#include <vector>

namespace lockstep::gui {

/// A cell of a picture that is read as a table: what a screen reader can point at.
struct SceneCell {
    QRectF rect;  ///< in scene coordinates; null for a cell that only fills its row
    QString text; ///< the drawn text; empty if the picture shows only a colour or a sign
    SceneId id;   ///< identifies what the cell represents; empty for plain text
};

/// A picture as a table of cells in reading order: from top to bottom, and in a row from left to right.
struct SceneTable {
    std::vector<SceneCell> cells; ///< row by row; each row has `columns` cells
    std::size_t columns = 0;

    [[nodiscard]] std::size_t rows() const { return columns == 0 ? 0 : cells.size() / columns; }
    /// Returns the index of the first cell that represents this; the number of cells if there is none.
    [[nodiscard]] std::size_t index_of(const SceneId& id) const;
};

/// The largest number of cells that are taken from a picture, so that a screen reader never has to read more.
inline constexpr std::size_t most_scene_cells = 4000;

/// Makes the table of a picture. Texts and boxes with the same id are one cell, at the position of the first one.
/// A cell is in the row above if its middle is within the height of that row's first cell. Rows with fewer cells
/// than the longest one are filled at the end.
[[nodiscard]] SceneTable scene_table(const Scene& scene);

} // namespace lockstep::gui
