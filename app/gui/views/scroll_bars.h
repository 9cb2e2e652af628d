#pragma once

#include <QPointF>
#include <QSizeF>

class QAbstractScrollArea;

namespace lockstep::gui {

// A picture is scaled with the window's text size. Lengths of the picture are given at 100 %.

/// Returns the size of a viewport, converted to lengths of the picture.
[[nodiscard]] QSizeF room_of(const QAbstractScrollArea& area);
/// Returns the position in the picture that is at the top left corner of the viewport.
[[nodiscard]] QPointF origin_of(const QAbstractScrollArea& area);
/// Sets the ranges of the scroll bars for a picture of this size.
void fit_scroll_bars(QAbstractScrollArea& area, QSizeF picture);

} // namespace lockstep::gui
