#pragma once

#include <QPointF>
#include <QSizeF>

class QAbstractScrollArea;

namespace lockstep::gui {

// A picture is drawn as large as the texts of the window; lengths of the picture are at 100 %.

/// What a viewport has room for, in the picture's lengths.
[[nodiscard]] QSizeF room_of(const QAbstractScrollArea& area);
/// The picture's place at the viewport's left top.
[[nodiscard]] QPointF origin_of(const QAbstractScrollArea& area);
/// The bars of a viewport that shows a picture of this size.
void fit_scroll_bars(QAbstractScrollArea& area, QSizeF picture);

} // namespace lockstep::gui
