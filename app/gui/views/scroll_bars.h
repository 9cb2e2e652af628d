#pragma once

#include <QPointF>
#include <QSizeF>

class QAbstractScrollArea;

namespace lockstep::gui {

// A picture is scaled with the window's text size; lengths of the picture are at 100 %.

/// The size of a viewport, in the picture's lengths.
[[nodiscard]] QSizeF room_of(const QAbstractScrollArea& area);
/// The picture's position at the top left corner of the viewport.
[[nodiscard]] QPointF origin_of(const QAbstractScrollArea& area);
/// Sets the scroll bars of a viewport that shows a picture of this size.
void fit_scroll_bars(QAbstractScrollArea& area, QSizeF picture);

} // namespace lockstep::gui
